"""Everything one player knows of a game of the third edition, and nothing else (R13)."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Annotated

from msgspec.structs import replace

from furyqt.rules.core.agenda import Step
from furyqt.rules.core.events import Event, events_seen_by
from furyqt.rules.core.ruleset import Observation, Outcome
from furyqt.rules.core.zones import Cards
from furyqt.rules.fury3 import cards, steps, words
from furyqt.rules.fury3.actions import Fury3Action
from furyqt.rules.fury3.catalog import EVENTS
from furyqt.rules.fury3.chapters.overlay import NO_CHAPTER, ChapterRules
from furyqt.rules.fury3.decision import Fury3Decision
from furyqt.rules.fury3.decks import HIDDEN, NONE, Power
from furyqt.rules.fury3.event_timing import Lasting
from furyqt.rules.fury3.rulings import Fury3Options
from furyqt.rules.fury3.state import Fight as Fight
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.state import Hideout as Hideout
from furyqt.rules.fury3.state import Hunter as Hunter
from furyqt.rules.fury3.state import PlacedEncounter as PlacedEncounter
from furyqt.rules.fury3.tables import (
    CASTLE,
    DRACULA,
    DRACULA_HEALTH,
    HUNTERS,
    LAND_BACK,
    MOST_INFLUENCE,
    SEA_BACK,
    SEAS,
)
from furyqt.rules.mechanisms.masking import (
    Computed,
    Public,
    Seen,
    Unseen,
    View,
    common_fields,
    declared,
    masked_hand,
    of_owner,
    unseen,
)
from furyqt.rules.mechanisms.subclasses import import_all, sorted_kinds, union_of

_PACKAGE = "furyqt.rules.fury3"
import_module(f"{_PACKAGE}.setup")
import_all(steps, cards)
DECISIONS: tuple[type[Fury3Decision], ...] = tuple(
    kind for kind in sorted_kinds(Fury3Decision, _PACKAGE) if "rules_page" in vars(kind)
)
"""Every decision that a player can make."""

if TYPE_CHECKING:
    AnyStep = Step
    AnyEvent = Event
else:
    AnyStep = union_of(Step, _PACKAGE)
    AnyEvent = union_of(Event, _PACKAGE)


def _hunters(state: Fury3State, player: int) -> tuple[Hunter, ...]:
    return state.hunters if player == HUNTERS else tuple(masked_hunter(sheet) for sheet in state.hunters)


def masked_hunter(sheet: Hunter) -> Hunter:
    """Return a hunter's sheet as Dracula sees it: of the hand only the cards kept revealed (R9.1)."""
    return replace(
        sheet,
        items=masked_hand(sheet.items, sheet.shown_item),
        events=masked_hand(sheet.events, sheet.shown_event),
        tickets=unseen(sheet.tickets),
    )


def _spots(name: str) -> View:
    def view(state: Fury3State, player: int) -> tuple[Hideout | None, ...]:
        spots = getattr(state, name)
        return spots if player == DRACULA else tuple(masked_hideout(spot) for spot in spots)

    return view


def _leaving(state: Fury3State, player: int) -> Hideout | None:
    return state.leaving if player == DRACULA else masked_hideout(state.leaving)


def masked_hideout(hideout: Hideout | None) -> Hideout | None:
    """Return a hideout as the hunters see it."""
    if hideout is None:
        return None
    place, power = hideout.place, hideout.power
    if not hideout.faceup:
        if power == Power.HIDE:
            place, power = LAND_BACK, NONE
        elif place >= 0 and place != CASTLE:
            place = SEA_BACK if place in SEAS else LAND_BACK
    contents = hideout.contents
    if any(not placed.faceup for placed in contents):
        contents = tuple(k if k.faceup else PlacedEncounter(HIDDEN, False, k.damage) for k in contents)
    if place == hideout.place and contents is hideout.contents:
        return hideout
    return replace(hideout, place=place, power=power, contents=contents)


def _drawn(state: Fury3State, player: int) -> Cards:
    """Return the cards just drawn: each side only ever draws cards with its own back."""
    return tuple(
        card if (card in EVENTS.of[DRACULA]) == (player == DRACULA) else HIDDEN for card in state.drawn
    )


def _gifts(state: Fury3State, player: int) -> tuple[tuple[int, int, int], ...]:
    return state.gifts if player == HUNTERS else tuple((side, deck, HIDDEN) for side, deck, _ in state.gifts)


def _fight(state: Fury3State, player: int) -> Fight | None:
    """Return the fight; each side's choice is secret until it is revealed, and the order of Dracula's deck
    always.
    """
    fight = state.fight
    if fight is None:
        return None
    if player == HUNTERS:
        choice = HIDDEN if fight.choice != NONE and not fight.revealed else fight.choice
        return replace(fight, hand=unseen(fight.hand), deck=unseen(fight.deck), choice=choice)
    choices = fight.choices
    if not fight.revealed:
        choices = tuple(NONE if card == NONE else HIDDEN for card in choices)  # type: ignore[assignment]
    return replace(fight, deck=unseen(fight.deck), choices=choices, found=unseen(fight.found))


