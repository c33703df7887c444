"""Dracula's combat cards that do not end the combat (R10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core import chance
from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import Texts
from furyqt.rules.core.zones import kinds, with_card, without_card
from furyqt.rules.fury3.action_labels import Labels
from furyqt.rules.fury3.actions import HUNTER_CHOICES, Choose, Counter
from furyqt.rules.fury3.catalog import COMBAT
from furyqt.rules.fury3.decision import DraculaDecision
from furyqt.rules.fury3.decks import WEAPONS, Combat, Item
from furyqt.rules.fury3.events import Cause, CombatCardsDrawn, HunterChosen
from furyqt.rules.fury3.piles import discard_item
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.combat.card_effects import DraculaCardEffect
from furyqt.rules.fury3.steps.combat.combat_effects import (
    CombatDecision,
    CombatStep,
    cancel_strike,
    discard_strike,
    fight_of,
    has,
    is_night_combat,
    recover,
    wound,
)
from furyqt.rules.fury3.steps.combat.combat_round import COUNTERS
from furyqt.rules.fury3.steps.combat.harm import bite, hurt

N_buttons = Texts("fury3.buttons")
N_combat = Texts("fury3.combat")
N_questions = Texts("fury3.questions")
N_unavailable = Texts("fury3.unavailable")

BLOW = 2
"""Damage of Fangs, Strength and Claws."""
FANGS_RECOVER = 2
WREATH_DAMAGE = 4


# ----------------------------------------------------------------------------------------------------- Fangs


@COMBAT.card(
    Combat.FANGS,
    N_combat("Fangs"),
    N_combat(
        "The vampire recovers 2 damage; the engaged hunter suffers 2 damage. At night a mesmerized hunter "
        "is bitten instead and leaves the combat, and influence rises by 1."
    ),
    copies=2,
)
def fangs(state: Fury3State, effect: DraculaCardEffect) -> None:
    """Hurt or bite the hunter; influence advances even if the bite is prevented (R14.3)."""
    fight = fight_of(state)
    hunter = fight.engaged
    recover(state, FANGS_RECOVER)
    if is_night_combat(state) and has(fight.mesmerized, hunter):
        state.push(FangsInfluence())
        bite(state, hunter, Cause.COUNTER)
    else:
        if has(fight.wreaths, hunter):
            state.push(WreathRetort(hunter, state.hunters[hunter].damage))
        hurt(state, hunter, BLOW, Cause.COUNTER)


class FangsInfluence(Step, frozen=True):
    """Fangs against a mesmerized hunter at night advance the influence (R2.4)."""

    def run(self, state: Fury3State) -> None:
        state.add_influence(1)


class WreathRetort(Step, frozen=True):
    """If a hunter with Garlic Wreath suffered damage from Fangs, the vampire then suffers 4."""

    hunter: int
    damage: int

    def run(self, state: Fury3State) -> None:
        """Do nothing if the damage was prevented."""
        if state.hunters[self.hunter].damage > self.damage:
            wound(state, WREATH_DAMAGE, Cause.GARLIC_WREATH, self.hunter)


# -------------------------------------------------------------------------------------------------- Strength


@COMBAT.card(
    Combat.STRENGTH,
    N_combat("Strength"),
    N_combat(
        "The engaged hunter suffers 2 damage. Their Punch, Crucifix or weapon is canceled; at "
        "night that Crucifix or weapon is also discarded."
    ),
    copies=2,
)
def strength(state: Fury3State, effect: DraculaCardEffect) -> None:
    """Decide first whether the card is lost, because that does not depend on the damage."""
    fight = fight_of(state)
    card = fight.choices[fight.engaged]
    breakable = card == Item.CRUCIFIX or card in WEAPONS
    if breakable or card == Item.PUNCH:
        cancel_strike(state, fight.engaged, Combat.STRENGTH)
    if breakable and is_night_combat(state):
        discard_strike(state, fight.engaged)
    hurt(state, fight.engaged, BLOW, Cause.COUNTER)


# ----------------------------------------------------------------------------------------------------- Claws


@COMBAT.card(
    Combat.CLAWS,
    N_combat("Claws"),
    N_combat(
        "The engaged hunter suffers 2 damage. At night a hunter of your choice in the combat, even the same "
        "one, suffers 2 damage."
    ),
    copies=2,
)
def claws(state: Fury3State, effect: DraculaCardEffect) -> None:
    """Hurt the targets; each loses his Garlic Wreath."""
    if is_night_combat(state):
        state.push(SecondSwipe())
    swipe(state, fight_of(state).engaged)


def swipe(state: Fury3State, hunter: int) -> None:
    """Resolve Claws against a hunter."""
    wreaths = fight_of(state).wreaths
    if has(wreaths, hunter):
        state.update_fight(wreaths=wreaths & ~(1 << hunter))
        if Item.GARLIC_WREATH in state.hunters[hunter].items:
            discard_item(state, hunter, Item.GARLIC_WREATH)
    hurt(state, hunter, BLOW, Cause.COUNTER)


class SecondSwipe(CombatStep, frozen=True):
    """The second damage of Claws at night."""

    def run(self, state: Fury3State) -> None:
        hunters = fight_of(state).hunters
        if len(hunters) > 1:
            state.push(ClawsChoice())
        elif hunters:
            swipe(state, hunters[0])


class ClawsChoice(CombatDecision, DraculaDecision, frozen=True):
    """Dracula chooses any hunter in the combat."""

    asks = N_questions("Claws: choose the hunter who suffers 2 damage.")
    rules_page = "card:combat:claws"
    place_rule = N_unavailable("Only hunters in the combat can be chosen.")

    def actions(self, state: Fury3State) -> Sequence[Choose]:
        return [HUNTER_CHOICES[hunter] for hunter in fight_of(state).hunters]

    def apply(self, state: Fury3State, action: Choose) -> None:
        state.tell(HunterChosen, action.hunter)
        swipe(state, action.hunter)


# ------------------------------------------------------------------------------------- Mesmerize and Plotting


@COMBAT.card(
    Combat.MESMERIZE,
    N_combat("Mesmerize"),
    N_combat(
        "The engaged hunter's card is canceled. For the rest of the combat they are mesmerized: "
        "each of their weapons does 1 damage less."
    ),
    copies=2,
)
def mesmerize(state: Fury3State, effect: DraculaCardEffect) -> None:
    """Mesmerize the hunter; a second card on the same hunter has no further effect."""
    fight = fight_of(state)
    state.update_fight(mesmerized=fight.mesmerized | 1 << fight.engaged)
    cancel_strike(state, fight.engaged, Combat.MESMERIZE)


@COMBAT.card(
    Combat.PLOTTING,
    N_combat("Plotting"),
    N_combat(
        "Take any card from the combat deck and shuffle it. In a later round of this combat, turn this card "
        "facedown to cancel the engaged hunter's Punch, Dodge or Escape."
    ),
    copies=2,
)
def plotting(state: Fury3State, effect: DraculaCardEffect) -> None:
    """Keep the card faceup until it is used or the combat ends."""
    fight = fight_of(state)
    state.update_fight(plotting=fight.plotting + 1)
    if fight.deck:
        state.push(TutorChoice())


class TutorChoice(CombatDecision, DraculaDecision, frozen=True):
    """Dracula takes a card from the combat deck, unseen."""

    asks = N_questions("Plotting: take a card from the combat deck.")
    rules_page = "card:combat:plotting"
    labels: ClassVar[Labels] = {Counter: N_buttons("Take {card}")}

    def actions(self, state: Fury3State) -> Sequence[Counter]:
        return [COUNTERS[card] for card in kinds(fight_of(state).deck)]

    def apply(self, state: Fury3State, action: Counter) -> None:
        fight = fight_of(state)
        rest = tuple(sorted(without_card(fight.deck, action.card)))
        deck, state.chance = chance.shuffled(state.chance, rest)
        state.update_fight(hand=with_card(fight.hand, action.card), deck=deck)
        state.tell(CombatCardsDrawn, (action.card,))
