"""The matured effects of the encounter cards (R6.14); Rats and Bats have none."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.text import Texts
from furyqt.rules.core.zones import kinds
from furyqt.rules.fury3.action_labels import KEEP, Labels
from furyqt.rules.fury3.actions import HUNTER_CHOICES, PLACE_CHOICES, Choose, Pick, PlaceChoice
from furyqt.rules.fury3.cards.hauntings import MobAttack, WolfAttack, hunters_at
from furyqt.rules.fury3.catalog import MATURED
from furyqt.rules.fury3.decision import DraculaDecision
from furyqt.rules.fury3.decks import ON_HIDEOUT, TABLE, Deck, Encounter
from furyqt.rules.fury3.events import CardMoved, HunterChosen
from furyqt.rules.fury3.piles import gather_dracula_events, return_dracula_events
from furyqt.rules.fury3.state import Fury3State, PlacedEncounter
from furyqt.rules.fury3.steps.search.encounters import EncounterEffect
from furyqt.rules.fury3.steps.search.maturing import (
    MaturedEffect,
    mature_vampire,
    reveal_leaving,
    take_matured,
)
from furyqt.rules.fury3.steps.supply.allies import standing
from furyqt.rules.fury3.steps.supply.supply import EventDraw
from furyqt.rules.fury3.steps.turn.tokens import add_fog, place_roadblocks
from furyqt.rules.fury3.steps.turn.windows import NEW_EVENT_WINDOW
from furyqt.rules.fury3.tables import (
    CITIES,
    DRACULA_FIGURE,
    FIGURES,
    FOG_TOKENS,
    NOWHERE,
    REGION,
    WITHIN_ROADS,
)

N_buttons = Texts("fury3.buttons")
N_cards = Texts("fury3.cards")
N_questions = Texts("fury3.questions")
N_unavailable = Texts("fury3.unavailable")

SOIL_RECOVERY = 3
FOGS = 2
WOLF_ROADS = 2
CITIES_OF = {
    region: tuple(sorted(city for city in CITIES if REGION[city] == region)) for region in set(REGION)
}


def revealed_city(state: Fury3State) -> int:
    """Reveal the location card of the hideout that matures; NOWHERE if it has none, or a sea zone."""
    reveal_leaving(state)
    leaving = state.leaving
    return leaving.place if leaving is not None and leaving.place in CITIES else NOWHERE


# -------------------------------------------------------------------------------------------------- vampires


@MATURED.card(
    Encounter.NEW_VAMPIRE,
    N_cards("New Vampire"),
    N_cards("Reveal this location: influence +3. Then clear the fourth, fifth and sixth spaces."),
)
def new_vampire(state: Fury3State, effect: MaturedEffect) -> None:
    """Add influence and clear the trail's last spaces."""
    mature_vampire(state, effect.card)


@MATURED.card(
    Encounter.RECKLESS_VAMPIRE,
    N_cards("Reckless Vampire"),
    N_cards("Reveal this location: influence +4. Then clear the fourth, fifth and sixth spaces."),
)
def reckless_vampire(state: Fury3State, effect: MaturedEffect) -> None:
    """Add influence and clear the trail's last spaces."""
    mature_vampire(state, effect.card)


@MATURED.card(
    Encounter.ARISTOCRATIC_VAMPIRE,
    N_cards("Aristocratic Vampire"),
    N_cards("Reveal this location: influence +4. Then clear the fourth, fifth and sixth spaces."),
)
def aristocratic_vampire(state: Fury3State, effect: MaturedEffect) -> None:
    """Add influence and clear the trail's last spaces."""
    mature_vampire(state, effect.card)


# ------------------------------------------------------------------------------------------------------ Hoax


@MATURED.card(
    Encounter.HOAX,
    N_cards("Hoax"),
    N_cards(
        "Take all your event cards from the discard pile, secretly keep one and shuffle the others into "
        "the deck."
    ),
)
def hoax(state: Fury3State, effect: MaturedEffect) -> None:
    """Gather Dracula's discarded events, including those discarded facedown."""
    gather_dracula_events(state)
    found = kinds(state.drawn)
    if len(found) == 1:
        keep_dracula_event(state, found[0])
    elif found:
        state.push(DraculaEventChoice())


class DraculaEventChoice(DraculaDecision, frozen=True):
    """Dracula keeps one of the event cards in `state.drawn`."""

    asks = N_questions("Hoax: which event card do you keep?")
    rules_page = "card:encounter:hoax"
    is_matured = True
    labels: ClassVar[Labels] = {Pick: KEEP}
    cards_in_hand = False

    def actions(self, state: Fury3State) -> Sequence[Pick]:
        return [Pick(Deck.EVENT, card) for card in kinds(tuple(sorted(state.drawn)))]

    def apply(self, state: Fury3State, action: Pick) -> None:
        keep_dracula_event(state, action.card)


def keep_dracula_event(state: Fury3State, card: int) -> None:
    """Keep one card drawn and shuffle the others into the deck; Dracula may play it before he moves."""
    return_dracula_events(state, card)
    state.push(EventDraw(DRACULA_FIGURE), NEW_EVENT_WINDOW)


# ----------------------------------------------------------------------------------------------- on the board


