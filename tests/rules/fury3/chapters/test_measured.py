"""Every chapter has figures of computer games for its present revision."""

from __future__ import annotations

import pytest

from furyqt.rules.core.campaign.chapter import CampaignChapter, Measured
from furyqt.rules.fury3.chapters.campaign import CAMPAIGN

PRESETS = [preset.id for preset in CAMPAIGN.terms().presets]
GAMES = 60


def newest(chapter: CampaignChapter, dossier: str) -> Measured:
    found = [one for one in chapter.measured if one.rev == chapter.rev and one.dossier == dossier]
    assert found, (
        f"{chapter.id}/{chapter.rev} has no figures with the dossier {dossier}: furyqt simulate --chapter"
    )
    return found[-1]


@pytest.mark.parametrize("dossier", ["typical", "least"])
@pytest.mark.parametrize("chapter", CAMPAIGN.chapters(), ids=lambda chapter: chapter.id)
def test_a_revision_without_figures_is_not_released(chapter: CampaignChapter, dossier: str) -> None:
    found = newest(chapter, dossier)
    assert list(found.won) == PRESETS
    assert found.games >= GAMES
    assert found.decisions > 0
    assert 0 < found.days <= CAMPAIGN.terms().presets[0].days + chapter.judge.days


@pytest.mark.parametrize("chapter", CAMPAIGN.chapters(), ids=lambda chapter: chapter.id)
def test_more_days_never_make_a_chapter_harder(chapter: CampaignChapter) -> None:
    """The other side is the same in these games, and presets differ in the days."""
    for one in chapter.measured:
        if chapter.judge.seal is None and one.opponent == "greedy":
            won = [one.won[preset] for preset in PRESETS]
            assert won == sorted(won, reverse=True)
