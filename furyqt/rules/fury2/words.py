"""Names and sentences of the second edition; those of one card are with the card."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from furyqt.rules.core import enumeration
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2.catalog import ENCOUNTERS, EVENTS, ITEMS, POWERS, TACTICS
from furyqt.rules.fury2.decks import HIDDEN, Deck
from furyqt.rules.fury2.tables import ATLAS, CITY_BACK, SEA_BACK
from furyqt.rules.mechanisms.cards import Card, Catalog
from furyqt.rules.mechanisms.name_forms import named

N_figures = Texts("fury2.figures")
N_fury2 = Texts("fury2")
N_in = Texts("places.in")
N_subjects = Texts("fury2.subjects")
N_times = Texts("fury2.times")
N_to = Texts("places.to")

TITLE = N_fury2("Fury of Dracula, second edition")
BALANCE = N_fury2(
    "Between equals Dracula wins 5 to 7 of 10 games; a start with 12 blood (“Advanced”) helps the hunters."
)
SUMMARY = N_fury2(
    "Four hunters search Europe by road, rail and sea for Dracula, who hides his trail and awaits the night."
)
HUNTERS_TITLE = N_fury2("Hunters")
DRACULA_TITLE = N_fury2("Dracula")
DRACULA_SIDE_TITLE = N_fury2("Dracula and his Servant")
FIGURE_NAMES = named(
    N_figures("Lord Godalming"),
    N_figures("Dr. Seward"),
    N_figures("Van Helsing"),
    N_figures("Mina Harker"),
    N_figures("Dracula"),
    N_figures("Dracula's Servant"),
)
SUBJECT_NAMES = (*FIGURE_NAMES[:-1], *named(N_subjects("Dracula's Servant")))
"""The names at the beginning of a sentence, where a language may want an article."""
UNKNOWN_CITY = N_fury2("an unknown city").with_forms(
    {"to": N_to("to an unknown city"), "in": N_in("in an unknown city")}
)
UNKNOWN_SEA = N_fury2("an unknown sea zone").with_forms(
    {"to": N_to("to an unknown sea zone"), "in": N_in("in an unknown sea zone")}
)
NO_PLACE = N_fury2("not on the map yet").with_forms({"in": N_in("not on the map yet")})
A_CARD = {
    Deck.ITEM: N_fury2("an item card"),
    Deck.EVENT: N_fury2("an event card"),
    Deck.ENCOUNTER: N_fury2("an encounter tile"),
}
_HIDDEN_CARDS = {
    Deck.ITEM: N_fury2("{count:word} item cards"),
    Deck.EVENT: N_fury2("{count:word} event cards"),
    Deck.ENCOUNTER: N_fury2("{count:word} encounter tiles"),
}
TIME_NAMES = (
    N_times("Dawn"),
    N_times("Noon"),
    N_times("Dusk"),
    N_times("Twilight"),
    N_times("Midnight"),
    N_times("Small Hours"),
)
LINE = N_fury2("{a}–{b}")
_COMMA = N_fury2("{first}, {rest}")
NOTHING = N_fury2("nothing")
alphabetical = partial(enumeration.alphabetical, comma=_COMMA, nothing=NOTHING)
"""Names as an enumeration in the alphabet of the reader's language."""
_NAMED = N_fury2("{card}")
"""A card's name inside a sentence; German and Italian put it in quotation marks."""
HUNTERS_WIN = N_fury2("Dracula has no blood left: the hunters win.")
DRACULA_WINS = N_fury2("The vampire track is at 6: Dracula wins.")
SOUGHT_PLACES = N_fury2("Dracula's likeliest places: {places}.")
EXPECTED_PLACES = N_fury2("The hunters' best guesses for Dracula: {places}.")


def place_text(place: int) -> Text:
    """Return a place's name, or the name of its card's back."""
    if place >= 0:
        return ATLAS.places[place].name
    return {CITY_BACK: UNKNOWN_CITY, SEA_BACK: UNKNOWN_SEA}.get(place, NO_PLACE)


def card_text(deck: int, card: int) -> Text:
    """Return a card's name, or the name of its deck if it is hidden."""
    if card == HIDDEN:
        return A_CARD[Deck(deck)]
    catalogs: dict[Deck, Catalog[Any]] = {Deck.ITEM: ITEMS, Deck.EVENT: EVENTS, Deck.ENCOUNTER: ENCOUNTERS}
    found: Card = catalogs[Deck(deck)][card]
    return found.name


def card_named(deck: int, card: int) -> Text:
    """Return a card's name as a sentence needs it, or the name of its deck if it is hidden."""
    return A_CARD[Deck(deck)] if card == HIDDEN else _NAMED.fill(card=card_text(deck, card))


_CARD_SUBJECT = N_subjects("{card}")
_TILE_SUBJECT = N_subjects("{tile}")
"""A card and a tile as the subject of a sentence: many names are plurals, and one card or tile is meant."""


def card_subject(deck: int, card: int) -> Text:
    """Return a card or tile as the first words of a sentence."""
    if card == HIDDEN:
        return A_CARD[Deck(deck)]
    name = card_text(deck, card)
    return _TILE_SUBJECT.fill(tile=name) if deck == Deck.ENCOUNTER else _CARD_SUBJECT.fill(card=name)


def listed_cards(deck: int, cards: Sequence[int]) -> Text:
    """Return cards as a list in which equal ones are counted."""
    several = _HIDDEN_CARDS[Deck(deck)]
    return joined(enumeration.grouped_cards(cards, HIDDEN, partial(card_text, deck), several))


def power_text(power: int) -> Text:
    """Return the name of a power card."""
    return POWERS[power].name


def tactic_text(tactic: int) -> Text:
    """Return the name of a tactics card of Dracula or an agent."""
    return TACTICS[tactic].name


def line_text(line: int) -> Text:
    """Name a road or railway by its ends."""
    way = ATLAS.links[line]
    return LINE.fill(a=place_text(way.a), b=place_text(way.b))


def joined(parts: list[Text]) -> Text:
    """Return texts as an enumeration."""
    if not parts:
        return NOTHING
    text = parts[-1]
    for part in reversed(parts[:-1]):
        text = _COMMA.fill(first=part, rest=text)
    return text
