"""Names and sentences of the third edition; those of one card are with the card."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

from furyqt.rules.core import enumeration
from furyqt.rules.core.enumeration import EMPTY
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3.catalog import COMBAT, ENCOUNTERS, EVENTS, ITEMS, POWERS
from furyqt.rules.fury3.decks import HIDDEN, TICKETS, Deck, Power
from furyqt.rules.fury3.tables import ATLAS, LAND_BACK, NOWHERE, SEA_BACK, Region
from furyqt.rules.mechanisms.cards import Card, Catalog
from furyqt.rules.mechanisms.name_forms import named

N_days = Texts("fury3.days")
N_drawn = Texts("fury3.drawn")
N_events = Texts("fury3.events")
N_figures = Texts("fury3.figures")
N_fury3 = Texts("fury3")
N_in = Texts("places.in")
N_listed = Texts("fury3.regions.listed")
N_regions = Texts("fury3.regions")
N_subject = Texts("fury3.subject")
N_tickets = Texts("fury3.tickets")
N_to = Texts("places.to")

TITLE = N_fury3("Fury of Dracula, third edition")
BALANCE = N_fury3(
    "Between equals Dracula wins 6 or 7 of 10 games; if he starts with 9 damage (“Advanced”), about half."
)
SUMMARY = N_fury3(
    "Four hunters search Europe for Dracula, who leaves hideouts and vampires on his hidden trail."
)
HUNTERS_TITLE = N_fury3("Hunters")
DRACULA_TITLE = N_fury3("Dracula")
FIGURE_NAMES = named(
    N_figures("Lord Godalming"),
    N_figures("Dr. Seward"),
    N_figures("Van Helsing"),
    N_figures("Mina Harker"),
    N_figures("Dracula"),
)


def _region(name: Text, within: Text, listed: Text | None = None) -> Text:
    """Return a region with its forms; "listed" is its name among others, without an article."""
    return name.with_forms({"in": within} | ({"listed": listed} if listed else {}))


REGION_NAMES = {
    Region.BRITANNIA: _region(N_regions("Britannia"), N_in("in Britannia")),
    Region.GALLIA: _region(N_regions("Gallia"), N_in("in Gallia")),
    Region.IBERIA: _region(N_regions("Iberia"), N_in("in Iberia")),
    Region.GERMANIA: _region(N_regions("Germania"), N_in("in Germania")),
    Region.ITALIA: _region(N_regions("Italia"), N_in("in Italia")),
    Region.AUSTRO_HUNGARY: _region(N_regions("Austria-Hungary"), N_in("in Austria-Hungary")),
    Region.BALKANS: _region(N_regions("the Balkans"), N_in("in the Balkans"), N_listed("Balkans")),
    NOWHERE: _region(N_regions("the sea"), N_in("at sea"), N_listed("all seas")),
}
UNKNOWN_CITY = N_fury3("an unknown city").with_forms(
    {"to": N_to("to an unknown city"), "in": N_in("in an unknown city")}
)
UNKNOWN_SEA = N_fury3("an unknown sea zone").with_forms(
    {"to": N_to("to an unknown sea zone"), "in": N_in("in an unknown sea zone")}
)
NO_PLACE = N_fury3("not on the map yet").with_forms({"in": N_in("not on the map yet")})
A_CARD = {
    Deck.ITEM: N_fury3("an item card"),
    Deck.EVENT: N_fury3("an event card"),
    Deck.ENCOUNTER: N_fury3("an encounter card"),
    Deck.TICKET: N_fury3("a ticket"),
}
_HIDDEN_CARDS = {
    Deck.ITEM: N_fury3("{count:word} item cards"),
    Deck.EVENT: N_fury3("{count:word} event cards"),
    Deck.ENCOUNTER: N_fury3("{count:word} encounter cards"),
    Deck.TICKET: N_fury3("{count:word} tickets"),
}
TICKET_NAMES = (
    N_tickets("ticket 3/2"),
    N_tickets("ticket 2/2"),
    N_tickets("ticket 2/1"),
    N_tickets("ticket 1/1"),
    N_tickets("ticket 1"),
)
assert len(TICKET_NAMES) == len(TICKETS)


def place_text(place: int) -> Text:
    """Return a place's name, or the name of its card's back."""
    if place >= 0:
        return ATLAS.places[place].name
    return {LAND_BACK: UNKNOWN_CITY, SEA_BACK: UNKNOWN_SEA}.get(place, NO_PLACE)


def card_text(deck: int, card: int) -> Text:
    """Return a card's name, or the name of its deck if it is hidden."""
    if card == HIDDEN:
        return A_CARD[Deck(deck)]
    if deck == Deck.TICKET:
        return TICKET_NAMES[card]
    catalogs: dict[Deck, Catalog[Any]] = {Deck.ITEM: ITEMS, Deck.EVENT: EVENTS, Deck.ENCOUNTER: ENCOUNTERS}
    found: Card = catalogs[Deck(deck)][card]
    return found.name


