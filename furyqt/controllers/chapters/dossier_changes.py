"""The dossier from chapter to chapter: purchases before it, and the rewards and scars after it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from furyqt.controllers.chapters.verdict import FAILED, GOLD, SILVER, ChapterVerdict
from furyqt.rules.core.campaign.campaign import AnyCampaign, ChapterEnding
from furyqt.rules.core.campaign.chapter import CampaignChapter, Reward
from furyqt.rules.core.campaign.dossier import Dossier
from furyqt.rules.core.campaign.tags import ChapterGame

LONGEST_BITE = 2
"""The number of chapters after which a bite is gone."""
POOR = 1
"""The resolve up to which a failure gives 1 more."""
FAILURES_FOR_HELP = 2


class Kept(msgspec.Struct, frozen=True):
    """The cards that the player chose to carry on."""

    items: tuple[str, ...] = ()
    events: tuple[str, ...] = ()

    @property
    def tag(self) -> str:
        """The value of the record's tag: "knife,dogs -"."""
        return f"{','.join(self.items) or '-'} {','.join(self.events) or '-'}"


def read_kept(tag: str) -> Kept | None:
    """Read the value of the tag; None if it is not such a choice."""
    words = tag.split()
    if len(words) != 2:
        return None
    return Kept(*(() if word == "-" else tuple(word.split(",")) for word in words))


def default_choice(campaign: AnyCampaign, ending: ChapterEnding) -> Kept:
    """Return the cards that are carried on without a choice: as many as allowed, holy ones first."""
    holy = campaign.terms().holy
    items = sorted(ending.items, key=lambda item: item not in holy)
    capped = Dossier(items=tuple(items), events=ending.events).capped(holy)
    return Kept(capped.items, capped.events)


def after_chapter(
    game: ChapterGame,
    ended: ChapterVerdict,
    counts: Mapping[str, int],
    ending: ChapterEnding,
    kept: Kept,
    found: Sequence[str] = (),
) -> Dossier:
    """Return the dossier after a chapter that began with the dossier of its terms.

    `found` are the names of the papers that were found.
    """
    before, chapter = game.terms.dossier, game.chapter
    reward = chapter.success if ended.is_success else chapter.failure
    bite, age = _bite(before, ending)
    own = Kept(
        tuple(item for item in kept.items if item in ending.items),
        tuple(event for event in kept.events if event in ending.events),
    )
    is_gold = ended.medal == GOLD
    return Dossier(
        wounds=ending.wounds,
        bite=bite,
        bite_age=age,
        taint=before.taint + ending.tainted + reward.taint - is_gold,
        items=(*reward.items, *own.items),
        events=(*reward.events, *own.events),
        boxes=before.boxes + _boxes(reward, counts),
        resolve=before.resolve - game.campaign.terms().cost(game.terms) + _resolve(game, ended, reward),
        debt=before.debt + reward.debt - is_gold,
        allies=(*before.allies, *reward.allies),
        marks=(*before.marks, *reward.marks, *found),
    ).capped(game.campaign.terms().holy)


def _bite(before: Dossier, ending: ChapterEnding) -> tuple[str, int]:
    if ending.bitten:
        return ending.bitten, 0
    if not before.bite or before.bite in ending.healed or before.bite_age + 1 >= LONGEST_BITE:
        return "", 0
    return before.bite, before.bite_age + 1


def _boxes(reward: Reward, counts: Mapping[str, int]) -> int:
    return reward.boxes if isinstance(reward.boxes, int) else counts.get(reward.boxes, 0)


def _resolve(game: ChapterGame, ended: ChapterVerdict, reward: Reward) -> int:
    """Return the resolve gained: 1 for a success, 1 more for silver or gold, 1 for the poor."""
    if ended.medal == FAILED:
        left = game.terms.dossier.resolve - game.campaign.terms().cost(game.terms)
        return reward.resolve + (left <= POOR)
    return max(1, reward.resolve) + (ended.medal in (GOLD, SILVER))


def needs_help(medals: Sequence[str]) -> bool:
    """Return whether the newest chapters were failures in a row, so that the next one is easier."""
    return list(medals[-FAILURES_FOR_HELP:]) == [FAILED] * FAILURES_FOR_HELP


def new_dossier(campaign: AnyCampaign, preset: str) -> Dossier:
    """Return the dossier of a new campaign."""
    return Dossier(resolve=campaign.terms().preset(preset).resolve)


def open_chapters(chapters: Sequence[CampaignChapter], done: Sequence[str]) -> tuple[str, ...]:
    """Return the ids of the chapters that can be begun after others.

    A chapter is open after any one of those it follows, unless it, or the other branch of its fork, is done.
    """
    return tuple(
        chapter.id
        for chapter in chapters
        if chapter.id not in done
        and not _is_closed_branch(chapter, chapters, done)
        and (not chapter.after or any(other in done for other in chapter.after))
    )


def other_branch(chapter: CampaignChapter, chapters: Sequence[CampaignChapter]) -> tuple[str, ...]:
    """Return the ids of the other branches of a chapter's fork."""
    named = {chapter.instead_of} | {other.id for other in chapters if other.instead_of == chapter.id}
    named |= {other.id for other in chapters if other.instead_of and other.instead_of == chapter.instead_of}
    return tuple(sorted(named - {"", chapter.id}))


def _is_closed_branch(
    chapter: CampaignChapter, chapters: Sequence[CampaignChapter], done: Sequence[str]
) -> bool:
    return any(other in done for other in other_branch(chapter, chapters))
