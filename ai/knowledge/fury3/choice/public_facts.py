"""The public facts at each of Dracula's choices, from which the choice model gets its features."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Any, Self

import msgspec

from furyqt.rules.core.events import Event
from furyqt.rules.fury3.decks import NONE, Power
from furyqt.rules.fury3.events import (
    CardPlaced,
    ChapterBegan,
    DespairPlaced,
    DraculaHealed,
    DraculaHurt,
    DraculaRevealed,
    DraculaVanished,
    HideoutCleared,
    HideoutLeft,
    HideRevealed,
    HunterDefeated,
    HunterMoved,
    LairMade,
    LocationRevealed,
    TokenPlaced,
    TokenRemoved,
)
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.rulings import Fury3Options
from furyqt.rules.fury3.tables import FIGURES, NOWHERE, SEA_BACK, SEAS
from furyqt.rules.mechanisms.event_fold import FoldCache

WALK, WOLF, HIDE, FEED, CALL, BAT, START = range(7)
"""The kinds of choices."""
_STAYS = {Power.FEED: FEED, Power.DARK_CALL: CALL}
LONG_AGO, LONG_VOYAGE = 6, 2
"""Turns after which an old sight gives no information, and the number of seas in a row that still counts."""


class PublicFacts(msgspec.Struct, frozen=True):
    """All that both sides knew when Dracula chose; equal facts give equal chances, which are remembered."""

    hunters: tuple[int, ...] = ()
    """The places of the hunters who were not defeated, sorted."""
    closed: tuple[int, ...] = ()
    """Places he could not enter: holy or closed ones, and those of publicly known cards of the trail."""
    powers: tuple[int, ...] = ()
    """The kinds of power cards he could have used."""
    damage: int = 0
    despair: int = 0
    is_revealed: bool = False
    voyage: int = 0
    """Sea zones in a row so far, at most LONG_VOYAGE."""
    seen: int = NOWHERE
    """The place where he was last known to be."""
    ago: int = LONG_AGO
    """The turns since then."""
    been: tuple[int, ...] = ()
    """The places where he is known to have been in this game, sorted."""


class DraculaChoice(msgspec.Struct, frozen=True):
    """One choice of Dracula, as the hunters saw it."""

    facts: PublicFacts
    kind: int


class ChoiceLog:
    """Collects Dracula's choices for each link of his way (see rules.fury3.hidden.trail_constraints).

    The first choice of a link is how he came; the others are power cards by which he stayed.
    """

    def __init__(self, options: Fury3Options) -> None:
        self._options = options
        self.links: list[tuple[DraculaChoice, ...]] = []
        self._hunters = [NOWHERE for _ in FIGURES]
        self._holy: list[int] = []
        self._known: dict[int, int] = {}
        self._powers: dict[int, int] = {}
        self._numbers: list[int] = []
        self._damage = self._despair = self._voyage = 0
        self._is_revealed = False
        self._seen, self._ago = NOWHERE, LONG_AGO
        self._been: list[int] = []

    def copy(self) -> Self:
        """Return a copy whose lists can change; the links in them are immutable and shared."""
        twin = copy(self)
        for name, value in vars(self).items():
            if isinstance(value, list | dict):
                setattr(twin, name, copy(value))
        return twin

    def learn(self, event: Event) -> None:
        """Process one more event."""
        learner = _LEARNERS.get(type(event))
        if learner is not None:
            learner(self, event)

    def facts(self) -> PublicFacts:
        """Return the facts for the next choice, with places sorted so that equal facts compare equal."""
        return PublicFacts(
            hunters=tuple(sorted(place for place in self._hunters if place >= 0)),
            closed=tuple(sorted({*self._holy, *self._known.values()})),
            powers=tuple(self._usable()),
            damage=self._damage,
            despair=self._despair,
            is_revealed=self._is_revealed,
            voyage=min(self._voyage, LONG_VOYAGE),
            seen=self._seen,
            ago=min(self._ago, LONG_AGO),
            been=tuple(sorted(set(self._been))),
        )

    def _usable(self) -> list[int]:
        """Return the kinds of power cards that are not visible on the trail."""
        if self._options.game != "advanced":
            return []
        lying, shown = self._powers.values(), self._is_revealed
        stays = not shown or self._options.shown_powers == "allowed"
        found = [kind for power, kind in _STAYS.items() if stays and power not in lying]
        found += [WOLF] if Power.WOLF_FORM not in lying else []
        return found + ([HIDE] if not shown and Power.HIDE not in lying else [])

    def placed(self, event: CardPlaced) -> None:
        """Record the public facts of the choice, then change them."""
        kind, facts = kind_of(event, is_first=not self.links), self.facts()
        if event.power != NONE:
            self._powers[event.hideout] = event.power
        if kind is None:
            return
        choice = DraculaChoice(facts, kind)
        self._ago += kind != BAT
        if kind in (FEED, CALL):
            if self.links:
                self.links[-1] = (*self.links[-1], choice)
            return
        self.links.append((choice,))
        self._numbers.append(event.hideout)
        self._voyage = self._voyage + 1 if event.place == SEA_BACK or event.place in SEAS else 0
        if event.place >= 0:
            self._know(event.hideout, event.place)

    def _know(self, number: int, place: int) -> None:
        """Process a revealed trail card; the newest one shows where he was."""
        self._known[number] = place
        self._been.append(place)
        later = len(self._numbers) - 1 - self._numbers.index(number) if number in self._numbers else LONG_AGO
        if later <= self._ago:
            self._seen, self._ago = place, later

    def revealed_card(self, event: LocationRevealed) -> None:
        """Learn a place of the trail, which he cannot enter again; only the newest says where he was."""
        self._know(event.hideout, event.place)

    def hide_shown(self, event: HideRevealed) -> None:
        """Learn that Hide is on the trail, so that he cannot play it until it leaves."""
        self._powers[event.hideout] = Power.HIDE

    def gone(self, event: HideoutCleared | HideoutLeft | LairMade) -> None:
        """Process a card that left the trail."""
        self._known.pop(event.hideout, None)
        self._powers.pop(event.hideout, None)

    def came(self, event: DraculaRevealed) -> None:
        """Process the figure's arrival on the board."""
        self._is_revealed, self._seen, self._ago = True, event.place, 0

    def vanished(self, event: DraculaVanished) -> None:
        """Process the figure's removal."""
        self._is_revealed = False

    def moved(self, event: HunterMoved) -> None:
        """Replace the place of the hunter, by whatever means the hunter came there."""
        self._hunters[event.hunter] = event.place

    def defeated(self, event: HunterDefeated) -> None:
        """Ignore a defeated hunter until the hunter moves again."""
        self._hunters[event.hunter] = NOWHERE

    def hurt(self, event: DraculaHurt | DraculaHealed) -> None:
        """Replace the damage, which the event gives as a total."""
        self._damage = event.damage

    def despaired(self, event: DespairPlaced) -> None:
        """Process the end of a week."""
        self._despair = event.count

    def token(self, event: TokenPlaced | TokenRemoved) -> None:
        """Process holy ground that is placed or removed."""
        if event.token in ("consecrated", "host"):
            if isinstance(event, TokenPlaced):
                self._holy.append(event.where)
            elif event.where in self._holy:
                self._holy.remove(event.where)

    def began(self, event: ChapterBegan) -> None:
        """Process the places that a chapter closes from now on."""
        self._holy.extend(event.closed)


