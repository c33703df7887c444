"""The complete truth of a game of the third edition."""

from __future__ import annotations

from typing import Any, NoReturn

import msgspec
from msgspec.structs import replace

from furyqt.rules.core.agenda import GameFinished, State
from furyqt.rules.core.zones import Cards
from furyqt.rules.fury3.chapters.overlay import NO_CHAPTER, ChapterRules
from furyqt.rules.fury3.decks import NONE
from furyqt.rules.fury3.event_timing import Lasting
from furyqt.rules.fury3.events import (
    Cause,
    DraculaHealed,
    DraculaHurt,
    EffectStarted,
    GameEnded,
    InfluenceChanged,
)
from furyqt.rules.fury3.rulings import Fury3Options
from furyqt.rules.fury3.tables import DRACULA, DRACULA_HEALTH, HUNTERS, MINA, MOST_INFLUENCE, NOWHERE, TRAIL


class Hunter(msgspec.Struct, frozen=True):
    """A hunter's sheet and figure."""

    place: int = NOWHERE
    damage: int = 0
    bites: int = 0
    """Bite tokens; Mina's printed bite is not one of them."""
    items: Cards = ()
    events: Cards = ()
    tickets: Cards = ()
    shown_item: int = NONE
    """The item card a weakened hunter keeps revealed (R9.1)."""
    shown_event: int = NONE
    delayed: bool = False
    bats: int = 0
    defeated: bool = False


class PlacedEncounter(msgspec.Struct, frozen=True):
    """An encounter card in a hideout or lair; the damage of a vampire that was fought stays on it."""

    card: int
    faceup: bool = False
    damage: int = 0


class Hideout(msgspec.Struct, frozen=True):
    """All cards and tokens on one space of the trail or in one lair (R6, R7).

    `id` is the number of its placement and public: both players see which card is where.
    """

    id: int
    place: int = NOWHERE
    """Its location card; NOWHERE if it has none (Feed, Dark Call, Misdirect, Hide)."""
    faceup: bool = False
    """Whether its location card, or Hide, is faceup; the other power cards always are."""
    power: int = NONE
    contents: tuple[PlacedEncounter, ...] = ()
    rumor: bool = False
    bat: bool = False
    """Whether Escape as Bat is here (R7.7)."""


class Fight(msgspec.Struct, frozen=True):
    """A combat that is going on (R10).

    `choices` and `choice` are secret until they are revealed; only Dracula knows `hand` and `deck`.
    """

    hunters: tuple[int, ...]
    """Those still in it."""
    vampire: PlacedEncounter | None = None
    """The vampire encounter that is fought; None for Dracula himself."""
    hideout: int = NOWHERE
    """The id of the hideout or lair it returns to."""
    ambush: bool = False
    round: int = 1
    hand: Cards = ()
    deck: Cards = ()
    played: Cards = ()
    """Dracula's played cards in order."""
    choice: int = NONE
    choices: tuple[int, int, int, int] = (NONE, NONE, NONE, NONE)
    revealed: bool = False
    """Whether this round's cards are faceup."""
    before: tuple[int, int, int, int] = (NONE, NONE, NONE, NONE)
    """The card in front of each hunter from the last round (R10.4.7)."""
    engaged: int = NONE
    mesmerized: int = 0
    """A bit for each hunter."""
    plotting: int = 0
    """Faceup Plotting cards."""
    wreaths: int = 0
    """A bit for each hunter who wears Garlic Wreath."""
    bullets: bool = False
    """Whether Holy Bullets were used (once per combat)."""
    enraged: bool = False
    revenge: bool = False
    """Lucy's Revenge is in front of Lord Godalming."""
    swaps: int = 0
    """A bit for each hunter with Planned Ambush."""
    canceled: int = 0
    """Bits 0-3: that hunter's card is canceled; bit 4: Dracula's is."""
    party: int = 0
    """A bit for each hunter who took part, including those who left."""
    found: Cards = ()
    """The item cards that a hunter looks at (Lucky Find); a secret of the hunters."""


