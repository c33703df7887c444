"""The zones where each card that a player cannot see may be, by their knowledge and by the card's back."""

from __future__ import annotations

from furyqt.rules.core.events import Event
from furyqt.rules.core.zones import Cards
from furyqt.rules.fury2.boxes import BOXES
from furyqt.rules.fury2.catalog import EVENTS
from furyqt.rules.fury2.decks import (
    DISCARD,
    DRAWN,
    FALLEN,
    HAND,
    MATURING,
    NONE,
    ON_SPOT,
    PILE,
    TABLE,
    Deck,
    Encounter,
    EventCard,
    Item,
)
from furyqt.rules.fury2.events import CombatRevealed
from furyqt.rules.fury2.observation import Fury2Observation
from furyqt.rules.fury2.piles import owner_of
from furyqt.rules.fury2.steps.events.playing import ServantConsent
from furyqt.rules.fury2.steps.trail.maturing import MatureChoice
from furyqt.rules.fury2.tables import DRACULA, DRACULA_FIGURE, FIGURES, HUNTERS, SERVANT_FIGURE
from furyqt.rules.mechanisms.card_knowledge import CardKnowledge
from furyqt.rules.mechanisms.deal_constraints import DealConstraints, DeckShape, SeenDeck, unseen_cards
from furyqt.rules.mechanisms.event_fold import FoldCache, IdentityCache

# --------------------------------------------------------------------------------------- a player's knowledge


class Fury2CardKnowledge(CardKnowledge):
    """The knowledge of all decks; combats show items, too."""

    def __init__(self, box: str = "") -> None:
        super().__init__(tuple(len(BOXES[box].cards[deck]) for deck in Deck), PILE, (DISCARD,))

    def learn(self, event: Event) -> None:
        """Take one more event into account."""
        super().learn(event)
        if isinstance(event, CombatRevealed):
            for hunter, card in enumerate(event.choices):
                if 0 <= card < Item.PUNCH:
                    self.decks[Deck.ITEM].show(card, HAND[hunter])


_MEMORY: FoldCache[Fury2CardKnowledge] = FoldCache()


def recall(observation: Fury2Observation) -> Fury2CardKnowledge:
    """Return the player's knowledge."""
    box = observation.options.box
    return _MEMORY.recall((observation.player, box), observation.events, lambda: Fury2CardKnowledge(box))


# ------------------------------------------------------------------------------------------------------ zones

PILE_TOP, FALLEN_FIRST = 12, 13
"""Zones: the top card of the event deck, whose back is seen, and the fallen tile that may mature next."""
_PARTS = {PILE: frozenset({PILE_TOP}), FALLEN: frozenset({FALLEN_FIRST})}
USEFUL = {
    **{Encounter.NEW_VAMPIRE: 1.8, Encounter.DESECRATED_SOIL: 1.7, Encounter.AMBUSH: 1.4},
    **{Encounter.SABOTEUR: 0.7, Encounter.THIEF: 0.6, Encounter.RATS: 0.5, Encounter.PEASANTS: 0.3},
    **{Encounter.HOAX: 0.3, Encounter.SPY: 0.3},
}
"""The chance that Dracula keeps and places a tile, and does not return it, relative to other tiles."""
TILE_WEIGHTS: dict[int, float] = {tile: USEFUL.get(tile, 1.0) for tile in Encounter}


def seen_deck(observation: Fury2Observation, deck: int) -> SeenDeck:
    """Return the cards of a deck that the player sees, and the number of unseen cards in each zone."""
    return SeenDeck.of(_groups(observation, deck))


def _constraints(observation: Fury2Observation, deck: int) -> DealConstraints:
    seen = seen_deck(observation, deck)
    shape = DeckShape(BOXES[observation.options.box].copies[deck], _PARTS, TABLE)
    cards = unseen_cards(seen, shape, recall(observation).decks[deck])
    suits = None if deck == Deck.ITEM else _Backs(observation).suits
    if deck == Deck.ENCOUNTER:
        return DealConstraints(deck, cards, seen.hidden, _matures, (*HAND, PILE), TILE_WEIGHTS)
    return DealConstraints(deck, cards, seen.hidden, suits, HAND)


constraints: IdentityCache[tuple[DealConstraints, ...]] = IdentityCache(
    lambda observation: tuple(_constraints(observation, deck) for deck in Deck)
)
"""observation -> the unseen cards of each deck with the zones where they may be."""


def _groups(observation: Fury2Observation, deck: int) -> list[tuple[int, Cards]]:
    hunters = observation.hunters
    if deck == Deck.ITEM:
        hands = [(HAND[hunter], hunters[hunter].items) for hunter in FIGURES]
        return [(PILE, observation.item_deck), (DISCARD, observation.item_discard), *hands]
    if deck == Deck.ENCOUNTER:
        return _encounter_groups(observation)
    allies = (observation.hunter_ally, observation.dracula_ally)
    servant = observation.servant.event
    return [
        (PILE, observation.event_deck[:-1]),
        (PILE_TOP, observation.event_deck[-1:]),
        (DISCARD, observation.event_discard),
        *((HAND[hunter], hunters[hunter].events) for hunter in FIGURES),
        (HAND[DRACULA_FIGURE], observation.dracula_events),
        (HAND[SERVANT_FIGURE], () if servant == NONE else (servant,)),
        (TABLE, observation.table),
        (TABLE, tuple(card for card in allies if card != NONE)),
        (DRAWN, observation.drawn),
    ]


def _encounter_groups(observation: Fury2Observation) -> list[tuple[int, Cards]]:
    spots = (*observation.trail, *observation.catacombs)
    tiles = tuple(tile.card for tile in observation.fallen)
    first = 1 if is_maturing(observation) else 0
    return [
        (PILE, observation.pool),
        (HAND[DRACULA_FIGURE], observation.encounters),
        (TABLE, tuple(card for sheet in observation.hunters for card in sheet.tiles)),
        (TABLE, () if observation.met == NONE else (observation.met,)),
        (FALLEN_FIRST, tiles[:first]),
        (FALLEN, tiles[first:]),
        *((ON_SPOT + spot.id, tuple(tile.card for tile in spot.tiles)) for spot in spots if spot),
    ]


def is_maturing(observation: Fury2Observation) -> bool:
    """Return whether Dracula is asked for a fallen tile, which therefore can mature."""
    return bool(observation.agenda) and isinstance(observation.agenda[-1], MatureChoice)


def _matures(card: int, zone: int) -> bool:
    return zone != FALLEN_FIRST or card in MATURING


class _Backs:
    """The zones an event card may be in by its back and its kind (R1.7, R12.1)."""

    def __init__(self, observation: Fury2Observation) -> None:
        self.top = observation.top_back
        self.drawer = HUNTERS if observation.player == DRACULA else DRACULA
        self.never_kept = EVENTS.unkept
        if observation.options.mystic_research == "keep":
            self.never_kept -= {EventCard.MYSTIC_RESEARCH}
        consent = observation.agenda[-1] if observation.agenda else None
        self.asked = consent.card if isinstance(consent, ServantConsent) else NONE

    def suits(self, card: int, zone: int) -> bool:
        if zone == PILE:
            return True
        owner = owner_of(card)
        if zone == PILE_TOP:
            return owner == self.top
        if zone == DRAWN:
            return owner == self.drawer
        if zone == HAND[SERVANT_FIGURE] and (card in EVENTS.never_given or self.asked not in (NONE, card)):
            return False
        of_dracula = zone in HAND[DRACULA_FIGURE:]
        return owner == (DRACULA if of_dracula else HUNTERS) and card not in self.never_kept
