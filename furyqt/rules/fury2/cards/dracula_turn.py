"""Dracula's events for the start of his turn (R2.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.text import Texts
from furyqt.rules.fury2.action_labels import DISCARD, Labels
from furyqt.rules.fury2.actions import PLACE_CHOICES, LinkChoice, Pick, PlaceChoice
from furyqt.rules.fury2.catalog import EVENTS
from furyqt.rules.fury2.decision import ActorDecision, DraculaDecision
from furyqt.rules.fury2.decks import NONE, Deck, EventCard
from furyqt.rules.fury2.event_timing import EventWindow, Lasting
from furyqt.rules.fury2.events import MarkerPlaced, MarkerRemoved, TimePassed
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.events.allies import dismiss_ally
from furyqt.rules.fury2.steps.events.playing import EventEffect, cancel
from furyqt.rules.fury2.steps.trail.holy_markers import remove_host
from furyqt.rules.fury2.tables import BLOCKABLE, DRACULA, HUNTERS, SMALL_HOURS
from furyqt.rules.mechanisms.cards import unless

N_buttons = Texts("fury2.buttons")
N_unavailable = Texts("fury2.unavailable")
N_cards = Texts("fury2.cards")
N_questions = Texts("fury2.questions")

# -------------------------------------------------------------------------------------------- Devilish Power


def devilish_uses(state: Fury2State) -> list[PlaceChoice | Pick]:
    """Return what Devilish Power can remove at the start of Dracula's turn."""
    found: list[PlaceChoice | Pick] = [PLACE_CHOICES[place] for place in state.hosts]
    return found if state.hunter_ally == NONE else [*found, Pick(Deck.EVENT, state.hunter_ally)]


@EVENTS.card(
    EventCard.DEVILISH_POWER,
    N_cards("Devilish Power"),
    N_cards(
        "When the hunters play an event card: cancel it. Or at the start of your turn: remove a Heavenly "
        "Host marker or discard the hunters' ally."
    ),
    owner=DRACULA,
    copies=2,
    when=(EventWindow.DRACULA_TURN,),
    is_given=False,
    against=unless(
        lambda state, actor: bool(devilish_uses(state)),
        N_unavailable("there is neither a Heavenly Host on the map nor an ally of the hunters"),
    ),
)
def devilish_power(state: Fury2State, effect: EventEffect) -> None:
    """Cancel the card that this one answers, or use it at the start of the turn."""
    if effect.subject != NONE:
        cancel(state, effect.subject)
        return
    uses = devilish_uses(state)
    if len(uses) == 1:
        use_power(state, uses[0])
    elif uses:
        state.push(DevilishChoice())


class DevilishChoice(DraculaDecision, frozen=True):
    """A Heavenly Host marker is removed, or the hunters' ally is discarded."""

    asks = N_questions("Devilish Power: what is removed?")
    rules_page = "card:event:devilish_power"
    place_rule = N_unavailable("On the map only a Heavenly Host can be removed.")
    labels: ClassVar[Labels] = {
        PlaceChoice: N_buttons("Remove the Heavenly Host {place:in}"),
        Pick: DISCARD,
    }
    cards_in_hand = False

    def actions(self, state: Fury2State) -> Sequence[PlaceChoice | Pick]:
        return devilish_uses(state)

    def apply(self, state: Fury2State, action: PlaceChoice | Pick) -> None:
        use_power(state, action)


def use_power(state: Fury2State, action: PlaceChoice | Pick) -> None:
    """Remove a marker or the hunters' ally."""
    if isinstance(action, PlaceChoice):
        remove_host(state, action.to)
    else:
        dismiss_ally(state, HUNTERS)


# ------------------------------------------------------------------------------------------------- Roadblock


@EVENTS.card(
    EventCard.ROADBLOCK,
    N_cards("Roadblock"),
    N_cards(
        "Start of your turn: put the Roadblock marker on a road or railway between two places. No hunter can "
        "use it until the marker is removed."
    ),
    owner=DRACULA,
    copies=1,
    when=(EventWindow.DRACULA_TURN,),
)
def roadblock(state: Fury2State, effect: EventEffect) -> None:
    """Prompt for the road or railway."""
    state.push(RoadblockChoice(effect.actor))


class RoadblockChoice(ActorDecision, frozen=True):
    """Dracula, or the Servant who played the card, chooses the road or railway to close (R4.7)."""

    asks = N_questions("Roadblock: which road or railway is closed?")
    rules_page = "card:event:roadblock"
    place_rule = N_unavailable("The roads and railways from here are listed under their other ends.")

    def actions(self, state: Fury2State) -> Sequence[LinkChoice]:
        return [LinkChoice(line) for line in BLOCKABLE if line != state.roadblock]

    def apply(self, state: Fury2State, action: LinkChoice) -> None:
        if state.roadblock != NONE:
            state.tell(MarkerRemoved, "roadblock", state.roadblock)
        state.roadblock = action.line
        state.tell(MarkerPlaced, "roadblock", action.line)


# --------------------------------------------------------------------------------------- time and two moves


@EVENTS.card(
    EventCard.TIME_RUNS_SHORT,
    N_cards("Time Runs Short"),
    N_cards("Start of your turn, but not in the Small Hours: move the time marker ahead by one step."),
    owner=DRACULA,
    copies=1,
    when=(EventWindow.DRACULA_TURN,),
    against=unless(lambda state, actor: state.time != SMALL_HOURS, N_unavailable("not in the Small Hours")),
)
def time_runs_short(state: Fury2State, effect: EventEffect) -> None:
    """Move the time marker on, at sea as well (R3.6); this never makes a new dawn (R3.5)."""
    if state.time != SMALL_HOURS:
        state.time += 1
        state.tell(TimePassed, state.time)


@EVENTS.card(
    EventCard.UNEARTHLY_SWIFTNESS,
    N_cards("Unearthly Swiftness"),
    N_cards("Start of your turn: you move twice in this turn."),
    owner=DRACULA,
    copies=1,
    when=(EventWindow.DRACULA_TURN,),
    is_given=False,
    against=unless(
        lambda state, actor: not state.lasts(Lasting.SWIFTNESS),
        N_unavailable("Dracula moves twice in this turn already"),
    ),
)
def unearthly_swiftness(state: Fury2State, effect: EventEffect) -> None:
    """Announce the second move; an option gives it an action of its own."""
    state.begin(Lasting.SWIFTNESS)
