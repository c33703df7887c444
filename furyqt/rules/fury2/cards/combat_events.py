"""The hunters' events at the start of a combat, and Vampire Lair (C2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2.action_labels import Labels
from furyqt.rules.fury2.actions import HUNTER_CHOICES, Choose
from furyqt.rules.fury2.catalog import EVENTS
from furyqt.rules.fury2.decision import HunterDecision
from furyqt.rules.fury2.decks import EventCard
from furyqt.rules.fury2.event_timing import EventWindow, When
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.combat.combat_effects import CombatDecision, break_off, fight_of
from furyqt.rules.fury2.steps.combat.fight import StartFight
from furyqt.rules.fury2.steps.dice import roll
from furyqt.rules.fury2.steps.events.playing import EventEffect
from furyqt.rules.fury2.steps.harm import HealthLoss, is_recovering
from furyqt.rules.fury2.tables import HUNTERS, SEAS
from furyqt.rules.fury2.tactics.fight import Enemy, with_number

N_buttons = Texts("fury2.buttons")
N_unavailable = Texts("fury2.unavailable")
N_cards = Texts("fury2.cards")
N_questions = Texts("fury2.questions")

# ------------------------------------------------------------------------------------------ Advance Planning


@EVENTS.card(
    EventCard.ADVANCE_PLANNING,
    N_cards("Advance Planning"),
    N_cards(
        "Start of a combat: choose a hunter in it. That hunter adds 1 to all rolls of this combat. You need "
        "not take part in it."
    ),
    owner=HUNTERS,
    copies=3,
    when=(EventWindow.COMBAT_START,),
)
def advance_planning(state: Fury2State, effect: EventEffect) -> None:
    """Prompt for the hunter in a group."""
    hunters = fight_of(state).hunters
    if len(hunters) == 1:
        plan_ahead(state, hunters[0])
    elif hunters:
        state.push(PlannedHunter(effect.actor))


class PlannedHunter(CombatDecision, HunterDecision, frozen=True):
    """The player of the card chooses the hunter with the bonus."""

    asks = N_questions("{hunter} plays Advance Planning: who adds 1?")
    rules_page = "card:event:advance_planning"
    place_rule = N_unavailable("Only hunters in the combat can be chosen.")
    labels: ClassVar[Labels] = {Choose: N_buttons("{hunter} adds 1")}

    def actions(self, state: Fury2State) -> Sequence[Choose]:
        return [HUNTER_CHOICES[hunter] for hunter in fight_of(state).hunters]

    def apply(self, state: Fury2State, action: Choose) -> None:
        plan_ahead(state, action.hunter)


def plan_ahead(state: Fury2State, hunter: int) -> None:
    """Give a hunter a bonus for the whole combat (C5)."""
    planned = fight_of(state).planned
    state.update_fight(planned=with_number(planned, hunter, planned[hunter] + 1))


# ---------------------------------------------------------------------------------- cards that end a combat


@EVENTS.card(
    EventCard.ESCAPE_ROUTE,
    N_cards("Escape Route"),
    N_cards("Start of a combat: the combat does not take place."),
    owner=HUNTERS,
    copies=2,
    when=(EventWindow.COMBAT_START,),
)
def escape_route(state: Fury2State, effect: EventEffect) -> None:
    """Prevent the combat; the encounter has happened all the same."""
    break_off(state)


def against_leap(state: Fury2State, hunter: int) -> Text | None:
    """Return why a hunter cannot play Heroic Leap in the combat that begins."""
    if state.fight is None or state.fight.enemy != Enemy.DRACULA:
        return N_unavailable("it is played in a combat with Dracula himself")
    return None if hunter in state.fight.hunters else N_unavailable("its holder is not in the combat")


@EVENTS.card(
    EventCard.HEROIC_LEAP,
    N_cards("Heroic Leap"),
    N_cards(
        "Start of a combat with Dracula in which you take part: roll a die. You lose that much health and "
        "Dracula that much blood, and the combat does not take place."
    ),
    owner=HUNTERS,
    copies=1,
    when=(EventWindow.COMBAT_START,),
    against=against_leap,
)
def heroic_leap(state: Fury2State, effect: EventEffect) -> None:
    """Prevent the combat; one roll counts for both, by an option each has one.

    Dracula loses his blood first, so that the hunters win if both losses end the game (R18.3).
    """
    break_off(state)
    (fall,) = roll(state, "hunter")
    wound = fall if state.options.heroic_leap == "one" else roll(state, "dracula")[0]
    state.lose_blood(wound)
    state.push(HealthLoss(effect.actor, fall))


# ---------------------------------------------------------------------------------------------- Vampire Lair


@EVENTS.card(
    EventCard.VAMPIRE_LAIR,
    N_cards("Vampire Lair"),
    N_cards(
        "Immediately, if the vampire track is above 0: you and your group fight a New Vampire. If it is "
        "killed, the vampire track goes back by 1."
    ),
    owner=HUNTERS,
    copies=1,
    when=(When.AT_ONCE,),
)
def vampire_lair(state: Fury2State, effect: EventEffect) -> None:
    """Fight the vampire; what its death means belongs to the combat (C10.4).

    A hunter who got the card from the Servant may be at sea (C1.6) or safe in the hospital (R11.6).
    """
    hunter = effect.actor
    is_able = state.hunters[hunter].place not in SEAS and not is_recovering(state, hunter)
    if state.vampires > 0 and is_able:
        state.push(LairFight(effect.actor))


class LairFight(Step, frozen=True):
    """The hunter who drew Vampire Lair fights with the group."""

    hunter: int

    def run(self, state: Fury2State) -> None:
        party = state.group if self.hunter in state.group else (self.hunter,)
        state.push(StartFight(party, Enemy.NEW_VAMPIRE))
