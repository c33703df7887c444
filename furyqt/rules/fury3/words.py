"""Names and sentences of the third edition; those of one card are with the card."""

from __future__ import annotations

from furyqt.rules.core.text import N_, Text
from furyqt.rules.fury3.catalog import COMBAT, ENCOUNTERS, EVENTS, ITEMS, POWERS
from furyqt.rules.fury3.decks import HIDDEN, TICKETS, Deck, Power
from furyqt.rules.fury3.tables import ATLAS, LAND_BACK, NOWHERE, SEA_BACK, Region

TITLE = N_("fury3", "Fury of Dracula, third edition")
SUMMARY = N_(
    "fury3", "Four hunters search Europe for Dracula, who leaves hideouts and vampires on his hidden trail."
)
HUNTERS_TITLE = N_("fury3", "Hunters")
DRACULA_TITLE = N_("fury3", "Dracula")
FIGURE_NAMES = (
    N_("fury3.figures", "Lord Godalming"),
    N_("fury3.figures", "Dr. Seward"),
    N_("fury3.figures", "Van Helsing"),
    N_("fury3.figures", "Mina Harker"),
    N_("fury3.figures", "Dracula"),
)


def _region(name: Text, within: Text) -> Text:
    return name.with_forms({"in": within})


REGION_NAMES = {
    Region.BRITANNIA: _region(N_("fury3.regions", "Britannia"), N_("places.in", "in Britannia")),
    Region.GALLIA: _region(N_("fury3.regions", "Gallia"), N_("places.in", "in Gallia")),
    Region.IBERIA: _region(N_("fury3.regions", "Iberia"), N_("places.in", "in Iberia")),
    Region.GERMANIA: _region(N_("fury3.regions", "Germania"), N_("places.in", "in Germania")),
    Region.ITALIA: _region(N_("fury3.regions", "Italia"), N_("places.in", "in Italia")),
    Region.AUSTRO_HUNGARY: _region(
        N_("fury3.regions", "Austria-Hungary"), N_("places.in", "in Austria-Hungary")
    ),
    Region.BALKANS: _region(N_("fury3.regions", "the Balkans"), N_("places.in", "in the Balkans")),
    NOWHERE: _region(N_("fury3.regions", "the sea"), N_("places.in", "at sea")),
}
UNKNOWN_CITY = N_("fury3", "an unknown city").with_forms(
    {"to": N_("places.to", "to an unknown city"), "in": N_("places.in", "in an unknown city")}
)
UNKNOWN_SEA = N_("fury3", "an unknown sea zone").with_forms(
    {"to": N_("places.to", "to an unknown sea zone"), "in": N_("places.in", "in an unknown sea zone")}
)
NO_PLACE = N_("fury3", "nowhere").with_forms({"in": N_("places.in", "not on the map yet")})
A_CARD = {
    Deck.ITEM: N_("fury3", "an item card"),
    Deck.EVENT: N_("fury3", "an event card"),
    Deck.ENCOUNTER: N_("fury3", "an encounter card"),
    Deck.TICKET: N_("fury3", "a ticket"),
}
TICKET_NAMES = (
    N_("fury3.tickets", "ticket 3/2"),
    N_("fury3.tickets", "ticket 2/2"),
    N_("fury3.tickets", "ticket 2/1"),
    N_("fury3.tickets", "ticket 1/1"),
    N_("fury3.tickets", "ticket 1"),
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
    return {Deck.ITEM: ITEMS, Deck.EVENT: EVENTS, Deck.ENCOUNTER: ENCOUNTERS}[Deck(deck)][card].name


_NAMED = N_("fury3", "{card}")
"""A card's name inside a sentence; German and Italian put it in quotation marks."""
_HIDDEN_CARD = {
    Deck.ITEM: N_("fury3.drawn", "an item card"),
    Deck.EVENT: N_("fury3.drawn", "an event card"),
    Deck.ENCOUNTER: N_("fury3.drawn", "an encounter card"),
    Deck.TICKET: N_("fury3.drawn", "a ticket"),
}
"""A hidden card as the object of a sentence."""


def card_named(deck: int, card: int) -> Text:
    """Return a card's name as a sentence needs it, or the name of its deck if it is hidden."""
    if card == HIDDEN:
        return _HIDDEN_CARD[Deck(deck)]
    name = card_text(deck, card)
    return name if deck == Deck.TICKET else _NAMED.fill(card=name)


_SUBJECT = N_("fury3.subject", "the {card} card")
"""A card as the subject of a sentence: many names are plurals, and one card is meant."""


def card_subject(deck: int, card: int) -> Text:
    """Return a card as the first words of a sentence."""
    if card == HIDDEN or deck == Deck.TICKET:
        return card_named(deck, card)
    return _SUBJECT.fill(card=card_text(deck, card))


def combat_text(card: int) -> Text:
    """Return the name of one of Dracula's combat cards."""
    return COMBAT[card].name


def power_text(power: int) -> Text:
    """Return the name of a power card."""
    return POWERS[Power(power)].name


DAY_NAMES = (
    N_("fury3.days", "Monday"),
    N_("fury3.days", "Tuesday"),
    N_("fury3.days", "Wednesday"),
    N_("fury3.days", "Thursday"),
    N_("fury3.days", "Friday"),
    N_("fury3.days", "Saturday"),
    N_("fury3.days", "Sunday"),
)
TAKEN = {
    "pass": N_("fury3.events", "{hunter} passes."),
    "stand": N_("fury3.events", "{hunter} stands up again."),
    "supply": N_("fury3.events", "{hunter} takes supplies."),
    "reserve": N_("fury3.events", "{hunter} reserves a ticket."),
    "rest": N_("fury3.events", "{hunter} rests."),
    "trade": N_("fury3.events", "{hunter} trades."),
    "bond": N_("fury3.events", "{hunter} uses Psychic Bond."),
    "bats": N_("fury3.events", "Bats drive {hunter} away."),
}
MOVED = {
    "start": N_("fury3.events", "{hunter} starts {place:in}."),
    "road": N_("fury3.events", "{hunter} goes {place:to}."),
    "rail": N_("fury3.events", "{hunter} arrives by train {place:in}."),
    "sea": N_("fury3.events", "{hunter} sails {place:to}."),
    "door": N_("fury3.events", "{hunter} leaves the hospital and goes {place:to}."),
    "hospital": N_("fury3.events", "{hunter} is brought {place:to}."),
    "forced": N_("fury3.events", "{hunter} is moved {place:to}."),
}
LINE = N_("fury3", "{a} - {b}")
TOKENS = {
    ("fog", True): N_("fury3.events", "Fog rises {where:in}."),
    ("fog", False): N_("fury3.events", "Fog lifts {where:in}."),
    ("storm", True): N_("fury3.events", "A storm breaks out {where:in}."),
    ("storm", False): N_("fury3.events", "The storm {where:in} ends."),
    ("consecrated", True): N_("fury3.events", "{where} is consecrated."),
    ("consecrated", False): N_("fury3.events", "{where} is no longer consecrated."),
    ("host", True): N_("fury3.events", "A heavenly host protects {where}."),
    ("host", False): N_("fury3.events", "The heavenly host no longer protects {where}."),
    ("roadblock", True): N_("fury3.events", "A roadblock closes {where}."),
    ("roadblock", False): N_("fury3.events", "The roadblock {where} is removed."),
    ("bats", True): N_("fury3.events", "Bats follow {where}."),
    ("bats", False): N_("fury3.events", "The bats leave {where}."),
    ("rumor", True): N_("fury3.events", "Dracula places a rumor token."),
    ("rumor", False): N_("fury3.events", "A rumor token is removed."),
}
LASTING = (
    N_("fury3.events", "Hunters cannot take supplies in the next hunter phase."),
    N_("fury3.events", "Hunters cannot take supplies in this hunter phase."),
    N_("fury3.events", "Hunters may move by road in the coming night."),
    N_("fury3.events", "Hunters act in any order in this hunter phase."),
    N_("fury3.events", "Each hunter may take one more action by day."),
    N_("fury3.events", "The next hunter phase has no day."),
    N_("fury3.events", "Combats of the next dawn and day are fought as if it were night."),
    N_("fury3.events", "One more Dracula phase follows this one."),
)
SOUGHT_PLACES = N_("fury3", "Dracula's likeliest places: {places}.")
EXPECTED_PLACES = N_("fury3", "The hunters most expect Dracula here: {places}.")
HUNTERS_WIN = N_("fury3", "Dracula is destroyed: the hunters win.")
DRACULA_WINS = N_("fury3", "Dracula's influence covers Europe: Dracula wins.")


def token_text(token: str, where: int, *, placed: bool) -> Text:
    """Describe a token that is placed or removed."""
    text = TOKENS[token, placed]
    if token == "roadblock":
        way = ATLAS.links[where]
        return text.fill(where=LINE.fill(a=place_text(way.a), b=place_text(way.b)))
    if token == "rumor":
        return text
    return text.fill(where=FIGURE_NAMES[where] if token == "bats" else place_text(where))


_COMMA = N_("fury3", "{first}, {rest}")
NOTHING = N_("fury3", "nothing")


def joined(parts: list[Text]) -> Text:
    """Return texts as an enumeration."""
    if not parts:
        return NOTHING
    text = parts[-1]
    for part in reversed(parts[:-1]):
        text = _COMMA.fill(first=part, rest=text)
    return text


def listed(items: tuple[int, ...]) -> Text:
    """Return the names of item and combat cards of the hunters, without the gaps."""
    return joined([card_text(Deck.ITEM, item) for item in items if item >= 0])


_NEXT_TO = N_("fury3.events", "Next to Dracula: {hunters}.")
NAMED = tuple(
    _NEXT_TO.fill(hunters=joined([FIGURE_NAMES[hunter] for hunter in range(4) if mask >> hunter & 1]))
    for mask in range(16)
)
