"""What everybody holds in the third edition, as far as the viewer knows, with the words of every card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from furyqt.rules.core.text import N_, P_, Text
from furyqt.rules.fury3 import words
from furyqt.rules.fury3.catalogue import COMBAT, ENCOUNTERS, EVENTS, ITEMS, MATURED, POWERS
from furyqt.rules.fury3.decks import (
    CANNOT_MATURE,
    HIDDEN,
    ICONS,
    NONE,
    VAMPIRE_HEALTH,
    Deck,
    Encounter,
    Event,
    Power,
)
from furyqt.rules.fury3.observation import Observation
from furyqt.rules.fury3.tables import COUNT, DRACULA, FIGURES, HUNTERS
from furyqt.views.boards import fury3_trail
from furyqt.views.picture import CardLine


def card_lines(observation: Observation) -> tuple[CardLine, ...]:
    """Combat, table, hunters, Dracula, lairs and decks, each under its heading."""
    return (
        *_combat(observation),
        *_table(observation),
        *(line for hunter in FIGURES for line in _hunter(observation, hunter)),
        *_dracula(observation),
        *_under(N_("fury3.board", "Lairs"), fury3_trail.lairs(observation)),
        *_decks(observation),
    )


def _under(heading: Text, lines: Iterable[CardLine]) -> list[CardLine]:
    """A heading and its lines; nothing without lines."""
    found = list(lines)
    return [CardLine(heading, is_heading=True), *found] if found else []


# --------------------------------------------------------------------------------------------------- a card


def card_meaning(deck: int, card: int) -> Text | None:
    """What a card does, in the words of its catalogue; None for a card that is hidden or says it all."""
    if card == HIDDEN or deck == Deck.TICKET:
        return None
    if deck == Deck.EVENT:
        return EVENTS[card].text
    return _item(card) if deck == Deck.ITEM else _encounter(card)


def _item(card: int) -> Text:
    if card not in ICONS:
        return ITEMS[card].text
    icons = words.joined([COMBAT[icon].name for icon in sorted(ICONS[card])])
    return _BANNER.fill(text=ITEMS[card].text, icons=icons)


def _encounter(card: int) -> Text:
    if card in CANNOT_MATURE:
        return ENCOUNTERS[card].text
    return _MATURED.fill(text=ENCOUNTERS[card].text, matured=MATURED[card].text)


_BANNER = N_("fury3.board", "{text} Cancels: {icons}.")
_MATURED = N_("fury3.board", "{text} Matured: {matured}")


def _cards(deck: int, cards: tuple[int, ...], shown: int = NONE) -> list[CardLine]:
    """A line for each kind of card, with the number of copies; one card may be marked as revealed."""
    lines = []
    for card, copies in sorted(Counter(cards).items()):
        if card == HIDDEN:
            lines.append(CardLine(_hidden(deck, copies)))
            continue
        name = words.card_text(deck, card)
        if card == shown:
            name = _SHOWN.fill(card=name)
        lines.append(
            CardLine(name if copies == 1 else _COPIES.fill(card=name, count=copies), card_meaning(deck, card))
        )
    return lines


def _hidden(deck: int, count: int) -> Text:
    """Cards of which only the number is known."""
    if deck == Deck.ITEM:
        return P_("fury3.board", "%n item card(s)", "", count)
    if deck == Deck.EVENT:
        return P_("fury3.board", "%n event card(s)", "", count)
    if deck == Deck.TICKET:
        return P_("fury3.board", "%n ticket(s)", "", count)
    return P_("fury3.board", "%n encounter(s)", "", count)


_SHOWN = N_("fury3.board", "{card} (revealed)")
_COPIES = N_("fury3.board", "{card} ×{count}")


# ------------------------------------------------------------------------------------------------- who holds


def _hunter(observation: Observation, hunter: int) -> list[CardLine]:
    sheet = observation.hunters[hunter]
    return [
        CardLine(words.FIGURE_NAMES[hunter], ABILITIES[hunter], is_heading=True),
        *_cards(Deck.ITEM, sheet.items, sheet.shown_item),
        *_cards(Deck.EVENT, sheet.events, sheet.shown_event),
        *_cards(Deck.TICKET, sheet.tickets),
    ]


def _dracula(observation: Observation) -> list[CardLine]:
    lines = [
        CardLine(words.FIGURE_NAMES[COUNT], ABILITIES[COUNT], is_heading=True),
        *_cards(Deck.ENCOUNTER, observation.encounters),
        *_cards(Deck.EVENT, observation.schemes),
    ]
    if observation.rumors:
        lines.append(CardLine(P_("fury3.board", "%n rumor token(s)", "", observation.rumors)))
    if observation.player == DRACULA and observation.options.game == "advanced":
        spots = (*observation.trail, *observation.lairs)
        used = {hideout.power for hideout in spots if hideout is not None}
        lines += [CardLine(POWERS[power].name, POWERS[power].text) for power in Power if power not in used]
    return lines


ABILITIES = (
    N_(
        "fury3.board",
        "Takes two items instead of one when he takes supplies, and may take two tickets when he reserves.",
    ),
    N_(
        "fury3.board",
        "Rests heal 2 for himself and for every hunter in his city; he holds four items and four events.",
    ),
    N_("fury3.board", "May trade events with a hunter anywhere; only a third bite defeats him."),
    N_(
        "fury3.board",
        "Always weakened. Her action in a city with another hunter: asking if Dracula is in her region.",
    ),
    N_(
        "fury3.board",
        "A defeated hunter gives 2 influence, and 1 for every despair token. Escape cards fail until more"
        " cards were played than there are despair tokens. With three of them, every city card and Hide"
        " placed on the trail gives 3 influence.",
    ),
)
"""What the sheets of the five figures say."""


# ------------------------------------------------------------------------------------------ combat and table


def _combat(observation: Observation) -> list[CardLine]:
    fight = observation.fight
    if fight is None:
        return []
    lines = []
    for hunter in fight.hunters:
        card, last = fight.choices[hunter], fight.before[hunter]
        name = words.FIGURE_NAMES[hunter]
        title = name if card == NONE else _PLAYS.fill(name=name, card=words.card_text(Deck.ITEM, card))
        rests = None if last == NONE else _LAST.fill(card=words.card_text(Deck.ITEM, last))
        lines.append(CardLine(title, rests))
    if fight.vampire is not None:
        lines.append(_vampire(fight.vampire.card, fight.vampire.damage))
    if fight.choice >= 0:
        name = _PLAYS.fill(name=words.FIGURE_NAMES[COUNT], card=COMBAT[fight.choice].name)
        lines.append(CardLine(name, COMBAT[fight.choice].text))
    known = [card for card in fight.hand if card != HIDDEN]
    lines += [CardLine(_IN_HAND.fill(card=COMBAT[card].name), COMBAT[card].text) for card in known]
    if fight.played:
        played = words.joined([COMBAT[card].name for card in fight.played])
        lines.append(CardLine(N_("fury3.board", "Played: {cards}").fill(cards=played)))
    return _under(N_("fury3.board", "Combat, round {round}").fill(round=fight.round), lines)


def _vampire(card: int, damage: int) -> CardLine:
    return CardLine(vampire_text(card, damage), card_meaning(Deck.ENCOUNTER, card))


def vampire_text(card: int, damage: int) -> Text:
    """A vampire's name and how much it has suffered."""
    name = words.card_text(Deck.ENCOUNTER, card)
    full = VAMPIRE_HEALTH[Encounter(card)]
    return N_("fury3.board", "{name}: damage {damage} of {full}").fill(name=name, damage=damage, full=full)


