"""Meeting an agent: the combat, Relentless Minion, and the place of the tile (C1.3, C7.4, C7.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import Texts
from furyqt.rules.core.windows import PromptWindow
from furyqt.rules.fury2.action_labels import NO_CARD, Labels
from furyqt.rules.fury2.actions import PASS, Play
from furyqt.rules.fury2.decision import ActorDecision
from furyqt.rules.fury2.decks import NONE, EventCard
from furyqt.rules.fury2.event_timing import Lasting
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.combat.fight import StartFight
from furyqt.rules.fury2.steps.events.playing import held_by, play_event, to_both
from furyqt.rules.fury2.steps.search.enemy_meetings import EnemyMeeting
from furyqt.rules.fury2.steps.search.search import Meetings, TileReturn
from furyqt.rules.fury2.tables import DRACULA, DRACULA_FIGURE
from furyqt.rules.fury2.tactics.fight import Enemy, FightResult
from furyqt.rules.mechanisms.interruptions import drop, drop_all, pending
from furyqt.rules.mechanisms.windows import Opportunity, OptionalChoice

N_questions = Texts("fury2.questions")
N_windows = Texts("fury2.windows")


def fight_agent(state: Fury2State, hunters: tuple[int, ...], tile: int, spot: int = NONE) -> None:
    """Fight an agent; `spot` is the id of its tile's spot, NONE for a tile on no card (C1.3)."""
    place = state.hunters[hunters[0]].place
    state.push(
        StartFight(hunters, Enemy.AGENT, tile, spot),
        *to_both(state, AgentFought(spot)),
        AgentOutcome(hunters, place, tile, spot),
    )


def fight_again(state: Fury2State) -> None:
    """Fight the same agent again, even if it was killed (Relentless Minion).

    A hunter who was defeated is in the hospital and does not fight again.
    """
    outcome = drop(state, AgentOutcome)
    assert outcome is not None
    drop_all(state, lambda step: isinstance(step, AgentFought) and step.spot == outcome.spot)
    if able := able_to_fight(state, outcome):
        fight_agent(state, able, outcome.tile, outcome.spot)
    else:
        state.push(outcome)


def able_to_fight(state: Fury2State, outcome: AgentOutcome) -> tuple[int, ...]:
    """Return the hunters of a combat who are still in its place."""
    return tuple(hunter for hunter in outcome.hunters if state.hunters[hunter].place == outcome.place)


class AgentFought(Opportunity, frozen=True):
    """The combat with an agent has just ended: Dracula may play Relentless Minion (C7.5)."""

    spot: int
    actor: int = DRACULA_FIGURE

    asks_holder = DRACULA

    def is_possible(self, state: Fury2State) -> bool:
        """Return whether there was a combat: Escape Route prevents it (C2.4)."""
        return state.fight_result != FightResult.PREVENTED

    def choice(self, state: Fury2State) -> RelentlessChoice:
        return RelentlessChoice(self.actor, self.spot)


class RelentlessChoice(OptionalChoice, ActorDecision, frozen=True):
    """Dracula, or the Servant, may have the same agent fight again."""

    spot: int

    asks = N_questions("The combat is over: play Relentless Minion?")
    rules_page = "card:event:relentless_minion"
    labels: ClassVar[Labels] = {PASS: NO_CARD}
    prompt_windows = (PromptWindow("agent_fought", N_windows("After a combat with an agent"), DRACULA, PASS),)

    def options(self, state: Fury2State) -> Sequence[Play]:
        """Offer the card if a hunter is still there to fight."""
        outcome = pending(state, AgentOutcome)
        assert outcome is not None
        return self.outdated(state) if able_to_fight(state, outcome) else ()

    def outdated(self, state: Fury2State) -> Sequence[Play]:
        return held_by(state, self.actor, EventCard.RELENTLESS_MINION)

    def use(self, state: Fury2State, action: Play) -> None:
        """Play the card; if it is canceled, Dracula may play another one."""
        if self.actor == DRACULA_FIGURE:
            state.push(AgentFought(self.spot))
        play_event(state, action.card, action.actor)


class AgentOutcome(Step, frozen=True):
    """After the combat a killed agent's tile returns to the pool, another stays faceup (C7.4)."""

    hunters: tuple[int, ...]
    place: int
    tile: int
    spot: int

    def run(self, state: Fury2State) -> None:
        """End the search if the agent was not beaten; usually Dracula is not fought then (C1.5)."""
        if self.spot == NONE:
            return
        result = state.fight_result
        if result == FightResult.KILLED:
            state.begin(Lasting.BEATEN)
            return
        state.end(Lasting.BEATEN)
        drop(state, TileReturn, lambda step: step.spot == self.spot and step.card == self.tile)
        drop_all(state, lambda step: isinstance(step, Meetings))
        if result in (FightResult.ESCAPED, FightResult.DEFEATED):
            state.begin(Lasting.TURN_OVER)
        if result != FightResult.ENDED or state.options.unbeaten_agent == "shields":
            drop_all(state, lambda step: isinstance(step, EnemyMeeting))