@MATURED.card(
    Encounter.UNNATURAL_FOG,
    N_cards("Unnatural Fog"),
    N_cards("Reveal this location: place two fog tokens on a city of this region."),
)
def unnatural_fog(state: Fury3State, effect: MaturedEffect) -> None:
    """Choose a city of the region."""
    city = revealed_city(state)
    if city != NOWHERE and len(state.fog) < FOG_TOKENS:
        state.push(FogChoice(REGION[city]))


class FogChoice(DraculaDecision, frozen=True):
    """Dracula chooses a city of a region for two fog tokens."""

    region: int

    asks = N_questions("Unnatural Fog: which city?")
    rules_page = "card:encounter:unnatural_fog"
    is_matured = True
    place_rule = N_unavailable("The fog rises in a city of one region.")
    labels: ClassVar[Labels] = {PlaceChoice: N_buttons("Fog {place:in}")}

    def actions(self, state: Fury3State) -> Sequence[PlaceChoice]:
        return [PLACE_CHOICES[city] for city in CITIES_OF[self.region]]

    def apply(self, state: Fury3State, action: PlaceChoice) -> None:
        for _ in range(FOGS):
            add_fog(state, action.to)


@MATURED.card(
    Encounter.SABOTEUR,
    N_cards("Saboteur"),
    N_cards("Place a roadblock on any road or railway."),
)
def saboteur(state: Fury3State, effect: MaturedEffect) -> None:
    """Place one roadblock."""
    place_roadblocks(state, 1)


@MATURED.card(
    Encounter.DESECRATED_SOIL,
    N_cards("Desecrated Soil"),
    N_cards("Dracula recovers up to 3 damage."),
)
def desecrated_soil(state: Fury3State, effect: MaturedEffect) -> None:
    """Heal Dracula."""
    state.heal_dracula(SOIL_RECOVERY)


# --------------------------------------------------------------------------------------- against the hunters


@MATURED.card(
    Encounter.SZGANY_MOB,
    N_cards("Szgany Mob"),
    N_cards("Reveal this location: Szgany Mob attacks the hunters in every city of this region."),
)
def szgany_mob(state: Fury3State, effect: MaturedEffect) -> None:
    """Attack hunters in activation order; a hospital is not in a region."""
    city = revealed_city(state)
    if city != NOWHERE:
        here = [h for h in FIGURES if REGION[state.hunters[h].place] == REGION[city]]
        state.push(*(MobAttack(hunter) for hunter in here if not state.hunters[hunter].defeated))


@MATURED.card(
    Encounter.WOLVES,
    N_cards("Wolves"),
    N_cards("Reveal this location: Wolves attack the hunters in a city one or two roads away."),
)
def wolves(state: Fury3State, effect: MaturedEffect) -> None:
    """Choose a city connected by road."""
    city = revealed_city(state)
    if city != NOWHERE and WITHIN_ROADS[WOLF_ROADS][city]:
        state.push(WolvesChoice(city))


class WolvesChoice(DraculaDecision, frozen=True):
    """Dracula chooses the city that the wolves attack; the location of the hideout is revealed."""

    city: int

    asks = N_questions("Wolves: which city?")
    rules_page = "card:encounter:wolves"
    is_matured = True
    place_rule = N_unavailable("The wolves attack a city near the revealed hideout.")
    labels: ClassVar[Labels] = {PlaceChoice: N_buttons("Wolves {place:in}")}

    def actions(self, state: Fury3State) -> Sequence[PlaceChoice]:
        return [PLACE_CHOICES[city] for city in WITHIN_ROADS[WOLF_ROADS][self.city]]

    def apply(self, state: Fury3State, action: PlaceChoice) -> None:
        state.push(*(WolfAttack(hunter) for hunter in hunters_at(state, action.to)))


@MATURED.card(
    Encounter.SPY,
    N_cards("Spy"),
    N_cards("Choose a hunter: Spy takes effect on that hunter."),
)
def spy(state: Fury3State, effect: MaturedEffect) -> None:
    """Choose any hunter who is not defeated."""
    if standing(state):
        state.push(SpyChoice())


class SpyChoice(DraculaDecision, frozen=True):
    """Dracula chooses the hunter for the Spy."""

    asks = N_questions("Spy: which hunter?")
    rules_page = "card:encounter:spy"
    is_matured = True
    place_rule = N_unavailable("No hunter who can be spied on is here.")

    def actions(self, state: Fury3State) -> Sequence[Choose]:
        return [HUNTER_CHOICES[hunter] for hunter in standing(state)]

    def apply(self, state: Fury3State, action: Choose) -> None:
        state.tell(HunterChosen, action.hunter)
        state.push(EncounterEffect(action.hunter, NOWHERE, PlacedEncounter(Encounter.SPY, True), False))


@MATURED.card(
    Encounter.SZGANY_BODYGUARDS,
    N_cards("Szgany Bodyguards"),
    N_cards(
        "Keep this card faceup. Once, before a combat at dawn or dusk, it takes effect on a hunter in "
        "your city; then discard it."
    ),
)
def szgany_bodyguards(state: Fury3State, effect: MaturedEffect) -> None:
    """Keep the card on the table until it is used."""
    if take_matured(state, effect.card):
        state.bodyguards += 1
        state.tell(CardMoved, Deck.ENCOUNTER, effect.card, ON_HIDEOUT + effect.hideout, TABLE, True)
