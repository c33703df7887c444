"""Dracula's rules of thumb for encounters, cards and answers."""

from __future__ import annotations

from collections.abc import Sequence

from ai.knowledge.fury.turn_guide import Random, SimpleRule, best
from ai.knowledge.fury2.policy.hunter_cards import first, sometimes, yes
from ai.knowledge.fury2.ways import FAR, TURNS_AWAY
from furyqt.rules.core.agenda import Action, Step
from furyqt.rules.fury2.actions import Choose, Pick, SlotChoice
from furyqt.rules.fury2.cards.dracula_answers import StormDrift
from furyqt.rules.fury2.cards.dracula_combat import GallopChoice, PlunderChoice, RageVictim
from furyqt.rules.fury2.cards.dracula_now import EvasionChoice, HavenChoice, VisitChoice
from furyqt.rules.fury2.cards.dracula_turn import DevilishChoice, RoadblockChoice
from furyqt.rules.fury2.cards.holy_places import ForcedLanding
from furyqt.rules.fury2.cards.matured import AmbushedHunter, AmbushTile
from furyqt.rules.fury2.cards.visions import InfluenceChoice
from furyqt.rules.fury2.decks import COMBAT_ITEMS, MATURING, Encounter
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.combat.combat_results import FlightChoice
from furyqt.rules.fury2.steps.encounters.losses import TheftChoice
from furyqt.rules.fury2.steps.encounters.quincey import QuinceyChoice
from furyqt.rules.fury2.steps.events.declarations import DraculaDeclaration
from furyqt.rules.fury2.steps.events.playing import ServantConsent
from furyqt.rules.fury2.steps.events.windows import WindowChoice
from furyqt.rules.fury2.steps.search.search import NextMeeting
from furyqt.rules.fury2.steps.trail.catacombs import CatacombTile, ClearedSlot, FallenCardChoice
from furyqt.rules.fury2.steps.trail.encounter_hand import EncounterPlacement, EncounterReturn
from furyqt.rules.fury2.steps.trail.maturing import MatureChoice
from furyqt.rules.fury2.steps.travel.answers import CustomsChoice, StormAnswer, TipOffChoice
from furyqt.rules.fury2.steps.travel.dracula_moves import KeptTile
from furyqt.rules.fury2.steps.travel.hunter_moves import BatsMove
from furyqt.rules.fury2.steps.turn import DraculaStart
from furyqt.rules.fury2.tables import HEALTH, TRAIL

SAFE = 4.0
"""The distance in turns beyond which Dracula does not care."""
DANGER = 1.8
"""Hunters within this number of turns are likely to find what he leaves."""
TRAPS: dict[int, float] = {
    **{Encounter.ASSASSIN: 2.6, Encounter.WOLVES: 2.2, Encounter.PLAGUE: 2.0, Encounter.LIGHTNING: 2.0},
    **{Encounter.MINION_WITH_KNIFE_AND_RIFLE: 2.2, Encounter.MINION_WITH_KNIFE_AND_PISTOL: 2.0},
    **{Encounter.MINION_WITH_KNIFE: 1.7, Encounter.FOG: 1.8, Encounter.BATS: 1.8, Encounter.RATS: 1.4},
    **{Encounter.SABOTEUR: 1.5, Encounter.THIEF: 1.5, Encounter.SPY: 1.0, Encounter.PEASANTS: 1.2},
    **{Encounter.HOAX: 0.8, Encounter.NEW_VAMPIRE: 0.9, Encounter.AMBUSH: 1.0},
    **{Encounter.DESECRATED_SOIL: 0.5},
}
"""The value of an encounter that hunters are likely to meet."""
GROWING: dict[int, float] = {
    **{Encounter.NEW_VAMPIRE: 4.0, Encounter.AMBUSH: 1.6, Encounter.DESECRATED_SOIL: 1.4},
}
"""The value of an encounter that may mature."""


def near(state: Fury2State, place: int) -> float:
    """Return the turns that the nearest hunter needs to a place."""
    turns = (TURNS_AWAY[sheet.place][place] for sheet in state.hunters if sheet.place >= 0)
    return min(SAFE, min(turns, default=SAFE))


def lay(random: Random, state: Fury2State, actions: Sequence[Action]) -> Action:
    """Place a tile that may mature if no hunter is near, otherwise a trap."""
    grows = near(state, state.present_place()) > DANGER

    def value(action: Action) -> float:
        if not isinstance(action, Pick):
            return 0.0
        trap = TRAPS.get(action.card, 1.0)
        return GROWING.get(action.card, 0.4 * trap) if grows else trap

    return best(random, actions, value)


