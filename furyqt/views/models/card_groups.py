"""The cards on the table in groups: cards in play, each figure's cards, the decks with their discards."""

from __future__ import annotations

from dataclasses import dataclass, replace

from furyqt.rules.core.text import Text, Texts
from furyqt.views.picture import CardFace, Figure, Picture, Pile, PilePanel

N_ = Texts("cards")


@dataclass(frozen=True, slots=True)
class CardGroup:
    """Cards under one heading; chips are for cards that need not be readable at a glance."""

    id: str
    title: Text
    faces: tuple[CardFace, ...]
    chips: tuple[CardFace, ...] = ()
    note: Text | None = None


def groups(picture: Picture) -> tuple[CardGroup, ...]:
    """Return all groups that have cards; none for a picture without cards."""
    found = []
    decks = picture.panel(PilePanel) or PilePanel()
    if decks.on_table:
        found.append(CardGroup("table", N_("In play"), decks.on_table))
    found += [
        CardGroup(pile.id, pile.name, _top(pile), note=pile.meaning) for pile in decks.piles if _is_slot(pile)
    ]
    found += [_holding(figure) for figure in picture.figures if figure.hand or figure.tickets]
    found += [_pile(pile) for pile in decks.piles if not _is_slot(pile) and (pile.top or pile.discards)]
    return tuple(found)


def has_cards(picture: Picture) -> bool:
    """Return whether there are groups of cards."""
    decks = picture.panel(PilePanel)
    is_piled = decks is not None and (
        decks.on_table or any(pile.top or pile.discards for pile in decks.piles)
    )
    return bool(is_piled) or any(figure.hand or figure.tickets for figure in picture.figures)


def _is_slot(pile: Pile) -> bool:
    """Return whether a pile is one faceup card, such as an ally."""
    return pile.top is not None and not pile.top.is_back


def _top(pile: Pile) -> tuple[CardFace, ...]:
    return () if pile.top is None else (pile.top,)


def _holding(figure: Figure) -> CardGroup:
    """Return a figure's cards; backs are shown as chips."""
    known = tuple(face for face in figure.hand if not face.is_back)
    backs = tuple(face for face in figure.hand if face.is_back)
    return CardGroup(f"figure:{figure.id}", figure.name, known, (*backs, *figure.tickets))


def _pile(pile: Pile) -> CardGroup:
    """Return a deck: the back of its top card, and the discards with the newest first."""
    top = tuple(replace(face, line=_TOP) for face in _top(pile))
    note = _COUNTS.fill(count=pile.count, discards=len(pile.discards))
    if pile.meaning is not None:
        note = _BOTH.fill(counts=note, meaning=pile.meaning)
    return CardGroup(f"pile:{pile.id}", pile.name, (), (*top, *pile.discards), note)


_TOP = N_("Top card of the deck")
_COUNTS = N_("In the deck: {count}. Discarded: {discards}.")
_BOTH = N_("{counts} {meaning}")
