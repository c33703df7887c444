"""A campaign: the chapters of one game or several, how one is set up, and what counts as its goals."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import Generic, NamedTuple, TypeAlias, TypeVar

import msgspec

from furyqt.rules.core.agenda import State
from furyqt.rules.core.campaign.chapter import CampaignChapter
from furyqt.rules.core.campaign.dossier import Dossier, DossierError
from furyqt.rules.core.campaign.predicate import Predicate
from furyqt.rules.core.campaign.terms import CampaignTerms, ChapterTerms
from furyqt.rules.core.events import Event
from furyqt.rules.core.observation import Observation
from furyqt.rules.core.text import Text, TextError, Texts, shortened

N_ = Texts("errors")

S = TypeVar("S", bound=State)
O = TypeVar("O", bound=Observation)  # noqa: E741

Facts = Mapping[str, Text | str | int]
"""Values for the braces of a journal line."""


class Counted(NamedTuple):
    """A counter has risen."""

    event: int
    """The number of the event."""
    counter: str
    number: int
    """The counter now."""


class Uncounted(NamedTuple):
    """Something does not count."""

    event: int
    why: str


class NoChapterError(TextError):
    """There is no chapter with this name."""


class Glimpse(NamedTuple):
    """The counters after one of the events."""

    events: int
    """The number of events until then."""
    counts: Mapping[str, int]
    """The counters, and the number of moments of each kind that is not a counter."""
    facts: Callable[[], Facts]
    """Returns the values that a line may name; only before the next glimpse."""


class ChapterEnding(msgspec.Struct, frozen=True, kw_only=True):
    """The consequences of a chapter's end for the dossier, as the player's side knows them."""

    wounds: tuple[int, ...]
    """0 to 2 for each figure of the player's side; 0 for one who was absent."""
    bitten: str = ""
    """The name of the figure who was bitten last and can carry it on."""
    healed: tuple[str, ...] = ()
    """The names of the figures who took part and have no bite now."""
    tainted: bool = False
    items: tuple[str, ...] = ()
    """The cards in the hands, from which the player chooses."""
    events: tuple[str, ...] = ()


class TrueNight(msgspec.Struct, frozen=True):
    """The hidden figure's true place after one of its turns, and the places where it had to be expected."""

    position: int
    """The number of actions before it."""
    turn: int
    place: int
    expected: tuple[int, ...]


def no_places(_chapter: CampaignChapter) -> tuple[int, ...]:
    """Return nothing: in most games no place is closed."""
    return ()


def nothing_wasted(
    _chapter: CampaignChapter, _terms: ChapterTerms, _campaign: CampaignTerms
) -> tuple[tuple[str, str], ...]:
    """Return nothing: every purchase is of use."""
    return ()


def never(_state: State) -> bool:
    """Return False, as for a game without night, or one where nobody sees the hidden figure by itself."""
    return False


