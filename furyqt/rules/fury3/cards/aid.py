"""The hunters' events that heal and undo."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.agenda import Position
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3.action_labels import DISCARD, Labels
from furyqt.rules.fury3.actions import HUNTER_CHOICES, Choose, LinkChoice, Pick
from furyqt.rules.fury3.catalog import EVENTS
from furyqt.rules.fury3.decision import HuntersDecision
from furyqt.rules.fury3.decks import NONE, Deck, EventCard, Item
from furyqt.rules.fury3.event_timing import EventWindow, When
from furyqt.rules.fury3.events import BiteHealed
from furyqt.rules.fury3.piles import bury_event, discard_item, is_dracula_event, tell_back
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.combat.harm import delay, hurt
from furyqt.rules.fury3.steps.turn.limits import check_hand_limits
from furyqt.rules.fury3.steps.turn.tokens import remove_roadblock
from furyqt.rules.fury3.steps.turn.windows import EventEffect, cancel, discard_ally
from furyqt.rules.fury3.tables import CITIES, HUNTERS, VAN_HELSING
from furyqt.rules.fury3.words import FIGURE_NAMES
from furyqt.rules.mechanisms.cards import unless

N_buttons = Texts("fury3.buttons")
N_cards = Texts("fury3.cards")
N_moments = Texts("fury3.moments")
N_questions = Texts("fury3.questions")
N_unavailable = Texts("fury3.unavailable")

# ----------------------------------------------------------------------------------------- Blood Transfusion


class TransfusionChoice(HuntersDecision, frozen=True):
    """The hunters choose which bitten hunter is healed."""

    giver: int

    asks = N_questions("Blood Transfusion: which hunter is healed?")
    rules_page = "card:event:blood_transfusion"
    place_rule = N_unavailable("No bitten hunter who can be healed is here.")
    labels: ClassVar[Labels] = {Choose: N_buttons("Heal {hunter}")}

    def actions(self, state: Fury3State) -> Sequence[Choose]:
        return [HUNTER_CHOICES[hunter] for hunter in _bitten(state, self.giver)]

    def apply(self, state: Fury3State, action: Choose) -> None:
        _transfuse(state, self.giver, action.hunter)

    def seat(self, position: Position) -> int:
        return self.giver


def _bitten(state: Fury3State, giver: int) -> list[int]:
    """Return the hunters in the giver's city with a bite token; Mina's printed bite is not one (R11.6)."""
    place = state.hunters[giver].place
    return [
        hunter
        for hunter, sheet in enumerate(state.hunters)
        if sheet.bites and sheet.place == place and place in CITIES and not sheet.defeated
    ]


def _transfuse(state: Fury3State, giver: int, bitten: int) -> None:
    state.update_hunter(bitten, bites=state.hunters[bitten].bites - 1)
    state.tell(BiteHealed, bitten)
    check_hand_limits(state, bitten)
    hurt(state, giver, 1)


def against_transfusion(state: Fury3State, hunter: int) -> Text | None:
    """Return why a hunter cannot give blood."""
    if state.is_weakened(hunter):
        return N_unavailable("A weakened hunter cannot give blood.")
    return None if _bitten(state, hunter) else N_unavailable("No bitten hunter is here.")


@EVENTS.card(
    EventCard.BLOOD_TRANSFUSION,
    N_cards("Blood Transfusion"),
    N_cards(
        "Action of a hunter who is not weakened: a bitten hunter in the same city returns one bite token, "
        "and you suffer 1 damage."
    ),
    owner=HUNTERS,
    copies=2,
    when=(When.DAY_ACTION, When.NIGHT_ACTION),
    against=against_transfusion,
)
def blood_transfusion(state: Fury3State, effect: EventEffect) -> None:
    """Remove one bite for one damage."""
    bitten = _bitten(state, effect.actor)
    if len(bitten) == 1:
        _transfuse(state, effect.actor, bitten[0])
    elif bitten:
        state.push(TransfusionChoice(effect.actor))


# ------------------------------------------------------------------------------------------------- Good Luck


class LuckChoice(HuntersDecision, frozen=True):
    """A roadblock is removed, or Dracula's ally is discarded."""

    asks = N_questions("Good Luck: what is removed?")
    rules_page = "card:event:good_luck"
    place_rule = N_unavailable("On the map only a roadblock can be removed.")
    labels: ClassVar[Labels] = {Pick: DISCARD}

    def actions(self, state: Fury3State) -> Sequence[LinkChoice | Pick]:
        return _luck_targets(state)

    def apply(self, state: Fury3State, action: LinkChoice | Pick) -> None:
        _use_good_luck(state, action)


