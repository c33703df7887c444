"""The zones where each card that a player cannot see may be, by their knowledge and by the card's back."""

from __future__ import annotations

from furyqt.rules.core.events import Event
from furyqt.rules.core.zones import Cards
from furyqt.rules.fury3.boxes import BOXES
from furyqt.rules.fury3.catalog import EVENTS
from furyqt.rules.fury3.decks import (
    BURIED,
    DISCARD,
    DRAWN,
    HAND,
    NONE,
    ON_HIDEOUT,
    OUT,
    PILE,
    TABLE,
    VAMPIRES,
    Deck,
    Encounter,
    Item,
)
from furyqt.rules.fury3.events import CombatRevealed
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.steps.supply.supply import DrawnChoice
from furyqt.rules.fury3.tables import DRACULA, DRACULA_FIGURE, FIGURES, HUNTERS
from furyqt.rules.mechanisms.card_knowledge import CardKnowledge
from furyqt.rules.mechanisms.deal_constraints import DealConstraints, DeckShape, SeenDeck, unseen_cards
from furyqt.rules.mechanisms.event_fold import FoldCache, IdentityCache

# --------------------------------------------------------------------------------------- a player's knowledge


class Fury3CardKnowledge(CardKnowledge):
    """The knowledge of all decks; combats show items, too."""

    def __init__(self, box: str = "") -> None:
        super().__init__(tuple(len(BOXES[box].cards[deck]) for deck in Deck), PILE, (DISCARD, BURIED))

    def learn(self, event: Event) -> None:
        """Take one more event into account."""
        super().learn(event)
        if isinstance(event, CombatRevealed):
            for hunter, card in enumerate(event.choices):
                if 0 <= card < Item.PUNCH:
                    self.decks[Deck.ITEM].show(card, HAND[hunter])


_MEMORY: FoldCache[Fury3CardKnowledge] = FoldCache()


def recall(observation: Fury3Observation) -> Fury3CardKnowledge:
    """Return the player's knowledge."""
    box = observation.options.box
    return _MEMORY.recall((observation.player, box), observation.events, lambda: Fury3CardKnowledge(box))


# ------------------------------------------------------------------------------------------------------ zones

PILE_TOP, PILE_BOTTOM = 10, 11
"""Zones: the top card of the event deck, whose back is seen, and its bottom cards that are the hunters'."""
_PARTS = {PILE: frozenset({PILE_TOP, PILE_BOTTOM})}
RUMORED = 10.0
"""The weight of a vampire under a rumor, compared with another card: usually he lays it there."""


def seen_deck(observation: Fury3Observation, deck: int) -> SeenDeck:
    """Return the cards of a deck that the player sees, and the number of unseen cards in each zone."""
    removed = tuple(card for of, card in observation.chapter.removed if of == deck)
    return SeenDeck.of([*_groups(observation, deck), (OUT, removed)])


def shape_of(observation: Fury3Observation, deck: int) -> DeckShape:
    """Return the cards of a deck in this game, and its zones."""
    return DeckShape(BOXES[observation.options.box].copies[deck], _PARTS, TABLE)


def _constraints(observation: Fury3Observation, deck: int) -> DealConstraints:
    seen = seen_deck(observation, deck)
    shape = shape_of(observation, deck)
    cards = unseen_cards(seen, shape, recall(observation).decks[deck])
    if deck == Deck.ENCOUNTER and (rumored := _rumored(observation)):
        weights = {card: RUMORED if card in VAMPIRES else 1.0 for card in range(len(shape.copies))}
        return DealConstraints(deck, cards, seen.hidden, unordered=HAND, weights=weights, drawing=rumored)
    suits = _Backs(observation).suits if deck == Deck.EVENT else None
    return DealConstraints(deck, cards, seen.hidden, suits, unordered=HAND)


constraints: IdentityCache[tuple[DealConstraints, ...]] = IdentityCache(
    lambda observation: tuple(_constraints(observation, deck) for deck in Deck)
)
"""observation -> the unseen cards of each deck with the zones where they may be."""


def _groups(observation: Fury3Observation, deck: int) -> list[tuple[int, Cards]]:
    hunters = observation.hunters
    if deck == Deck.ITEM:
        found = observation.fight.found if observation.fight else ()
        hands = [(HAND[hunter], hunters[hunter].items) for hunter in FIGURES]
        return [(PILE, observation.item_deck), (DISCARD, observation.item_discard), (DRAWN, found), *hands]
    if deck == Deck.TICKET:
        return [(PILE, observation.tickets), *((HAND[h], hunters[h].tickets) for h in FIGURES)]
    if deck == Deck.ENCOUNTER:
        return _encounter_groups(observation)
    allies = (observation.hunter_ally, observation.dracula_ally)
    return [
        *_event_pile(observation),
        (DISCARD, observation.event_discard),
        (BURIED, observation.event_buried),
        *((HAND[hunter], hunters[hunter].events) for hunter in FIGURES),
        (HAND[DRACULA_FIGURE], observation.dracula_events),
        (TABLE, observation.table),
        (TABLE, tuple(card for card in allies if card != NONE)),
        (DRAWN, observation.drawn),
    ]


def _event_pile(observation: Fury3Observation) -> list[tuple[int, Cards]]:
    """Return the event deck: its bottom cards of the hunters, the others, and the top card."""
    deck = observation.event_deck
    if not deck:
        return []
    bottom = min(observation.hunter_bottom, len(deck) - 1)
    return [(PILE_BOTTOM, deck[:bottom]), (PILE, deck[bottom:-1]), (PILE_TOP, deck[-1:])]


def _rumored(observation: Fury3Observation) -> list[int]:
    """Return the zones of the hideouts under a rumor, one of whose encounters is likely a vampire."""
    spots = (*observation.trail, *observation.lairs, observation.leaving)
    return [ON_HIDEOUT + spot.id for spot in spots if spot is not None and spot.rumor]


def _encounter_groups(observation: Fury3Observation) -> list[tuple[int, Cards]]:
    spots = (*observation.trail, *observation.lairs, observation.leaving)
    in_hideouts = [(ON_HIDEOUT + s.id, tuple(placed.card for placed in s.contents)) for s in spots if s]
    fight = observation.fight
    vampire = (fight.vampire.card,) if fight and fight.vampire else ()
    return [
        (PILE, observation.encounter_deck),
        (DISCARD, observation.encounter_discard),
        (BURIED, observation.encounter_buried),
        (HAND[DRACULA_FIGURE], observation.encounters),
        (TABLE, vampire + (Encounter.SZGANY_BODYGUARDS,) * observation.bodyguards),
        *in_hideouts,
    ]


class _Backs:
    """The zones an event card may be in by its back and its kind (R1.3, R12.1)."""

    def __init__(self, observation: Fury3Observation) -> None:
        self.top = observation.top_back
        self.drawer = HUNTERS if observation.player == DRACULA else DRACULA
        pending = observation.agenda[-1] if observation.agenda else None
        self.asked = isinstance(pending, DrawnChoice) and len(observation.drawn) == 1

    def suits(self, card: int, zone: int) -> bool:
        owner = EVENTS[card].owner
        if zone == PILE:
            return True
        if zone == PILE_TOP:
            return owner == self.top
        if zone == PILE_BOTTOM:
            return owner == HUNTERS
        if zone == DRAWN:
            return owner == self.drawer and (not self.asked or card in EVENTS.at_once_or_kept)
        if zone == BURIED:
            return owner == DRACULA
        if zone == HAND[DRACULA_FIGURE]:
            return owner == DRACULA and card not in EVENTS.at_once
        return owner == HUNTERS and card not in EVENTS.at_once
