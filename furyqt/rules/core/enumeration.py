"""Words in a row, as a sentence lists them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from msgspec.structs import replace

from furyqt.rules.core.numerals import numeral
from furyqt.rules.core.text import Text, Texts

N_ = Texts("reasons")

_ENUMERATED = N_("{some}, {next}")
_LAST = N_("{some} and {last}")
_OR_LAST = N_("{some} or {last}")
_COMMA = N_("{first}, {rest}")
_AND = N_("{first} and {rest}")
_OR = N_("{first} or {rest}")
SEVERAL = N_("{name} ({count})")
OFTEN = N_("{name} {count:times}")
"""A repeated name in a list, and in a sentence."""
EMPTY = Text("", "")


def paragraph(sentences: Iterable[Text]) -> Text:
    """Return sentences one after the other; nothing gives an empty text."""
    first, *others = list(sentences) or [EMPTY]
    for sentence in others:
        first = Text("", "{some} {next}").fill(some=first, next=sentence)
    return first


def alternatives(parts: Iterable[Text | str]) -> Text:
    """Return a, b or c as one text; nothing gives an empty text."""
    return enumerated(parts, last=_OR_LAST)


def enumerated(parts: Iterable[Text | str], *, last: Text = _LAST) -> Text:
    """Return a, b and c as one text; nothing gives an empty text."""
    words = [Text("", "{word}").fill(word=part) for part in parts]
    if not words:
        return EMPTY
    some = words[0]
    for word in words[1:-1]:
        some = _ENUMERATED.fill(some=some, next=word)
    return some if len(words) == 1 else last.fill(some=some, last=words[-1])


def grouped(names: Iterable[Text], more: Text = SEVERAL) -> list[Text]:
    """Return each name once, in the order of its first place; `more` has a repeated one with its number."""
    counts = Counter(names)
    return [
        name if number == 1 else more.fill(name=name, count=numeral(number))
        for name, number in counts.items()
    ]


def grouped_cards(
    cards: Sequence[int], hidden: int, name: Callable[[int], Text], several_hidden: Text
) -> list[Text]:
    """Return the names of cards, each once, and how many more are `hidden`."""
    number = cards.count(hidden)
    if number < 2:
        return grouped(map(name, cards))
    known = grouped(name(card) for card in cards if card != hidden)
    return [*known, several_hidden.fill(count=numeral(number))]


def alphabetical(names: Iterable[Text], *, comma: Text, nothing: Text, shown: str = "") -> Text:
    """Return names in the alphabet of the reader's language, each in the form `shown`.

    `comma` joins two, {first} and {rest}.
    """
    found = tuple(names)
    return replace(comma, names=found, shown=shown) if found else nothing


def ordered(names: Iterable[Text], shown: str = "", *, is_choice: bool = False) -> Text:
    """Return a, b and c, or a, b or c, in the alphabet of the reader's language, each in a form."""
    found = tuple(names)
    return replace(_COMMA, names=found, shown=shown, last=_OR if is_choice else _AND) if found else EMPTY
