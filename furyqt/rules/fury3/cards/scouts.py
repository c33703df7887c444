"""The hunters' events that reveal location cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3.actions import Space
from furyqt.rules.fury3.catalog import EVENTS
from furyqt.rules.fury3.decision import HuntersDecision, card_page
from furyqt.rules.fury3.decks import NONE, Deck, EventCard, Power
from furyqt.rules.fury3.event_timing import EventWindow, When
from furyqt.rules.fury3.state import Fury3State, Hideout
from furyqt.rules.fury3.steps.search.hideouts import check_place, reveal_location
from furyqt.rules.fury3.steps.search.scouting import Scouting
from furyqt.rules.fury3.steps.turn.windows import EventEffect
from furyqt.rules.fury3.tables import HUNTERS, NOWHERE, SEA_BACK, SEAS, TRAIL, WALKS
from furyqt.rules.mechanisms.cards import unless

N_cards = Texts("fury3.cards")
N_moments = Texts("fury3.moments")
N_questions = Texts("fury3.questions")
N_stakes = Texts("fury3.stakes")
N_unavailable = Texts("fury3.unavailable")

_SOON = (2,)
"""The space that Newspaper Reports reveals when drawn."""
_LATER = (4, 5)
"""The spaces of which Newspaper Reports reveals one at dawn or dusk."""


class TrailChoice(HuntersDecision, frozen=True):
    """The hunters choose one of these facedown cards of the trail; Dracula reveals it."""

    spaces: tuple[int, ...]

    asks = N_questions("{event}: which card of the trail must Dracula reveal?")
    stake = N_stakes("The card is turned faceup and stays so until it leaves the trail.")
    rules_page = "known"
    place_rule = N_unavailable("No facedown card of the trail that can be revealed is here.")

    def actions(self, state: Fury3State) -> Sequence[Space]:
        return [Space(space) for space in self.spaces]

    def apply(self, state: Fury3State, action: Space) -> None:
        turn_up(state, action.space)

    def prompt(self, position: Any) -> Text:
        """Return the prompt with the event that asks, which is in play."""
        return self.asks.fill(event=EVENTS[position.table[-1]].name)

    def page(self, position: Any) -> str:
        return (card_page(Deck.EVENT, position.table[-1]) if position.table else "") or self.rules_page


def is_facedown(hideout: Hideout | None) -> bool:
    """Return whether a card with a location's back is facedown there: a location card, or Hide."""
    return (
        hideout is not None
        and not hideout.faceup
        and (hideout.place != NOWHERE or hideout.power == Power.HIDE)
    )


def turn_up(state: Fury3State, space: int) -> None:
    """Turn the facedown card of a space of the trail faceup: its location, or Hide."""
    hideout = state.trail[space]
    if hideout is not None:
        reveal_location(state, hideout.id)


def reveal_one(state: Fury3State, spaces: Sequence[int]) -> None:
    """Reveal a card of the hunters' choice; without such a card nothing happens (R12.10)."""
    if len(spaces) == 1:
        turn_up(state, spaces[0])
    elif spaces:
        state.push(TrailChoice(tuple(spaces)))


def _facedown(state: Fury3State, spaces: Sequence[int]) -> list[int]:
    return [space for space in spaces if is_facedown(state.trail[space])]


_SEA_CARDS = SEAS | {SEA_BACK}
"""The places of sea cards; the hunters know only the back of a facedown one."""


def _facedown_seas(state: Fury3State) -> list[int]:
    """Return the facedown sea cards, whose backs differ from the others (R6.4)."""
    return [
        space
        for space in range(TRAIL)
        if (hideout := state.trail[space]) and hideout.place in _SEA_CARDS and not hideout.faceup
    ]


@EVENTS.card(
    EventCard.NEWSPAPER_REPORTS,
    N_cards("Newspaper Reports"),
    N_cards(
        "Immediately: the location card on space 3 of the trail is revealed. Or at dawn or dusk: the one on "
        "space 5 or 6, as you choose, is revealed."
    ),
    owner=HUNTERS,
    copies=3,
    when=(When.AT_ONCE, EventWindow.DAWN, EventWindow.DUSK),
    moment=N_moments("At once when drawn, or at dawn or dusk"),
    against=unless(
        lambda state, hunter: bool(_facedown(state, _LATER)),
        N_unavailable("There is no facedown location card on space 5 or 6 of the trail."),
    ),
    against_at_once=unless(
        lambda state, hunter: bool(_facedown(state, _SOON)),
        N_unavailable("There is no facedown location card on space 3 of the trail."),
    ),
)
def newspaper_reports(state: Fury3State, effect: EventEffect) -> None:
    """Reveal the third space if drawn now; in a window, the fifth or the sixth."""
    reveal_one(state, _facedown(state, _SOON if effect.window == NONE else _LATER))


@EVENTS.card(
    EventCard.HIRED_SCOUTS,
    N_cards("Hired Scouts"),
    N_cards(
        "Immediately: name two cities. Dracula reveals their location cards if they are in his hideouts or "
        "lairs."
    ),
    owner=HUNTERS,
    copies=4,
    when=(When.AT_ONCE,),
)
def hired_scouts(state: Fury3State, effect: EventEffect) -> None:
    """Name both cities before Dracula answers."""
    state.push(Scouting(2))


@EVENTS.card(
    EventCard.LOCAL_RUMORS,
    N_cards("Local Rumors"),
    N_cards(
        "Immediately: Dracula reveals every location card in a hideout next to your place, by road or sea."
    ),
    owner=HUNTERS,
    copies=2,
    when=(When.AT_ONCE,),
)
def local_rumors(state: Fury3State, effect: EventEffect) -> None:
    """Check every adjacent place, including seas (R15.9)."""
    for place in WALKS[state.hunters[effect.actor].place]:
        check_place(state, place, lairs=state.options.reach == "all")


@EVENTS.card(
    EventCard.MONEY_TRAIL,
    N_cards("Money Trail"),
    N_cards("Action: choose a sea card on the trail. Dracula reveals it."),
    owner=HUNTERS,
    copies=1,
    when=(When.DAY_ACTION, When.NIGHT_ACTION),
    against=unless(
        lambda state, hunter: bool(_facedown_seas(state)),
        N_unavailable("There is no facedown sea card on the trail."),
    ),
)
def money_trail(state: Fury3State, effect: EventEffect) -> None:
    """Reveal one facedown sea card."""
    reveal_one(state, _facedown_seas(state))
