"""Consecrated Ground, and the heavenly hosts that come with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.text import Texts
from furyqt.rules.core.windows import PromptWindow
from furyqt.rules.fury3.action_labels import NOTHING_SHOWN, Labels
from furyqt.rules.fury3.actions import PASS, PLACE_CHOICES, PlaceChoice
from furyqt.rules.fury3.catalog import EVENTS
from furyqt.rules.fury3.decision import HunterDecision, HuntersDecision
from furyqt.rules.fury3.decks import EventCard, Item
from furyqt.rules.fury3.event_timing import When
from furyqt.rules.fury3.piles import show_item
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.turn.tokens import add_host, consecrate, is_barred
from furyqt.rules.fury3.steps.turn.windows import EventEffect
from furyqt.rules.fury3.tables import CITIES, FIGURES, HOST_TOKENS, HUNTERS, UNHOLY
from furyqt.rules.mechanisms.windows import Opportunity, OptionalChoice

N_buttons = Texts("fury3.buttons")
N_cards = Texts("fury3.cards")
N_questions = Texts("fury3.questions")
N_stakes = Texts("fury3.stakes")
N_unavailable = Texts("fury3.unavailable")
N_windows = Texts("fury3.windows")

_BLESSABLE = tuple(PLACE_CHOICES[city] for city in sorted(CITIES - UNHOLY))


class GroundChoice(HuntersDecision, frozen=True):
    """The hunters choose the city that is consecrated."""

    asks = N_questions("Consecrated Ground: which city is consecrated?")
    rules_page = "card:event:consecrated_ground"
    place_rule = N_unavailable("Only a city outside Dracula's lands can be consecrated.")
    labels: ClassVar[Labels] = {PlaceChoice: N_buttons("Consecrate {place}")}

    def actions(self, state: Fury3State) -> Sequence[PlaceChoice]:
        closed = state.chapter.closed
        return [city for city in _BLESSABLE if city.to not in closed] if closed else _BLESSABLE

    def apply(self, state: Fury3State, action: PlaceChoice) -> None:
        consecrate(state, action.to)


class HostOffer(Opportunity, frozen=True):
    """After consecrating: a hunter with a Heavenly Host may show it."""

    hunter: int

    asks_holder = HUNTERS

    def choice(self, state: Fury3State) -> HostChoice:
        return HostChoice(self.hunter)


class HostChoice(OptionalChoice, HunterDecision, frozen=True):
    """The hunter shows a Heavenly Host, which is kept, and places a token on another city."""

    asks = N_questions("Show Heavenly Host and protect a city?")
    stake = N_stakes(
        "The Heavenly Host stays with the hunter. The token reveals a hideout in the city and keeps "
        "Dracula out until the second dawn."
    )
    rules_page = "card:item:heavenly_host"
    place_rule = N_unavailable("Only another city outside Dracula's lands can be protected.")
    labels: ClassVar[Labels] = {PlaceChoice: N_buttons("Protect {place}"), PASS: NOTHING_SHOWN}
    prompt_windows = (PromptWindow("host", N_windows("Heavenly Host after consecrating"), HUNTERS, PASS),)

    def options(self, state: Fury3State) -> Sequence[PlaceChoice]:
        sheet = state.hunters[self.hunter]
        if Item.HEAVENLY_HOST not in sheet.items or sheet.defeated or len(state.hosts) >= HOST_TOKENS:
            return ()
        return [city for city in _BLESSABLE if not is_barred(state, city.to)]

    def use(self, state: Fury3State, action: PlaceChoice) -> None:
        show_item(state, self.hunter, Item.HEAVENLY_HOST)
        add_host(state, action.to)


_HOST_OFFERS = tuple(HostOffer(hunter) for hunter in FIGURES)


@EVENTS.card(
    EventCard.CONSECRATED_GROUND,
    N_cards("Consecrated Ground"),
    N_cards(
        "Action by night: place the consecrated ground token on a city. Then each hunter may "
        "show a Heavenly Host to place a heavenly host token on another city. You cannot choose "
        "Castle Dracula, Galatz or Klausenburg."
    ),
    owner=HUNTERS,
    copies=1,
    when=(When.NIGHT_ACTION,),
)
def consecrated_ground(state: Fury3State, effect: EventEffect) -> None:
    """Consecrate the ground first, then offer the hosts of each hunter in activation order."""
    state.push(GroundChoice(), *_HOST_OFFERS)