def kind_of(event: CardPlaced, *, is_first: bool) -> int | None:
    """Return Dracula's choice by the card he placed; None for Misdirect, which is possible anywhere."""
    if event.power == Power.MISDIRECT:
        return None
    if event.power in _STAYS:
        return _STAYS[Power(event.power)]
    if event.bat:
        return BAT
    if is_first:
        return START
    return (
        {Power.WOLF_FORM: WOLF, Power.HIDE: HIDE}.get(Power(event.power), WALK) if event.power >= 0 else WALK
    )


_LEARNERS: dict[type[Event], Callable[[Any, Any], None]] = {
    CardPlaced: ChoiceLog.placed,
    LocationRevealed: ChoiceLog.revealed_card,
    HideRevealed: ChoiceLog.hide_shown,
    HideoutCleared: ChoiceLog.gone,
    HideoutLeft: ChoiceLog.gone,
    LairMade: ChoiceLog.gone,
    DraculaRevealed: ChoiceLog.came,
    DraculaVanished: ChoiceLog.vanished,
    HunterMoved: ChoiceLog.moved,
    HunterDefeated: ChoiceLog.defeated,
    DraculaHurt: ChoiceLog.hurt,
    DraculaHealed: ChoiceLog.hurt,
    DespairPlaced: ChoiceLog.despaired,
    TokenPlaced: ChoiceLog.token,
    TokenRemoved: ChoiceLog.token,
    ChapterBegan: ChoiceLog.began,
}
_MEMORY: FoldCache[ChoiceLog] = FoldCache()


def choice_log(observation: Fury3Observation) -> ChoiceLog:
    """Return the public facts at each of Dracula's choices."""
    options = observation.options
    return _MEMORY.recall(options, observation.events, lambda: ChoiceLog(options))
