"""The tags of a record whose game is a chapter: Chapter, Dossier, Preset, Bought and Challenge."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from furyqt.rules.core.agenda import State
from furyqt.rules.core.campaign.aim import Aim
from furyqt.rules.core.campaign.campaign import AnyCampaign
from furyqt.rules.core.campaign.chapter import CampaignChapter
from furyqt.rules.core.campaign.dossier import read_dossier
from furyqt.rules.core.campaign.joining import joined_campaign
from furyqt.rules.core.campaign.terms import ChapterTerms
from furyqt.rules.core.ruleset import AnyRuleset, ruleset
from furyqt.rules.core.text import Text, TextError, Texts, shortened

N_ = Texts("errors")

CHAPTER, DOSSIER, PRESET, BOUGHT, CHALLENGE = "Chapter", "Dossier", "Preset", "Bought", "Challenge"
AIM, AIM_OF_CHAPTER = "Aim", "chapter"
"""The tag of a record whose computers on the player's side play for the chapter's goal, and its value."""


class ChapterTagError(TextError):
    """A tag that does not fit this version's chapters; `tag` is its name."""

    def __init__(self, tag: str, text: Text) -> None:
        super().__init__(text)
        self.tag = tag


class ChapterGame(NamedTuple):
    """The chapter of a record and the terms under which it is played."""

    campaign: AnyCampaign
    chapter: CampaignChapter
    terms: ChapterTerms

    @property
    def tags(self) -> dict[str, str]:
        """Return the tags of its record."""
        tags = {
            CHAPTER: self.chapter.tag,
            DOSSIER: self.terms.dossier.text,
            PRESET: self.terms.preset,
            BOUGHT: " ".join(self.terms.bought),
            CHALLENGE: self.terms.challenge,
        }
        return {name: value for name, value in tags.items() if value}

    @property
    def days(self) -> int:
        """The days until its clock ends."""
        judge = self.chapter.judge
        return self.campaign.terms().days(judge.days, self.terms, judge.days_of.get(self.terms.preset))

    @property
    def seal_places(self) -> int:
        """The most places that may be named as the final answer; 0 if the chapter has no seal."""
        seal = self.chapter.judge.seal
        return 0 if seal is None else seal.most(self.terms.preset)

    def aim_of(self, player: int) -> Aim | None:
        """Return what a player plays for; None for the other side, which does not know it."""
        return self.aim if player == self.campaign.player else None

    @property
    def aim(self) -> Aim:
        """The aim of the player's side."""
        judge = self.chapter.judge
        loss, seal = "" if judge.loss is None else str(judge.loss), judge.seal
        if seal is None:
            return Aim(str(judge.goal), self.days, loss)
        return Aim(str(judge.goal), self.days, loss, self.seal_places, seal.from_day)

    @property
    def stage_lines(self) -> tuple[Text, ...]:
        """Return its opening position in sentences."""
        return self.campaign.stage_lines(self.chapter, self.terms, self.campaign.terms())

    def opening(self, options: Mapping[str, str], seed: int) -> State:
        """Return its first position."""
        return self.campaign.opening(self.chapter, self.terms, self.campaign.terms(), options, seed)


def game_of_chapter(chapter: CampaignChapter, terms: ChapterTerms) -> ChapterGame:
    """Return a chapter under terms, with the campaign as the chapter's game plays it."""
    campaign = joined_campaign(ruleset(chapter.game))
    assert campaign is not None  # a chapter's game has a part of the campaign
    return ChapterGame(campaign, chapter, terms)


def chapter_game(
    rules: AnyRuleset, tags: Mapping[str, str], options: Mapping[str, str]
) -> ChapterGame | None:
    """Return the chapter of a record with these tags, None for an ordinary game.

    ChapterTagError for a chapter or terms that this version does not have.
    """
    if CHAPTER not in tags:
        return None
    name, _, rev = tags[CHAPTER].partition("/")
    campaign = joined_campaign(rules)
    if campaign is None:
        raise ChapterTagError(CHAPTER, _NO_CAMPAIGN.fill(game=rules.name))
    tag = CHAPTER
    try:
        newest = campaign.chapter(name)
        if newest.game != rules.name:
            raise TextError(_OTHER_GAME.fill(chapter=name, game=newest.game))
        chapter = newest.as_of(rev)
        if chapter is None:
            raise TextError(_OTHER_REV.fill(chapter=name, rev=shortened(rev), ours=newest.rev))
        for option, value in chapter.options.items():
            if options.get(option) != value:
                raise TextError(_OTHER_OPTION.fill(option=option, value=value))
        tag = DOSSIER
        dossier = read_dossier(tags.get(DOSSIER, ""))
        campaign.check_dossier(dossier)
        tag = BOUGHT if tags.get(BOUGHT) else PRESET
        terms = ChapterTerms(
            dossier=dossier,
            preset=tags.get(PRESET, ""),
            bought=tuple(tags.get(BOUGHT, "").split()),
            challenge=tags.get(CHALLENGE, ""),
        )
        campaign.terms().check(terms)
    except TextError as wrong:
        raise ChapterTagError(tag, wrong.text) from None
    return ChapterGame(campaign, chapter, terms)


_NO_CAMPAIGN = N_("{game} has no campaign")
_OTHER_GAME = N_("chapter {chapter} is played with {game}")
_OTHER_REV = N_("this game was recorded with revision {rev} of chapter {chapter}, not {ours}")
_OTHER_OPTION = N_("the chapter is played with {option}={value}")
