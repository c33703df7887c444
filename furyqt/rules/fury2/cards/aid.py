"""The hunters' events that heal, protect and undo."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2.action_labels import DISCARD, Labels
from furyqt.rules.fury2.actions import HUNTER_CHOICES, Choose, LinkChoice, Pick
from furyqt.rules.fury2.catalog import EVENTS
from furyqt.rules.fury2.decision import HunterDecision
from furyqt.rules.fury2.decks import NONE, Deck, EventCard
from furyqt.rules.fury2.event_timing import EventWindow
from furyqt.rules.fury2.events import HarmPrevented, MarkerRemoved, TimePassed
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.encounters.tile_answers import TileAnswerOffer
from furyqt.rules.fury2.steps.events.allies import dismiss_ally
from furyqt.rules.fury2.steps.events.playing import EventEffect, cancel
from furyqt.rules.fury2.steps.harm import cure, hurt, is_curable, prevent_harm
from furyqt.rules.fury2.steps.search.search import EncounterEffect
from furyqt.rules.fury2.tables import DAWN, DRACULA, FIGURES, HUNTERS, SEAS
from furyqt.rules.mechanisms.cards import unless
from furyqt.rules.mechanisms.interruptions import drop

N_buttons = Texts("fury2.buttons")
N_unavailable = Texts("fury2.unavailable")
N_cards = Texts("fury2.cards")
N_questions = Texts("fury2.questions")

# ----------------------------------------------------------------------------------------- Blood Transfusion

Transfusion = tuple[int, int]
"""The hunter who gives blood, and the one who receives it."""


def transfusions(state: Fury2State, actor: int) -> list[Transfusion]:
    """Return the transfusions that a hunter can take part in: in one place on land, never the last health."""
    place = state.hunters[actor].place
    if place in SEAS:
        return []
    here = [hunter for hunter in FIGURES if state.hunters[hunter].place == place]
    return [
        (giver, taker)
        for taker in here
        for giver in here
        if giver != taker
        and actor in (giver, taker)
        and is_curable(state, taker)
        and state.hunters[giver].health > 1
    ]


class TransfusionTaker(HunterDecision, frozen=True):
    """The player of Blood Transfusion chooses who is cured."""

    asks = N_questions("{hunter} plays Blood Transfusion: who is cured?")
    rules_page = "card:event:blood_transfusion"
    place_rule = N_unavailable("No hunter here can be cured of a bite by this transfusion.")
    labels: ClassVar[Labels] = {Choose: N_buttons("Cure {hunter}")}

    def actions(self, state: Fury2State) -> Sequence[Choose]:
        return [
            HUNTER_CHOICES[taker]
            for taker in sorted({taker for _, taker in transfusions(state, self.hunter)})
        ]

    def apply(self, state: Fury2State, action: Choose) -> None:
        choose_giver(state, self.hunter, action.hunter)


class TransfusionGiver(HunterDecision, frozen=True):
    """A hunter who is to be cured chooses who gives blood."""

    asks = N_questions("Blood Transfusion: who gives blood to {hunter}?")
    rules_page = "card:event:blood_transfusion"
    place_rule = N_unavailable("No hunter here can give blood for this transfusion.")

    def actions(self, state: Fury2State) -> Sequence[Choose]:
        pairs = transfusions(state, self.hunter)
        return [HUNTER_CHOICES[giver] for giver, taker in pairs if taker == self.hunter]

    def apply(self, state: Fury2State, action: Choose) -> None:
        transfuse(state, action.hunter, self.hunter)


def choose_giver(state: Fury2State, actor: int, taker: int) -> None:
    """Prompt for the giver, unless there is only one."""
    givers = [giver for giver, other in transfusions(state, actor) if other == taker]
    if len(givers) == 1:
        transfuse(state, givers[0], taker)
    else:
        state.push(TransfusionGiver(taker))


def transfuse(state: Fury2State, giver: int, taker: int) -> None:
    """Cure a bite for one health."""
    cure(state, taker)
    hurt(state, giver, 1)


@EVENTS.card(
    EventCard.BLOOD_TRANSFUSION,
    N_cards("Blood Transfusion"),
    N_cards(
        "On a hunter's turn: a hunter loses 1 health, and another hunter in the same place is cured of one "
        "bite. You are one of the two. Mina's own bite cannot be cured."
    ),
    owner=HUNTERS,
    copies=1,
    when=(EventWindow.HUNTER_MOVE, EventWindow.HUNTER_ACTION),
    against=unless(
        lambda state, hunter: bool(transfusions(state, hunter)),
        N_unavailable("no bitten hunter here can be cured by a healthy one"),
    ),
)
def blood_transfusion(state: Fury2State, effect: EventEffect) -> None:
    """Choose the two hunters; nothing happens if nobody can be cured any more."""
    takers = {taker for _, taker in transfusions(state, effect.actor)}
    if len(takers) == 1:
        choose_giver(state, effect.actor, takers.pop())
    elif takers:
        state.push(TransfusionTaker(effect.actor))


# -------------------------------------------------------------------------------------------- Great Strength


@EVENTS.card(
    EventCard.GREAT_STRENGTH,
    N_cards("Great Strength"),
    N_cards("When you would lose health or be bitten: this does not happen."),
    owner=HUNTERS,
    copies=1,
)
def great_strength(state: Fury2State, effect: EventEffect) -> None:
    """Drop the loss of health or the bite that the card answers."""
    if prevent_harm(state, effect.actor):
        state.tell(HarmPrevented, effect.actor)


# ------------------------------------------------------------------------------------------------ Forewarned


@EVENTS.card(
    EventCard.FOREWARNED,
    N_cards("Forewarned"),
    N_cards("When an encounter is turned faceup in your place: cancel and discard it."),
    owner=HUNTERS,
    copies=3,
)
def forewarned(state: Fury2State, effect: EventEffect) -> None:
    """Drop the effect of the tile, which then returns to the pool; it was met all the same (R8.3)."""
    drop(state, EncounterEffect)
    drop(state, TileAnswerOffer)


# ------------------------------------------------------------------------------------------------- Good Luck


class LuckChoice(HunterDecision, frozen=True):
    """The roadblock is removed, or Dracula's ally is discarded."""

    asks = N_questions("{hunter} plays Good Luck: what is removed?")
    rules_page = "card:event:good_luck"
    place_rule = N_unavailable("On the map only the Roadblock can be removed.")
    labels: ClassVar[Labels] = {Pick: DISCARD}
    cards_in_hand = False

    def actions(self, state: Fury2State) -> Sequence[LinkChoice | Pick]:
        return strokes_of_luck(state)

    def apply(self, state: Fury2State, action: LinkChoice | Pick) -> None:
        use_luck(state, action)


