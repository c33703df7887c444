"""The encounter cards that affect one hunter, by ambush and search (R8.5, R5.11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import Texts
from furyqt.rules.core.windows import PromptWindow
from furyqt.rules.core.zones import kinds
from furyqt.rules.fury3.action_labels import DISCARD, Labels
from furyqt.rules.fury3.actions import NO, PASS, YES, Pick, Word
from furyqt.rules.fury3.catalog import ENCOUNTERS
from furyqt.rules.fury3.decision import HunterDecision
from furyqt.rules.fury3.decks import WEAPONS, Deck, Encounter, Item
from furyqt.rules.fury3.events import VampireSlain
from furyqt.rules.fury3.piles import (
    discard_item,
    return_ticket,
    show_hand,
)
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.combat.combat import fight_vampire
from furyqt.rules.fury3.steps.combat.harm import delay, hurt
from furyqt.rules.fury3.steps.search.encounters import EncounterEffect, Return
from furyqt.rules.fury3.steps.supply.item_reveals import ItemReveal
from furyqt.rules.fury3.steps.turn.limits import check_hand_limits
from furyqt.rules.fury3.steps.turn.tokens import add_bats
from furyqt.rules.fury3.tables import HUNTERS
from furyqt.rules.mechanisms.interruptions import drop
from furyqt.rules.mechanisms.windows import OptionalChoice

N_buttons = Texts("fury3.buttons")
N_cards = Texts("fury3.cards")
N_questions = Texts("fury3.questions")
N_stakes = Texts("fury3.stakes")
N_windows = Texts("fury3.windows")

GUNS = (Item.RIFLE, Item.PISTOL)
ANY_WEAPON = tuple(sorted(WEAPONS))


# -------------------------------------------------------------------------------------------------- vampires


@ENCOUNTERS.card(
    Encounter.NEW_VAMPIRE,
    N_cards("New Vampire"),
    N_cards(
        "The hunter fights this vampire. Other hunters here may become delayed to join. If it is "
        "not defeated, it returns faceup with its damage."
    ),
    copies=2,
)
def new_vampire(state: Fury3State, effect: EncounterEffect) -> None:
    """Begin a combat, which prompts for others to join and decides about the card (R10.9)."""
    fight_vampire(state, (effect.hunter,), effect.hideout, effect.placed, ambush=effect.ambush)


@ENCOUNTERS.card(
    Encounter.RECKLESS_VAMPIRE,
    N_cards("Reckless Vampire"),
    N_cards(
        "The hunter fights this vampire. If it ambushed, each Fangs that resolves brings Dracula "
        "1 influence. If it is not defeated, it returns faceup with its damage."
    ),
    copies=3,
)
def reckless_vampire(state: Fury3State, effect: EncounterEffect) -> None:
    """Begin a combat, which decides about the card."""
    fight_vampire(state, (effect.hunter,), effect.hideout, effect.placed, ambush=effect.ambush)


@ENCOUNTERS.card(
    Encounter.ARISTOCRATIC_VAMPIRE,
    N_cards("Aristocratic Vampire"),
    N_cards(
        "Cannot ambush. The searching hunter may become delayed to discard it; otherwise it returns faceup."
    ),
    copies=3,
)
def aristocratic_vampire(state: Fury3State, effect: EncounterEffect) -> None:
    """Offer to pay with a delay; a hunter who is delayed already cannot pay."""
    back = Return(effect.hideout, effect.placed)
    if state.hunters[effect.hunter].delayed:
        state.push(back)
    else:
        state.push(ChaseChoice(effect.hunter), back)


class ChaseChoice(HunterDecision, frozen=True):
    """The hunter becomes delayed to discard Aristocratic Vampire, or lets it return."""

    asks = N_questions("{hunter}: become delayed to discard Aristocratic Vampire?")
    stake = N_stakes(
        "A delayed hunter loses the next action. Otherwise the Aristocratic Vampire stays, faceup, and "
        "can still mature."
    )
    rules_page = "card:encounter:aristocratic_vampire"

    def actions(self, state: Fury3State) -> Sequence[Word]:
        return (YES, NO)

    def apply(self, state: Fury3State, action: Word) -> None:
        if action == YES:
            delay(state, self.hunter)
            state.tell(VampireSlain, Encounter.ARISTOCRATIC_VAMPIRE)
            drop(state, Return)


# -------------------------------------------------------------------------------------- against one hunter


@ENCOUNTERS.card(
    Encounter.HOAX,
    N_cards("Hoax"),
    N_cards("Cannot ambush. The hunter is delayed."),
    copies=2,
)
def hoax(state: Fury3State, effect: EncounterEffect) -> None:
    """Delay the hunter."""
    delay(state, effect.hunter)


@ENCOUNTERS.card(
    Encounter.RATS,
    N_cards("Rats"),
    N_cards("The hunter suffers 2 damage. It returns faceup unless the hunter reveals a Pistol or Rifle."),
    copies=2,
)
def rats(state: Fury3State, effect: EncounterEffect) -> None:
    """Hurt the hunter first; then a gun can prevent the return of the card."""
    reveal = ItemReveal(effect.hunter, GUNS, Deck.ENCOUNTER, Encounter.RATS)
    state.push(reveal, Return(effect.hideout, effect.placed))
    hurt(state, effect.hunter, 2)


@ENCOUNTERS.card(
    Encounter.SABOTEUR,
    N_cards("Saboteur"),
    N_cards("The hunter is delayed. It returns faceup unless the hunter reveals a Pistol or Rifle."),
    copies=2,
)
def saboteur(state: Fury3State, effect: EncounterEffect) -> None:
    """Delay the hunter; then a gun can prevent the return of the card."""
    delay(state, effect.hunter)
    reveal = ItemReveal(effect.hunter, GUNS, Deck.ENCOUNTER, Encounter.SABOTEUR)
    state.push(reveal, Return(effect.hideout, effect.placed))


@ENCOUNTERS.card(
    Encounter.SZGANY_BODYGUARDS,
    N_cards("Szgany Bodyguards"),
    N_cards(
        "The hunter suffers 2 damage. Unless the hunter reveals a weapon, they suffer 2 more and are delayed."
    ),
    copies=2,
)
def szgany_bodyguards(state: Fury3State, effect: EncounterEffect) -> None:
    """Hurt the hunter twice; a weapon prevents the second damage."""
    reveal = ItemReveal(effect.hunter, ANY_WEAPON, Deck.ENCOUNTER, Encounter.SZGANY_BODYGUARDS)
    state.push(reveal, SecondBlow(effect.hunter))
    hurt(state, effect.hunter, 2)


class SecondBlow(Step, frozen=True):
    """The second damage of Szgany Bodyguards."""

    hunter: int

    def run(self, state: Fury3State) -> None:
        delay(state, self.hunter)
        hurt(state, self.hunter, 2)


@ENCOUNTERS.card(
    Encounter.BATS,
    N_cards("Bats"),
    N_cards(
        "The hunter gets a bats token. Instead of the hunter's next action it is discarded, Dracula moves "
        "the hunter to an adjacent city, and the hunter is delayed."
    ),
    copies=2,
)
def bats(state: Fury3State, effect: EncounterEffect) -> None:
    """Place the token, which has the effect (R9.3)."""
    add_bats(state, effect.hunter)


@ENCOUNTERS.card(
    Encounter.SPY,
    N_cards("Spy"),
    N_cards(
        "The hunter reveals all item and event cards and discards all tickets, or discards a weapon instead."
    ),
    copies=2,
)
def spy(state: Fury3State, effect: EncounterEffect) -> None:
    """Prompt for the weapon if the hunter has one."""
    if any(item in WEAPONS for item in state.hunters[effect.hunter].items):
        state.push(BribeChoice(effect.hunter), Espionage(effect.hunter))
    else:
        state.push(Espionage(effect.hunter))


class BribeChoice(OptionalChoice, HunterDecision, frozen=True):
    """The hunter discards a weapon to discard the Spy, or does not."""

    asks = N_questions("{hunter}: discard a weapon to get rid of the Spy?")
    rules_page = "card:encounter:spy"
    labels: ClassVar[Labels] = {Pick: DISCARD, PASS: N_buttons("Keep the weapons")}
    prompt_windows = (PromptWindow("spy", N_windows("A weapon can buy off the Spy"), HUNTERS, PASS),)

    def options(self, state: Fury3State) -> Sequence[Pick]:
        held = kinds(state.hunters[self.hunter].items)
        return [Pick(Deck.ITEM, item) for item in held if item in WEAPONS]

    def use(self, state: Fury3State, action: Pick) -> None:
        discard_item(state, self.hunter, action.card)
        drop(state, Espionage)
        check_hand_limits(state, self.hunter)


class Espionage(Step, frozen=True):
    """The Spy sees a hunter's cards and takes the tickets."""

    hunter: int

    def run(self, state: Fury3State) -> None:
        show_hand(state, self.hunter)
        for ticket in state.hunters[self.hunter].tickets:
            return_ticket(state, self.hunter, ticket, faceup=True)
