"""The encounter cards that affect a whole city, and Desecrated Soil (R8.5, R5.11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import Texts
from furyqt.rules.core.windows import PromptWindow
from furyqt.rules.core.zones import kinds, without_cards
from furyqt.rules.fury3.action_labels import DISCARD, NO_MORE, REVEAL, Labels
from furyqt.rules.fury3.actions import DONE, Pick, Word
from furyqt.rules.fury3.catalog import ENCOUNTERS
from furyqt.rules.fury3.decision import DraculaDecision, HunterDecision
from furyqt.rules.fury3.decks import WEAPONS, Deck, Encounter, Item
from furyqt.rules.fury3.piles import (
    discard_encounter_from_hand,
    discard_item,
    draw_encounters,
    refill_encounters,
    show_item,
)
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.combat.harm import delay, hurt
from furyqt.rules.fury3.steps.search.encounters import EncounterEffect, Return
from furyqt.rules.fury3.steps.supply.item_reveals import ItemReveal
from furyqt.rules.fury3.steps.turn.limits import check_hand_limits
from furyqt.rules.fury3.steps.turn.tokens import add_fog
from furyqt.rules.fury3.tables import FIGURES, HUNTERS, PORTS

N_buttons = Texts("fury3.buttons")
N_cards = Texts("fury3.cards")
N_questions = Texts("fury3.questions")
N_windows = Texts("fury3.windows")


def hunters_at(state: Fury3State, city: int) -> tuple[int, ...]:
    """Return the hunters in a city who are not defeated, in activation order."""
    return tuple(
        hunter for hunter in FIGURES if (sheet := state.hunters[hunter]).place == city and not sheet.defeated
    )


@ENCOUNTERS.card(
    Encounter.UNNATURAL_FOG,
    N_cards("Unnatural Fog"),
    N_cards("Place a fog token on this city, two on a port. By day each hunter in this city is delayed."),
    copies=2,
)
def unnatural_fog(state: Fury3State, effect: EncounterEffect) -> None:
    """Place fog, and by day delay the hunter."""
    city = state.hunters[effect.hunter].place
    for _ in range(2 if city in PORTS else 1):
        add_fog(state, city)
    if not state.is_night():
        for hunter in hunters_at(state, city):
            delay(state, hunter)


@ENCOUNTERS.card(
    Encounter.SZGANY_MOB,
    N_cards("Szgany Mob"),
    N_cards(
        "Each hunter in this city may discard any number of item cards, then suffers 1 damage for each "
        "item card left in hand."
    ),
    copies=2,
)
def szgany_mob(state: Fury3State, effect: EncounterEffect) -> None:
    """Attack one hunter after another."""
    city = state.hunters[effect.hunter].place
    state.push(*(MobAttack(hunter) for hunter in hunters_at(state, city)))


class MobAttack(Step, frozen=True):
    """The mob attacks a hunter."""

    hunter: int

    def run(self, state: Fury3State) -> None:
        """Prompt for the discards; a hunter without cards suffers nothing."""
        sheet = state.hunters[self.hunter]
        if sheet.items and not sheet.defeated:
            state.push(MobChoice(self.hunter))


class MobChoice(HunterDecision, frozen=True):
    """The hunter discards item cards one by one, and suffers damage for the others."""

    asks = N_questions("Szgany Mob: which items does {hunter} hand over?")
    rules_page = "card:encounter:szgany_mob"
    labels: ClassVar[Labels] = {Pick: DISCARD, DONE: NO_MORE}

    def actions(self, state: Fury3State) -> Sequence[Word | Pick]:
        return (DONE, *(Pick(Deck.ITEM, item) for item in kinds(state.hunters[self.hunter].items)))

    def apply(self, state: Fury3State, action: Word | Pick) -> None:
        if isinstance(action, Pick):
            discard_item(state, self.hunter, action.card)
            state.push(MobAttack(self.hunter))
        else:
            check_hand_limits(state, self.hunter)
            hurt(state, self.hunter, len(state.hunters[self.hunter].items))


@ENCOUNTERS.card(
    Encounter.WOLVES,
    N_cards("Wolves"),
    N_cards("Each hunter in this city suffers 4 damage, 2 less for each weapon that hunter reveals."),
    copies=2,
)
def wolves(state: Fury3State, effect: EncounterEffect) -> None:
    """Attack one hunter after another."""
    city = state.hunters[effect.hunter].place
    state.push(*(WolfAttack(hunter) for hunter in hunters_at(state, city)))


WOLF_BITES = 4
WARDED_OFF = 2
"""The damage that each weapon prevents."""


class WolfAttack(Step, frozen=True):
    """Wolves attack a hunter, who has shown some weapons already."""

    hunter: int
    shown: tuple[int, ...] = ()

    asks_holder = HUNTERS

    def run(self, state: Fury3State) -> None:
        if state.hunters[self.hunter].defeated:
            return
        choice = WeaponChoice(self.hunter, self.shown)
        damage = self.damage()
        if damage and len(choice.actions(state)) > 1:
            state.push(choice)
        else:
            hurt(state, self.hunter, damage)

    def damage(self) -> int:
        """Return the damage that is left after the weapons shown."""
        return max(0, WOLF_BITES - WARDED_OFF * len(self.shown))


class WeaponChoice(HunterDecision, frozen=True):
    """The hunter reveals another weapon against the wolves, or stops."""

    shown: tuple[int, ...]

    asks = N_questions("{hunter}: reveal weapons against the wolves?")
    rules_page = "card:encounter:wolves"
    labels: ClassVar[Labels] = {Pick: REVEAL, DONE: N_buttons("Reveal no more")}
    prompt_windows = (PromptWindow("wolves", N_windows("Weapons against the wolves"), HUNTERS, DONE),)

    def actions(self, state: Fury3State) -> Sequence[Word | Pick]:
        items = state.hunters[self.hunter].items
        if any(items.count(item) < self.shown.count(item) for item in self.shown):
            return (DONE,)
        left = kinds(without_cards(items, self.shown))
        return (DONE, *(Pick(Deck.ITEM, item) for item in left if item in WEAPONS))

    def apply(self, state: Fury3State, action: Word | Pick) -> None:
        if isinstance(action, Pick):
            show_item(state, self.hunter, action.card)
            state.push(WolfAttack(self.hunter, (*self.shown, action.card)))
        else:
            hurt(state, self.hunter, WolfAttack(self.hunter, self.shown).damage())


# ------------------------------------------------------------------------------------------- Desecrated Soil

FRESH = 3
"""Desecrated Soil: the number of cards drawn, and the most that may be discarded."""


@ENCOUNTERS.card(
    Encounter.DESECRATED_SOIL,
    N_cards("Desecrated Soil"),
    N_cards(
        "Dracula draws three encounter cards and then discards up to three. It returns faceup unless the "
        "hunter reveals a Heavenly Host."
    ),
    copies=2,
)
def desecrated_soil(state: Fury3State, effect: EncounterEffect) -> None:
    """Resolve Dracula's cards first, then the host."""
    draw_encounters(state, FRESH)
    state.push(
        SoilChoice(FRESH),
        ItemReveal(effect.hunter, (Item.HEAVENLY_HOST,), Deck.ENCOUNTER, Encounter.DESECRATED_SOIL),
        Return(effect.hideout, effect.placed),
    )


class SoilChoice(DraculaDecision, frozen=True):
    """Dracula discards encounter cards facedown, at most `left` more."""

    left: int

    asks = N_questions("Desecrated Soil: which encounter cards are discarded?")
    rules_page = "card:encounter:desecrated_soil"
    labels: ClassVar[Labels] = {Pick: DISCARD, DONE: NO_MORE}

    def actions(self, state: Fury3State) -> Sequence[Word | Pick]:
        return (DONE, *(Pick(Deck.ENCOUNTER, card) for card in kinds(state.encounters)))

    def apply(self, state: Fury3State, action: Word | Pick) -> None:
        if isinstance(action, Pick):
            discard_encounter_from_hand(state, action.card)
            if self.left > 1:
                state.push(SoilChoice(self.left - 1))
                return
        refill_encounters(state)
