"""Event cards of a combat: cards played at its start, Enraged, and cards that prevent a defeat (R10.3,
R12.9).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.text import Text, Texts
from furyqt.rules.core.zones import kinds, without_card
from furyqt.rules.fury3.action_labels import KEEP, LEAVES, Labels
from furyqt.rules.fury3.actions import HUNTER_CHOICES, PASS, Choose, Pick, Word
from furyqt.rules.fury3.catalog import EVENTS
from furyqt.rules.fury3.decision import HunterDecision
from furyqt.rules.fury3.decks import NONE, Deck, EventCard
from furyqt.rules.fury3.event_timing import EventWindow
from furyqt.rules.fury3.events import Cause
from furyqt.rules.fury3.piles import discard_found, find_item, keep_found
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.combat.combat_effects import (
    CombatDecision,
    break_off,
    drop_out,
    fight_of,
    has,
    wound,
)
from furyqt.rules.fury3.steps.combat.harm import hurt, spare
from furyqt.rules.fury3.steps.combat.icon_comparison import CounterCancel
from furyqt.rules.fury3.steps.turn.limits import check_hand_limits
from furyqt.rules.fury3.steps.turn.windows import EventDiscard, EventEffect
from furyqt.rules.fury3.tables import DRACULA, GODALMING, HUNTERS
from furyqt.rules.fury3.words import FIGURE_NAMES
from furyqt.rules.mechanisms.interruptions import drop

N_cards = Texts("fury3.cards")
N_moments = Texts("fury3.moments")
N_questions = Texts("fury3.questions")
N_unavailable = Texts("fury3.unavailable")

LEAP_DAMAGE = 5
ITEMS_FOUND = 5


def in_combat(position: Fury3State, actor: int) -> bool:
    """Return whether this hunter is in the current combat."""
    return position.fight is not None and actor in position.fight.hunters


def against_fighter(position: Fury3State, actor: int) -> Text | None:
    """Return why a hunter cannot play a card for the current combat."""
    return None if in_combat(position, actor) else N_unavailable("Its holder is not in the combat.")


def against_revenge(position: Fury3State, actor: int) -> Text | None:
    """Return why a hunter cannot play Lucy's Revenge."""
    if actor != GODALMING:
        return N_unavailable("Only {hunter} can play it.").fill(hunter=FIGURE_NAMES[GODALMING])
    return against_fighter(position, actor)


def against_ambush(position: Fury3State, actor: int) -> Text | None:
    """Return why a hunter cannot play Planned Ambush: once in a combat is enough."""
    if in_combat(position, actor) and has(fight_of(position).swaps, actor):
        return N_unavailable("Already prepared.")
    return against_fighter(position, actor)


@EVENTS.card(
    EventCard.ESCAPE_ROUTE,
    N_cards("Escape Route"),
    N_cards("At the start of a combat: you or another hunter leaves it."),
    owner=HUNTERS,
    copies=2,
    when=(EventWindow.COMBAT_START,),
    worth=0.8,
    against=against_fighter,
)
def escape_route(state: Fury3State, effect: EventEffect) -> None:
    """Choose the hunter who leaves; a single hunter leaves without a prompt."""
    hunters = fight_of(state).hunters
    if len(hunters) > 1:
        state.push(RouteChoice(effect.actor))
    elif hunters:
        drop_out(state, hunters[0])


class RouteChoice(CombatDecision, HunterDecision, frozen=True):
    """The hunter who leaves the combat by Escape Route is chosen."""

    asks = N_questions("Escape Route: choose the hunter who leaves the combat.")
    rules_page = "card:event:escape_route"
    place_rule = N_unavailable("Only hunters in the combat can be chosen.")
    labels: ClassVar[Labels] = {Choose: LEAVES}

    def actions(self, state: Fury3State) -> Sequence[Choose]:
        return [HUNTER_CHOICES[hunter] for hunter in fight_of(state).hunters]

    def apply(self, state: Fury3State, action: Choose) -> None:
        drop_out(state, action.hunter)


@EVENTS.card(
    EventCard.PLANNED_AMBUSH,
    N_cards("Planned Ambush"),
    N_cards(
        "At the start of a combat: in its first round, after the reveal, you may take your card back and "
        "play a different one."
    ),
    owner=HUNTERS,
    copies=2,
    when=(EventWindow.COMBAT_START,),
    worth=1.0,
    against=against_ambush,
)
def planned_ambush(state: Fury3State, effect: EventEffect) -> None:
    """Prepare the swap; the hunter is prompted when the cards are revealed."""
    state.update_fight(swaps=fight_of(state).swaps | 1 << effect.actor)


