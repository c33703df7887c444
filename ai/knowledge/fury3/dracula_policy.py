"""Dracula's rules of thumb for cards and encounters; his moves and combat cards are in `policy`."""

from __future__ import annotations

from collections.abc import Sequence

from ai.knowledge.fury.turn_guide import Random as Random
from ai.knowledge.fury.turn_guide import SimpleRule as SimpleRule
from ai.knowledge.fury.turn_guide import best as best
from ai.knowledge.fury3.features import dracula_place
from ai.knowledge.fury3.ways import FAR, days_away
from furyqt.rules.core.agenda import Action, Step
from furyqt.rules.fury3.actions import Choose, Pick, PlaceChoice, Space, Word
from furyqt.rules.fury3.cards.answers import MisguidedRide
from furyqt.rules.fury3.cards.combat import ClawsChoice, TutorChoice
from furyqt.rules.fury3.cards.dracula_events import PowerChoice, SchemeEncounter, StormChoice
from furyqt.rules.fury3.cards.escapes import FlightChoice
from furyqt.rules.fury3.cards.hauntings import SoilChoice
from furyqt.rules.fury3.cards.matured import DraculaEventChoice, FogChoice, SpyChoice, WolvesChoice
from furyqt.rules.fury3.cards.nights import Confiscation, VictimChoice
from furyqt.rules.fury3.cards.servants import BridesPlacement, ServantChoice
from furyqt.rules.fury3.decks import VAMPIRES, WEAPONS, Deck, Encounter
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.combat.combat import BodyguardsChoice, RefuseChoice
from furyqt.rules.fury3.steps.combat.combat_round import EngagedChoice
from furyqt.rules.fury3.steps.combat.icon_comparison import EnragedChoice, PlottingChoice
from furyqt.rules.fury3.steps.search.arrivals import SearchChoice
from furyqt.rules.fury3.steps.search.encounter_placement import RumorPlacement
from furyqt.rules.fury3.steps.search.maturing import DepartureChoice
from furyqt.rules.fury3.steps.search.searching import SeductionChoice
from furyqt.rules.fury3.steps.supply.allies import BridesChoice, PreyChoice
from furyqt.rules.fury3.steps.travel.answers import MoveAnswerChoice, TipChoice
from furyqt.rules.fury3.steps.travel.travel import ForcedChoice
from furyqt.rules.fury3.steps.turn.defeat import HospitalChoice
from furyqt.rules.fury3.steps.turn.phase import DraculaStart
from furyqt.rules.fury3.steps.turn.tokens import RoadblockChoice, RoadblockRemoval, StormRemoval
from furyqt.rules.fury3.steps.turn.windows import CancelChoice
from furyqt.rules.fury3.tables import HEALTH, TRAIL

MATURING: dict[int, float] = {
    Encounter.NEW_VAMPIRE: 9.0,
    Encounter.RECKLESS_VAMPIRE: 10.0,
    Encounter.ARISTOCRATIC_VAMPIRE: 10.0,
    Encounter.HOAX: 1.0,
    Encounter.UNNATURAL_FOG: 0.8,
    Encounter.DESECRATED_SOIL: 0.5,
    Encounter.SZGANY_MOB: 1.0,
    Encounter.SABOTEUR: 0.6,
    Encounter.WOLVES: 1.0,
    Encounter.SZGANY_BODYGUARDS: 1.2,
    Encounter.SPY: 0.8,
}
"""The value of maturing each encounter."""
SOIL_PER_DAMAGE = 0.4
"""The added value of maturing Desecrated Soil for each damage it would heal, up to three."""
LAIR = 0.7
"""The value of a lair from a hideout without a vampire."""
FEW_VAMPIRES = 2
"""With fewer vampires in hand Dracula exchanges other cards."""


def departure(random: Random, state: Fury3State, actions: Sequence[Action]) -> Action:
    """Mature a vampire, otherwise the most useful encounter, or sometimes make a lair."""

    def value(action: Action) -> float:
        if isinstance(action, Pick):
            soil = action.card == Encounter.DESECRATED_SOIL
            return MATURING.get(action.card, 0.0) + soil * SOIL_PER_DAMAGE * min(3, state.damage)
        if isinstance(action, Space):
            return LAIR + 0.2 * (action.card not in VAMPIRES)
        return 0.3

    return best(random, actions, value)


def soil(random: Random, state: Fury3State, actions: Sequence[Action]) -> Action:
    """Exchange cards that are not vampires while there are few vampires in hand."""
    vampires = sum(card in VAMPIRES for card in state.encounters)
    others = [a for a in actions if isinstance(a, Pick) and a.card not in VAMPIRES]
    if vampires >= FEW_VAMPIRES or not others:
        return actions[0]
    return others[int(random() * len(others))]


