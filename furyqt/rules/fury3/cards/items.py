"""The hunters' twelve item cards, and Punch, Dodge and Escape (R10, R12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.text import Texts
from furyqt.rules.fury3.action_labels import LEAVES, Labels
from furyqt.rules.fury3.actions import DONE, HUNTER_CHOICES, Choose, Word
from furyqt.rules.fury3.catalog import ITEMS
from furyqt.rules.fury3.decision import HunterDecision
from furyqt.rules.fury3.decks import NONE, Combat, Item
from furyqt.rules.fury3.events import Cause
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.combat.card_effects import HunterCardEffect
from furyqt.rules.fury3.steps.combat.combat_effects import (
    CombatDecision,
    discard_strike,
    drop_out,
    fight_of,
    has,
    wound,
)
from furyqt.rules.fury3.steps.combat.harm import bite
from furyqt.rules.fury3.tables import DRACULA_FIGURE

N_buttons = Texts("fury3.buttons")
N_items = Texts("fury3.items")
N_moments = Texts("fury3.moments")
N_questions = Texts("fury3.questions")
N_unavailable = Texts("fury3.unavailable")

IN_COMBAT = N_moments("In combat")
WEAPON = N_moments("In combat: weapon")
ALWAYS_THERE = N_moments("In combat: every hunter has it")

# --------------------------------------------------------------------------------------------------- weapons


@ITEMS.card(
    Item.RIFLE,
    N_items("Rifle"),
    N_items("Weapon: the vampire suffers 2 damage."),
    copies=4,
    moment=WEAPON,
    worth=3.0,
)
def rifle(state: Fury3State, effect: HunterCardEffect) -> None:
    """Hurt the vampire with a weapon."""
    shoot(state, effect.hunter, 2)


@ITEMS.card(
    Item.PISTOL,
    N_items("Pistol"),
    N_items("Weapon: the vampire suffers 2 damage."),
    copies=4,
    moment=WEAPON,
    worth=2.8,
)
def pistol(state: Fury3State, effect: HunterCardEffect) -> None:
    """Hurt the vampire with a weapon."""
    shoot(state, effect.hunter, 2)


@ITEMS.card(
    Item.KNIFE,
    N_items("Knife"),
    N_items("Weapon: the vampire suffers 3 damage."),
    copies=3,
    moment=WEAPON,
    worth=3.2,
)
def knife(state: Fury3State, effect: HunterCardEffect) -> None:
    """Hurt the vampire with a weapon."""
    shoot(state, effect.hunter, 3)


def shoot(state: Fury3State, hunter: int, amount: int) -> None:
    """Hurt the vampire; a mesmerized hunter's weapon does 1 damage less."""
    wound(state, amount - has(fight_of(state).mesmerized, hunter), Cause.STRIKE, hunter)


# ------------------------------------------------------------------------------------------------ holy things


@ITEMS.card(
    Item.CRUCIFIX,
    N_items("Crucifix"),
    N_items("If this card canceled Fangs or Mesmerize, the vampire suffers 3 damage."),
    copies=2,
    moment=IN_COMBAT,
    worth=2.2,
)
def crucifix(state: Fury3State, effect: HunterCardEffect) -> None:
    """Cancel Dracula's card only if the hunter is engaged (R10.4.4)."""
    fight = fight_of(state)
    canceled = fight.engaged == effect.hunter and has(fight.canceled, DRACULA_FIGURE)
    if canceled and fight.choice in (Combat.FANGS, Combat.MESMERIZE):
        wound(state, 3, Cause.STRIKE, effect.hunter)


@ITEMS.card(
    Item.GARLIC,
    N_items("Garlic"),
    N_items("If you are engaged and Fangs or Claws was played, the vampire suffers 2 damage."),
    copies=3,
    moment=IN_COMBAT,
    worth=2.0,
)
def garlic(state: Fury3State, effect: HunterCardEffect) -> None:
    """Hurt the vampire, even if Dracula's card was canceled."""
    fight = fight_of(state)
    if fight.engaged == effect.hunter and fight.choice in (Combat.FANGS, Combat.CLAWS):
        wound(state, 2, Cause.STRIKE, effect.hunter)


@ITEMS.card(
    Item.HEAVENLY_HOST,
    N_items("Heavenly Host"),
    N_items(
        "The vampire suffers 4 damage; but if you are engaged and Fangs was played, you are bitten instead "
        "and leave the combat. Then discard this card. Outside combat it can be revealed for some cards."
    ),
    copies=3,
    moment=N_moments("In combat, or to be revealed for some cards"),
    worth=2.4,
)
def heavenly_host(state: Fury3State, effect: HunterCardEffect) -> None:
    """Hurt the vampire, or bite the hunter; if the bite is prevented, he stays in the combat (R15.15)."""
    fight = fight_of(state)
    discard_strike(state, effect.hunter)
    if fight.engaged == effect.hunter and fight.choice == Combat.FANGS:
        bite(state, effect.hunter, Cause.STRIKE)
    else:
        wound(state, 4, Cause.STRIKE, effect.hunter)


