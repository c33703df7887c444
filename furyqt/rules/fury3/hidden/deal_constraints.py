"""Where each card may be whose face a player cannot see now, by what he knows and by the card's back."""

from __future__ import annotations

from collections import Counter
from copy import copy

from furyqt.rules.fury3.decks import (
    BURIED,
    COPIES,
    DISCARD,
    DRAWN,
    FIRST_DRACULA_EVENT,
    HAND,
    HIDDEN,
    NONE,
    ON_HIDEOUT,
    PILE,
    TABLE,
    Deck,
    Encounter,
)
from furyqt.rules.fury3.event_timing import IMMEDIATE_ONLY, IMMEDIATE_OR_KEPT
from furyqt.rules.fury3.hidden.card_knowledge import DeckLore, Zones, recall
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.steps.supply.supply import DrawnChoice
from furyqt.rules.fury3.tables import DRACULA, DRACULA_FIGURE, FIGURES, HUNTERS

PILE_TOP, PILE_BOTTOM = 10, 11
"""Zones: the top card of the event deck, whose back is seen, and its bottom cards that are the hunters'."""
Deal = dict[int, list[int]]
"""Zone -> the cards dealt to it."""
Entry = tuple[int, tuple[int, ...]]
"""A card and the zones where it may be."""


def seen_and_unseen(observation: Fury3Observation, deck: int) -> tuple[list[tuple[int, int]], dict[int, int]]:
    """The cards of a deck that are seen, each with its zone, and how many are not in each zone."""
    groups = _groups(observation, deck)
    seen = [(card, zone) for zone, cards in groups for card in cards if card != HIDDEN]
    hidden: dict[int, int] = {}
    for zone, cards in groups:
        if count := cards.count(HIDDEN):
            hidden[zone] = hidden.get(zone, 0) + count
    return seen, hidden


def _groups(observation: Fury3Observation, deck: int) -> list[tuple[int, tuple[int, ...]]]:
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
        (HAND[DRACULA_FIGURE], observation.schemes),
        (TABLE, observation.table),
        (TABLE, tuple(card for card in allies if card != NONE)),
        (DRAWN, observation.drawn),
    ]


def _event_pile(observation: Fury3Observation) -> list[tuple[int, tuple[int, ...]]]:
    """The event deck: its bottom cards of the hunters, the others, and the top card."""
    deck = observation.event_deck
    if not deck:
        return []
    bottom = min(observation.hunter_bottom, len(deck) - 1)
    return [(PILE_BOTTOM, deck[:bottom]), (PILE, deck[bottom:-1]), (PILE_TOP, deck[-1:])]


def _encounter_groups(observation: Fury3Observation) -> list[tuple[int, tuple[int, ...]]]:
    spots = (*observation.trail, *observation.lairs, observation.leaving)
    lurking = [(ON_HIDEOUT + s.id, tuple(placed.card for placed in s.contents)) for s in spots if s]
    fight = observation.fight
    vampire = (fight.vampire.card,) if fight and fight.vampire else ()
    return [
        (PILE, observation.encounter_deck),
        (DISCARD, observation.encounter_discard),
        (BURIED, observation.encounter_buried),
        (HAND[DRACULA_FIGURE], observation.encounters),
        (TABLE, vampire + (Encounter.SZGANY_BODYGUARDS,) * observation.bodyguards),
        *lurking,
    ]


class Puzzle:
    """The unseen cards of a deck, each with the zones where it may be, and the zones with their sizes."""

    def __init__(self, observation: Fury3Observation, deck: int) -> None:
        seen, self.sizes = seen_and_unseen(observation, deck)
        self.allowed = _Sides(observation) if deck == Deck.EVENT else None
        left = Counter({card: copies for card, copies in enumerate(COPIES[deck]) if copies})
        left.subtract(card for card, _ in seen)
        lore = recall(observation).decks[deck]
        left.subtract(_on_table(lore, seen))
        every = frozenset(self.sizes)
        known = agree(lore, seen, self.sizes)
        tracked = _still_hidden(lore.tracked, seen, every) if known else []
        strange = _in_pile_too(lore.strange, every) if known else every
        self.cards: list[Entry] = []
        for card, zones in tracked:
            if left[card] > 0:
                left[card] -= 1
                self.cards.append((card, self.may(card, zones)))
        for card, count in left.items():
            if count > 0:
                self.cards += [(card, self.may(card, strange))] * count
        self._force()

    def _force(self) -> None:
        """Set apart the cards that can be in one zone only."""
        self.forced: Deal = {zone: [] for zone in self.sizes}
        self.free = [entry for entry in self.cards if len(entry[1]) != 1]
        for card, zones in self.cards:
            if len(zones) == 1:
                self.forced[zones[0]].append(card)
        self.room = {zone: size - len(self.forced[zone]) for zone, size in self.sizes.items()}
        self.is_roomy = min(self.room.values(), default=0) >= 0
        self._group()

    def _group(self) -> None:
        """Put the other cards together that may be in the same zones, those with the fewest zones first."""
        groups: dict[tuple[int, ...], list[int]] = {}
        for card, zones in self.free:
            groups.setdefault(zones, []).append(card)
        self.groups = sorted(groups.items(), key=lambda group: len(group[0]))
        meet = Counter(zone for zones in groups for zone in zones)
        meet.update(zone for zone, cards in self.forced.items() if cards)
        self.blended = [zone for zone in self.sizes if self.forced[zone] or meet[zone] > 1]
        """Zones whose cards come from several groups, or were not mixed yet."""

    def may(self, card: int, zones: Zones) -> tuple[int, ...]:
        """Those of the zones where this card may be by its back, too."""
        return tuple(sorted(zones if self.allowed is None else self.allowed.of(card, zones)))

    def loosened(self, *, sides: bool) -> Puzzle:
        """The same cards without what is known of where they are, perhaps even without their backs."""
        every = frozenset(self.sizes)
        loose = copy(self)
        loose.cards = [(c, self.may(c, every) if sides else tuple(self.sizes)) for c, _ in self.cards]
        loose._force()
        return loose


