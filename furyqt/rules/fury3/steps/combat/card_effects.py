"""The cards of a combat round take effect, Dracula's first (R10.4.5, R10.4.6, R10.7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.core.windows import PromptWindow
from furyqt.rules.fury3 import words
from furyqt.rules.fury3.action_labels import DISCARD, Labels
from furyqt.rules.fury3.actions import NO, PASS, YES, Pick, Word
from furyqt.rules.fury3.catalog import COMBAT, ITEMS
from furyqt.rules.fury3.decision import HunterDecision, HuntersDecision
from furyqt.rules.fury3.decks import ESCAPES, Combat, Deck, Encounter, EventCard, Item
from furyqt.rules.fury3.events import CancelReason, Cause
from furyqt.rules.fury3.piles import discard_item
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.combat.combat_effects import (
    CombatDecision,
    CombatStep,
    cancel_counter,
    fight_of,
    has,
    wound,
)
from furyqt.rules.fury3.steps.combat.harm import has_revenge, spend_revenge
from furyqt.rules.fury3.tables import DRACULA_FIGURE, GODALMING, HUNTERS
from furyqt.rules.mechanisms.windows import Opportunity, OptionalChoice

N_buttons = Texts("fury3.buttons")
N_questions = Texts("fury3.questions")
N_windows = Texts("fury3.windows")

AGATHA_DAMAGE = 2
RECKLESS_INFLUENCE = 1
BULLETS_DAMAGE = 3
VAMPIRE_CARDS = {"fourth": 3, "third": 2}
"""The number of his cards that must have been played before a vampire encounter's escape resolves (R10.8)."""


class CounterTurn(CombatStep, frozen=True):
    """Dracula resolves his card unless it is canceled (R10.4.5)."""

    unresolved = (DRACULA_FIGURE,)

    def run(self, state: Fury3State) -> None:
        """Allow Pride, Enraged and Lucy's Revenge to cancel an escape (R10.7)."""
        fight = fight_of(state)
        if has(fight.canceled, DRACULA_FIGURE):
            return
        if fight.choice in ESCAPES:
            reason = why_no_escape(state)
            if reason is not None:
                cancel_counter(state, reason)
                return
            if has_revenge(state):
                state.push(RevengeChoice(), DraculaCardEffect())
                return
        state.push(DraculaCardEffect())


def why_no_escape(state: Fury3State) -> CancelReason | None:
    """Return why an escape does not resolve: Enraged, Pride, or too few cards played (R10.7, R10.8)."""
    fight = fight_of(state)
    earlier = len(fight.played) - 1
    if fight.enraged:
        return CancelReason.ENRAGED
    if fight.vampire is None or state.options.vampire_escape == "pride":
        return CancelReason.PRIDE if earlier <= state.despair else None
    return CancelReason.TOO_EARLY if earlier < VAMPIRE_CARDS[state.options.vampire_escape] else None


class RevengeChoice(CombatDecision, HuntersDecision, frozen=True):
    """Lord Godalming may discard Lucy's Revenge to cancel an escape."""

    figure = GODALMING
    asks = N_questions("Cancel {combat} with Lucy's Revenge?")
    rules_page = "card:event:lucys_revenge"
    unresolved = (DRACULA_FIGURE,)

    def actions(self, state: Fury3State) -> Sequence[Word]:
        return (YES, NO)

    def apply(self, state: Fury3State, action: Word) -> None:
        if action == YES:
            spend_revenge(state)
            cancel_counter(state, CancelReason.LUCYS_REVENGE)

    def prompt(self, position: Any) -> Text:
        return self.asks.fill(combat=words.combat_text(fight_of(position).choice))


class DraculaCardEffect(CombatStep, frozen=True):
    """Dracula's card, `fight.choice`, takes effect (R10.4.5)."""

    unresolved = (DRACULA_FIGURE,)

    def run(self, state: Fury3State) -> None:
        fight = fight_of(state)
        if not has(fight.canceled, DRACULA_FIGURE):
            state.push(LastEffects())
            COMBAT[fight.choice].effect(state, self)


class LastEffects(Step, frozen=True):
    """The steps after Dracula resolved his card: Sister Agatha, Reckless Vampire."""

    def run(self, state: Fury3State) -> None:
        """Apply damage first, so that the hunters win a tie (R2.3)."""
        fight = fight_of(state)
        fangs = fight.choice == Combat.FANGS
        if state.hunter_ally == EventCard.SISTER_AGATHA and (fangs or fight.choice in ESCAPES):
            state.hurt_dracula(AGATHA_DAMAGE, Cause.SISTER_AGATHA)
        reckless = fight.vampire is not None and fight.vampire.card == Encounter.RECKLESS_VAMPIRE
        if fangs and reckless and fight.ambush:
            state.add_influence(RECKLESS_INFLUENCE)


class StrikeTurn(CombatStep, frozen=True):
    """A hunter who is still in the combat resolves his card unless it is canceled (R10.4.6)."""

    hunter: int

    def run(self, state: Fury3State) -> None:
        fight = fight_of(state)
        card = fight.choices[self.hunter]
        if self.hunter not in fight.hunters or has(fight.canceled, self.hunter):
            return
        if card in (Item.RIFLE, Item.PISTOL):
            state.push(HunterCardEffect(self.hunter), Bullets(self.hunter))
        else:
            state.push(HunterCardEffect(self.hunter))

    def unresolved_cards(self) -> tuple[int, ...]:
        return (self.hunter,)


class HunterCardEffect(CombatStep, frozen=True):
    """A hunter's card, in `fight.choices`, takes effect (R10.4.6)."""

    hunter: int

    def run(self, state: Fury3State) -> None:
        ITEMS[fight_of(state).choices[self.hunter]].effect(state, self)

    def unresolved_cards(self) -> tuple[int, ...]:
        return (self.hunter,)


class Bullets(Opportunity, CombatStep, frozen=True):
    """After Rifle or Pistol a hunter may use Holy Bullets, once per combat."""

    hunter: int

    asks_holder = HUNTERS

    def choice(self, state: Fury3State) -> BulletsChoice:
        return BulletsChoice(self.hunter)


class BulletsChoice(OptionalChoice, CombatDecision, HunterDecision, frozen=True):
    """A hunter discards Holy Bullets for more damage, or keeps them."""

    asks = N_questions("{hunter}: use Holy Bullets?")
    rules_page = "card:item:holy_bullets"
    labels: ClassVar[Labels] = {Pick: DISCARD, PASS: N_buttons("Keep the bullets")}
    prompt_windows = (PromptWindow("bullets", N_windows("Holy Bullets after a shot"), HUNTERS, PASS),)

    def options(self, state: Fury3State) -> Sequence[Pick]:
        held = Item.HOLY_BULLETS in state.hunters[self.hunter].items
        return (Pick(Deck.ITEM, Item.HOLY_BULLETS),) if held and not fight_of(state).bullets else ()

    def use(self, state: Fury3State, action: Pick) -> None:
        discard_item(state, self.hunter, Item.HOLY_BULLETS)
        state.update_fight(bullets=True)
        wound(state, BULLETS_DAMAGE, Cause.HOLY_BULLETS, self.hunter)
