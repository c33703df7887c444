"""The encounter cards: what ambush and search do (R8.5, R5.11)."""

from __future__ import annotations

from collections.abc import Sequence

from furyqt.rules.core.agenda import Decision, Step
from furyqt.rules.core.text import N_, Text
from furyqt.rules.core.zones import kinds, without_cards
from furyqt.rules.fury3 import questions, words
from furyqt.rules.fury3.actions import DONE, NO, PASS, YES, Do, Pick
from furyqt.rules.fury3.catalogue import ENCOUNTERS
from furyqt.rules.fury3.piles import (
    discard_encounter_from_hand,
    discard_item,
    draw_encounters,
    refill_encounters,
    return_ticket,
    show_hand,
    show_item,
)
from furyqt.rules.fury3.state import State
from furyqt.rules.fury3.steps.combat import fight_vampire
from furyqt.rules.fury3.steps.encounters import EncounterEffect, Return
from furyqt.rules.fury3.steps.harm import delay, hurt
from furyqt.rules.fury3.steps.interruptions import drop
from furyqt.rules.fury3.steps.limits import tidy
from furyqt.rules.fury3.steps.proofs import Proof
from furyqt.rules.fury3.steps.tokens import add_bats, add_fog
from furyqt.rules.fury3.tables import COUNT, FIGURES, HUNTERS, PORTS, WEAPONS, Deck, Encounter, Item

GUNS = (Item.RIFLE, Item.PISTOL)
ANY_WEAPON = tuple(sorted(WEAPONS))


def hunters_at(state: State, city: int) -> tuple[int, ...]:
    """The hunters in a city who are not defeated, in activation order."""
    return tuple(
        hunter for hunter in FIGURES if (sheet := state.hunters[hunter]).place == city and not sheet.defeated
    )


# -------------------------------------------------------------------------------------------------- vampires


@ENCOUNTERS.card(
    Encounter.NEW_VAMPIRE,
    N_("fury3.cards", "New Vampire"),
    N_(
        "fury3.cards",
        "The hunter fights this vampire. Other hunters here may become delayed to join. Undefeated, it "
        "returns faceup with its damage.",
    ),
)
def new_vampire(state: State, effect: EncounterEffect) -> None:
    """The combat asks who joins, and decides where the card goes (R10.9)."""
    fight_vampire(state, (effect.hunter,), effect.hideout, effect.lurker, ambush=effect.ambush)


@ENCOUNTERS.card(
    Encounter.RECKLESS_VAMPIRE,
    N_("fury3.cards", "Reckless Vampire"),
    N_(
        "fury3.cards",
        "The hunter fights this vampire. If it ambushed, each Fangs that resolves brings Dracula 1 "
        "influence. Undefeated, it returns faceup with its damage.",
    ),
)
def reckless_vampire(state: State, effect: EncounterEffect) -> None:
    """The combat decides where the card goes."""
    fight_vampire(state, (effect.hunter,), effect.hideout, effect.lurker, ambush=effect.ambush)


@ENCOUNTERS.card(
    Encounter.ARISTOCRATIC_VAMPIRE,
    N_("fury3.cards", "Aristocratic Vampire"),
    N_(
        "fury3.cards",
        "Cannot ambush. The searching hunter may become delayed to discard it; otherwise it returns faceup.",
    ),
)
def aristocratic_vampire(state: State, effect: EncounterEffect) -> None:
    """Who is delayed already cannot pay."""
    back = Return(effect.hideout, effect.lurker)
    if state.hunters[effect.hunter].delayed:
        state.push(back)
    else:
        state.push(ChaseChoice(effect.hunter), back)