@EVENTS.card(
    EventCard.LUCKY_FIND,
    N_cards("Lucky Find"),
    N_cards("At the start of a combat: look at the top five item cards, keep one and discard the others."),
    owner=HUNTERS,
    copies=1,
    when=(EventWindow.COMBAT_START,),
    against=against_fighter,
)
def lucky_find(state: Fury3State, effect: EventEffect) -> None:
    """Choose one of the item cards; Dracula sees only the discarded ones."""
    found = [card for _ in range(ITEMS_FOUND) if (card := find_item(state, effect.actor)) != NONE]
    if found:
        state.update_fight(found=tuple(sorted(found)))
        state.push(FindChoice(effect.actor))


class FindChoice(CombatDecision, HunterDecision, frozen=True):
    """A hunter keeps one of the item cards he looks at."""

    asks = N_questions("Lucky Find: choose the item to keep.")
    rules_page = "card:event:lucky_find"
    labels: ClassVar[Labels] = {Pick: KEEP}
    cards_in_hand = False

    def actions(self, state: Fury3State) -> Sequence[Word | Pick]:
        return [Pick(Deck.ITEM, card) for card in kinds(fight_of(state).found)] or (PASS,)

    def apply(self, state: Fury3State, action: Word | Pick) -> None:
        """Discard the others; the hand limit holds (R12.5)."""
        found = fight_of(state).found
        state.update_fight(found=())
        if isinstance(action, Pick):
            keep_found(state, self.hunter, action.card)
            for card in without_card(found, action.card):
                discard_found(state, self.hunter, card)
            check_hand_limits(state, self.hunter)


@EVENTS.card(
    EventCard.LUCYS_REVENGE,
    N_cards("Lucy's Revenge"),
    N_cards(
        "Lord Godalming, at the start of a combat: keep this card in front of you until the "
        "combat ends. Until then you may discard it to cancel Escape as Bat or Escape as Mist, "
        "or to prevent a bite against you or damage that would defeat you."
    ),
    owner=HUNTERS,
    copies=1,
    when=(EventWindow.COMBAT_START,),
    against=against_revenge,
)
def lucys_revenge(state: Fury3State, effect: EventEffect) -> None:
    """Keep the card on the table."""
    drop(state, EventDiscard)
    state.update_fight(revenge=True)


@EVENTS.card(
    EventCard.HEROIC_LEAP,
    N_cards("Heroic Leap"),
    N_cards(
        "At the start of a combat, instead of fighting it: the vampire suffers 5 damage, then you suffer 5 "
        "damage."
    ),
    owner=HUNTERS,
    copies=1,
    when=(EventWindow.COMBAT_START,),
    against=against_fighter,
)
def heroic_leap(state: Fury3State, effect: EventEffect) -> None:
    """End the combat without any other effects."""
    break_off(state)
    wound(state, LEAP_DAMAGE, Cause.HEROIC_LEAP, effect.actor)
    hurt(state, effect.actor, LEAP_DAMAGE, Cause.HEROIC_LEAP)


@EVENTS.card(
    EventCard.GREAT_STRENGTH,
    N_cards("Great Strength"),
    N_cards(
        "When you or another hunter would be bitten or would be defeated by damage: prevent the bite or the "
        "damage."
    ),
    owner=HUNTERS,
    copies=1,
    moment=N_moments("Before a bite or a defeat by damage"),
    worth=2.0,
)
def great_strength(state: Fury3State, effect: EventEffect) -> None:
    """Prevent the harm, also from outside the combat (R12.9)."""
    spare(state, effect.subject)


@EVENTS.card(
    EventCard.ENRAGED,
    N_cards("Enraged"),
    N_cards(
        "Prevent your combat card from being canceled. Escape as Bat and Escape as Mist do not "
        "resolve for the rest of this combat."
    ),
    owner=DRACULA,
    copies=1,
    moment=N_moments("When a combat card would be canceled"),
)
def enraged(state: Fury3State, effect: EventEffect) -> None:
    """Resolve Dracula's card after all."""
    drop(state, CounterCancel)
    state.update_fight(enraged=True)
