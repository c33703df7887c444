"""Fights with agents: what becomes of the tile, and Relentless Minion (C7.4, C7.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import N_
from furyqt.rules.core.windows import PromptWindow
from furyqt.rules.fury2.action_labels import NO_CARD, Labels
from furyqt.rules.fury2.actions import PASS, Play
from furyqt.rules.fury2.decision import DraculaDecision
from furyqt.rules.fury2.decks import NONE, EventCard
from furyqt.rules.fury2.event_timing import Lasting
from furyqt.rules.fury2.state import Enemy, FightResult, Fury2State
from furyqt.rules.fury2.steps.combat.fight import StartFight
from furyqt.rules.fury2.steps.events.playing import held_by_dracula, play_event
from furyqt.rules.fury2.steps.search.search import EncounterEffect, TileReturn, stop_search
from furyqt.rules.fury2.tables import DRACULA, DRACULA_FIGURE
from furyqt.rules.mechanisms.interruptions import drop
from furyqt.rules.mechanisms.windows import Opportunity, OptionalChoice


def fight_agent(state: Fury2State, met: EncounterEffect) -> None:
    """Let the group fight the agent on a tile."""
    if state.group:
        state.push(
            StartFight(state.group, Enemy.AGENT, met.card, met.spot),
            RelentlessOffer(met.card, met.spot),
            AgentEnd(met.card, met.spot),
        )


class RelentlessOffer(Opportunity, frozen=True):
    """Dracula may send the same agent once more, even if it was killed."""

    card: int
    spot: int

    asks_holder = DRACULA

    def is_possible(self, state: Fury2State) -> bool:
        return bool(state.group)

    def choice(self, state: Fury2State) -> RelentlessChoice:
        return RelentlessChoice(self.card, self.spot)


class RelentlessChoice(OptionalChoice, DraculaDecision, frozen=True):
    """Dracula plays Relentless Minion, or lets the fight be over."""

    card: int
    spot: int

    asks = N_("fury2.questions", "The combat with the agent is over: play Relentless Minion?")
    rules_page = "card:event:relentless_minion"
    labels: ClassVar[Labels] = {PASS: NO_CARD}
    prompt_windows = (
        PromptWindow("agent_fought", N_("fury2.windows", "A combat with an agent is over"), DRACULA, PASS),
    )

    def options(self, state: Fury2State) -> Sequence[Play]:
        return held_by_dracula(state, EventCard.RELENTLESS_MINION)

    def use(self, state: Fury2State, action: Play) -> None:
        play_event(state, action.card, DRACULA_FIGURE)


class AgentEnd(Step, frozen=True):
    """A killed agent is gone; another one stays face up in its place, and the turn is over (C7.4)."""

    card: int
    spot: int

    def run(self, state: Fury2State) -> None:
        if state.fight_result == FightResult.KILLED:
            state.begin(Lasting.BEATEN)
            return
        if self.spot != NONE:
            drop(state, TileReturn)
        stop_search(state)


def send_again(state: Fury2State) -> None:
    """Let the hunters fight the agent of the last fight once more."""
    end = next(step for step in reversed(state.agenda) if isinstance(step, AgentEnd))
    state.push(StartFight(state.group, Enemy.AGENT, end.card, end.spot), RelentlessOffer(end.card, end.spot))
