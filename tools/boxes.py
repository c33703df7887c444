"""Publish the newest box of each game: append its lists to `boxes.toml` (mechanisms.boxes)."""

from __future__ import annotations

from importlib.resources import as_file, files

from furyqt.rules.dining.tables import BOXES as DINING
from furyqt.rules.fury2.boxes import BOXES as FURY2
from furyqt.rules.fury3.boxes import BOXES as FURY3
from furyqt.rules.mechanisms.boxes import FILE, Boxes, Lists


def main() -> None:
    """Publish every box that is not published yet, and print its number."""
    for boxes in (DINING, FURY2, FURY3):
        for number in publish(boxes):
            print(f"{boxes.package}: box {number}")


def publish(boxes: Boxes) -> list[int]:
    """Append the newest component lists of a game, if they are not in its file; return their number."""
    published, lists = boxes.published(), boxes.lists
    with as_file(files(boxes.package) / FILE) as path, path.open("a", encoding="utf-8") as file:
        file.writelines(as_toml(new) for new in lists[len(published) :])
    return list(range(len(published) + 1, len(lists) + 1))


def as_toml(lists: Lists) -> str:
    """Return component lists as a table of the file."""
    decks = (
        f"\n[box.{deck}]\n" + "".join(f"{_key(card)} = {copies}\n" for card, copies in cards.items())
        for deck, cards in lists.items()
    )
    return "\n[[box]]\n" + "".join(decks)


def _key(card: str) -> str:
    return card if card.isidentifier() else f'"{card}"'


if __name__ == "__main__":
    main()
