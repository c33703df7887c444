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
from furyqt.rules.fury2 import words
from furyqt.rules.fury2.chapters.overlay import is_house
from furyqt.rules.fury2.decks import HAND, NONE, ON_SPOT, TABLE, Deck, Encounter, Power
from furyqt.rules.fury2.events import (
    BloodChanged,
    CardMoved,
    CardPlaced,
    ChapterBegan,
    ChapterDay,
    CombatStarted,
    GameEnded,
    HideRevealed,
    HunterBitten,
    HunterDefeated,
    HunterMoved,
    LocationRevealed,
    ServantDefeated,
    ServantLives,
    TileMatured,
    VampiresChanged,
)
from furyqt.rules.fury2.tables import (
    CASTLE,
    FIGURES,
    HUNTERS,
    LIVES,
    MOST_BLOOD,
    NOWHERE,
    SEA_BACK,
    SEAS,
    SERVANT_FIGURE,
)
from furyqt.rules.fury2.tactics.fight import Enemy

COUNTERS = (
    *("turned", "revealed", "harm", "emptied", "struck", "felled", "met", "matured", "bitten", "defeated"),
    *("vampires", "castle", "sails", "moves", "rides", "fights", "day", "destroyed", "sealed"),
)
"""All counters; `sealed` is the number of places that the player named rightly as the final answer."""
MOMENTS = (
    *("turned", "revealed", "emptied", "struck", "felled", "met", "fights", "matured", "bitten", "defeated"),
)
"""The kinds of moments."""
_WAYS = ("road", "rail", "sea")
_STAYING = (Power.FEED, Power.DARK_CALL)


@dataclass
class ServantCount(EventCount):
    """Everything that is counted and noted, event by event."""

    who = "hunter"

    figures: dict[int, int] = field(default_factory=dict)
    """The places of the hunters and of the Servant."""
    spots: dict[int, int] = field(default_factory=dict)
    """The places of the location cards that were turned."""
    emptied: set[int] = field(default_factory=set)
    """The houses without their tile."""
    newest: int = NONE
    """The spot of Dracula's newest card that may be a move."""
    is_known: bool = False
    """Whether the hunters know where Dracula is."""
    blood: int = MOST_BLOOD
    lives: int = LIVES

    def reveal(self, place: int) -> None:
        """Note that the hunters know Dracula's place now."""
        self.place = place
        if not self.is_known:
            self.is_known = True
            self.add("revealed")
            self.note("revealed", place)

    def of(self, figure: int) -> int:
        """Return the place of a hunter or the Servant."""
        return self.figures.get(figure, NOWHERE)


def begin(count: ServantCount, event: ChapterBegan) -> None:
    """Count from here on; the vampire track at the start is already known."""
    count.has_begun = True


def place_card(count: ServantCount, event: CardPlaced) -> None:
    """Dracula moved, or stayed: then nothing about his place changes."""
    if event.power in _STAYING:
        return
    count.newest = event.spot
    is_shown = event.faceup and event.place >= 0
    if is_shown:
        count.reveal(event.place)
    else:
        count.is_known = False
    if event.place == SEA_BACK or event.place in SEAS:
        count.add("sails")
    elif event.place == CASTLE:
        count.add("castle")


def turn_location(count: ServantCount, event: LocationRevealed) -> None:
    """A location card is turned; one of the trail counts once, a house not at all."""
    is_new = event.spot not in count.spots and not is_house(event.spot)
    count.spots[event.spot] = count.place = event.place
    if is_new:
        count.add("turned")
        count.note("turned", event.place)
    if event.spot == count.newest:
        count.reveal(event.place)


def turn_hide(count: ServantCount, event: HideRevealed) -> None:
    """Hide is turned with the location under it, which is Dracula's place if Hide is the newest card."""
    if event.spot == count.newest:
        count.reveal(event.place)