def keep_vampires(random: Random, state: Fury2State, actions: Sequence[Pick]) -> Action:
    """Return the tile of the smallest value to the pool."""

    def value(action: Pick) -> float:
        return -max(TRAPS.get(action.card, 1.0), GROWING.get(action.card, 0.0))

    return best(random, actions, value)


def keep_best(random: Random, state: Fury2State, actions: Sequence[Pick | SlotChoice]) -> Action:
    """Keep, or spring on a hunter, the tile of the greatest value as a trap."""
    return best(random, actions, lambda action: TRAPS.get(action.card, 1.0))


def guard(random: Random, state: Fury2State, actions: Sequence[Action]) -> Action:
    """Lay one more trap into the catacombs, and keep what may mature."""

    def value(action: Action) -> float:
        if not isinstance(action, Pick):
            return 1.6
        return 0.0 if action.card in MATURING else TRAPS.get(action.card, 1.0)

    return best(random, actions, value)


def bury(random: Random, state: Fury2State, actions: Sequence[Action]) -> Action:
    """Bury a card with traps; one with a tile that matures returns to the hand, and so does a bare one."""
    tiles = state.trail[TRAIL].tiles
    is_trap = bool(tiles) and not any(tile.card in MATURING for tile in tiles)
    return actions[1] if is_trap and random() < 0.7 else actions[0]


def clear(random: Random, state: Fury2State, actions: Sequence[Action]) -> Action:
    """Clear a slot of the catacombs if all its traps are gone."""

    def value(action: Action) -> float:
        if not isinstance(action, SlotChoice):
            return 0.8
        spot = state.catacombs[action.slot - TRAIL]
        return 1.0 - 0.8 * (len(spot.tiles) if spot is not None else 0)

    return best(random, actions, value)


def away(random: Random, state: Fury2State, actions: Sequence[Action]) -> Action:
    """Lead a hunter as far from Dracula as possible."""
    row = TURNS_AWAY[max(0, state.present_place())]
    hunter = getattr(state.agenda[-1], "hunter", 0)

    def value(action: Action) -> float:
        place = action.place
        return min(FAR, row[state.hunters[hunter].place if place < 0 else place])

    return best(random, actions, value)


def flee(random: Random, state: Fury2State, actions: Sequence[Action]) -> Action:
    """Choose a place of his own far from the hunters; passing stays where he is."""

    def value(action: Action) -> float:
        place = action.place
        return near(state, state.present_place() if place < 0 else place)

    return best(random, actions, value)


def start(random: Random, state: Fury2State, actions: Sequence[Action]) -> Action:
    """Start far from all hunters, but not always at the same place."""
    return best(random, actions, lambda action: near(state, action.place), 1.5)


def prey(random: Random, state: Fury2State, actions: Sequence[Action]) -> Action:
    """Choose the hunter who is nearest to defeat."""

    def value(action: Action) -> float:
        if not isinstance(action, Choose):
            return -1.0
        return 1.0 - state.hunters[action.hunter].health / HEALTH[action.hunter]

    return best(random, actions, value)


def plunder(random: Random, state: Fury2State, actions: Sequence[Pick]) -> Action:
    """Take a weapon rather than another item."""
    return best(random, actions, lambda action: float(action.card in COMBAT_ITEMS))


SIMPLE_RULES: dict[type[Step], SimpleRule] = {
    **dict.fromkeys((EncounterPlacement, HavenChoice), lay),
    **dict.fromkeys((KeptTile, AmbushTile, NextMeeting), keep_best),
    **dict.fromkeys((BatsMove, StormDrift, GallopChoice), away),
    **dict.fromkeys((EvasionChoice, ForcedLanding, FlightChoice, DraculaDeclaration), flee),
    **dict.fromkeys((AmbushedHunter, RageVictim, VisitChoice, InfluenceChoice, QuinceyChoice), prey),
    **dict.fromkeys((CustomsChoice, StormAnswer, TipOffChoice, WindowChoice), sometimes),
    EncounterReturn: keep_vampires,
    CatacombTile: guard,
    FallenCardChoice: bury,
    ClearedSlot: clear,
    MatureChoice: yes,
    ServantConsent: first,
    PlunderChoice: plunder,
    DraculaStart: start,
}
AT_RANDOM: frozenset[type[Step]] = frozenset({DevilishChoice, RoadblockChoice, TheftChoice})
"""Decisions that are made at random."""
