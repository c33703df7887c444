"""What one player knows of a game of the third edition, and nothing else (R13)."""

from __future__ import annotations

from functools import reduce
from importlib import import_module
from operator import or_
from pkgutil import walk_packages
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from furyqt.rules.core.agenda import Step, kinds_of, legal_actions, player_to_move
from furyqt.rules.core.events import Event, told_to
from furyqt.rules.core.ruleset import Observation, Outcome
from furyqt.rules.core.zones import Cards
from furyqt.rules.fury3 import cards, steps, words
from furyqt.rules.fury3.actions import Fury3Action
from furyqt.rules.fury3.decision import Fury3Decision
from furyqt.rules.fury3.decks import FIRST_DRACULA_EVENT, HIDDEN, NONE, Power
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

_PACKAGE = "furyqt.rules.fury3"
import_module(f"{_PACKAGE}.setup")
for _package in (steps, cards):
    for _module in walk_packages(_package.__path__, f"{_package.__name__}."):
        import_module(_module.name)


def _sorted_kinds(kind: type[Any]) -> tuple[type[Any], ...]:
    """Return the classes of the third edition that derive from a class, by module and name."""
    found = {f"{k.__module__}.{k.__qualname__}": k for k in kinds_of(kind, _PACKAGE)}
    return tuple(found[name] for name in sorted(found))


DECISIONS: tuple[type[Fury3Decision], ...] = tuple(
    kind for kind in _sorted_kinds(Fury3Decision) if "rules_page" in vars(kind)
)
"""Every decision that a player can make."""

if TYPE_CHECKING:
    AnyStep = Step
    AnyEvent = Event
else:
    AnyStep = reduce(or_, _sorted_kinds(Step))
    AnyEvent = reduce(or_, _sorted_kinds(Event))

PUBLIC = (
    *("options", "damage", "influence", "time", "despair", "winner", "phase", "placed", "revealed", "rumors"),
    *("item_discard", "event_discard", "encounter_discard", "hunter_bottom", "hunter_ally", "dracula_ally"),
    *("table", "bodyguards", "fog", "storms", "roadblocks", "consecrated", "hosts", "lasting", "waiting"),
    *("done", "search_aids"),
)
"""The fields of a state that both players know."""
MASKED = (
    *("hunters", "trail", "lairs", "leaving", "item_deck", "event_deck", "event_buried", "drawn", "gifts"),
    *("encounter_deck", "encounter_buried", "encounters", "events", "tickets", "fight"),
)
"""The fields of a state that somebody sees in part only."""


class Fury3Observation(Observation, frozen=True, kw_only=True):
    """One player's knowledge: the fields of a state, with HIDDEN for every card this player cannot see, and
    LAND_BACK or SEA_BACK for a location card.  A facedown Hide looks like a city.

    Dracula's event hand is called `schemes` here, because `events` is what the player was told.
    """

    agenda: tuple[AnyStep, ...]
    actions: tuple[Fury3Action, ...]
    events: tuple[AnyEvent, ...]
    options: Fury3Options
    hunters: tuple[Hunter, Hunter, Hunter, Hunter]
    damage: int
    influence: int
    time: int
    despair: int
    winner: int
    phase: int
    trail: tuple[Hideout | None, ...]
    lairs: tuple[Hideout | None, Hideout | None, Hideout | None]
    leaving: Hideout | None
    placed: int
    revealed: bool
    rumors: int
    item_deck: Cards
    item_discard: Cards
    event_deck: Cards
    top_back: int
    """Whose icon is on the back of the top event card: HUNTERS, DRACULA, or NONE without a card (R1.3)."""
    event_discard: Cards
    event_buried: Cards
    hunter_bottom: int
    drawn: Cards
    gifts: tuple[tuple[int, int, int], ...]
    encounter_deck: Cards
    encounter_discard: Cards
    encounter_buried: Cards
    encounters: Cards
    schemes: Cards
    tickets: Cards
    hunter_ally: int
    dracula_ally: int
    table: Cards
    bodyguards: int
    fog: tuple[int, ...]
    storms: tuple[int, ...]
    roadblocks: tuple[int, ...]
    consecrated: int
    hosts: tuple[tuple[int, int], ...]
    lasting: tuple[Lasting, ...]
    waiting: tuple[int, ...]
    done: tuple[str, ...]
    search_aids: tuple[int, ...]
    fight: Fight | None


