"""The counters of a chapter's judge, and the journal's moments, from the events that the hunters saw."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from furyqt.rules.core.campaign import event_count
from furyqt.rules.core.campaign.campaign import Counted, Facts, Glimpse, Uncounted
from furyqt.rules.core.campaign.event_count import EventCount, counted, in_words
from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text
from furyqt.rules.fury3 import words
from furyqt.rules.fury3.chapters.overlay import FIRST_BOX
from furyqt.rules.fury3.decks import HAND, NONE, TABLE, VAMPIRES, Deck
from furyqt.rules.fury3.events import (
    CardMoved,
    CardPlaced,
    ChapterBegan,
    CombatRevealed,
    CombatStarted,
    DraculaHurt,
    DraculaRevealed,
    EncounterMatured,
    GameEnded,
    HideoutCleared,
    HunterBitten,
    HunterDefeated,
    HunterMoved,
    InfluenceChanged,
    LocationRevealed,
    MoveDenied,
    PlaceDenied,
    RegionNamed,
    Searched,
    TimePassed,
    TrailSlid,
    VampireSlain,
)
from furyqt.rules.fury3.tables import CASTLE, CITIES, FIGURES, HUNTERS, NOWHERE, PORTS, SEA_BACK, SEAS

COUNTERS = (
    *("turned", "revealed", "harm", "slain", "emptied", "matured", "bitten", "defeated", "influence"),
    *("castle", "sails", "moves", "rides", "fights", "day", "destroyed", "sealed"),
)
"""All counters; `sealed` is the number of places that the player named rightly as the final answer."""
UNCOUNTED = {"stranded": ("turned", "revealed"), "closed": ("turned",), "sea": ("turned",)}
"""Why a card that is turned does not count, and for which counters."""
MOMENTS = (
    *("turned", "revealed", "quiet", "searched", "emptied", "fights", "region", "slain", "matured"),
    *("bitten", "defeated", "boxes", "denied"),
)
"""The kinds of moments: `quiet` is a hunter's first arrival in a port without a hideout, `boxes` a box whose
city the hunters know now, `denied` a place that is ruled out.
"""
_WAYS = ("road", "rail", "sea")


@dataclass
class ChapterCount(EventCount):
    """Everything that is counted and noted, event by event."""

    who = "hunter"

    hunters: list[int] = field(default_factory=lambda: [NOWHERE for _ in FIGURES])
    hideouts: dict[int, int] = field(default_factory=dict)
    """The places of the hideouts whose location card was turned."""
    first_day: int = NONE
    """The day of the time track on which the chapter began."""
    closed: tuple[int, ...] = ()
    """The places that no figure may enter; a hideout there is older than the chapter and not counted."""
    strike: int = NONE
    """The hunters' newest combat card, unless an event card was played after it."""
    is_stranded: bool = False
    """Whether Dracula has just shown that he cannot move: nobody found the cards that he turns then."""


def begin(count: ChapterCount, event: ChapterBegan) -> None:
    """Count from here on; the influence at the start is already known."""
    count.has_begun = True
    count.closed = event.closed


def pass_time(count: ChapterCount, event: TimePassed) -> None:
    """A dusk belongs to the same day, a dawn to the next."""
    count.is_stranded = False
    if count.has_begun:
        if count.first_day == NONE:
            count.first_day = (event.time + 1) // 2 - 1
        count.counts["day"] = event.time // 2 - count.first_day + 1


def turn_location(count: ChapterCount, event: LocationRevealed) -> None:
    """A location card is turned; a hideout in a city counts once.

    A box, a sea, a closed place and the cards that he shows when he cannot move do not count.
    """
    quiet = count.moments.get("quiet")
    if quiet and quiet[-1].get("place") == event.place:
        del quiet[-1]
    _find(count, event.hideout, event.place)


def _find(count: ChapterCount, hideout: int, place: int) -> None:
    """The hunters see a location card; it counts once."""
    is_new = hideout not in count.hideouts
    count.hideouts[hideout] = place
    if count.is_stranded:
        return
    if place in count.closed or place not in CITIES:
        if is_new:
            count.leave_out("sea" if place in SEAS else "closed")
        return
    count.place = place
    if is_new and hideout < FIRST_BOX:
        count.add("turned")
        count.note("turned", place)
    elif is_new:
        count.note("boxes", place)


def dracula_stranded(count: ChapterCount, _event: MoveDenied) -> None:
    """Dracula cannot move: all his cards are turned now."""
    count.is_stranded = True
    count.leave_out("stranded")


def slide(count: ChapterCount, _event: TrailSlid) -> None:
    """Dracula can move again."""
    count.is_stranded = False


def reveal(count: ChapterCount, event: DraculaRevealed) -> None:
    """Dracula's figure is on the board; it counts unless he only shows that he cannot move.

    A card may reveal him where no hunter is.
    """
    count.place = event.place
    if not count.is_stranded:
        count.add("revealed")
        there = [hunter for hunter in (count.actor, *FIGURES) if count.hunters[hunter] == event.place]
        count.note("revealed", event.place, next(iter(there), NONE))


def move(count: ChapterCount, event: HunterMoved) -> None:
    """A hunter is in another place."""
    count.hunters[event.hunter] = event.place
    if event.way in _WAYS:
        count.actor = event.hunter
        count.add("moves")
        if event.place in PORTS and event.place not in _places(count.moments.get("quiet", ())):
            count.note("quiet", event.place)
    if event.way == "rail":
        count.add("rides")


def _places(moments: Sequence[Mapping[str, Any]]) -> set[int]:
    return {moment.get("place", NOWHERE) for moment in moments}


def search(count: ChapterCount, event: Searched) -> None:
    """A hunter searches."""
    count.actor = event.hunter
    count.note("searched", event.place)