def exchange(random: Random, state: Fury3State, actions: Sequence[Action]) -> Action:
    """Brides: discard a card that is not a vampire, or none."""
    others = [a for a in actions if isinstance(a, Pick) and a.card not in VAMPIRES]
    return others[int(random() * len(others))] if others else actions[0]


def rumor(random: Random, state: Fury3State, actions: Sequence[Action]) -> Action:
    """Place the rumor on a hideout with a vampire, the oldest; without one keep the token."""

    def value(action: Action) -> float:
        if not isinstance(action, Space):
            return 0.5
        spot = state.trail[action.space]
        has_vampire = spot is not None and any(placed.card in VAMPIRES for placed in spot.contents)
        return 1.0 + 0.3 * action.space if has_vampire else 0.0

    return best(random, actions, value)


def lay_vampires(random: Random, state: Fury3State, actions: Sequence[Action]) -> Action:
    """Place the additional encounters of a card: vampires, on the oldest hideouts."""

    def value(action: Action) -> float:
        if not isinstance(action, Space):
            return 0.6
        return (action.card in VAMPIRES) * (1.0 + 0.2 * min(action.space, TRAIL - 1)) + 0.3

    return best(random, actions, value)


def away(random: Random, state: Fury3State, actions: Sequence[Action]) -> Action:
    """Lead a hunter as far from Dracula as possible."""
    table = days_away(state.chapter.closed)[max(0, dracula_place(state))]
    return best(random, actions, lambda action: float(min(FAR, table[action.place])))


def prey(random: Random, state: Fury3State, actions: Sequence[Action]) -> Action:
    """Choose the hunter who is nearest to defeat."""

    def value(action: Action) -> float:
        if not isinstance(action, Choose):
            return -1.0
        hunter = action.hunter
        return state.hunters[hunter].damage / HEALTH[hunter]

    return best(random, actions, value)


def confiscate(random: Random, state: Fury3State, actions: Sequence[Action]) -> Action:
    """Take weapons first, then other items."""

    def value(action: Action) -> float:
        if not isinstance(action, Pick) or action.deck != Deck.ITEM:
            return 0.0
        return 1.5 if action.card in WEAPONS else 0.8

    return best(random, actions, value)


def start(random: Random, state: Fury3State, actions: Sequence[Action]) -> Action:
    """Start far from all hunters."""
    days = days_away(state.chapter.closed)
    places = [sheet.place for sheet in state.hunters if sheet.place >= 0]

    def value(action: Action) -> float:
        if not isinstance(action, PlaceChoice):
            return 0.0
        return float(min((min(4, days[place][action.to]) for place in places), default=0))

    return best(random, actions, value, 1.5)


def flight(random: Random, state: Fury3State, actions: Sequence[Action]) -> Action:
    """Fly to a place far from the hunters."""
    days = days_away(state.chapter.closed)
    places = [sheet.place for sheet in state.hunters if sheet.place >= 0 and not sheet.defeated]

    def value(action: Action) -> float:
        if action.place < 0:
            return 0.0
        return float(min((min(4, days[place][action.place]) for place in places), default=4))

    return best(random, actions, value)


def avoid(random: Random, state: Fury3State, actions: Sequence[Action]) -> Action:
    """Decline a combat if possible."""
    return next((a for a in actions if isinstance(a, Word) and a.word == "yes"), actions[0])


SIMPLE_RULES: dict[type[Step], SimpleRule] = {
    DepartureChoice: departure,
    SoilChoice: soil,
    BridesChoice: exchange,
    RumorPlacement: rumor,
    SchemeEncounter: lay_vampires,
    BridesPlacement: lay_vampires,
    ForcedChoice: away,
    MisguidedRide: away,
    HospitalChoice: away,
    EngagedChoice: prey,
    PreyChoice: prey,
    ClawsChoice: prey,
    VictimChoice: prey,
    SpyChoice: prey,
    Confiscation: confiscate,
    DraculaStart: start,
    FlightChoice: flight,
    RefuseChoice: avoid,
}
AT_RANDOM: frozenset[type[Step]] = frozenset(
    {
        BodyguardsChoice,
        CancelChoice,
        EnragedChoice,
        FogChoice,
        MoveAnswerChoice,
        PlottingChoice,
        PowerChoice,
        RoadblockChoice,
        RoadblockRemoval,
        DraculaEventChoice,
        SearchChoice,
        SeductionChoice,
        ServantChoice,
        StormChoice,
        StormRemoval,
        TipChoice,
        TutorChoice,
        WolvesChoice,
    }
)
"""Decisions that are made at random."""
