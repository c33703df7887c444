"""Loss of health, bites, healing and defeat (R11)."""

from __future__ import annotations

from furyqt.rules.core.agenda import Step
from furyqt.rules.core.zones import NONE
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
from furyqt.rules.fury2.steps.events.shown import check_shown
from furyqt.rules.fury2.steps.harm.prevention import Harm, HarmOffer
from furyqt.rules.fury2.steps.travel.move_steps import drop_move
from furyqt.rules.fury2.tables import BITE_SPACES, DEFEAT_VAMPIRES, HEALTH, HOSPITAL, NOWHERE, OWN_BITES


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
        health = max(0, state.hunters[hunter].health - amount)
        state.update_hunter(hunter, health=health)
        state.tell(HunterHurt, hunter, amount)
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