@dataclass(frozen=True, kw_only=True, eq=False)
class CampaignPart(Generic[S, O]):
    """The chapters that one game has in a campaign, as functions over the game's positions and events."""

    name: str
    """The name of the campaign; parts of other games with this name belong to it."""
    player: int
    """The player whose side a person has; everything is judged from what this player saw."""
    seats: tuple[str, ...]
    """The names of this player's seats, in the order of a dossier's wounds."""
    counters: tuple[str, ...]
    """The names of all counters."""
    chapters: Callable[[], tuple[CampaignChapter, ...]]
    """The chapters in order; ChapterError if a file is wrong."""
    opening: Callable[[CampaignChapter, ChapterTerms, CampaignTerms, Mapping[str, str], int], S]
    """(chapter, terms, the campaign's terms, options, seed) -> the position before the first decision."""
    counts: Callable[[Sequence[Event]], Mapping[str, int]]
    """The events that the player saw -> the counters."""
    decisions: Callable[[Sequence[Event]], Sequence[Counted | Uncounted]]
    """The events that the player saw -> what counted, and what did not although it looks so."""
    moments: Callable[[Sequence[Event], str], tuple[Facts, ...]]
    """(the events that the player saw, a kind of moment) -> the values of each such moment."""
    facts: Callable[[Sequence[Event]], Facts]
    """The events that the player saw -> the values of the journal's other lines."""
    glimpses: Callable[[Sequence[Event]], Iterator[Glimpse]]
    """The events that the player saw -> what was counted after each of them that counts."""
    hidden_place: Callable[[S], str]
    """A position -> the code of the place where the hidden figure is, or an empty text."""
    nights: Callable[[Sequence[S]], tuple[TrueNight, ...]]
    """The positions of a finished chapter -> the hidden figure's way."""
    near: Callable[[Sequence[S]], tuple[bool, ...]]
    """The positions -> for each night, whether a figure of the own side was near the hidden one."""
    habits: Callable[[Sequence[S]], Mapping[str, tuple[int, int]]]
    """The positions of a finished chapter -> how often each habit was followed, and was possible."""
    ending: Callable[[O, Sequence[Event]], ChapterEnding]
    """(the player's last observation, its events since the beginning) -> what is carried on."""
    texts: Callable[[], Mapping[str, Text]]
    """The texts by their keys, such as "c04.title"."""
    starts: Mapping[str, date]
    """The first day of each chapter, by the beginning of its keys."""
    writers: Mapping[str, str]
    """The name of the portrait of the person who writes, by the beginning of a chapter's keys."""
    stage_lines: Callable[[CampaignChapter, ChapterTerms, CampaignTerms], tuple[Text, ...]]
    """(chapter, terms, the campaign's terms) -> the opening position in sentences."""
    figures: Callable[[CampaignChapter], tuple[str, ...]]
    """A chapter -> the names of the seats that take part."""
    defeat: Predicate | None = None
    """When the player loses the game itself, for a chapter with no other loss."""
    tainted: str = ""
    """The name of the seat to which a dossier's taint belongs, or empty."""
    spots: Mapping[str, str] = field(default_factory=dict)
    """The place of the map for the page of contents, by the beginning of a chapter's keys."""
    uncounted: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The reason why something does not count, the key of a text `count.REASON` -> the counters concerned."""
    wasted: Callable[[CampaignChapter, ChapterTerms, CampaignTerms], tuple[tuple[str, str], ...]] = (
        nothing_wasted
    )
    """(chapter, terms, the campaign's terms) -> (id, figure's name) of each purchase that changes nothing."""
    closed: Callable[[CampaignChapter], tuple[int, ...]] = no_places
    """A chapter -> the closed places."""
    is_seen: Callable[[S], bool] = never
    """A position -> whether all players see where the hidden figure is, so that nobody has to name it."""
    is_night: Callable[[S], bool] = never
    """A position -> whether it is night."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Campaign(CampaignPart[S, O]):
    """A campaign with its own game's functions, and what all of its parts have in common."""

    hunts: Callable[[], tuple[CampaignChapter, ...]]
    """The chapters from which the hunt of the day is drawn."""
    terms: Callable[[], CampaignTerms]
    """Presets, purchases, named dossiers and challenges."""

    def chapter(self, name: str) -> CampaignChapter:
        """Return a chapter; NoChapterError if there is none with this name."""
        for chapter in (*self.chapters(), *self.hunts()):
            if chapter.id == name:
                return chapter
        names = ", ".join(chapter.id for chapter in self.chapters())
        raise NoChapterError(_NO_CHAPTER.fill(chapter=shortened(name), chapters=names))

    def check_dossier(self, dossier: Dossier) -> None:
        """Raise DossierError for a card, an ally or a figure that the campaign does not have."""
        self.check_cards(dossier.items, (*dossier.events, *dossier.allies))
        if dossier.bite and dossier.bite not in self.seats:
            raise DossierError(_UNKNOWN.fill(name=shortened(dossier.bite)))

    def check_cards(self, items: Iterable[str], events: Iterable[str]) -> None:
        """Raise DossierError for the name of a card that the campaign does not have."""
        texts = self.texts()
        for kind, names in (("item", items), ("event", events)):
            for name in names:
                if f"{kind}.{name}" not in texts:
                    raise DossierError(_UNKNOWN.fill(name=shortened(name)))


AnyCampaignPart: TypeAlias = CampaignPart[State, Observation]
AnyCampaign: TypeAlias = Campaign[State, Observation]
"""The campaign of a game that is known by its name; it gets only the positions of this game."""

_UNKNOWN = N_("the campaign has no “{name}”")
_NO_CHAPTER = N_("there is no chapter “{chapter}” (chapters: {chapters})")