_PLAYS = N_("fury3.board", "{name}: {card}")
_LAST = N_("fury3.board", "Last round: {card}, which rests now.")
_IN_HAND = N_("fury3.board", "Dracula's hand: {card}")


def _table(observation: Observation) -> list[CardLine]:
    """Cards in play, allies, bodyguards, and what cards have changed for some time."""
    lines = _cards(Deck.EVENT, observation.table)
    for ally, text in ((observation.hunter_ally, _HUNTER_ALLY), (observation.dracula_ally, _DRACULA_ALLY)):
        if ally != NONE:
            lines.append(CardLine(text.fill(card=EVENTS[ally].name), EVENTS[ally].text))
    if observation.bodyguards:
        lines += _cards(Deck.ENCOUNTER, (Encounter.SZGANY_BODYGUARDS,) * observation.bodyguards)
    lines += [CardLine(words.LASTING[what], words.LASTING[what]) for what in observation.lasting]
    lines += [CardLine(_HOLDING.fill(card=EVENTS[Event.LUCYS_REVENGE].name))] * _has_revenge(observation)
    return _under(N_("fury3.board", "In play"), lines)


def _has_revenge(observation: Observation) -> bool:
    return observation.fight is not None and observation.fight.revenge


_HUNTER_ALLY = N_("fury3.board", "The hunters' ally: {card}")
_DRACULA_ALLY = N_("fury3.board", "Dracula's ally: {card}")
_HOLDING = N_("fury3.board", "{card} protects Lord Godalming")


def _decks(observation: Observation) -> list[CardLine]:
    """How many cards lie in the decks, and which are discarded."""
    piles = (
        (_ITEMS, Deck.ITEM, observation.item_deck, observation.item_discard),
        (_EVENTS, Deck.EVENT, observation.event_deck, observation.event_discard),
        (_ENCOUNTERS, Deck.ENCOUNTER, observation.encounter_deck, observation.encounter_discard),
    )
    lines = []
    for name, deck, pile, discard in piles:
        cards = words.joined([words.card_text(deck, card) for card in discard])
        text = _PILE.fill(name=name, cards=len(pile), discards=len(discard))
        lines.append(CardLine(text, _DISCARDED.fill(cards=cards) if discard else None))
    if observation.top_back != NONE:
        lines.append(CardLine(_TOP_HUNTERS if observation.top_back == HUNTERS else _TOP_DRACULA))
    return _under(N_("fury3.board", "Decks"), lines)


_ITEMS = N_("fury3.board", "Items")
_EVENTS = N_("fury3.board", "Events")
_ENCOUNTERS = N_("fury3.board", "Encounters")
_PILE = N_("fury3.board", "{name}: {cards} in the deck, {discards} discarded")
_DISCARDED = N_("fury3.board", "Discarded: {cards}")
_TOP_HUNTERS = N_("fury3.board", "The top event card is the hunters'")
_TOP_DRACULA = N_("fury3.board", "The top event card is Dracula's")
