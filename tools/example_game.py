"""The annotated example of the third edition: play it, write its record, and the page that shows every line.

    python -m tools.example_game SEED

The explanation of a line is in the page itself and is kept as long as the line is the same. Both sides follow
the greedy agent, but one decision in five shows a kind of token that is new in this game.
"""

from __future__ import annotations

import argparse
import random
import re
import textwrap
from pathlib import Path

from ai.agent import decision_seed
from ai.agents import make_agent
from furyqt.rules.core.agenda import Action, is_over, play, player_to_move
from furyqt.rules.core.record import Record, dumps
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.fury3.actions import Placement, Word

ROOT = Path(__file__).resolve().parents[1]
RECORD = ROOT / "docs" / "games" / "fury3-example.furyqt"
PAGE = ROOT / "docs" / "fury3-example.md"
OPTIONS = {"game": "base"}
CURIOSITY = 0.2
MOST_ACTIONS = 400
WIDTH = 100


def kind(action: Action) -> object:
    """Return the kind of a token: the word, the power card of a placement, otherwise the class."""
    if isinstance(action, Word):
        return action.word
    if isinstance(action, Placement):
        return "placement", action.power, action.space == -1
    return type(action)


def played(seed: int, game: str = "fury3", most: int = MOST_ACTIONS) -> Record | None:
    """Play two greedy players who sometimes try a new kind of token; None if the game takes too long."""
    rules = ruleset(game)
    options = rules.checked_options(OPTIONS)
    agent = make_agent(rules, "greedy")
    record = Record(game, seed, options, tags={"Hunters": "greedy", "Dracula": "greedy"})
    state, shown = rules.setup(options, seed), set[object]()
    while not is_over(state):
        player = player_to_move(state)
        assert player is not None
        draw = random.Random(decision_seed(seed, len(record.actions)))
        observation = rules.observe(state, player)
        new = [action for action in observation.actions if kind(action) not in shown]
        if new and draw.random() < CURIOSITY:
            action = draw.choice(new)
        else:
            action = observation.actions[agent.decide(observation, draw.getrandbits(60)).index]
        shown.add(kind(action))
        record = record.added(action)
        state = play(state, action)
        if len(record.actions) >= most:
            return None
    return record


DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
SECTION = re.compile(r"## [0-9]+\. \w+\n\n(```line\n.*?```)\n\n(.*?)(?=\n## )", re.DOTALL)
"""The section of a line: the block and its explanation."""
TO_DO = "- (to be written)\n"


def lines(record: Record) -> list[str]:
    """The body of the record, line by line, without the mark at the end."""
    return dumps(record).partition("\n\n")[2].splitlines()[:-1]


def block(line: str) -> str:
    """A line of the record as a fenced block of the page."""
    wrapped = textwrap.wrap(line, WIDTH, break_long_words=False, break_on_hyphens=False)
    return "\n".join(("```line", *wrapped, "```"))


def page(old: str, record: Record) -> str:
    """Return the page with the blocks of this record and the explanations of unchanged lines."""
    words = dict(SECTION.findall(old))
    top, bottom = old.partition("## 0.")[0], old[old.index("## The end") :]
    sections = (
        f"## {number}. {DAYS[number % len(DAYS)]}\n\n{block(line)}\n\n{words.get(block(line), TO_DO)}\n"
        for number, line in enumerate(lines(record))
    )
    return top + "".join(sections) + bottom


def main() -> None:
    """Write the record and the page."""
    parser = argparse.ArgumentParser()
    parser.add_argument("seed", type=int)
    record = played(parser.parse_args().seed)
    assert record is not None, f"no game of fewer than {MOST_ACTIONS} actions: take another seed"
    RECORD.write_text(dumps(record), encoding="utf-8")
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8"), record), encoding="utf-8")


if __name__ == "__main__":
    main()