def _luck_targets(state: Fury3State) -> list[LinkChoice | Pick]:
    lines: list[LinkChoice | Pick] = [LinkChoice(line) for line in state.roadblocks]
    return lines if state.dracula_ally == NONE else [*lines, Pick(Deck.EVENT, state.dracula_ally)]


def _use_good_luck(state: Fury3State, action: LinkChoice | Pick) -> None:
    if isinstance(action, LinkChoice):
        remove_roadblock(state, action.line)
    else:
        state.dracula_ally = NONE
        discard_ally(state, action.card)


@EVENTS.card(
    EventCard.GOOD_LUCK,
    N_cards("Good Luck"),
    N_cards("Day: remove a roadblock, or discard Dracula's ally. Or at any time: cancel a False Tip."),
    owner=HUNTERS,
    copies=2,
    when=(EventWindow.DAY,),
    moment=N_moments("By day, or against a False Tip"),
    against=unless(
        lambda state, hunter: bool(state.roadblocks) or state.dracula_ally != NONE,
        N_unavailable("There is neither a roadblock nor a Dracula ally."),
    ),
)
def good_luck(state: Fury3State, effect: EventEffect) -> None:
    """Use the card in the day window in one of two ways; outside it answers False Tip (R15.13)."""
    if effect.window != EventWindow.DAY:
        cancel(state, EventCard.FALSE_TIP)
        return
    targets = _luck_targets(state)
    if len(targets) == 1:
        _use_good_luck(state, targets[0])
    elif targets:
        state.push(LuckChoice())


# ------------------------------------------------------------------------------------------- Mystic Research

_RESEARCHED = 6


def against_research(state: Fury3State, hunter: int) -> Text | None:
    """Return why a hunter cannot play Mystic Research."""
    if hunter != VAN_HELSING:
        return N_unavailable("Only {hunter} can play it.").fill(hunter=FIGURE_NAMES[VAN_HELSING])
    is_new = state.hunter_bottom < min(_RESEARCHED, len(state.event_deck))
    return None if is_new else N_unavailable("The backs of the bottom cards are known already.")


@EVENTS.card(
    EventCard.MYSTIC_RESEARCH,
    N_cards("Mystic Research"),
    N_cards(
        "Action, only Van Helsing: look at the backs of the bottom six event cards and discard Dracula's "
        "cards among them; the others stay in their order."
    ),
    owner=HUNTERS,
    copies=1,
    when=(When.DAY_ACTION, When.NIGHT_ACTION),
    against=against_research,
)
def mystic_research(state: Fury3State, effect: EventEffect) -> None:
    """Discard Dracula's cards facedown: no player sees their faces."""
    looked, rest = state.event_deck[:_RESEARCHED], state.event_deck[_RESEARCHED:]
    kept = tuple(card for card in looked if not is_dracula_event(card))
    state.event_deck = kept + rest
    state.hunter_bottom = len(kept)
    if not rest:
        tell_back(state)
    for card in looked:
        if is_dracula_event(card):
            bury_event(state, card)


# ---------------------------------------------------------------------------------------------- Vampire Lair


def against_lair(state: Fury3State, hunter: int) -> Text | None:
    """Return why a hunter cannot attack the lair."""
    sheet = state.hunters[hunter]
    if Item.STAKE not in sheet.items:
        return N_unavailable("It needs a Stake.")
    return N_unavailable("Not while delayed.") if sheet.delayed else None


@EVENTS.card(
    EventCard.VAMPIRE_LAIR,
    N_cards("Vampire Lair"),
    N_cards("Action by day: discard a Stake and become delayed; influence goes back by 2."),
    owner=HUNTERS,
    copies=1,
    when=(When.DAY_ACTION,),
    against=against_lair,
)
def vampire_lair(state: Fury3State, effect: EventEffect) -> None:
    """Lower influence; no other card does (R2.5)."""
    discard_item(state, effect.actor, Item.STAKE)
    delay(state, effect.actor)
    check_hand_limits(state, effect.actor)
    state.add_influence(-2)