class ChaseChoice(Decision, frozen=True):
    """The hunter becomes delayed to discard Aristocratic Vampire, or lets it return."""

    hunter: int

    def player(self, state: State) -> int:
        """The hunters."""
        return HUNTERS

    def actions(self, state: State) -> Sequence[Do]:
        """Yes or no."""
        return (YES, NO)

    def apply(self, state: State, action: Do) -> None:
        """Pay with the delay: then the card's return, next on the agenda, does not happen."""
        if action == YES:
            delay(state, self.hunter)
            drop(state, Return)

    def prompt(self, position: State) -> Text:
        """The question."""
        return questions.CHASE.fill(hunter=words.FIGURE_NAMES[self.hunter])


# -------------------------------------------------------------------------------------- against one hunter


@ENCOUNTERS.card(
    Encounter.HOAX,
    N_("fury3.cards", "Hoax"),
    N_("fury3.cards", "Cannot ambush. The hunter is delayed."),
)
def hoax(state: State, effect: EncounterEffect) -> None:
    """The hunter is delayed."""
    delay(state, effect.hunter)


@ENCOUNTERS.card(
    Encounter.RATS,
    N_("fury3.cards", "Rats"),
    N_(
        "fury3.cards",
        "The hunter suffers 2 damage. It returns faceup unless the hunter reveals a Pistol or Rifle.",
    ),
)
def rats(state: State, effect: EncounterEffect) -> None:
    """Damage first, then the guns."""
    state.push(Proof(effect.hunter, GUNS), Return(effect.hideout, effect.lurker))
    hurt(state, effect.hunter, 2)


@ENCOUNTERS.card(
    Encounter.SABOTEUR,
    N_("fury3.cards", "Saboteur"),
    N_(
        "fury3.cards", "The hunter is delayed. It returns faceup unless the hunter reveals a Pistol or Rifle."
    ),
)
def saboteur(state: State, effect: EncounterEffect) -> None:
    """Delay, then the guns."""
    delay(state, effect.hunter)
    state.push(Proof(effect.hunter, GUNS), Return(effect.hideout, effect.lurker))


@ENCOUNTERS.card(
    Encounter.SZGANY_BODYGUARDS,
    N_("fury3.cards", "Szgany Bodyguards"),
    N_(
        "fury3.cards",
        "The hunter suffers 2 damage, and unless a weapon is revealed 2 more and a delay.",
    ),
)
def szgany_bodyguards(state: State, effect: EncounterEffect) -> None:
    """Two blows, the second of which a weapon wards off."""
    state.push(Proof(effect.hunter, ANY_WEAPON), SecondBlow(effect.hunter))
    hurt(state, effect.hunter, 2)


class SecondBlow(Step, frozen=True):
    """The bodyguards strike again."""

    hunter: int

    def run(self, state: State) -> None:
        """Two more damage, and the hunter is delayed."""
        delay(state, self.hunter)
        hurt(state, self.hunter, 2)


@ENCOUNTERS.card(
    Encounter.BATS,
    N_("fury3.cards", "Bats"),
    N_(
        "fury3.cards",
        "The hunter gets a bats token. Instead of the hunter's next action it is discarded, Dracula moves "
        "the hunter to an adjacent city, and the hunter is delayed.",
    ),
)
def bats(state: State, effect: EncounterEffect) -> None:
    """The token does the rest (R9.3)."""
    add_bats(state, effect.hunter)


@ENCOUNTERS.card(
    Encounter.SPY,
    N_("fury3.cards", "Spy"),
    N_(
        "fury3.cards",
        "The hunter reveals all item and event cards and discards all tickets, or discards a weapon instead.",
    ),
)
def spy(state: State, effect: EncounterEffect) -> None:
    """Ask for the weapon if the hunter has one."""
    if any(item in WEAPONS for item in state.hunters[effect.hunter].items):
        state.push(BribeChoice(effect.hunter), Espionage(effect.hunter))
    else:
        state.push(Espionage(effect.hunter))


