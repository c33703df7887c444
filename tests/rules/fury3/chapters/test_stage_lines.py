"""The opening position of a chapter in sentences."""

from __future__ import annotations

import pytest

from furyqt.rules.core.campaign.chapter import CampaignChapter
from furyqt.rules.fury3.chapters.campaign import CAMPAIGN
from furyqt.rules.fury3.chapters.prose import stage_lines


def lines(name: str) -> list[str]:
    return [str(line) for line in stage_lines(CAMPAIGN.chapter(name))]


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("shadow-01", "Everything is closed except Austria-Hungary, the Balkans."),
        ("shadow-04", "Lord Godalming, Dr. Seward and Van Helsing start in London."),
        ("shadow-06", "Van Helsing and Mina Harker start in Paris."),
        ("shadow-08", "Everything is closed except Austria-Hungary, the Balkans."),
        ("shadow-08", "Also closed: Athens."),
        ("hunt-04", "Lord Godalming starts in Bordeaux."),
    ],
)
def test_a_chapter_says_who_starts_where_and_what_is_open(name: str, line: str) -> None:
    assert line in lines(name)


def test_boxes_are_named_with_their_cities() -> None:
    assert any(
        line.startswith("Boxes: 3, each in another of these cities: Edinburgh, ")
        for line in lines("shadow-04")
    )
    assert any(line.startswith("A box is in one of these cities: ") for line in lines("shadow-03"))


def test_closed_cities_are_named_only_in_open_regions() -> None:
    assert not [line for line in lines("shadow-01") if line.startswith("Also closed")]


@pytest.mark.parametrize("chapter", CAMPAIGN.chapters(), ids=lambda chapter: chapter.id)
def test_no_line_names_a_hospital(chapter: CampaignChapter) -> None:
    found = lines(chapter.id)
    assert found
    assert not [line for line in found if "Hospital" in line]


def test_the_cards_of_each_hunter_are_named() -> None:
    assert "Van Helsing has Heavenly Host, Crucifix, ticket 2/2." in lines("shadow-04")
    assert not [line for line in lines("shadow-04") if line.startswith("Mina Harker")]
    assert not [line for line in lines("shadow-09") if " has " in line]


@pytest.mark.parametrize(
    ("name", "is_said"), [("shadow-04", True), ("shadow-06", False), ("shadow-12", False)]
)
def test_a_chapter_without_hospitals_says_so(name: str, is_said: bool) -> None:
    line = "No hospital is open: a defeated hunter is out of the chapter."
    assert (line in lines(name)) is is_said


def test_draculas_damage_at_the_beginning_is_told() -> None:
    assert "Dracula has 8 of 15 damage." in lines("shadow-12")
    assert not [line for line in lines("shadow-09") if "damage" in line]
