"""The cards before a combat: every player may play one, Dracula first (C2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from furyqt.rules.core.action import Refusal
from furyqt.rules.core.agenda import Position
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.core.windows import PromptWindow
from furyqt.rules.core.zones import Cards
from furyqt.rules.fury2 import words
from furyqt.rules.fury2.action_labels import NO_CARD, Labels
from furyqt.rules.fury2.actions import PASS, Play, Use
from furyqt.rules.fury2.catalog import EVENTS
from furyqt.rules.fury2.decision import ActorDecision, side_of
from furyqt.rules.fury2.decks import Item
from furyqt.rules.fury2.event_timing import EventWindow
from furyqt.rules.fury2.piles import discard_item
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.combat.combat_effects import CombatDecision, CombatStep, fight_of
from furyqt.rules.fury2.steps.events.playing import play_event
from furyqt.rules.fury2.steps.events.windows import playable, refused_events
from furyqt.rules.fury2.steps.servant.held_event import GiftOffer
from furyqt.rules.fury2.tables import DRACULA, DRACULA_FIGURE, FIGURES, HUNTERS, SERVANT_FIGURE
from furyqt.rules.fury2.tactics.fight import Enemy
from furyqt.rules.mechanisms.windows import Opportunity, OptionalChoice

N_questions = Texts("fury2.questions")
N_stakes = Texts("fury2.stakes")
N_windows = Texts("fury2.windows")

GARLIC_ROUNDS = 3
"""Garlic and Rage bar escapes from this number of rounds (C3.8)."""
GARLIC_ENEMIES = (Enemy.DRACULA, Enemy.NEW_VAMPIRE)


def offers(state: Fury2State) -> Iterator[GiftOffer | CombatOffer]:
    """Yield the offers in the order of the seats: Dracula, the hunters, the Servant if he plays (C2.1).

    Before them Dracula may give the Servant an event (S6.1).
    """
    if state.options.has_servant:
        yield GiftOffer()
    yield CombatOffer(DRACULA_FIGURE)
    for hunter in FIGURES:
        yield CombatOffer(hunter)
    if state.options.has_servant:
        yield CombatOffer(SERVANT_FIGURE)


class CombatOffer(Opportunity, CombatStep, frozen=True):
    """A player may play one card before the combat, also one who is not in it (C2.1)."""

    actor: int

    def may_ask(self) -> int:
        """Return the actor's side."""
        return side_of(self.actor)

    def is_possible(self, state: Fury2State) -> bool:
        held = events_of(state, self.actor)
        return not EVENTS.at[EventWindow.COMBAT_START].isdisjoint(held) or has_garlic(state, self.actor)

    def choice(self, state: Fury2State) -> OfferChoice:
        return OfferChoice(self.actor)


class OfferChoice(OptionalChoice, CombatDecision, ActorDecision, frozen=True):
    """A player plays one card before the combat, or none."""

    asks = N_questions("{actor}: play a card before the combat?")
    stake = N_stakes("Each player may play one card before the combat; it is used up.")
    rules_page = "combat_cards"
    labels: ClassVar[Labels] = {PASS: NO_CARD}
    prompt_windows = (
        PromptWindow("combat_start_dracula", N_windows("Before a combat"), DRACULA, PASS),
        PromptWindow("combat_start", N_windows("Before a combat"), HUNTERS, PASS),
    )

    def options(self, state: Fury2State) -> Sequence[Play | Use]:
        held = events_of(state, self.actor)
        found: list[Play | Use] = [*playable(state, EventWindow.COMBAT_START, self.actor, held)]
        if may_use_garlic(state, self.actor):
            found.append(Use(Item.GARLIC, self.actor))
        return found

    def refusals(self, position: Any) -> Iterator[Refusal]:
        """Yield the event cards that cannot be played before this combat."""
        yield from refused_events(
            position, EventWindow.COMBAT_START, self.actor, events_of(position, self.actor)
        )

    def outdated(self, state: Fury2State) -> Sequence[Use]:
        """Return a Garlic that would do nothing."""
        return [Use(Item.GARLIC, self.actor)] if has_garlic(state, self.actor) else ()

    def use(self, state: Fury2State, action: Play | Use) -> None:
        if isinstance(action, Use):
            discard_item(state, action.hunter, Item.GARLIC)
            bar_escapes(state)
        else:
            play_event(state, action.card, action.actor)

    def prompt(self, position: Position) -> Text:
        return self.asks.fill(actor=words.FIGURE_NAMES[self.actor])

    def prompt_window(self) -> PromptWindow:
        return self.prompt_windows[self.actor in FIGURES]


def events_of(state: Fury2State, actor: int) -> Cards:
    """Return the event cards of a hunter, of Dracula or of the Servant."""
    if actor in FIGURES:
        return state.hunters[actor].events
    return state.events if actor == DRACULA_FIGURE else (state.servant.event,)


def may_use_garlic(state: Fury2State, actor: int) -> bool:
    """Return whether a hunter may discard Garlic: it would do nothing after Rage or another Garlic (C2.2)."""
    return has_garlic(state, actor) and fight_of(state).no_escape < GARLIC_ROUNDS


def has_garlic(state: Fury2State, actor: int) -> bool:
    """Return whether a hunter in the combat with Dracula or a vampire has Garlic."""
    fight = fight_of(state)
    return (
        actor in fight.hunters and fight.enemy in GARLIC_ENEMIES and Item.GARLIC in state.hunters[actor].items
    )


def bar_escapes(state: Fury2State) -> None:
    """Bar the enemy's escapes from the first three rounds (C3.8)."""
    state.update_fight(no_escape=GARLIC_ROUNDS)
