"""Dracula's events at the start and after the end of a combat (C2, C7.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.text import Text, Texts
from furyqt.rules.core.zones import kinds
from furyqt.rules.fury2.action_labels import DISCARD, SEND, Labels
from furyqt.rules.fury2.actions import HUNTER_CHOICES, PLACE_CHOICES, Choose, Pick, PlaceChoice
from furyqt.rules.fury2.catalog import EVENTS
from furyqt.rules.fury2.decision import DraculaDecision, DraculaHunterDecision
from furyqt.rules.fury2.decks import Deck, EventCard
from furyqt.rules.fury2.event_timing import EventWindow
from furyqt.rules.fury2.events import HunterChosen
from furyqt.rules.fury2.piles import discard_item, show_item
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.combat.combat_effects import CombatDecision, break_off, fight_of
from furyqt.rules.fury2.steps.combat.offers import bar_escapes
from furyqt.rules.fury2.steps.events.limits import check_hand_limits
from furyqt.rules.fury2.steps.events.playing import EventEffect
from furyqt.rules.fury2.steps.events.shown import PICKS
from furyqt.rules.fury2.steps.search.agents import fight_again
from furyqt.rules.fury2.steps.travel.journeys import move_hunter, road_reach
from furyqt.rules.fury2.tables import CITIES, DRACULA
from furyqt.rules.fury2.tactics.fight import Enemy
from furyqt.rules.mechanisms.cards import unless

N_cards = Texts("fury2.cards")
N_unavailable = Texts("fury2.unavailable")
N_questions = Texts("fury2.questions")


def fights_dracula(state: Fury2State, actor: int) -> bool:
    """Return whether the combat that begins is one with Dracula himself."""
    return state.fight is not None and state.fight.enemy == Enemy.DRACULA


def against_horses(state: Fury2State, actor: int) -> Text | None:
    """Return why Wild Horses cannot prevent the combat that begins."""
    if not fights_dracula(state, actor):
        return NOT_YOURS
    return None if gallops(state) else N_unavailable("no road leads away from here")


NOT_YOURS = N_unavailable("it is played in a combat with Dracula himself")

# ------------------------------------------------------------------------------------------------------ Trap


@EVENTS.card(
    EventCard.TRAP,
    N_cards("Trap"),
    N_cards("Start of a combat: Dracula, or the agent, adds 1 to all rolls of this combat."),
    owner=DRACULA,
    copies=3,
    when=(EventWindow.COMBAT_START,),
)
def trap(state: Fury2State, effect: EventEffect) -> None:
    """Give the enemy a bonus for the whole combat (C5)."""
    state.update_fight(traps=fight_of(state).traps + 1)


# ------------------------------------------------------------------------------------------------------ Rage


@EVENTS.card(
    EventCard.RAGE,
    N_cards("Rage"),
    N_cards(
        "Start of a combat with you: choose a hunter in it, who shows all items; you discard one of them. "
        "You cannot play Escape cards in the first three rounds."
    ),
    owner=DRACULA,
    copies=1,
    when=(EventWindow.COMBAT_START,),
    is_given=False,
    against=unless(fights_dracula, NOT_YOURS),
)
def rage(state: Fury2State, effect: EventEffect) -> None:
    """Bar escapes, and prompt for the hunter in a group."""
    bar_escapes(state)
    hunters = fight_of(state).hunters
    if len(hunters) == 1:
        plunder(state, hunters[0])
    else:
        state.push(RageVictim())


class RageVictim(CombatDecision, DraculaDecision, frozen=True):
    """Dracula chooses the hunter who shows all items."""

    asks = N_questions("Rage: which hunter shows all items?")
    rules_page = "card:event:rage"
    place_rule = N_unavailable("Only hunters in the combat can be chosen.")

    def actions(self, state: Fury2State) -> Sequence[Choose]:
        return [HUNTER_CHOICES[hunter] for hunter in fight_of(state).hunters]

    def apply(self, state: Fury2State, action: Choose) -> None:
        state.tell(HunterChosen, action.hunter)
        plunder(state, action.hunter)


def plunder(state: Fury2State, hunter: int) -> None:
    """Show a hunter's items; Dracula discards one of them."""
    items = state.hunters[hunter].items
    for item in items:
        show_item(state, hunter, item)
    if len(kinds(items)) == 1:
        discard_item(state, hunter, items[0])
    elif items:
        state.push(PlunderChoice(hunter))


class PlunderChoice(CombatDecision, DraculaHunterDecision, frozen=True):
    """Dracula chooses the item that is discarded."""

    asks = N_questions("Rage: which item does {hunter} lose?")
    rules_page = "card:event:rage"
    labels: ClassVar[Labels] = {Pick: DISCARD}

    def actions(self, state: Fury2State) -> Sequence[Pick]:
        return [PICKS[Deck.ITEM, item] for item in kinds(state.hunters[self.hunter].items)]

    def apply(self, state: Fury2State, action: Pick) -> None:
        discard_item(state, self.hunter, action.card)
        check_hand_limits(state, self.hunter)


# ----------------------------------------------------------------------------------------------- Wild Horses


def gallops(state: Fury2State) -> list[int]:
    """Return the cities one road from Dracula; hunters cannot use the road with the Roadblock (R4.7)."""
    return [place for place in road_reach(state, state.present_place(), 1) if place in CITIES]


@EVENTS.card(
    EventCard.WILD_HORSES,
    N_cards("Wild Horses"),
    N_cards(
        "Start of a combat with you: there is no combat. You move the hunters there to a city one road away, "
        "and they do not meet anything there."
    ),
    owner=DRACULA,
    copies=1,
    when=(EventWindow.COMBAT_START,),
    against=against_horses,
)
def wild_horses(state: Fury2State, effect: EventEffect) -> None:
    """Prevent the combat and move the hunters, who do not meet what is in the other city."""
    hunters = fight_of(state).hunters
    break_off(state)
    if gallops(state):
        state.push(GallopChoice(hunters))


class GallopChoice(DraculaDecision, frozen=True):
    """Dracula chooses the city to which the horses carry the hunters."""

    hunters: tuple[int, ...]

    asks = N_questions("Wild Horses: to which city do the hunters go?")
    rules_page = "card:event:wild_horses"
    place_rule = N_unavailable("The horses carry the hunters along one open road, to a city.")
    labels: ClassVar[Labels] = {PlaceChoice: SEND}

    def actions(self, state: Fury2State) -> Sequence[PlaceChoice]:
        return [PLACE_CHOICES[place] for place in gallops(state)]

    def apply(self, state: Fury2State, action: PlaceChoice) -> None:
        for hunter in self.hunters:
            move_hunter(state, hunter, "forced", action.to)


# ----------------------------------------------------------------------------------------- Relentless Minion


@EVENTS.card(
    EventCard.RELENTLESS_MINION,
    N_cards("Relentless Minion"),
    N_cards(
        "When a combat with an agent has just ended: the hunters fight the same agent again, even if it "
        "was killed."
    ),
    owner=DRACULA,
    copies=2,
)
def relentless_minion(state: Fury2State, effect: EventEffect) -> None:
    """Start the combat with the same agent again."""
    fight_again(state)
