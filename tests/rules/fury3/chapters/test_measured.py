"""Every chapter has figures of computer games for its present revision."""

from __future__ import annotations

import pytest

from furyqt.rules.core.campaign.chapter import CampaignChapter, Measured
from furyqt.rules.fury3.chapters.campaign import CAMPAIGN

PRESETS = [preset.id for preset in CAMPAIGN.terms().presets]
GAMES = 60
TARGETS = {
    (1, 2, 3): (95, 85, 75, 60),
    (4, 5): (90, 75, 60, 45),
    (6, 7, 8): (85, 65, 50, 35),
    (9, 10, 11): (80, 60, 45, 30),
    (12,): (70, 50, 35, 20),
}
"""The won games in percent for each preset, by the numbers of chapters."""
NEAR, LOWER, LEAST = 12, 15, 15
"""The points from a target, the points by which the least dossier is worse, and its smallest percentage."""
STUCK = 0.03
"""The largest share of the lost games whose last days offered no way to the goal."""


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
def test_figures_are_near_the_targets_with_either_dossier(chapter: CampaignChapter) -> None:
    number = int(chapter.id[-2:])
    targets = next(targets for numbers, targets in TARGETS.items() if number in numbers)
    typical, least = newest(chapter, "typical"), newest(chapter, "least")
    for preset, target in zip(PRESETS, targets, strict=True):
        usual, poor = (100 * one.won[preset] / one.games for one in (typical, least))
        assert abs(usual - target) <= NEAR, preset
        assert poor >= max(LEAST, usual - LOWER), preset


@pytest.mark.parametrize("dossier", ["typical", "least"])
@pytest.mark.parametrize("chapter", CAMPAIGN.chapters(), ids=lambda chapter: chapter.id)
def test_hardly_a_lost_game_had_no_way_to_the_goal(chapter: CampaignChapter, dossier: str) -> None:
    found = newest(chapter, dossier)
    lost = sum(found.games - won for won in found.won.values())
    assert found.stuck is not None
    assert found.stuck <= max(1, STUCK * lost)


@pytest.mark.parametrize("chapter", CAMPAIGN.chapters(), ids=lambda chapter: chapter.id)
def test_more_days_never_make_a_chapter_harder(chapter: CampaignChapter) -> None:
    """The other side is the same in these games, and presets differ in the days."""
    for one in chapter.measured:
        if chapter.judge.seal is None and one.opponent == "greedy":
            won = [one.won[preset] for preset in PRESETS]
            assert won == sorted(won, reverse=True)