def observe(state: Fury3State, player: int) -> Fury3Observation:
    """Everything this player knows."""
    to_move = player_to_move(state)
    hidden = _for_dracula(state) if player == DRACULA else _for_hunters(state)
    return Fury3Observation(
        player=player,
        to_move=to_move,
        agenda=state.agenda,
        actions=tuple(legal_actions(state)) if to_move == player else (),  # type: ignore[arg-type]
        events=told_to(state.told or (), player),
        outcome=outcome(state),
        top_back=back(state.event_deck),
        item_deck=unseen(state.item_deck),
        event_deck=unseen(state.event_deck),
        event_buried=unseen(state.event_buried),
        encounter_deck=unseen(state.encounter_deck),
        tickets=unseen(state.tickets),
        **{name: getattr(state, name) for name in PUBLIC},
        **hidden,
    )


def outcome(state: Fury3State) -> Outcome | None:
    """How the game ended (R2); the score is the influence that Dracula has gained.

    A defeat is worth up to a half, by how far the loser had come; winner and loser share one whole.
    """
    if state.winner == NONE:
        return None
    if state.winner == HUNTERS:
        lost = 0.5 * state.influence / MOST_INFLUENCE
        return Outcome((HUNTERS,), words.HUNTERS_WIN, (1 - lost, lost), state.influence)
    lost = 0.5 * state.damage / DRACULA_HEALTH
    return Outcome((DRACULA,), words.DRACULA_WINS, (lost, 1 - lost), state.influence)


def unseen(cards_: Cards) -> Cards:
    """As many cards, all hidden."""
    return (HIDDEN,) * len(cards_)


def back(event_deck: Cards) -> int:
    """Whose icon is on the back of the top card."""
    if not event_deck:
        return NONE
    return DRACULA if event_deck[-1] >= FIRST_DRACULA_EVENT else HUNTERS


# --------------------------------------------------------------------------------------------- the hunters


def _for_hunters(state: Fury3State) -> dict[str, Any]:
    trail, lairs = state.trail, state.lairs
    return {
        "hunters": state.hunters,
        "trail": tuple(masked_hideout(spot) for spot in trail),
        "lairs": tuple(masked_hideout(spot) for spot in lairs),
        "leaving": masked_hideout(state.leaving),
        "drawn": _drawn(state, HUNTERS),
        "gifts": state.gifts,
        "encounter_buried": unseen(state.encounter_buried),
        "encounters": unseen(state.encounters),
        "schemes": unseen(state.events),
        "fight": state.fight and _fight_for_hunters(state.fight),
    }


def masked_hideout(hideout: Hideout | None) -> Hideout | None:
    """A hideout as the hunters see it."""
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


def _fight_for_hunters(fight: Fight) -> Fight:
    """Dracula's hand, deck and choice are his."""
    choice = HIDDEN if fight.choice != NONE and not fight.revealed else fight.choice
    return replace(fight, hand=unseen(fight.hand), deck=unseen(fight.deck), choice=choice)


# -------------------------------------------------------------------------------------------------- Dracula


def _for_dracula(state: Fury3State) -> dict[str, Any]:
    return {
        "hunters": tuple(masked_hunter(sheet) for sheet in state.hunters),
        "trail": state.trail,
        "lairs": state.lairs,
        "leaving": state.leaving,
        "drawn": _drawn(state, DRACULA),
        "gifts": tuple((side, deck, HIDDEN) for side, deck, _ in state.gifts),
        "encounter_buried": state.encounter_buried,
        "encounters": state.encounters,
        "schemes": state.events,
        "fight": state.fight and _fight_for_dracula(state.fight),
    }


def masked_hunter(sheet: Hunter) -> Hunter:
    """A hunter's sheet as Dracula sees it: of the hand only what a weakened hunter keeps revealed (R9.1)."""
    return replace(
        sheet,
        items=_masked_hand(sheet.items, sheet.shown_item),
        events=_masked_hand(sheet.events, sheet.shown_event),
        tickets=unseen(sheet.tickets),
    )


def _masked_hand(hand: Cards, shown: int) -> Cards:
    """Sorted, as a hand is; HIDDEN comes before every card."""
    return (HIDDEN,) * (len(hand) - 1) + (shown,) if shown != NONE else unseen(hand)


def _fight_for_dracula(fight: Fight) -> Fight:
    """The hunters' choices are theirs until they are revealed; nobody knows the order of the deck."""
    choices = fight.choices
    if not fight.revealed:
        choices = tuple(NONE if card == NONE else HIDDEN for card in choices)  # type: ignore[assignment]
    return replace(fight, deck=unseen(fight.deck), choices=choices, found=unseen(fight.found))


def _drawn(state: Fury3State, player: int) -> Cards:
    """The cards just drawn: each side only ever draws cards with its own back."""
    return tuple(
        card if (card >= FIRST_DRACULA_EVENT) == (player == DRACULA) else HIDDEN for card in state.drawn
    )