_NAMED = N_fury3("{card}")
"""A card's name inside a sentence; German and Italian put it in quotation marks."""
_TICKET = N_fury3("{ticket}")
"""A ticket inside a sentence; Italian gives it an article."""
_HIDDEN_CARD = {
    Deck.ITEM: N_drawn("an item card"),
    Deck.EVENT: N_drawn("an event card"),
    Deck.ENCOUNTER: N_drawn("an encounter card"),
    Deck.TICKET: N_drawn("a ticket"),
}
"""A hidden card as the object of a sentence."""


def card_named(deck: int, card: int) -> Text:
    """Return a card's name as a sentence needs it, or the name of its deck if it is hidden."""
    if card == HIDDEN:
        return _HIDDEN_CARD[Deck(deck)]
    name = card_text(deck, card)
    return _TICKET.fill(ticket=name) if deck == Deck.TICKET else _NAMED.fill(card=name)


def named_cards(cards: Iterable[Text]) -> Text:
    """Return the names of cards as an enumeration inside a sentence."""
    return joined(enumeration.grouped((_NAMED.fill(card=card) for card in cards), enumeration.OFTEN))


def listed_cards(deck: int, cards: Sequence[int]) -> Text:
    """Return cards as a list in which equal ones are counted."""
    several = _HIDDEN_CARDS[Deck(deck)]
    return joined(enumeration.grouped_cards(cards, HIDDEN, partial(card_text, deck), several))


_SUBJECT = N_subject("the {card} card")
"""A card as the subject of a sentence: many names are plurals, and one card is meant."""
_TICKET_SUBJECT = N_subject("{ticket}")


def card_subject(deck: int, card: int) -> Text:
    """Return a card as the first words of a sentence."""
    name = card_text(deck, card)
    if card == HIDDEN:
        return name
    return _TICKET_SUBJECT.fill(ticket=name) if deck == Deck.TICKET else _SUBJECT.fill(card=name)


def trail_card(place: int, power: int) -> Text:
    """Return a card of the trail as a sentence needs it: that of a place, a power card, or a facedown one."""
    if place >= 0:
        return _SUBJECT.fill(card=place_text(place))
    return place_text(place) if power < 0 or place != NOWHERE else _SUBJECT.fill(card=power_text(power))


def combat_text(card: int) -> Text:
    """Return the name of one of Dracula's combat cards."""
    return COMBAT[card].name


def power_text(power: int) -> Text:
    """Return the name of a power card."""
    return POWERS[Power(power)].name


