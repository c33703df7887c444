"""Loss of health, bites, healing and defeat, and Great Strength, which cancels them (R11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from furyqt.rules.core.agenda import Position, Step
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.core.windows import PromptWindow
from furyqt.rules.core.zones import NONE
from furyqt.rules.fury2 import words
from furyqt.rules.fury2.action_labels import NO_CARD, Labels
from furyqt.rules.fury2.actions import PASS, Play
from furyqt.rules.fury2.decision import HunterDecision
from furyqt.rules.fury2.decks import EventCard
from furyqt.rules.fury2.event_timing import Lasting
from furyqt.rules.fury2.events import (
    BiteCured,
    HunterBitten,
    HunterDefeated,
    HunterHealed,
    HunterHurt,
    HunterMoved,
)
from furyqt.rules.fury2.piles import discard_event, discard_item, return_tile_of
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.combat.combat_effects import drop_out, end_by_bite
from furyqt.rules.fury2.steps.events.playing import held_by_hunters, play_event
from furyqt.rules.fury2.steps.events.shown import check_shown
from furyqt.rules.fury2.steps.travel.move_steps import drop_move
from furyqt.rules.fury2.tables import (
    BITE_SPACES,
    DEFEAT_VAMPIRES,
    FIGURES,
    HEALTH,
    HOSPITAL,
    HUNTERS,
    NOWHERE,
    OWN_BITES,
)
from furyqt.rules.mechanisms.interruptions import drop
from furyqt.rules.mechanisms.windows import Opportunity, OptionalChoice

N_questions = Texts("fury2.questions")
N_windows = Texts("fury2.windows")


def is_recovering(position: Any, hunter: int) -> bool:
    """Return whether a defeated hunter is in the hospital and still misses a turn, safe from harm (R11.6)."""
    sheet = position.hunters[hunter]
    return bool(sheet.place == HOSPITAL and sheet.missing >= max(position.round, 1))


def targets(position: Any) -> list[int]:
    """Return the hunters who can be harmed."""
    return [hunter for hunter in FIGURES if not is_recovering(position, hunter)]


def bitten_targets(position: Any) -> list[int]:
    """Return the bitten hunters who can be harmed."""
    return [hunter for hunter in targets(position) if position.hunters[hunter].bites]


# ------------------------------------------------------------------------------------------------- prevention


class Harm(Step, frozen=True):
    """A hunter loses health, or with `amount` 0 is bitten, unless a card prevents it."""

    hunter: int
    amount: int

    def carry_out(self, state: Fury2State) -> None:
        """Do the harm."""
        raise NotImplementedError

    def run(self, state: Fury2State) -> None:
        self.carry_out(state)


class HarmOffer(Opportunity, frozen=True):
    """A hunter who is about to suffer may play Great Strength."""

    hunter: int
    amount: int

    asks_holder = HUNTERS

    def is_possible(self, state: Fury2State) -> bool:
        return EventCard.GREAT_STRENGTH in state.hunters[self.hunter].events

    def choice(self, state: Fury2State) -> HarmChoice:
        return HarmChoice(self.hunter, self.amount)


def _loss(amount: int) -> Text:
    return N_questions.plural("{hunter} is about to lose %n health: play Great Strength?", amount)


class HarmChoice(OptionalChoice, HunterDecision, frozen=True):
    """The hunter plays Great Strength, or suffers."""

    amount: int

    asks = N_questions("{hunter} is about to be bitten: play Great Strength?")
    rules_page = "card:event:great_strength"
    labels: ClassVar[Labels] = {PASS: NO_CARD}
    prompt_windows = (PromptWindow("harm", N_windows("A hunter is about to suffer"), HUNTERS, PASS),)

    def options(self, state: Fury2State) -> Sequence[Play]:
        return held_by_hunters(state, EventCard.GREAT_STRENGTH, (self.hunter,))

    def use(self, state: Fury2State, action: Play) -> None:
        play_event(state, action.card, self.hunter)

    def prompt(self, position: Position) -> Text:
        text = _loss(self.amount) if self.amount else self.asks
        return text.fill(hunter=words.FIGURE_NAMES[self.hunter])


def prevent_harm(state: Fury2State, hunter: int) -> bool:
    """Drop the harm that a hunter is about to suffer; return whether there was any."""
    return drop(state, Harm, lambda step: step.hunter == hunter) is not None


# ------------------------------------------------------------------------------------------------------- harm


class HealthLoss(Step, frozen=True):
    """A hunter is about to lose health, which Great Strength can prevent (R11.2)."""

    hunter: int
    amount: int

    def run(self, state: Fury2State) -> None:
        if self.amount:
            state.push(HarmOffer(self.hunter, self.amount), Loss(self.hunter, self.amount))


class Bite(Step, frozen=True):
    """A hunter is about to be bitten, which Great Strength can prevent (R11.1)."""

    hunter: int

    def run(self, state: Fury2State) -> None:
        state.push(HarmOffer(self.hunter, 0), BiteMark(self.hunter, 0))


class Loss(Harm, frozen=True):
    """A hunter loses health."""

    def carry_out(self, state: Fury2State) -> None:
        hurt(state, self.hunter, self.amount)


class BiteMark(Harm, frozen=True):
    """A hunter is bitten."""

    def carry_out(self, state: Fury2State) -> None:
        bite(state, self.hunter)


class Healing(Step, frozen=True):
    """A hunter regains health."""

    hunter: int
    amount: int

    def run(self, state: Fury2State) -> None:
        heal(state, self.hunter, self.amount)


def hurt(state: Fury2State, hunter: int, amount: int) -> None:
    """Take health from a hunter; at 0 he is defeated (R11.2)."""
    if amount:
        before = state.hunters[hunter].health
        health = max(0, before - amount)
        state.update_hunter(hunter, health=health)
        state.tell(HunterHurt, hunter, before - health)
        if not health:
            defeat(state, hunter)


def bite(state: Fury2State, hunter: int) -> None:
    """Bite a hunter; without a free bite space he is defeated (R11.1, R11.2)."""
    bites = state.hunters[hunter].bites + 1
    state.tell(HunterBitten, hunter)
    defeats = bites > BITE_SPACES[hunter]
    end_by_bite(state, hunter, defeats=defeats)
    if defeats:
        defeat(state, hunter)
    else:
        state.update_hunter(hunter, bites=bites)
        check_shown(state, hunter)


def heal(state: Fury2State, hunter: int, amount: int) -> None:
    """Give a hunter health, not above his maximum."""
    health = min(HEALTH[hunter], state.hunters[hunter].health + amount)
    if health > state.hunters[hunter].health:
        state.update_hunter(hunter, health=health)
        state.tell(HunterHealed, hunter, health)


def is_curable(state: Fury2State, hunter: int) -> bool:
    """Return whether a hunter has a bite that can be cured: Mina's own never is."""
    return state.hunters[hunter].bites > OWN_BITES[hunter]