class BribeChoice(Decision, frozen=True):
    """The hunter discards a weapon to be rid of the Spy, or does not."""

    hunter: int

    def player(self, state: State) -> int:
        """The hunters."""
        return HUNTERS

    def actions(self, state: State) -> Sequence[Do | Pick]:
        """Passing, then the weapons held."""
        held = kinds(state.hunters[self.hunter].items)
        return (PASS, *(Pick(Deck.ITEM, item) for item in held if item in WEAPONS))

    def apply(self, state: State, action: Do | Pick) -> None:
        """Discard the weapon; then nothing is spied out."""
        if isinstance(action, Pick):
            discard_item(state, self.hunter, action.card)
            drop(state, Espionage)
            tidy(state, self.hunter)

    def prompt(self, position: State) -> Text:
        """The question."""
        return questions.BRIBE.fill(hunter=words.FIGURE_NAMES[self.hunter])


class Espionage(Step, frozen=True):
    """The Spy sees a hunter's cards and takes the tickets."""

    hunter: int

    def run(self, state: State) -> None:
        """Show the hand, discard the tickets faceup."""
        show_hand(state, self.hunter)
        for ticket in state.hunters[self.hunter].tickets:
            return_ticket(state, self.hunter, ticket, faceup=True)


# -------------------------------------------------------------------------------------- against a whole city


@ENCOUNTERS.card(
    Encounter.UNNATURAL_FOG,
    N_("fury3.cards", "Unnatural Fog"),
    N_(
        "fury3.cards",
        "Place a fog token on this city, two on a port. By day each hunter in this city is delayed.",
    ),
)
def unnatural_fog(state: State, effect: EncounterEffect) -> None:
    """Fog, and by day a delay."""
    city = state.hunters[effect.hunter].place
    for _ in range(2 if city in PORTS else 1):
        add_fog(state, city)
    if not state.is_night():
        for hunter in hunters_at(state, city):
            delay(state, hunter)


@ENCOUNTERS.card(
    Encounter.SZGANY_MOB,
    N_("fury3.cards", "Szgany Mob"),
    N_(
        "fury3.cards",
        "Each hunter in this city may discard any number of item cards, then suffers 1 damage for each "
        "item card left in hand.",
    ),
)
def szgany_mob(state: State, effect: EncounterEffect) -> None:
    """One hunter after another."""
    city = state.hunters[effect.hunter].place
    state.push(*(MobAttack(hunter) for hunter in hunters_at(state, city)))


class MobAttack(Step, frozen=True):
    """The mob falls upon a hunter."""

    hunter: int

    def run(self, state: State) -> None:
        """Ask what to give up; who holds nothing suffers nothing."""
        sheet = state.hunters[self.hunter]
        if sheet.items and not sheet.defeated:
            state.push(MobChoice(self.hunter))


class MobChoice(Decision, frozen=True):
    """The hunter discards item cards one by one, and suffers for the rest."""

    hunter: int

    def player(self, state: State) -> int:
        """The hunters."""
        return HUNTERS

    def actions(self, state: State) -> Sequence[Do | Pick]:
        """Keeping the rest, then the item cards held."""
        return (DONE, *(Pick(Deck.ITEM, item) for item in kinds(state.hunters[self.hunter].items)))

    def apply(self, state: State, action: Do | Pick) -> None:
        """Discard and go on, or suffer."""
        if isinstance(action, Pick):
            discard_item(state, self.hunter, action.card)
            state.push(MobAttack(self.hunter))
        else:
            tidy(state, self.hunter)
            hurt(state, self.hunter, len(state.hunters[self.hunter].items))

    def prompt(self, position: State) -> Text:
        """The question."""
        return questions.FACE_MOB.fill(hunter=words.FIGURE_NAMES[self.hunter])