@ITEMS.card(
    Item.HOLY_CIRCLE,
    N_items("Holy Circle"),
    N_items("One or more hunters of your choice leave the combat. Then discard this card."),
    copies=2,
    moment=IN_COMBAT,
    worth=1.6,
)
def holy_circle(state: Fury3State, effect: HunterCardEffect) -> None:
    """Choose at least one hunter to leave; a single one leaves without a prompt."""
    hunters = fight_of(state).hunters
    discard_strike(state, effect.hunter)
    if len(hunters) == 1:
        drop_out(state, hunters[0], effect.hunter)
    else:
        state.push(CircleChoice(effect.hunter))


class CircleChoice(CombatDecision, HunterDecision, frozen=True):
    """The hunters who leave are chosen one by one in activation order; `last` is the latest one."""

    last: int = NONE

    asks = N_questions("Holy Circle: choose a hunter to leave the combat.")
    rules_page = "card:item:holy_circle"
    place_rule = N_unavailable("Only hunters in the combat can be chosen.")
    labels: ClassVar[Labels] = {Choose: LEAVES, DONE: N_buttons("No one else leaves")}

    def actions(self, state: Fury3State) -> Sequence[Word | Choose]:
        later = [HUNTER_CHOICES[hunter] for hunter in fight_of(state).hunters if hunter > self.last]
        return later if self.last == NONE else (DONE, *later)

    def apply(self, state: Fury3State, action: Word | Choose) -> None:
        if isinstance(action, Choose):
            if any(hunter > action.hunter for hunter in fight_of(state).hunters):
                state.push(CircleChoice(self.hunter, action.hunter))
            drop_out(state, action.hunter, self.hunter)


# ----------------------------------------------------------------------------------------- the basic three


@ITEMS.card(
    Item.PUNCH,
    N_items("Punch"),
    N_items("The vampire suffers 1 damage."),
    copies=0,
    moment=ALWAYS_THERE,
)
def punch(state: Fury3State, effect: HunterCardEffect) -> None:
    """Hurt the vampire without a weapon."""
    wound(state, 1, Cause.STRIKE, effect.hunter)


@ITEMS.card(
    Item.DODGE,
    N_items("Dodge"),
    N_items("Only cancels what its banner shows."),
    copies=0,
    moment=ALWAYS_THERE,
)
def dodge(state: Fury3State, effect: HunterCardEffect) -> None:
    """Do nothing."""


@ITEMS.card(
    Item.ESCAPE,
    N_items("Escape"),
    N_items("You leave the combat."),
    copies=0,
    moment=ALWAYS_THERE,
)
def escape(state: Fury3State, effect: HunterCardEffect) -> None:
    """Leave the combat (R10.6)."""
    drop_out(state, effect.hunter, effect.hunter)


# ------------------------------------------------------------------------------------------- without a banner


@ITEMS.card(
    Item.GARLIC_WREATH,
    N_items("Garlic Wreath"),
    N_items(
        "Reveal it before the first combat round: whenever you suffer damage from Fangs, the vampire then "
        "suffers 4 damage. Discard it when Claws resolve against you or the combat ends."
    ),
    copies=3,
    moment=N_moments("Before the first round of a combat"),
    worth=1.8,
)
def garlic_wreath(state: Fury3State, effect: HunterCardEffect) -> None:
    """Do nothing: the card is worn, not played."""


@ITEMS.card(
    Item.HOLY_BULLETS,
    N_items("Holy Bullets"),
    N_items(
        "After you resolve Rifle or Pistol, discard this card: the vampire suffers 3 more "
        "damage. Once per combat."
    ),
    copies=3,
    moment=N_moments("In combat, after Rifle or Pistol"),
    worth=1.7,
)
def holy_bullets(state: Fury3State, effect: HunterCardEffect) -> None:
    """Do nothing: the card is used with a weapon, not played."""


@ITEMS.card(
    Item.DOGS,
    N_items("Dogs"),
    N_items(
        "Reveal before a search: Rats, Saboteur, Spy and Wolves are discarded without effect. If "
        "one of them ambushes you, you may discard this card to discard it without effect."
    ),
    copies=4,
    moment=N_moments("Before a search, or when ambushed"),
    worth=1.4,
)
def dogs(state: Fury3State, effect: HunterCardEffect) -> None:
    """Do nothing: the card is used in a search or an ambush, not played."""


@ITEMS.card(
    Item.STAKE,
    N_items("Stake"),
    N_items(
        "Reveal before a search: a vampire or Hoax found there is discarded without effect, with this card. "
        "It also pays for Vampire Lair."
    ),
    copies=4,
    moment=N_moments("Before a search"),
    worth=1.5,
)
def stake(state: Fury3State, effect: HunterCardEffect) -> None:
    """Do nothing: the card is used in a search, not played."""


@ITEMS.card(
    Item.FAST_HORSES,
    N_items("Fast Horses"),
    N_items(
        "Day action: reveal a random ticket and move by road up to its yellow number. Without one, move one "
        "road and discard this card."
    ),
    copies=3,
    moment=N_moments("Action by day"),
    worth=1.6,
)
def fast_horses(state: Fury3State, effect: HunterCardEffect) -> None:
    """Do nothing: the card is used as an action, not played."""