class Fury3Observation(Observation, frozen=True, kw_only=True):
    """One player's knowledge: the fields of a state, with hidden cards masked.

    A card this player cannot see is HIDDEN, a location card LAND_BACK or SEA_BACK. A facedown Hide looks like
    a city. Dracula's event hand is called `dracula_events` here, because `events` is the player's list of
    events.
    """

    agenda: tuple[AnyStep, ...]
    actions: tuple[Fury3Action, ...]
    events: tuple[AnyEvent, ...]
    options: Public[Fury3Options]
    hunters: Annotated[tuple[Hunter, Hunter, Hunter, Hunter], Seen(_hunters)]
    damage: Public[int]
    influence: Public[int]
    time: Public[int]
    despair: Public[int]
    winner: Public[int]
    phase: Public[int]
    trail: Annotated[tuple[Hideout | None, ...], Seen(_spots("trail"))]
    lairs: Annotated[tuple[Hideout | None, Hideout | None, Hideout | None], Seen(_spots("lairs"))]
    leaving: Annotated[Hideout | None, Seen(_leaving)]
    placed: Public[int]
    revealed: Public[bool]
    rumors: Public[int]
    item_deck: Unseen[Cards]
    item_discard: Public[Cards]
    event_deck: Unseen[Cards]
    top_back: Computed[int]
    """The icon on the back of the top event card: HUNTERS, DRACULA, or NONE without a card (R1.3)."""
    event_discard: Public[Cards]
    event_buried: Unseen[Cards]
    hunter_bottom: Public[int]
    drawn: Annotated[Cards, Seen(_drawn)]
    gifts: Annotated[tuple[tuple[int, int, int], ...], Seen(_gifts)]
    encounter_deck: Unseen[Cards]
    encounter_discard: Public[Cards]
    encounter_buried: Annotated[Cards, of_owner("encounter_buried", DRACULA)]
    encounters: Annotated[Cards, of_owner("encounters", DRACULA)]
    dracula_events: Annotated[Cards, of_owner("events", DRACULA)]
    tickets: Unseen[Cards]
    hunter_ally: Public[int]
    dracula_ally: Public[int]
    table: Public[Cards]
    bodyguards: Public[int]
    fog: Public[tuple[int, ...]]
    storms: Public[tuple[int, ...]]
    roadblocks: Public[tuple[int, ...]]
    consecrated: Public[int]
    hosts: Public[tuple[tuple[int, int], ...]]
    lasting: Public[tuple[Lasting, ...]]
    waiting: Public[tuple[int, ...]]
    done: Public[tuple[str, ...]]
    search_aids: Public[tuple[int, ...]]
    fight: Annotated[Fight | None, Seen(_fight)]
    chapter: Public[ChapterRules] = NO_CHAPTER

    @property
    def position(self) -> Fury3State:
        """Return a state with what the player knows; the hidden cards in it are HIDDEN."""
        return MASK.known(Fury3State, self, {"events": "dracula_events"})


MASK = declared(Fury3Observation)


def observe(state: Fury3State, player: int) -> Fury3Observation:
    """Return everything this player knows."""
    return Fury3Observation(
        outcome=outcome(state),
        top_back=back(state.event_deck),
        **common_fields(state, player),
        **MASK.seen(state, player),
    )


def outcome(state: Fury3State) -> Outcome | None:
    """Return the outcome (R2); the score is the influence that Dracula has gained.

    A defeat is worth up to a half, depending on the loser's progress; the values of winner and loser add up
    to one.
    """
    if state.winner == NONE:
        return None
    if state.winner == HUNTERS:
        lost = 0.5 * state.influence / MOST_INFLUENCE
        return Outcome((HUNTERS,), words.HUNTERS_WIN, (1 - lost, lost), state.influence)
    lost = 0.5 * state.damage / DRACULA_HEALTH
    return Outcome((DRACULA,), words.DRACULA_WINS, (lost, 1 - lost), state.influence)


def back(event_deck: Cards) -> int:
    """Return the icon on the back of the top card."""
    if not event_deck:
        return NONE
    return DRACULA if event_deck[-1] in EVENTS.of[DRACULA] else HUNTERS


def as_hunters_know(observation: Fury3Observation) -> Fury3Observation:
    """Return the hunters' knowledge of Dracula's way, derived from his own.

    Their own cards stay hidden; the result is good only for their belief.
    """
    return replace(
        observation,
        player=HUNTERS,
        events=events_seen_by(observation.events, HUNTERS),
        trail=tuple(masked_hideout(spot) for spot in observation.trail),
        lairs=tuple(masked_hideout(spot) for spot in observation.lairs),
        leaving=masked_hideout(observation.leaving),
    )