def cure(state: Fury2State, hunter: int) -> None:
    """Remove a bite."""
    if is_curable(state, hunter):
        state.update_hunter(hunter, bites=state.hunters[hunter].bites - 1)
        state.tell(BiteCured, hunter)
        check_shown(state, hunter)


def defeat(state: Fury2State, hunter: int) -> None:
    """Defeat a hunter: hospital, no cards, full health, no turn, two vampire points (R11.5)."""
    state.tell(HunterDefeated, hunter)
    drop_out(state, hunter)
    sheet = state.hunters[hunter]
    for card in sheet.items:
        discard_item(state, hunter, card)
    for card in sheet.events:
        discard_event(state, hunter, card)
    for card in sheet.tiles:
        return_tile_of(state, hunter, card)
    is_waiting = not state.moved >> hunter & 1 and state.options.missed == "turn"
    state.update_hunter(
        hunter,
        place=HOSPITAL,
        health=HEALTH[hunter],
        bites=OWN_BITES[hunter],
        shown_item=NONE,
        shown_event=NONE,
        caught=(),
        port=NOWHERE,
        wake=NOWHERE,
        follows=NONE,
        declared=NOWHERE,
        missing=state.round + (not is_waiting),
    )
    state.tell(HunterMoved, hunter, "hospital", HOSPITAL)
    if hunter in state.group:
        state.group = tuple(other for other in state.group if other != hunter)
        if state.active == hunter:
            state.begin(Lasting.TURN_OVER)
            drop_move(state)
    state.add_vampires(DEFEAT_VAMPIRES)
