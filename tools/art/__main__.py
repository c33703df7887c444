"""Write the drawings as SVG files: `python -m tools.art [folder or folder/name]...`.

This needs shapely (`pip install -e .[map]`) and always writes the same bytes.
"""

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from tools.art.engraving.engrave import Canvas

ART = Path(__file__).resolve().parents[2] / "resources" / "art"
MODULES = {
    "../icons": ("application",),
    "icons": ("icons", "second.icons"),
    "backs": ("backs",),
    "tokens": ("tokens", "second.tokens"),
    "dice": ("dice",),
    "portraits": ("portraits", "second.people", "journal.writers"),
    "items": ("items", "second.items"),
    "combat": ("combat", "second.combat"),
    "powers": ("powers", "second.powers"),
    "sheets": ("sheets",),
    "encounters": ("encounters", "second.encounters"),
    "locations": ("places",),
    "events": (
        "events_news",
        "events_journeys",
        "events_people",
        "events_nights",
        "events_visions",
        "events_fights",
        "second.events",
    ),
    "moments": ("moments",),
    "campaign": ("journal.campaign",),
    "dining": ("dining.tokens",),
    "dining_town": ("dining.town",),
    "dining_people": ("dining.people",),
    "dining_gifts": ("dining.gifts",),
}
"""The modules that draw each folder; each module has DRAWINGS, a drawing function for each file name."""


def main(wanted: list[str]) -> None:
    """Write all drawings, or only those that are named."""
    for folder, modules in MODULES.items():
        drawings: dict[str, Callable[[], Canvas]] = {}
        for module in modules:
            drawings.update(import_module(f"tools.art.drawings.{module}").DRAWINGS)
        (ART / folder).mkdir(exist_ok=True)
        for name, draw in drawings.items():
            if not wanted or folder in wanted or f"{folder}/{name}" in wanted:
                (ART / folder / f"{name}.svg").write_text(draw().svg(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
