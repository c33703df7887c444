"""Card windows, hand limits and interruptions, in a made-up game."""

from __future__ import annotations

from collections.abc import Sequence

from furyqt.rules.core.agenda import Action, Step, advance, legal_actions, player_to_move, settle
from furyqt.rules.core.text import Text
from furyqt.rules.core.windows import PromptWindow
from furyqt.rules.core.zones import NONE, Cards
from furyqt.rules.mechanisms.hand_limits import HandCheck, HandChoice
from furyqt.rules.mechanisms.interruptions import drop, drop_all, pending
from furyqt.rules.mechanisms.windows import Opportunity, OptionalChoice
from tests.rules.mechanisms.tiny import (
    CARDS,
    DISCARD,
    LEFT,
    LEFT_HAND,
    RIGHT,
    RIGHT_HAND,
    TABLE,
    TINY,
    Sheet,
    TinyState,
)

HANDS = (LEFT_HAND, RIGHT_HAND)
LIMIT = 2
JOKER = 2


class Pass(Action, frozen=True):
    """Pass the window."""

    text = "pass"


class Take(Action, frozen=True):
    """Take a card."""

    card: int

    @property
    def text(self) -> str:
        return f"card:{self.card}"


class JokerWindow(Opportunity, frozen=True):
    """A player may play any number of jokers."""

    owner: int

    def choice(self, state: TinyState) -> JokerChoice:
        return JokerChoice(self.owner)


class JokerChoice(OptionalChoice, frozen=True):
    """The player plays a joker, or passes."""

    owner: int
    prompt_windows = (PromptWindow("joker", Text("tiny", "A joker"), LEFT, Pass()),)

    def player(self, position: TinyState) -> int:
        return self.owner

    def options(self, state: TinyState) -> Sequence[Take]:
        return [Take(JOKER)] if JOKER in state.sheets[self.owner].cards else []

    def use(self, state: TinyState, action: Take) -> None:
        state.push(JokerWindow(self.owner))
        TINY.move(state, CARDS, action.card, HANDS[self.owner], TABLE)


class TinyLimit(HandCheck, frozen=True):
    """A hand may have two cards."""

    owner: int

    def excess(self, state: TinyState) -> int:
        return 0 if len(state.sheets[self.owner].cards) > LIMIT else NONE

    def discard(self, deck: int) -> TinyDiscard:
        return TinyDiscard(self.owner)

    def finish(self, state: TinyState) -> None:
        state.score += 1


class TinyDiscard(HandChoice, frozen=True):
    """A player discards a card."""

    owner: int

    def player(self, position: TinyState) -> int:
        return self.owner

    def hand(self, state: TinyState) -> Cards:
        return state.sheets[self.owner].cards

    def pick(self, card: int) -> Take:
        return Take(card)

    def apply(self, state: TinyState, action: Take) -> None:
        TINY.move(state, CARDS, action.card, HANDS[self.owner], DISCARD)


def started(step: Step, *hands: Cards) -> TinyState:
    left, right = hands
    state = TinyState(agenda=(step,), sheets=(Sheet(left), Sheet(right)))
    settle(state)
    return state


def test_a_player_without_a_card_is_not_prompted() -> None:
    assert started(JokerWindow(LEFT), (0, 1), (JOKER,)).agenda == ()


def test_a_player_with_a_card_may_play_it_or_pass() -> None:
    state = started(JokerWindow(RIGHT), (), (JOKER,))
    assert player_to_move(state) == RIGHT
    assert list(legal_actions(state)) == [Pass(), Take(JOKER)]
    passed = state.clone()
    advance(passed, Pass())
    assert (passed.agenda, passed.table) == ((), ())


def test_the_window_opens_again_while_there_is_another_card() -> None:
    state = started(JokerWindow(LEFT), (JOKER, JOKER), ())
    advance(state, Take(JOKER))
    assert state.agenda == (JokerChoice(LEFT),)
    advance(state, Take(JOKER))
    assert (state.agenda, state.table) == ((), (JOKER, JOKER))


def test_a_hand_is_discarded_down_to_its_limit_deck_by_deck() -> None:
    state = started(TinyLimit(LEFT), (0, 0, 1, 1), ())
    assert list(legal_actions(state)) == [Take(0), Take(1)]
    advance(state, Take(0))
    assert state.score == 0
    advance(state, Take(1))
    assert (state.agenda, state.sheets[LEFT].cards, state.score) == ((), (0, 1), 1)


def test_a_hand_within_its_limit_does_not_change() -> None:
    state = started(TinyLimit(LEFT), (0, 1), (0, 0, 0))
    assert (state.agenda, state.score) == ((), 1)


AGENDA = (TinyLimit(LEFT), JokerWindow(RIGHT), TinyLimit(RIGHT), JokerWindow(LEFT))


def test_the_pending_step_of_a_kind_is_the_one_that_comes_next() -> None:
    state = TinyState(agenda=AGENDA)
    assert pending(state, TinyLimit) == TinyLimit(RIGHT)
    assert pending(state, TinyLimit, lambda step: step.owner == LEFT) == TinyLimit(LEFT)
    assert pending(state, TinyDiscard) is None


def test_a_dropped_step_does_not_come() -> None:
    state = TinyState(agenda=AGENDA)
    assert drop(state, TinyLimit) == TinyLimit(RIGHT)
    assert state.agenda == (TinyLimit(LEFT), JokerWindow(RIGHT), JokerWindow(LEFT))
    assert drop(state, TinyLimit, lambda step: step.owner == RIGHT) is None
    assert drop(state, JokerWindow, lambda step: step.owner == RIGHT) == JokerWindow(RIGHT)
    assert state.agenda == (TinyLimit(LEFT), JokerWindow(LEFT))


def test_only_the_next_of_two_equal_steps_is_dropped() -> None:
    state = TinyState(agenda=(TinyLimit(LEFT), JokerWindow(LEFT), TinyLimit(LEFT)))
    drop(state, TinyLimit)
    assert state.agenda == (TinyLimit(LEFT), JokerWindow(LEFT))


def test_all_steps_of_an_interrupted_part_are_dropped_together() -> None:
    state = TinyState(agenda=AGENDA)
    drop_all(state, lambda step: isinstance(step, TinyLimit))
    assert state.agenda == (JokerWindow(RIGHT), JokerWindow(LEFT))
