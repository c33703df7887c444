"""Every chapter has figures of computer games for its present revision."""

from __future__ import annotations

import pytest

from furyqt.rules.core.campaign.chapter import PRESET, CampaignChapter, Measured
from furyqt.rules.fury3.chapters.campaign import CAMPAIGN

PRESETS = [preset.id for preset in CAMPAIGN.terms().presets]
RULE = "greedy"
"""The other side that is the same for every preset."""
GAMES = {RULE: 60, PRESET: 30}
"""The fewest games against each other side."""
TARGETS = {
    (1, 2, 3): (95, 85, 75, 60),
    (4, 5): (90, 75, 60, 45),
    (6, 7, 8): (85, 65, 50, 35),
    (9, 10, 11): (80, 60, 45, 30),
    (12,): (70, 50, 35, 20),
}
"""The games in percent that are won against the Dracula that a person meets, by the numbers of chapters."""
NEAR, LOWER, LEAST = 20, 20, 15
"""The points from a target (30 games tell as much), the points by which the least dossier is worse than the
typical one against the rule of thumb, and its smallest percentage.
"""
STUCK = 0.03
"""The largest share of the lost games whose last days offered no way to the goal."""


def newest(chapter: CampaignChapter, dossier: str, opponent: str) -> Measured:
    terms = chapter.rev, dossier, opponent
    found = [one for one in chapter.measured if (one.rev, one.dossier, one.opponent) == terms]
    assert found, f"{chapter.id} has no figures for {terms}: furyqt simulate --chapter"
    return found[-1]


@pytest.mark.parametrize(("dossier", "opponent"), [("typical", RULE), ("least", RULE), ("typical", PRESET)])
@pytest.mark.parametrize("chapter", CAMPAIGN.chapters(), ids=lambda chapter: chapter.id)
def test_a_revision_without_figures_is_not_released(
    chapter: CampaignChapter, dossier: str, opponent: str
) -> None:
    found = newest(chapter, dossier, opponent)
    assert list(found.won) == PRESETS
    assert found.games >= GAMES[opponent]
    assert found.decisions > 0
    assert 0 < found.days <= CAMPAIGN.terms().presets[0].days + chapter.judge.days


@pytest.mark.parametrize("chapter", CAMPAIGN.chapters(), ids=lambda chapter: chapter.id)
def test_figures_are_near_the_targets(chapter: CampaignChapter) -> None:
    met = newest(chapter, "typical", PRESET)
    number = int(chapter.id[-2:])
    targets = next(targets for numbers, targets in TARGETS.items() if number in numbers)
    for preset, target in zip(PRESETS, targets, strict=True):
        assert abs(100 * met.won[preset] / met.games - target) <= NEAR, preset


@pytest.mark.parametrize("chapter", CAMPAIGN.chapters(), ids=lambda chapter: chapter.id)
def test_the_least_dossier_makes_a_chapter_harder_and_not_hopeless(chapter: CampaignChapter) -> None:
    typical, least = (newest(chapter, dossier, RULE) for dossier in ("typical", "least"))
    for preset in PRESETS:
        usual, poor = (100 * one.won[preset] / one.games for one in (typical, least))
        assert poor >= max(LEAST, usual - LOWER), preset


@pytest.mark.parametrize("dossier", ["typical", "least"])
@pytest.mark.parametrize("chapter", CAMPAIGN.chapters(), ids=lambda chapter: chapter.id)
def test_hardly_a_lost_game_had_no_way_to_the_goal(chapter: CampaignChapter, dossier: str) -> None:
    found = newest(chapter, dossier, RULE)
    lost = sum(found.games - won for won in found.won.values())
    assert found.stuck is not None
    assert found.stuck <= max(1, STUCK * lost)


@pytest.mark.parametrize("chapter", CAMPAIGN.chapters(), ids=lambda chapter: chapter.id)
def test_more_days_never_make_a_chapter_harder(chapter: CampaignChapter) -> None:
    """The other side is the same in these games, and presets differ in the days."""
    for one in chapter.measured:
        if chapter.judge.seal is None and one.opponent == RULE:
            won = [one.won[preset] for preset in PRESETS]
            assert won == sorted(won, reverse=True)
