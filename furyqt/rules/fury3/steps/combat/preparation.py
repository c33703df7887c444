"""The start and the end of a combat (R10.2, R10.3, R10.11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core import chance
from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import Texts
from furyqt.rules.core.windows import PromptWindow
from furyqt.rules.core.zones import Cards, without_cards
from furyqt.rules.fury3.action_labels import Labels
from furyqt.rules.fury3.actions import PASS, Pick
from furyqt.rules.fury3.boxes import BOXES, COMBAT
from furyqt.rules.fury3.decision import HunterDecision
from furyqt.rules.fury3.decks import NONE, TABLE, Combat, Deck, EventCard, Item
from furyqt.rules.fury3.event_timing import EventWindow
from furyqt.rules.fury3.events import CombatCardsDrawn, CombatEnded, CombatStarted
from furyqt.rules.fury3.piles import discard_encounter, discard_item, show_item, table_to_discard
from furyqt.rules.fury3.rulings import Fury3Options
from furyqt.rules.fury3.state import Fight, Fury3State, PlacedEncounter
from furyqt.rules.fury3.steps.combat.combat_effects import CombatDecision, CombatStep, fight_of, has, is_slain
from furyqt.rules.fury3.steps.combat.combat_round import CombatRound
from furyqt.rules.fury3.steps.search.encounters import EncounterDiscard, Return
from furyqt.rules.fury3.steps.search.hideouts import by_id
from furyqt.rules.fury3.steps.turn.limits import check_hand_limits
from furyqt.rules.fury3.steps.turn.windows import CardWindow
from furyqt.rules.fury3.tables import COMBAT_HAND, FIGURES, HUNTERS
from furyqt.rules.mechanisms.interruptions import drop
from furyqt.rules.mechanisms.windows import Opportunity, OptionalChoice

N_buttons = Texts("fury3.buttons")
N_questions = Texts("fury3.questions")
N_windows = Texts("fury3.windows")


class Preparation(Step, frozen=True):
    """Revealed items return to the hands; Dracula draws; events and wreaths (R9.1, R10.2, R10.3)."""

    def run(self, state: Fury3State) -> None:
        hunters = fight_of(state).hunters
        for hunter in hunters:
            state.update_hunter(hunter, shown_item=NONE)
        deck, state.chance = chance.shuffled(state.chance, combat_cards(state))
        party = sum(1 << hunter for hunter in hunters)
        state.update_fight(party=party, hand=tuple(sorted(deck[-COMBAT_HAND:])), deck=deck[:-COMBAT_HAND])
        vampire = fight_of(state).vampire
        state.tell(CombatStarted, party, NONE if vampire is None else vampire.card)
        state.tell(CombatCardsDrawn, fight_of(state).hand)
        wreaths = [WreathWindow(hunter) for hunter in hunters]
        state.push(CardWindow(EventWindow.COMBAT_START, HUNTERS), *wreaths, CombatRound(), CombatEnd())


def combat_cards(state: Fury3State) -> Cards:
    """Return the combat cards without those that are on the trail (R10.2, R7.7)."""
    bats = [Combat.ESCAPE_AS_BAT for hideout in state.trail if hideout is not None and hideout.bat]
    return without_cards(all_combat_cards(state.options), bats)


def all_combat_cards(options: Fury3Options) -> Cards:
    """Return Dracula's thirteen combat cards."""
    return BOXES[options.box].cards[COMBAT]


class WreathWindow(Opportunity, CombatStep, frozen=True):
    """A hunter who is still in the combat may reveal Garlic Wreath (R10.3)."""

    hunter: int

    asks_holder = HUNTERS

    def choice(self, state: Fury3State) -> WreathChoice:
        return WreathChoice(self.hunter)


class WreathChoice(OptionalChoice, CombatDecision, HunterDecision, frozen=True):
    """A hunter may reveal Garlic Wreath before the first cards are chosen (R10.3)."""

    asks = N_questions("{hunter}: wear Garlic Wreath in this combat?")
    rules_page = "card:item:garlic_wreath"
    labels: ClassVar[Labels] = {
        Pick: N_buttons("Wear {card}"),
        PASS: N_buttons("Wear no wreath"),
    }
    prompt_windows = (PromptWindow("wreath", N_windows("Garlic Wreath before a combat"), HUNTERS, PASS),)

    def options(self, state: Fury3State) -> Sequence[Pick]:
        held = Item.GARLIC_WREATH in state.hunters[self.hunter].items
        return (
            (Pick(Deck.ITEM, Item.GARLIC_WREATH),) if held and self.hunter in fight_of(state).hunters else ()
        )

    def use(self, state: Fury3State, action: Pick) -> None:
        show_item(state, self.hunter, Item.GARLIC_WREATH)
        state.update_fight(wreaths=fight_of(state).wreaths | 1 << self.hunter)


class CombatEnd(Step, frozen=True):
    """Cards in play for the combat are discarded or returned (R10.8, R10.11, R15.7)."""

    def run(self, state: Fury3State) -> None:
        fight = fight_of(state)
        party = [hunter for hunter in FIGURES if has(fight.party, hunter)]
        for hunter in party:
            if has(fight.wreaths, hunter) and Item.GARLIC_WREATH in state.hunters[hunter].items:
                discard_item(state, hunter, Item.GARLIC_WREATH)
        if fight.revenge:
            table_to_discard(state, EventCard.LUCYS_REVENGE)
        state.fight = None
        state.tell(CombatEnded)
        for hunter in reversed(party):
            check_hand_limits(state, hunter)
        if fight.vampire is not None:
            _return_vampire(state, fight, fight.vampire)


def _return_vampire(state: Fury3State, fight: Fight, vampire: PlacedEncounter) -> None:
    """Discard a defeated vampire; another one returns faceup with its damage (R10.8, R14.8)."""
    drop(state, EncounterDiscard)
    if is_slain(fight) or by_id(state, fight.hideout) is None:
        discard_encounter(state, vampire.card, TABLE, faceup=True)
    else:
        state.push(Return(fight.hideout, vampire))