def move_card(count: ServantCount, event: CardMoved) -> None:
    """A tile that leaves a house leaves it empty; a hunter's event card may be played."""
    if event.deck == Deck.EVENT and event.target == TABLE and event.source in HAND[: len(FIGURES)]:
        count.card = event.card
    house = event.source - ON_SPOT
    if event.deck == Deck.ENCOUNTER and is_house(house) and house not in count.emptied:
        count.emptied.add(house)
        count.add("emptied")
        count.note("emptied", count.spots.get(house, NOWHERE))


def move(count: ServantCount, event: HunterMoved) -> None:
    """A hunter or the Servant is in another place."""
    count.figures[event.hunter] = event.place
    if event.hunter in FIGURES and event.way in _WAYS:
        count.actor = event.hunter
        count.add("moves")
        count.add("rides", event.way == "rail")


def change_lives(count: ServantCount, event: ServantLives) -> None:
    """The Servant lost lives, or regained some."""
    if event.lives < count.lives:
        count.add("struck", count.lives - event.lives)
        count.note("struck", count.of(SERVANT_FIGURE))
    count.lives = event.lives


def fell(count: ServantCount, event: ServantDefeated) -> None:
    """The Servant leaves the board."""
    count.add("felled")
    count.note("felled", count.of(SERVANT_FIGURE))


def fight(count: ServantCount, event: CombatStarted) -> None:
    """A combat begins."""
    count.actor = next((hunter for hunter in FIGURES if event.party >> hunter & 1), count.actor)
    kind = {Enemy.DRACULA: "fights", Enemy.SERVANT: "met"}.get(event.enemy)
    if kind is not None:
        count.add(kind)
        count.note(kind, count.of(count.actor))


def bleed(count: ServantCount, event: BloodChanged) -> None:
    """Dracula lost blood, or regained some."""
    count.add("harm", max(0, count.blood - event.blood))
    count.blood = event.blood


def mature(count: ServantCount, event: TileMatured) -> None:
    """A vampire matures."""
    if event.encounter == Encounter.NEW_VAMPIRE:
        count.add("matured")
        count.note("matured", NOWHERE)


def bite(count: ServantCount, event: HunterBitten) -> None:
    """A hunter is bitten."""
    count.add("bitten")
    count.note("bitten", count.of(event.hunter), event.hunter)


def defeat(count: ServantCount, event: HunterDefeated) -> None:
    """A hunter is defeated."""
    count.add("defeated")
    count.note("defeated", count.of(event.hunter), event.hunter)


def pass_day(count: ServantCount, event: ChapterDay) -> None:
    """A day begins."""
    count.counts["day"] = event.day


def set_vampires(count: ServantCount, event: VampiresChanged) -> None:
    """The vampire track, also before the chapter begins."""
    count.counts["vampires"] = event.vampires


ServantCount.lessons = {
    ChapterBegan: begin,
    ChapterDay: pass_day,
    CardPlaced: place_card,
    LocationRevealed: turn_location,
    HideRevealed: turn_hide,
    CardMoved: move_card,
    HunterMoved: move,
    ServantLives: change_lives,
    ServantDefeated: fell,
    CombatStarted: fight,
    BloodChanged: bleed,
    TileMatured: mature,
    HunterBitten: bite,
    HunterDefeated: defeat,
    VampiresChanged: set_vampires,
    GameEnded: lambda count, event: count.add("destroyed", int(event.winner == HUNTERS)),
}


def counted_from(told: Sequence[Event]) -> ServantCount:
    """Count the events that the hunters saw since the game was set up."""
    return counted(ServantCount(), told)


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


def _facts(count: ServantCount) -> Mapping[str, Any]:
    """Return the values of the last line in numbers."""
    return count.last_facts(count.of(count.actor))


def glimpses(told: Sequence[Event]) -> Iterator[Glimpse]:
    """Yield what was counted after each of the events that the hunters learned from."""
    return event_count.glimpses(ServantCount(), told, _facts, _WORDS)


_WORDS: dict[str, Callable[[int], Text]] = {
    "hunter": lambda hunter: words.FIGURE_NAMES[hunter],
    "place": words.place_text,
    "card": lambda card: words.card_text(Deck.EVENT, card),
}
