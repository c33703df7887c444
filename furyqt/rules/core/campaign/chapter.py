"""A chapter as its file describes it; the keys of the file are the names of the fields."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from furyqt.rules.core.campaign.predicate import Predicate

Count = Annotated[int, Meta(ge=0, le=9999)]
Positive = Annotated[int, Meta(ge=1, le=9999)]


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of a chapter's file; an unknown key is an error."""


class SealTerms(Part, frozen=True, kw_only=True):
    """The player may name places as the final answer."""

    places: Positive
    """The most places that may be named."""
    places_of: dict[str, Positive] = {}
    """The most places of a preset that allows more or fewer."""
    from_day: Positive = 1

    def most(self, preset: str) -> int:
        """Return the most places that may be named with a preset."""
        return self.places_of.get(preset, self.places)


class Judge(Part, frozen=True, kw_only=True):
    """When a chapter ends: the goal is tested first, then the loss, then the clock."""

    days: Positive
    """The chapter ends at the first dawn after so many days."""
    days_of: dict[str, Positive] = {}
    """The days of a preset whose usual difference does not fit this chapter."""
    goal: Predicate
    loss: Predicate | None = None
    seal: SealTerms | None = None


class Earlier(Part, frozen=True, kw_only=True):
    """The differences of an earlier revision, whose records keep them."""

    rev: Positive
    days: Positive
    days_of: dict[str, Positive] = {}
    goal: Predicate | None = None
    """The goal of then, if it was another."""
    seal: SealTerms | None = None
    """The seal of then, if it was another."""
    stage: Any = None
    """The opening position of then; in the file only the keys of [stage] that have changed since."""


class Medals(Part, frozen=True, kw_only=True):
    """The conditions of the medals of a success; without one every success is bronze."""

    silver: Predicate | None = None
    gold: Predicate | None = None


class Reward(Part, frozen=True, kw_only=True):
    """The change of the dossier after a success or a failure."""

    boxes: int | Literal["emptied"] = 0
    """A number, or the counter of this name."""
    items: tuple[str, ...] = ()
    events: tuple[str, ...] = ()
    allies: tuple[str, ...] = ()
    resolve: int = 0
    debt: int = 0
    taint: int = 0
    marks: tuple[str, ...] = ()
    """Names that a later chapter's stage reads."""


class ScriptDeed(Part, frozen=True, kw_only=True):
    """Something that the chapter does at a fixed time; the game knows the deeds and their values."""

    at: Literal["dawn", "dusk"] = "dawn"
    days: tuple[Positive, ...] | Literal["every"] = "every"
    do: str
    place: str = ""
    card: str = ""
    figure: str = ""
    amount: int = 1

    def comes(self, day: int) -> bool:
        """Return whether it happens on this day of the chapter, which counts from 1."""
        return self.days == "every" or day in self.days


class BeatTerms(Part, frozen=True, kw_only=True):
    """A moment in a chapter at which its writer has something to say, at most once in a game."""

    id: str
    """The end of the keys of its texts."""
    when: Predicate
    """Over the counters, the numbers of moments by their kinds, and the clock (CLOCK)."""
    writer: str = ""
    """The portrait beside it, or empty for that of the chapter's writer."""


CLOCK = LEFT, GONE = "left", "gone"
"""The days that are left, the present one included, and the share of all days that is over, in percent."""


class Opponent(Part, frozen=True, kw_only=True):
    """The play of the computer on the other side."""

    style: str = ""
    """A style of the other player, or empty for the usual play."""


PRESET = "preset"
"""The opponent that a person meets: the search at the level of the preset."""


class Measured(Part, frozen=True, kw_only=True):
    """Figures from games that the computer played on both sides."""

    commit: str
    rev: Positive = 1
    players: str = msgspec.field(name="hunters")
    opponent: str = msgspec.field(name="dracula")
    """An agent, or PRESET."""
    dossier: str
    games: Positive
    """The number of games per preset."""
    won: dict[str, Count]
    """The number of won games by preset."""
    stuck: Count | None = None
    """The number of lost games of all presets whose last three days offered no way to the goal."""
    decisions: Count = 0
    """The median number of decisions in a game."""
    days: Count = 0
    """The median day on which a game ended."""


class CampaignChapter(Part, frozen=True, kw_only=True):
    """A chapter of a campaign; a change that older records would not survive raises `rev`."""

    id: str
    rev: Positive
    game: str
    text: str
    """The beginning of the keys of its texts, such as "c04"."""
    prose: dict[str, str] = {}
    """Texts of its own in one language, by the rest of their keys, for a chapter without translations."""
    options: dict[str, str] = {}
    after: tuple[str, ...] = ()
    """It is open after any one of these chapters."""
    instead_of: str = ""
    """The other branch of a fork."""
    journal: str = "revealed"
    """The kind of moment that the first journal line repeats."""
    stage: Any
    """The opening position, in the game's own structure."""
    opponent: Opponent = msgspec.field(default_factory=Opponent, name="dracula")
    script: tuple[ScriptDeed, ...] = ()
    judge: Judge
    earlier: tuple[Earlier, ...] = ()
    medals: Medals = Medals()
    beats: tuple[BeatTerms, ...] = ()
    """The moments at which the writer adds something."""
    finds: tuple[BeatTerms, ...] = ()
    """Papers that are found during the chapter; each leaves its id among the marks of the dossier."""
    cost: Predicate | None = None
    """When a success has its price, which the paper at the chapter's end tells."""
    success: Reward = Reward()
    failure: Reward = Reward()
    measured: tuple[Measured, ...] = ()

    @property
    def tag(self) -> str:
        """The value of the record's tag Chapter."""
        return f"{self.id}/{self.rev}"

    @property
    def revisions(self) -> tuple[CampaignChapter, ...]:
        """The chapter as it is, and as it was in those revisions whose records can be repeated."""
        return self, *(self._before(one) for one in self.earlier)

    def as_of(self, rev: str) -> CampaignChapter | None:
        """Return the chapter as records of this revision were played; None if nobody can repeat them."""
        return next((one for one in self.revisions if rev == str(one.rev)), None)

    def _before(self, one: Earlier) -> CampaignChapter:
        goal = self.judge.goal if one.goal is None else one.goal
        seal = self.judge.seal if one.seal is None else one.seal
        judge = msgspec.structs.replace(self.judge, days=one.days, days_of=one.days_of, goal=goal, seal=seal)
        stage = self.stage if one.stage is None else one.stage
        return msgspec.structs.replace(self, rev=one.rev, judge=judge, stage=stage, earlier=())


STYLE_FIELD = next(
    f"{field.encode_name}.style"
    for field in msgspec.structs.fields(CampaignChapter)
    if field.name == "opponent"
)
"""The field of a chapter's file with the style of the other side."""
