"""The Servant's one event: Dracula gives it, the Servant plays it with his consent (S6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from furyqt.rules.core.action import Refusal
from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import Texts
from furyqt.rules.core.windows import PromptWindow
from furyqt.rules.core.zones import kinds
from furyqt.rules.fury2.action_labels import NO_CARD, Labels
from furyqt.rules.fury2.actions import PASS, Pick, Play
from furyqt.rules.fury2.catalog import EVENTS
from furyqt.rules.fury2.decision import DraculaDecision, ServantDecision
from furyqt.rules.fury2.decks import NONE, Deck
from furyqt.rules.fury2.event_timing import EventWindow
from furyqt.rules.fury2.piles import give_event
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.events.playing import play_event
from furyqt.rules.fury2.steps.events.windows import playable, refused_events
from furyqt.rules.fury2.tables import DRACULA, SERVANT_FIGURE
from furyqt.rules.mechanisms.windows import Opportunity, OptionalChoice

N_buttons = Texts("fury2.buttons")
N_questions = Texts("fury2.questions")
N_stakes = Texts("fury2.stakes")
N_windows = Texts("fury2.windows")


class GiftOffer(Opportunity, frozen=True):
    """Dracula may give the Servant an event, if he has none (S6.1).

    The rule says "at any time". Dracula is asked whenever it can make a difference: at the start of both
    turns, again after the Servant has played a card there, before a combat, in which each of them may play a
    card, before Dracula has to discard, and before he shows his event cards. At all other moments the card
    has the same effect in Dracula's hand: he may play it himself whenever the Servant could.
    """

    asks_holder = DRACULA

    def is_possible(self, state: Fury2State) -> bool:
        return state.options.has_servant and state.servant.event == NONE

    def choice(self, state: Fury2State) -> GiftChoice:
        return GiftChoice()


class GiftChoice(OptionalChoice, DraculaDecision, frozen=True):
    """Dracula gives the Servant one of his events, or none."""

    asks = N_questions("Do you give your Servant an event card?")
    stake = N_stakes("The Servant holds one event at most, and plays it only with your consent.")
    rules_page = "servant_events"
    labels: ClassVar[Labels] = {
        Pick: N_buttons("Give {card}"),
        PASS: N_buttons("Give no card"),
    }
    prompt_windows = (
        PromptWindow("gift", N_windows("Dracula may give his Servant an event"), DRACULA, PASS),
    )

    def options(self, state: Fury2State) -> Sequence[Pick]:
        return [Pick(Deck.EVENT, card) for card in kinds(state.events) if card not in EVENTS.never_given]

    def use(self, state: Fury2State, action: Pick) -> None:
        give_event(state, action.card)


class ServantWindow(Opportunity, frozen=True):
    """At the start of his own turn or of Dracula's the Servant may play his event (S6.8)."""

    asks_holder = DRACULA

    def is_possible(self, state: Fury2State) -> bool:
        return state.servant.event != NONE

    def choice(self, state: Fury2State) -> ServantWindowChoice:
        return ServantWindowChoice()


class ServantWindowChoice(OptionalChoice, ServantDecision, frozen=True):
    """The Servant plays his event, or keeps it."""

    asks = N_questions("Does Dracula's Servant play his event card?")
    stake = N_stakes("The card is used up, and Dracula must agree. If the Servant passes, he keeps it.")
    rules_page = "servant_events"
    labels: ClassVar[Labels] = {PASS: NO_CARD}
    prompt_windows = (
        PromptWindow("servant_event", N_windows("Dracula's Servant may play his event"), DRACULA, PASS),
    )

    def options(self, state: Fury2State) -> Sequence[Play]:
        return playable(state, EventWindow.DRACULA_TURN, SERVANT_FIGURE, (state.servant.event,))

    def refusals(self, position: Any) -> Iterator[Refusal]:
        """Yield the event card if it cannot be played now."""
        yield from refused_events(
            position, EventWindow.DRACULA_TURN, SERVANT_FIGURE, (position.servant.event,)
        )

    def use(self, state: Fury2State, action: Play) -> None:
        state.push(NextGift())
        play_event(state, action.card, SERVANT_FIGURE)


class NextGift(Step, frozen=True):
    """After the Servant has played his event, he may get and play another one (S6.1)."""

    def run(self, state: Fury2State) -> None:
        """Offer nothing if Dracula has refused: the Servant keeps his card."""
        if state.servant.event == NONE:
            state.push(GiftOffer(), ServantWindow())