DAY_NAMES = (
    N_days("Monday"),
    N_days("Tuesday"),
    N_days("Wednesday"),
    N_days("Thursday"),
    N_days("Friday"),
    N_days("Saturday"),
    N_days("Sunday"),
)
TAKEN = {
    "pass": N_events("{hunter} passes."),
    "stand": N_events("{hunter} stands up again."),
    "supply": N_events("{hunter} takes supplies."),
    "reserve": N_events("{hunter} reserves a ticket."),
    "rest": N_events("{hunter} rests."),
    "trade": N_events("{hunter} trades."),
    "bond": N_events("{hunter} uses Psychic Bond."),
    "bats": N_events("Bats drive {hunter} away."),
}
MOVED = {
    "start": N_events("{hunter} starts {place:in}."),
    "road": N_events("{hunter} goes {place:to}."),
    "rail": N_events("{hunter} arrives by train {place:in}."),
    "sea": N_events("{hunter} sails {place:to}."),
    "door": N_events("{hunter} leaves the hospital and goes {place:to}."),
    "hospital": N_events("{hunter} is brought {place:to}."),
    "forced": N_events("{hunter} is moved {place:to}."),
}
LINE = N_fury3("{a}–{b}")
TOKENS = {
    ("fog", True): N_events("Fog rises {where:in}."),
    ("fog", False): N_events("Fog lifts {where:in}."),
    ("storm", True): N_events("A storm breaks out {where:in}."),
    ("storm", False): N_events("The storm {where:in} ends."),
    ("consecrated", True): N_events("{where} is consecrated."),
    ("consecrated", False): N_events("{where} is no longer consecrated."),
    ("host", True): N_events("A heavenly host protects {where}."),
    ("host", False): N_events("The heavenly host no longer protects {where}."),
    ("roadblock", True): N_events("A roadblock closes {where}."),
    ("roadblock", False): N_events("The roadblock {where} is removed."),
    ("bats", True): N_events("Bats follow {where}."),
    ("bats", False): N_events("The bats leave {where}."),
    ("rumor", True): N_events("Dracula places a rumor token."),
    ("rumor", False): N_events("A rumor token is removed."),
}
LASTING = (
    N_events("Hunters cannot take supplies in the next hunter phase."),
    N_events("Hunters cannot take supplies in this hunter phase."),
    N_events("Hunters may move by road in the coming night."),
    N_events("Hunters act in any order in this hunter phase."),
    N_events("Each hunter may take one more action by day."),
    N_events("The next hunter phase has no day."),
    N_events("Combats of the next dawn and day are fought as if it were night."),
    N_events("One more Dracula phase follows this one."),
)
SOUGHT_PLACES = N_fury3("Dracula's likeliest places: {places}.")
EXPECTED_PLACES = N_fury3("The hunters' best guesses for Dracula: {places}.")
HUNTERS_WIN = N_fury3("Dracula is destroyed: the hunters win.")
DRACULA_WINS = N_fury3("Dracula's influence covers Europe: Dracula wins.")


def token_text(token: str, where: int, *, placed: bool) -> Text:
    """Describe a token that is placed or removed."""
    text = TOKENS[token, placed]
    if token == "roadblock":
        way = ATLAS.links[where]
        return text.fill(where=LINE.fill(a=place_text(way.a), b=place_text(way.b)))
    if token == "rumor":
        return text
    return text.fill(where=FIGURE_NAMES[where] if token == "bats" else place_text(where))


_COMMA = N_fury3("{first}, {rest}")
NOTHING = N_fury3("nothing")
alphabetical = partial(enumeration.alphabetical, comma=_COMMA, nothing=NOTHING)
"""Names as an enumeration in the alphabet of the reader's language."""


def joined(parts: list[Text]) -> Text:
    """Return texts as an enumeration."""
    if not parts:
        return NOTHING
    text = parts[-1]
    for part in reversed(parts[:-1]):
        text = _COMMA.fill(first=part, rest=text)
    return text


_NONE_NEXT_TO = N_events("No hunter is next to Dracula.")
_ONE_NEXT_TO = N_events("{hunter} is next to Dracula.")
_NEXT_TO = N_events("{hunters} and {last} are next to Dracula.")


def _near(mask: int) -> Text:
    *hunters, last = [EMPTY, *(FIGURE_NAMES[hunter] for hunter in range(4) if mask >> hunter & 1)]
    if last == EMPTY:
        return _NONE_NEXT_TO
    if len(hunters) == 1:
        return _ONE_NEXT_TO.fill(hunter=last)
    return _NEXT_TO.fill(hunters=joined([hunter.form("told") for hunter in hunters[1:]]), last=last)


NAMED = tuple(map(_near, range(16)))