@ENCOUNTERS.card(
    Encounter.WOLVES,
    N_("fury3.cards", "Wolves"),
    N_(
        "fury3.cards",
        "Each hunter in this city suffers 4 damage, 2 less for each weapon that hunter reveals.",
    ),
)
def wolves(state: State, effect: EncounterEffect) -> None:
    """One hunter after another."""
    city = state.hunters[effect.hunter].place
    state.push(*(WolfAttack(hunter) for hunter in hunters_at(state, city)))


WOLF_BITES = 4
WARDED_OFF = 2
"""By each weapon."""


class WolfAttack(Step, frozen=True):
    """Wolves fall upon a hunter, who has shown some weapons already."""

    hunter: int
    shown: tuple[int, ...] = ()

    def run(self, state: State) -> None:
        """Ask for a weapon while one could help, then hurt."""
        if state.hunters[self.hunter].defeated:
            return
        choice = WeaponChoice(self.hunter, self.shown)
        damage = self.damage()
        if damage and len(choice.actions(state)) > 1:
            state.push(choice)
        else:
            hurt(state, self.hunter, damage)

    def damage(self) -> int:
        """What is left of it after the weapons shown."""
        return max(0, WOLF_BITES - WARDED_OFF * len(self.shown))


class WeaponChoice(Decision, frozen=True):
    """The hunter reveals another weapon against the wolves, or no more."""

    hunter: int
    shown: tuple[int, ...]

    def player(self, state: State) -> int:
        """The hunters."""
        return HUNTERS

    def actions(self, state: State) -> Sequence[Do | Pick]:
        """No more, then the weapons not yet shown."""
        items = state.hunters[self.hunter].items
        if any(items.count(item) < self.shown.count(item) for item in self.shown):
            return (DONE,)
        left = kinds(without_cards(items, self.shown))
        return (DONE, *(Pick(Deck.ITEM, item) for item in left if item in WEAPONS))

    def apply(self, state: State, action: Do | Pick) -> None:
        """Show it and go on, or suffer."""
        if isinstance(action, Pick):
            show_item(state, self.hunter, action.card)
            state.push(WolfAttack(self.hunter, (*self.shown, action.card)))
        else:
            hurt(state, self.hunter, WolfAttack(self.hunter, self.shown).damage())

    def prompt(self, position: State) -> Text:
        """The question."""
        return questions.FACE_WOLVES.fill(hunter=words.FIGURE_NAMES[self.hunter])


# ---------------------------------------------------------------------------------------- for Dracula's hand

FRESH = 3
"""Desecrated Soil: so many are drawn, and as many may be discarded."""


@ENCOUNTERS.card(
    Encounter.DESECRATED_SOIL,
    N_("fury3.cards", "Desecrated Soil"),
    N_(
        "fury3.cards",
        "Dracula draws three encounter cards and then discards up to three. It returns faceup unless the "
        "hunter reveals a Heavenly Host.",
    ),
)
def desecrated_soil(state: State, effect: EncounterEffect) -> None:
    """Dracula's cards first, then the host."""
    draw_encounters(state, FRESH)
    state.push(
        SoilChoice(FRESH),
        Proof(effect.hunter, (Item.HEAVENLY_HOST,)),
        Return(effect.hideout, effect.lurker),
    )


class SoilChoice(Decision, frozen=True):
    """Dracula discards encounter cards facedown, at most so many more."""

    left: int

    def player(self, state: State) -> int:
        """Dracula."""
        return state.side(COUNT)

    def actions(self, state: State) -> Sequence[Do | Pick]:
        """Keeping the rest, then the cards in hand."""
        return (DONE, *(Pick(Deck.ENCOUNTER, card) for card in kinds(state.encounters)))

    def apply(self, state: State, action: Do | Pick) -> None:
        """Discard and go on."""
        if isinstance(action, Pick):
            discard_encounter_from_hand(state, action.card)
            if self.left > 1:
                state.push(SoilChoice(self.left - 1))
                return
        refill_encounters(state)

    def prompt(self, position: State) -> Text:
        """The question."""
        return questions.DISCARD_ENCOUNTERS
