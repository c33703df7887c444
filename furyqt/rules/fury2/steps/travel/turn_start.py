"""The start of a hunter's turn, if the hunter does not decide about the movement (R2.3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from furyqt.rules.core.action import Refusal
from furyqt.rules.core.text import Texts
from furyqt.rules.core.windows import PromptWindow
from furyqt.rules.fury2.action_labels import Labels
from furyqt.rules.fury2.actions import PASS, Play, Resolve, Use
from furyqt.rules.fury2.decision import HunterDecision
from furyqt.rules.fury2.decks import RESOLVES
from furyqt.rules.fury2.event_timing import EventWindow
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.events.playing import ItemEffect, play_event
from furyqt.rules.fury2.steps.events.resolve import can_resolve, refused_resolves, use_resolve
from furyqt.rules.fury2.steps.events.windows import hunters_cards, refused_cards
from furyqt.rules.fury2.tables import HUNTERS
from furyqt.rules.mechanisms.windows import Opportunity, OptionalChoice

N_buttons = Texts("fury2.buttons")
N_questions = Texts("fury2.questions")
N_stakes = Texts("fury2.stakes")
N_windows = Texts("fury2.windows")


class TurnStart(Opportunity, frozen=True):
    """Before Dracula moves a hunter, the hunters may use resolve and play cards (R2.3, R4.8)."""

    hunter: int

    asks_holder = HUNTERS

    def is_possible(self, state: Fury2State) -> bool:
        """Return whether the hunter is still in the turn: a cure can defeat."""
        return self.hunter in state.group

    def choice(self, state: Fury2State) -> TurnStartChoice:
        return TurnStartChoice(self.hunter)


class TurnStartChoice(OptionalChoice, HunterDecision, frozen=True):
    """The hunters use resolve, play a card or use an item, or go on."""

    asks = N_questions("Dracula moves {hunter}: use resolve or a card before?")
    stake = N_stakes(
        "Afterwards Dracula chooses where the Bats lead. Each card and each point of resolve is used up."
    )
    rules_page = "windows"
    labels: ClassVar[Labels] = {PASS: N_buttons("Go on")}
    prompt_windows = (PromptWindow("turn_start", N_windows("Before Dracula moves a hunter"), HUNTERS, PASS),)

    def options(self, state: Fury2State) -> Sequence[Resolve | Play | Use]:
        effects = [effect for effect in range(len(RESOLVES)) if can_resolve(state, self.hunter, effect)]
        return [*map(Resolve, effects), *hunters_cards(state, EventWindow.HUNTER_ACTION)]

    def refusals(self, position: Any) -> Iterator[Refusal]:
        """Yield effects of resolve and cards that are not possible."""
        yield from refused_resolves(position, self.hunter)
        yield from refused_cards(position, EventWindow.HUNTER_ACTION)

    def use(self, state: Fury2State, action: Resolve | Play | Use) -> None:
        state.push(TurnStart(self.hunter))
        if isinstance(action, Resolve):
            use_resolve(state, self.hunter, action.effect)
        elif isinstance(action, Play):
            play_event(state, action.card, action.actor)
        else:
            state.push(ItemEffect(action.item, action.hunter))