def clear_hideout(count: ChapterCount, event: HideoutCleared) -> None:
    """A box is empty now; other hideouts are not counted."""
    if event.hideout >= FIRST_BOX:
        count.add("emptied")
        count.note("emptied", count.hideouts.get(event.hideout, NOWHERE))


def place_card(count: ChapterCount, event: CardPlaced) -> None:
    """Dracula went to sea, to his castle, or to hunters: they find the card that he places faceup there."""
    if event.faceup and event.place in count.hunters:
        _find(count, event.hideout, event.place)
    if event.place == SEA_BACK or event.place in SEAS:
        count.add("sails")
    elif event.place == CASTLE:
        count.add("castle")


def fight(count: ChapterCount, event: CombatStarted) -> None:
    """A combat begins."""
    count.actor = next((hunter for hunter in FIGURES if event.hunters >> hunter & 1), count.actor)
    if event.encounter == NONE:
        count.add("fights")
        count.note("fights", count.hunters[count.actor])


def play_card(count: ChapterCount, event: CardMoved) -> None:
    """A hunter plays an event card."""
    if event.deck == Deck.EVENT and event.target == TABLE and event.source in HAND[: len(FIGURES)]:
        count.card, count.strike = event.card, NONE


def show_strikes(count: ChapterCount, event: CombatRevealed) -> None:
    """The cards of a round of a combat."""
    count.strike = next((card for card in reversed(event.choices) if card != NONE), count.strike)


def set_influence(count: ChapterCount, event: InfluenceChanged) -> None:
    """The influence, also before the chapter begins."""
    count.counts["influence"] = event.influence


def mature(count: ChapterCount, event: EncounterMatured) -> None:
    """A vampire matures."""
    if event.encounter in VAMPIRES:
        count.add("matured")
        count.note("matured", count.hideouts.get(event.hideout, NOWHERE))


def slay(count: ChapterCount, event: VampireSlain) -> None:
    """A vampire is destroyed."""
    count.add("slain")
    count.note("slain", count.hunters[count.actor])


def bite(count: ChapterCount, event: HunterBitten) -> None:
    """A hunter is bitten."""
    count.add("bitten")
    count.note("bitten", count.hunters[event.hunter], event.hunter)


def defeat(count: ChapterCount, event: HunterDefeated) -> None:
    """A hunter is defeated."""
    count.add("defeated")
    count.note("defeated", count.hunters[event.hunter], event.hunter)


def deny(count: ChapterCount, event: PlaceDenied) -> None:
    """Dracula has no hideout in a place."""
    count.note("denied", event.place)


def name_region(count: ChapterCount, event: RegionNamed) -> None:
    """Dracula's region is known."""
    count.note("region", NOWHERE, region=event.region)


def hurt(count: ChapterCount, event: DraculaHurt) -> None:
    """Dracula suffers damage."""
    count.add("harm", event.amount)


def end(count: ChapterCount, event: GameEnded) -> None:
    """The game is over."""
    count.add("destroyed", int(event.winner == HUNTERS))


ChapterCount.lessons = {
    ChapterBegan: begin,
    TimePassed: pass_time,
    LocationRevealed: turn_location,
    MoveDenied: dracula_stranded,
    TrailSlid: slide,
    DraculaRevealed: reveal,
    HunterMoved: move,
    Searched: search,
    HideoutCleared: clear_hideout,
    CardPlaced: place_card,
    CombatStarted: fight,
    CombatRevealed: show_strikes,
    CardMoved: play_card,
    InfluenceChanged: set_influence,
    EncounterMatured: mature,
    VampireSlain: slay,
    HunterBitten: bite,
    HunterDefeated: defeat,
    PlaceDenied: deny,
    RegionNamed: name_region,
    DraculaHurt: hurt,
    GameEnded: end,
}


def counted_from(told: Sequence[Event]) -> ChapterCount:
    """Count the events that the hunters saw since the game was set up."""
    return counted(ChapterCount(), told)


def counts(told: Sequence[Event]) -> Mapping[str, int]:
    """Return the counters; those without a value are 0."""
    return {name: 0 for name in COUNTERS} | counted_from(told).counts


def decisions(told: Sequence[Event]) -> Sequence[Counted | Uncounted]:
    """Return what counted and what did not, in the order of the events."""
    return counted_from(told).decisions


def moments(told: Sequence[Event], kind: str) -> tuple[Facts, ...]:
    """Return the moments of a kind with the values that their line may name; `day` is a number."""
    return tuple(in_words(moment, _WORDS) for moment in counted_from(told).moments.get(kind, ()))


def facts(told: Sequence[Event]) -> Facts:
    """Return the values that the chapter's last line may name; `day` is a number."""
    return in_words(_facts(counted_from(told)), _WORDS)


def _facts(count: ChapterCount) -> Mapping[str, Any]:
    """Return the values of the last line in numbers."""
    found = count.last_facts(count.hunters[count.actor])
    return found if count.strike == NONE else {**found, "card": -1 - count.strike}


def glimpses(told: Sequence[Event]) -> Iterator[Glimpse]:
    """Yield what was counted after each of the events that the hunters learned from."""
    return event_count.glimpses(ChapterCount(), told, _facts, _WORDS)


def _card(card: int) -> Text:
    """Return the name of an event card, or of a combat card, which has a number below 0."""
    return words.card_text(Deck.EVENT, card) if card >= 0 else words.card_text(Deck.ITEM, -1 - card)


_WORDS: dict[str, Callable[[int], Text]] = {
    "hunter": lambda hunter: words.FIGURE_NAMES[hunter],
    "place": words.place_text,
    "region": lambda region: words.REGION_NAMES[region],
    "card": _card,
}
