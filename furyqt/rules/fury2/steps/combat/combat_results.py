"""The result of a round takes effect (C6, C10.4, S5.3)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import Texts
from furyqt.rules.core.zones import kinds
from furyqt.rules.fury2.action_labels import DISCARD, Labels
from furyqt.rules.fury2.actions import PASS, PLACE_CHOICES, Pick, PlaceChoice, Word
from furyqt.rules.fury2.decision import DraculaDecision, HunterDecision
from furyqt.rules.fury2.decks import NONE, Deck, Item, Tactic
from furyqt.rules.fury2.events import (
    AdvantageGained,
    ContinueCounted,
    EnemyKilled,
    EnemyRepelled,
    RoundWon,
    ServantLives,
)
from furyqt.rules.fury2.piles import discard_event, discard_item
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.combat.combat_effects import CombatDecision, CombatStep, break_off, fight_of
from furyqt.rules.fury2.steps.harm import Bite, HealthLoss
from furyqt.rules.fury2.steps.trail.spots import used_places
from furyqt.rules.fury2.steps.travel.dracula_moves import fly_to
from furyqt.rules.fury2.steps.travel.placements import roads_within
from furyqt.rules.fury2.tables import HOSPITAL
from furyqt.rules.fury2.tactics.fight import ENEMY_ADVANTAGE, NO_CHOICES, Enemy, FightResult
from furyqt.rules.fury2.tactics.results import CombatResult, result_table

N_buttons = Texts("fury2.buttons")
N_questions = Texts("fury2.questions")
N_stakes = Texts("fury2.stakes")
N_unavailable = Texts("fury2.unavailable")

# ------------------------------------------------------------------- enemies who are killed (C6, C10.4, S5.3)


def kill_dracula(state: Fury2State) -> bool:
    """Lower Dracula's blood to the next red mark; by an option the combat ends (C6)."""
    state.tell(EnemyKilled, Enemy.DRACULA)
    state.lose_to_red_mark()
    return state.options.killed == "ends"


def kill_agent(state: Fury2State) -> bool:
    """Kill an agent (C6)."""
    state.tell(EnemyKilled, Enemy.AGENT, fight_of(state).tile)
    return True


def kill_vampire(state: Fury2State) -> bool:
    """Kill the vampire of Vampire Lair: the vampire track falls by 1, not below 0 (C10.4)."""
    state.tell(EnemyKilled, Enemy.NEW_VAMPIRE)
    if state.vampires > 0:
        state.add_vampires(-1)
    return True


def kill_servant(state: Fury2State) -> bool:
    """Take one of the Servant's lives; the combat goes on while he has another (S5.3, S5.4)."""
    state.tell(EnemyKilled, Enemy.SERVANT)
    state.update_servant(lives=state.servant.lives - 1)
    state.tell(ServantLives, state.servant.lives + 1, state.servant.lives)
    return state.servant.lives == 0 or state.options.servant_killed == "ends"


KILLED: dict[Enemy, Callable[[Fury2State], bool]] = {
    Enemy.DRACULA: kill_dracula,
    Enemy.AGENT: kill_agent,
    Enemy.NEW_VAMPIRE: kill_vampire,
    Enemy.SERVANT: kill_servant,
}
"""By enemy: apply the result Killed and return whether it ends the combat."""

# ----------------------------------------------------------------------------------- the flight as a bat (C8)

FLIGHT_ROADS = 2


class BatFlight(Step, frozen=True):
    """Dracula flies to a city up to two roads away, if there is one; after Fangs he may stay (C8.1, C8.4)."""

    tactic: int

    def run(self, state: Fury2State) -> None:
        if flights(state):
            state.push(FlightChoice(may_stay=self.tactic == Tactic.FANGS))


def flights(state: Fury2State) -> list[int]:
    """Return the cities that Dracula can fly to: without hunters, not closed, not on trail or catacombs."""
    barred = used_places(state) | {HOSPITAL} | {sheet.place for sheet in state.hunters}
    start = state.present_place()
    return [place for place in roads_within(state, start, FLIGHT_ROADS) if place not in barred]


class FlightChoice(DraculaDecision, frozen=True):
    """Dracula chooses his new city."""

    may_stay: bool

    asks = N_questions("Where does Dracula fly as a bat?")
    stake = N_stakes(
        "The flight ends the combat. The new card breaks the chain of your trail, so no hunter can follow it."
    )
    rules_page = "bat_flight"
    place_rule = N_unavailable(
        "The bat flies a few roads, to a city without a hunter whose card is in Dracula's hand."
    )
    labels: ClassVar[Labels] = {
        PlaceChoice: N_buttons("Fly {place:to}"),
        PASS: N_buttons("Stay here"),
    }

    def actions(self, state: Fury2State) -> Sequence[Word | PlaceChoice]:
        found = [PLACE_CHOICES[place] for place in flights(state)]
        return [PASS, *found] if self.may_stay else found

    def apply(self, state: Fury2State, action: Any) -> None:
        if isinstance(action, PlaceChoice):
            fly_to(state, action.to)


# ---------------------------------------------------------------------------------------------------- results

MOST_CONTINUES = 3
NO_EFFECT = CombatResult(continues=True)
"""A holy item against an agent's card of the Servant, which has no row (S5.10)."""


