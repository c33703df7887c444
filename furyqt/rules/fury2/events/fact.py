"""An event whose sentence names its fields."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from furyqt.rules.core.events import Event
from furyqt.rules.core.text import BRACE, Text
from furyqt.rules.fury2 import words
from furyqt.rules.fury2.decks import NONE, Deck

_NAMED: dict[str, Callable[[Any], Text]] = {
    "hunter": lambda hunter: words.FIGURE_NAMES[hunter],
    "leader": lambda hunter: words.FIGURE_NAMES[hunter],
    "actor": lambda actor: words.FIGURE_NAMES[actor],
    "place": words.place_text,
    "event": lambda card: words.card_text(Deck.EVENT, card),
    "encounter": lambda card: words.card_text(Deck.ENCOUNTER, card),
    "item": lambda card: words.card_text(Deck.ITEM, card),
    "power": words.power_text,
    "tactic": words.tactic_text,
    "time": lambda time: words.TIME_NAMES[time],
    "line": words.line_text,
}
"""Fields that are numbers of something with a name."""


class Fact(Event, frozen=True):
    """An event whose sentence names its fields in braces; every player learns it."""

    says: ClassVar[Text]

    def describe(self) -> Text:
        return self.filled(self.says)

    def filled(self, sentence: Text) -> Text:
        """Return a sentence with the fields that it names."""
        named = {brace for brace, _ in BRACE.findall(sentence.source)}
        values = {name: getattr(self, name) for name in self.__struct_fields__ if name in named}
        return sentence.fill(**{name: _spoken(name, value) for name, value in values.items()})


class TrackMoved(Fact, frozen=True):
    """A marker moved on a track, to a number that is the last field of each kind."""

    before: int
    """The old number; NONE if the marker was just set."""
    rises: ClassVar[Text]
    falls: ClassVar[Text]
    """The sentences with both numbers."""

    def describe(self) -> Text:
        if self.before == NONE:
            return self.filled(self.says)
        now: int = getattr(self, self.__struct_fields__[-1])
        return self.filled(self.rises if now > self.before else self.falls)


def _spoken(name: str, value: Any) -> Text | str | int:
    """Return a field's value in words."""
    if name in _NAMED:
        return _NAMED[name](value)
    assert isinstance(value, Text | str | int)
    return value