def strokes_of_luck(state: Fury2State) -> list[LinkChoice | Pick]:
    """Return what Good Luck can remove on the player's own turn."""
    found: list[LinkChoice | Pick] = [] if state.roadblock == NONE else [LinkChoice(state.roadblock)]
    return found if state.dracula_ally == NONE else [*found, Pick(Deck.EVENT, state.dracula_ally)]


def use_luck(state: Fury2State, action: LinkChoice | Pick) -> None:
    """Remove the roadblock or Dracula's ally."""
    if isinstance(action, LinkChoice):
        state.tell(MarkerRemoved, "roadblock", state.roadblock)
        state.roadblock = NONE
    else:
        dismiss_ally(state, DRACULA)


def against_luck(state: Fury2State, hunter: int) -> Text | None:
    """Return why a hunter cannot play Good Luck on a hunter's turn."""
    if hunter not in state.group:
        return N_unavailable("it is used in the holder's own turn")
    return (
        None if strokes_of_luck(state) else N_unavailable("there is neither a Roadblock nor a Dracula ally")
    )


@EVENTS.card(
    EventCard.GOOD_LUCK,
    N_cards("Good Luck"),
    N_cards(
        "When Dracula plays an event card: cancel it. Or on your turn: discard Dracula's ally or remove the "
        "Roadblock marker."
    ),
    owner=HUNTERS,
    copies=2,
    when=(EventWindow.HUNTER_MOVE, EventWindow.HUNTER_ACTION),
    against=against_luck,
)
def good_luck(state: Fury2State, effect: EventEffect) -> None:
    """Cancel the card that this one answers, or use it on the player's turn."""
    if effect.subject != NONE:
        cancel(state, effect.subject)
        return
    strokes = strokes_of_luck(state)
    if len(strokes) == 1:
        use_luck(state, strokes[0])
    elif strokes:
        state.push(LuckChoice(effect.actor))


# -------------------------------------------------------------------------------------------------- Long Day


@EVENTS.card(
    EventCard.LONG_DAY,
    N_cards("Long Day"),
    N_cards("On a hunter's turn, but not at dawn: move the time marker back by one step."),
    owner=HUNTERS,
    copies=2,
    when=(EventWindow.HUNTER_MOVE, EventWindow.HUNTER_ACTION),
    against=unless(lambda state, hunter: state.time != DAWN, N_unavailable("not at dawn")),
)
def long_day(state: Fury2State, effect: EventEffect) -> None:
    """Move the time marker back; this never makes a new dawn (R3.5)."""
    if state.time != DAWN:
        state.time -= 1
        state.tell(TimePassed, state.time)