class RoundResult(CombatStep, frozen=True):
    """The winner's card takes effect: the row of a hunter's card and the enemy's card (C4.5, C4.6)."""

    hunters_won: bool
    hunter: int
    """The hunter whose card decides the row: the enemy's target, or the one that the hunters chose."""
    initiative: bool

    def run(self, state: Fury2State) -> None:
        """Push the effects; losses come first, so that the hunter's card is discarded last (C4.7)."""
        fight = fight_of(state)
        card = fight.choices[self.hunter]
        row = row_of(state, self.hunters_won, self.hunter)
        state.tell(RoundWon, self.hunters_won, self.hunter, card, fight.choice, self.initiative)
        state.push(
            *self._losses(row, fight.enemy),
            *((Destroyed(self.hunter, card),) if row.destroyed else ()),
            *((BatFlight(fight.choice),) if row.flight and fight.enemy == Enemy.DRACULA else ()),
            RoundEnd(self.hunters_won, self.hunter),
        )

    def _losses(self, row: CombatResult, enemy: int) -> list[Step]:
        steps: list[Step] = []
        if row.health:
            steps.append(HealthLoss(self.hunter, row.health))
        if row.blood and enemy == Enemy.DRACULA:
            steps.append(BloodLoss(row.blood))
        if row.killed:
            steps.append(Killed())
        if row.event:
            steps.append(EventLoss(self.hunter))
        if row.items:
            steps.append(ItemsLoss(self.hunter))
        if row.bite:
            steps.append(Bite(self.hunter))
        return steps


def row_of(state: Fury2State, hunters_won: bool, hunter: int) -> CombatResult:
    """Return the result of this round by its winner and the hunter whose card decides it."""
    fight = fight_of(state)
    key = (fight.choices[hunter], fight.choice, hunters_won)
    return result_table(state.options).get(key, NO_EFFECT)


class BloodLoss(CombatStep, frozen=True):
    """Dracula loses blood; other enemies have none (C10.2, S5.3)."""

    amount: int

    def run(self, state: Fury2State) -> None:
        state.lose_blood(self.amount)


class Killed(CombatStep, frozen=True):
    """The enemy suffers the result Killed, which ends the combat for most of them (C6)."""

    def run(self, state: Fury2State) -> None:
        if KILLED[fight_of(state).enemy](state):
            break_off(state, FightResult.KILLED)


class EventLoss(CombatStep, frozen=True):
    """The hunter discards an event, if he has one."""

    hunter: int

    def run(self, state: Fury2State) -> None:
        events = kinds(state.hunters[self.hunter].events)
        if len(events) > 1:
            state.push(EventLossChoice(self.hunter))
        elif events:
            discard_event(state, self.hunter, events[0])


class EventLossChoice(CombatDecision, HunterDecision, frozen=True):
    """The hunter chooses the event that he loses (C6)."""

    asks = N_questions("{hunter}: choose an event card to discard.")
    stake = N_stakes("The result of this combat round takes an event card; it is discarded.")
    rules_page = "combat_results"
    labels: ClassVar[Labels] = {Pick: DISCARD}

    def actions(self, state: Fury2State) -> Sequence[Pick]:
        return [Pick(Deck.EVENT, card) for card in kinds(state.hunters[self.hunter].events)]

    def apply(self, state: Fury2State, action: Pick) -> None:
        discard_event(state, self.hunter, action.card)


class ItemsLoss(CombatStep, frozen=True):
    """The hunter discards all items (Mesmerize)."""

    hunter: int

    def run(self, state: Fury2State) -> None:
        for card in state.hunters[self.hunter].items:
            discard_item(state, self.hunter, card)


class Destroyed(Step, frozen=True):
    """The hunter's card of a bold entry is discarded at the end of the round (C4.7).

    It is discarded even if the combat ends in this round, unless the hunter has already lost it.
    """

    hunter: int
    card: int

    def run(self, state: Fury2State) -> None:
        if self.card in state.hunters[self.hunter].items:
            discard_item(state, self.hunter, self.card)


class RoundEnd(CombatStep, frozen=True):
    """Continue, End, Repel and +1 take effect (C6, C7.1)."""

    hunters_won: bool
    hunter: int

    def run(self, state: Fury2State) -> None:
        """Count Continues in a row; the third one is an End result (C7.1)."""
        fight = fight_of(state)
        row = row_of(state, self.hunters_won, self.hunter)
        continues = fight.continues + 1 if row.continues else 0
        if row.continues:
            state.tell(ContinueCounted, continues)
        if row.ends or continues == MOST_CONTINUES:
            fled = row.ends and self.hunters_won and fight.choices[self.hunter] == Item.ESCAPE
            break_off(state, FightResult.ESCAPED if fled else FightResult.ENDED)
            return
        advantage = NONE
        if row.advantage:
            advantage = self.hunter if self.hunters_won else ENEMY_ADVANTAGE
            state.tell(AdvantageGained, advantage)
        if row.repel:
            state.tell(EnemyRepelled)
        state.update_fight(
            continues=continues,
            advantage=advantage,
            repelled=row.repel,
            before=fight.choices,
            before_enemy=fight.choice,
            choices=NO_CHOICES,
            choice=NONE,
            target=NONE,
            revealed=False,
            rolls=(0, 0),
        )
