"""Read a recorded game and print, day by day, where the hunters have to expect Dracula.

python examples/where_is_dracula.py docs/games/fury3-example.furyqt
"""

import sys
from pathlib import Path

from ai.knowledge import knowledge
from furyqt.rules.core.record import loads

HUNTERS = 0


def main(file):
    """Print the likeliest places before each line of the record; the true place is not used."""
    record, positions = loads(Path(file).read_bytes())
    rules, mind = record.rules, knowledge(record.rules)
    places = record.table.atlas.places
    printed = 0
    for position in positions:
        if rules.line(position) <= printed or not position.agenda:
            continue
        printed = rules.line(position)
        chances = mind.belief(rules.observe(position, HUNTERS)).places()
        likeliest = sorted(chances, key=chances.get, reverse=True)[:3]
        words = ", ".join(f"{places[place].name} {chances[place]:.0%}" for place in likeliest)
        print(f"{printed:3}: {len(chances):2} places: {words}")


if __name__ == "__main__":
    main(sys.argv[1])
