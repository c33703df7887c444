"""An event whose sentence names its fields."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from msgspec.structs import replace

from furyqt.rules.core.events import Event
from furyqt.rules.core.text import BRACE, Text
from furyqt.rules.fury3 import words
from furyqt.rules.fury3.decks import Deck
from furyqt.rules.fury3.tables import ATLAS


def _spoken(name: str, value: Any) -> Text | str | int:
    """Return a field's value in words."""
    if name in _NAMED:
        return _NAMED[name](value)
    assert isinstance(value, Text | str | int)
    return value


_NAMED: dict[str, Callable[[Any], Text]] = {
    "hunter": lambda hunter: words.FIGURE_NAMES[hunter],
    "actor": lambda actor: words.FIGURE_NAMES[actor],
    "place": words.place_text,
    "event": lambda card: words.card_text(Deck.EVENT, card),
    "encounter": lambda card: words.card_text(Deck.ENCOUNTER, card),
    "item": lambda card: words.card_text(Deck.ITEM, card),
    "combat": words.combat_text,
    "power": words.power_text,
    "region": lambda region: words.REGION_NAMES[region],
    "line": lambda line: words.LINE.fill(
        a=words.place_text(ATLAS.links[line].a), b=words.place_text(ATLAS.links[line].b)
    ),
}


class Fact(Event, frozen=True):
    """An event whose sentence names its fields in braces; every player learns it."""

    says: ClassVar[Text]
    counts: ClassVar[str] = ""
    """The field whose number is %n in the sentence, or empty."""

    def describe(self) -> Text:
        named = {name: _spoken(name, getattr(self, name)) for name, _ in self.says_of()}
        says = replace(self.says, number=getattr(self, self.counts)) if self.counts else self.says
        return says.fill(**named)

    @classmethod
    def says_of(cls) -> list[tuple[str, str]]:
        """Return the fields that the sentence names."""
        named = {brace for brace, _ in BRACE.findall(cls.says.source)}
        return [(name, name) for name in cls.__struct_fields__ if name in named]