class _Sides:
    """Which zones an event card may be in by its back and its kind (R1.3, R12.1)."""

    def __init__(self, observation: Fury3Observation) -> None:
        self.top = observation.top_back
        self.drawer = HUNTERS if observation.player == DRACULA else DRACULA
        pending = observation.agenda[-1] if observation.agenda else None
        self.asked = isinstance(pending, DrawnChoice) and len(observation.drawn) == 1

    def of(self, card: int, zones: Zones) -> Zones:
        """Those of the zones that suit this card."""
        owner = DRACULA if card >= FIRST_DRACULA_EVENT else HUNTERS
        return frozenset(zone for zone in zones if self._suits(card, owner, zone))

    def _suits(self, card: int, owner: int, zone: int) -> bool:
        if zone == PILE:
            return True
        if zone == PILE_TOP:
            return owner == self.top
        if zone == PILE_BOTTOM:
            return owner == HUNTERS
        if zone == DRAWN:
            return owner == self.drawer and (not self.asked or card in IMMEDIATE_OR_KEPT)
        if zone == BURIED:
            return owner == DRACULA
        if zone == HAND[DRACULA_FIGURE]:
            return owner == DRACULA and card not in IMMEDIATE_ONLY
        return owner == HUNTERS and card not in IMMEDIATE_ONLY


def agree(lore: DeckLore, seen: list[tuple[int, int]], hidden: dict[int, int]) -> bool:
    """Whether the events tell of the whole game: a set-up position has a past that nobody was told of."""
    sizes = Counter(_zone(zone) for _, zone in seen)
    for zone, count in hidden.items():
        sizes[_zone(zone)] += count
    sizes[TABLE] = lore.sizes[TABLE]
    return +sizes == +lore.sizes


def _on_table(lore: DeckLore, seen: list[tuple[int, int]]) -> Counter[int]:
    """The cards that are being resolved: they lie open, but in no field of the position."""
    table = Counter(card for card, zones in lore.tracked if zones == {TABLE})
    return table - Counter(card for card, zone in seen if zone == TABLE)


def _zone(zone: int) -> int:
    return PILE if zone in (PILE_TOP, PILE_BOTTOM) else zone


def _in_pile_too(zones: Zones, every: Zones) -> Zones:
    """With all parts of the deck where the deck is meant, and only zones that hold unseen cards."""
    return (zones | {PILE_TOP, PILE_BOTTOM} if PILE in zones else zones) & every


def _still_hidden(
    tracked: list[tuple[int, Zones]], seen: list[tuple[int, int]], every: Zones
) -> list[tuple[int, Zones]]:
    """The tracked cards that are not among those seen now, in zones that hold unseen cards."""
    places: dict[int, list[int]] = {}
    for card, zone in seen:
        places.setdefault(card, []).append(zone)
    left: list[tuple[int, Zones]] = []
    for card, zones in sorted(tracked, key=lambda entry: len(entry[1])):
        here = [zone for zone in places.get(card, ()) if zone in zones]
        if here:
            places[card].remove(here[0])
        elif may := _in_pile_too(zones, every):
            left.append((card, may))
    return left


_PUZZLES: list[tuple[Fury3Observation, tuple[Puzzle, ...]]] = []


def puzzles(observation: Fury3Observation) -> tuple[Puzzle, ...]:
    """What is to be dealt of each deck; kept for the observation that was asked for last."""
    for known, found in _PUZZLES:
        if known is observation:
            return found
    made = tuple(Puzzle(observation, deck) for deck in Deck)
    _PUZZLES[:] = [(observation, made), *_PUZZLES[:1]]
    return made