class Fury3State(State, kw_only=True):
    """A position.

    The trail's first space is `trail[0]`; a space may be empty, because clearing does not make others slide.
    Which location and power cards are in the location deck follows from trail and lairs.
    """

    options: Fury3Options = Fury3Options()
    hunters: tuple[Hunter, Hunter, Hunter, Hunter] = (Hunter(), Hunter(), Hunter(), Hunter())
    damage: int = 0
    """Dracula's damage."""
    influence: int = 0
    time: int = 0
    """The number of time track spaces passed: even is day, odd is night; 0 is the first Monday's day."""
    despair: int = 0
    winner: int = NONE
    phase: int = 0
    """The number of Dracula phases so far; the number of the record's line."""

    trail: tuple[Hideout | None, ...] = (None,) * TRAIL
    lairs: tuple[Hideout | None, Hideout | None, Hideout | None] = (None, None, None)
    leaving: Hideout | None = None
    """The hideout that slid off the sixth space, until it is resolved (R6.1); as secret as the trail."""
    placed: int = 0
    """Hideouts placed so far; the next one's id."""
    revealed: bool = False
    """Whether Dracula's figure is on the board (R8.2)."""
    rumors: int = 0
    """Rumor tokens Dracula holds."""

    item_deck: Cards = ()
    item_discard: Cards = ()
    event_deck: Cards = ()
    """Top at the end; drawn from both ends."""
    event_discard: Cards = ()
    event_buried: Cards = ()
    """Dracula's cards that a supply action by day discarded facedown; no player knows them."""
    hunter_bottom: int = 0
    """The number of cards at the bottom of the event deck that are known to have a hunter's back."""
    drawn: Cards = ()
    """Event cards just drawn, in order, not yet kept or played; only the side that draws knows them."""
    gifts: tuple[tuple[int, int, int], ...] = ()
    """The gifts of the trade that is going on; a secret of the hunters.

    (0 given by the acting hunter, 1 by the other; deck; card)
    """
    encounter_deck: Cards = ()
    encounter_discard: Cards = ()
    encounter_buried: Cards = ()
    """Encounter cards discarded without having been shown; only Dracula knows them."""
    encounters: Cards = ()
    """Dracula's encounter hand."""
    events: Cards = ()
    """Dracula's event hand."""
    tickets: Cards = ()
    """The pool of tickets; its order has no meaning."""
    hunter_ally: int = NONE
    dracula_ally: int = NONE
    table: Cards = ()
    """Event cards that are being played, faceup, in order."""
    bodyguards: int = 0
    """Matured Szgany Bodyguards in Dracula's play area."""

    fog: tuple[int, ...] = ()
    """A city for each fog token, sorted."""
    storms: tuple[int, ...] = ()
    roadblocks: tuple[int, ...] = ()
    """Numbers of lines in ATLAS.links, sorted."""
    consecrated: int = NOWHERE
    hosts: tuple[tuple[int, int], ...] = ()
    """(city, dawns since it was placed) of each heavenly host token (R15.4)."""
    lasting: tuple[Lasting, ...] = ()
    """Effects that last for some time, sorted."""
    waiting: tuple[int, ...] = ()
    """The hunters who have not yet acted in this day or night, in activation order."""
    done: tuple[str, ...] = ()
    """The actions the acting hunter took in this day already (Renewed Vigor)."""
    search_aids: tuple[int, ...] = ()
    """Dogs and Stake, if they were revealed for the search that is going on."""
    fight: Fight | None = None
    chapter: ChapterRules = NO_CHAPTER
    """The changes of a campaign chapter."""

    def update_hunter(self, hunter: int, **fields: Any) -> None:
        """Change some fields of a hunter's sheet."""
        hunters = list(self.hunters)
        hunters[hunter] = replace(hunters[hunter], **fields)
        self.hunters = tuple(hunters)  # type: ignore[assignment]

    def update_fight(self, **fields: Any) -> None:
        """Change some fields of the fight that is going on."""
        assert self.fight is not None
        self.fight = replace(self.fight, **fields)

    def side(self, actor: int) -> int:
        """Return the player who decides for a hunter (0-3) or for Dracula (DRACULA_FIGURE)."""
        return HUNTERS if actor < len(self.hunters) else DRACULA

    def is_night(self) -> bool:
        """Return whether the time marker is on a night space (R10.12)."""
        return bool(self.time & 1)

    def is_weakened(self, hunter: int) -> bool:
        """Return whether a hunter has a bite; Mina always has one (R9.1)."""
        return hunter == MINA or self.hunters[hunter].bites > 0

    def lasts(self, what: Lasting) -> bool:
        """Return whether this lasting effect is active."""
        return what in self.lasting

    def begin(self, what: Lasting) -> None:
        """Begin a lasting effect, and report it."""
        self.lasting = tuple(sorted((*self.lasting, what)))
        self.tell(EffectStarted, what)

    def end(self, what: Lasting) -> None:
        """End a lasting effect; nothing happens if it is not active."""
        if what in self.lasting:
            at = self.lasting.index(what)
            self.lasting = self.lasting[:at] + self.lasting[at + 1 :]

    def finish(self, winner: int) -> NoReturn:
        """End the game now (R2): the agenda is dropped, and raising GameFinished ends the step that won."""
        self.tell(GameEnded, winner)
        self.winner = winner
        self.agenda = ()
        raise GameFinished

    def hurt_dracula(self, amount: int, cause: Cause = Cause.NONE, by: int = NONE) -> None:
        """Hurt Dracula himself, in a combat `by` a hunter; at 15 damage the hunters win (R2.2).

        If one effect also moves influence, it hurts first, so that the hunters win (R2.3).
        """
        self.damage = min(self.damage + amount, DRACULA_HEALTH)
        self.tell(DraculaHurt, amount, self.damage, cause, by)
        if self.damage == DRACULA_HEALTH:
            self.finish(HUNTERS)

    def heal_dracula(self, amount: int) -> None:
        """Heal Dracula himself by up to this much damage."""
        if self.damage:
            self.damage = max(0, self.damage - amount)
            self.tell(DraculaHealed, self.damage)

    def add_influence(self, amount: int) -> None:
        """Move the influence marker; at 13 Dracula wins, unless he is destroyed (R2.1, R2.3, R2.5)."""
        self.influence = max(0, min(self.influence + amount, MOST_INFLUENCE))
        self.tell(InfluenceChanged, self.influence)
        if self.influence == MOST_INFLUENCE:
            self.finish(DRACULA)
