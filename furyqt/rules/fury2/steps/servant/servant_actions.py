"""The action of the Servant: attack, search, weapon or rest, and the combats that he fights (S4, S5, S7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core import chance
from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import Texts
from furyqt.rules.fury2.action_labels import Labels
from furyqt.rules.fury2.actions import HUNTER_CHOICES, Choose, Word
from furyqt.rules.fury2.decision import ServantDecision
from furyqt.rules.fury2.decks import NONE
from furyqt.rules.fury2.events import (
    ActionTaken,
    EventHandedOver,
    ServantArmed,
    ServantDefeated,
    ServantDisarmed,
    ServantLives,
    ServantRises,
)
from furyqt.rules.fury2.piles import draw_event, is_dracula_event
from furyqt.rules.fury2.state import Enemy, Fury2State
from furyqt.rules.fury2.steps.combat.fight import StartFight
from furyqt.rules.fury2.steps.events.draws import receive
from furyqt.rules.fury2.tables import (
    DRACULA_FIGURE,
    FIGURES,
    LARGE,
    LIVES,
    MOST_VAMPIRES,
    NOWHERE,
    SEAS,
    SERVANT_FIGURE,
)
from furyqt.rules.fury2.tactics.cards import WEAPONS

N_buttons = Texts("fury2.buttons")
N_questions = Texts("fury2.questions")
N_stakes = Texts("fury2.stakes")
N_unavailable = Texts("fury2.unavailable")

# ------------------------------------------------------------------------------------- combats and his defeat


def fight_servant(state: Fury2State, hunters: tuple[int, ...]) -> None:
    """Begin a combat of hunters, as a group, with the Servant."""
    state.push(StartFight(hunters, Enemy.SERVANT), ServantFate())


class ServantFate(Step, frozen=True):
    """After the combat a Servant without lives leaves the board (S7.1-S7.3)."""

    def run(self, state: Fury2State) -> None:
        servant = state.servant
        if servant.lives > 0 or servant.skull:
            return
        state.update_servant(
            place=NOWHERE,
            lives=0,
            weapons=max(0, servant.weapons - 1),
            skull=1,
            port=NOWHERE,
            wake=NOWHERE,
        )
        state.tell(ServantDefeated)
        if servant.weapons:
            state.tell(ServantDisarmed, WEAPONS[servant.weapons - 1])
        state.tell(ServantRises, 1)
        state.add_vampires(-1, floor=-MOST_VAMPIRES if state.options.servant_track == "below" else 0)


def is_here(state: Fury2State, place: int) -> bool:
    """Return whether the Servant is in a place."""
    return state.options.has_servant and not state.servant.skull and state.servant.place == place


# ---------------------------------------------------------------------------------------------------- actions

EVENT, WEAPON, REST, NOTHING = map(Word, ("event", "weapon", "rest", "nothing"))
FAST = frozenset({"rail", "wolf"})
"""The ways after which he neither searches nor rests (S4.4)."""
SEARCHING = frozenset({"road", "stay", "return"})
"""The ways after which he may search (S4.2, S4.3, S7.4)."""


class ServantActing(Step, frozen=True):
    """The Servant attacks hunters in his place, or acts as the way he moved allows; nothing at sea (S4)."""

    way: str

    def run(self, state: Fury2State) -> None:
        place = state.servant.place
        if place in SEAS:
            return
        prey = tuple(hunter for hunter in FIGURES if state.hunters[hunter].place == place)
        if prey and (self.way not in FAST or state.options.servant_attack == "attacks"):
            attack(state, prey)
        elif self.way in SEARCHING:
            state.push(ServantAction(self.way))


def attack(state: Fury2State, prey: tuple[int, ...]) -> None:
    """Attack the hunters as a group, by an option one of them (S4.1)."""
    if len(prey) > 1 and state.options.servant_group == "one":
        state.push(ServantTarget(prey))
    else:
        assail(state, prey)


def assail(state: Fury2State, prey: tuple[int, ...]) -> None:
    """Begin the Servant's attack; these hunters are a group until it is over."""
    state.group = prey
    state.push(ServantAttackEnd())
    fight_servant(state, prey)


class ServantTarget(ServantDecision, frozen=True):
    """The Servant chooses the hunter to attack (S4.1, an option)."""

    prey: tuple[int, ...]

    asks = N_questions("Which hunter does Dracula's Servant attack?")
    stake = N_stakes("Only this hunter has to fight; the combat ends the Servant's turn.")
    rules_page = "servant_action"
    place_rule = N_unavailable("The Servant can attack no hunter here.")
    labels: ClassVar[Labels] = {Choose: N_buttons("Attack {hunter}")}

    def actions(self, state: Fury2State) -> Sequence[Choose]:
        return [HUNTER_CHOICES[hunter] for hunter in self.prey]

    def apply(self, state: Fury2State, action: Choose) -> None:
        assail(state, (action.hunter,))


class ServantAttackEnd(Step, frozen=True):
    """After the attack the hunters are no longer a group."""

    def run(self, state: Fury2State) -> None:
        state.group = ()


class ServantAction(ServantDecision, frozen=True):
    """The Servant searches, takes a weapon, rests or does nothing (S4.2, S4.3)."""

    way: str

    asks = N_questions("What does Dracula's Servant do?")
    stake = N_stakes(
        "The action ends his turn. A rest gives back a life; a search draws an event card for either side."
    )
    rules_page = "servant_action"
    labels: ClassVar[Labels] = {
        EVENT: N_buttons("Search for an event"),
        WEAPON: N_buttons("Search for a weapon"),
        REST: N_buttons("Rest and regain a life"),
        NOTHING: N_buttons("Do nothing"),
    }

    def actions(self, state: Fury2State) -> Sequence[Word]:
        """Return what the way he moved allows; in the turn of his return only an event (S7.4)."""
        servant = state.servant
        found = [NOTHING, EVENT]
        if self.way != "return" and servant.place in LARGE and servant.weapons < len(WEAPONS):
            found.append(WEAPON)
        if self.way == "stay" and servant.lives < LIVES:
            found.append(REST)
        return found

    def apply(self, state: Fury2State, action: Word) -> None:
        if action == EVENT:
            state.tell(ActionTaken, SERVANT_FIGURE, "search")
            search(state)
        elif action == WEAPON:
            state.tell(ServantArmed, WEAPONS[state.servant.weapons])
            state.update_servant(weapons=state.servant.weapons + 1)
        elif action == REST:
            state.tell(ActionTaken, SERVANT_FIGURE, "rest")
            state.update_servant(lives=state.servant.lives + 1)
            state.tell(ServantLives, state.servant.lives - 1, state.servant.lives)
        else:
            state.tell(ActionTaken, SERVANT_FIGURE, "nothing")


def search(state: Fury2State) -> None:
    """Draw an event: Dracula's goes to him, another one to the hunter with the fewest (S4.2, S4.6, S4.7)."""
    card = draw_event(state, SERVANT_FIGURE)
    if card == NONE:
        return
    receiver = DRACULA_FIGURE
    if not is_dracula_event(card):
        counts = [len(sheet.events) for sheet in state.hunters]
        poorest = tuple(hunter for hunter in FIGURES if counts[hunter] == min(counts))
        receiver, state.chance = chance.choice(state.chance, poorest)
        state.tell(EventHandedOver, receiver)
    receive(state, card, receiver)
