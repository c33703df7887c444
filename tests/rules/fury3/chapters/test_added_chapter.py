"""The example of docs/how-to-add-a-chapter.md is a chapter that can be loaded, with documents of its own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from furyqt.rules.core.campaign.loading import ChapterError
from furyqt.rules.fury3.chapters.campaign import read_chapter

DOCUMENT = Path(__file__).parents[4] / "docs" / "how-to-add-a-chapter.md"


def example() -> str:
    found = re.search(r"```toml\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


def test_the_example_is_a_chapter() -> None:
    chapter = read_chapter(example(), "shadow-01b.toml")
    assert chapter.after == ("shadow-01",)
    assert {"title", "briefing", "rule.1", "journal.1", "journal.2", "journal.3"} <= chapter.prose.keys()
    assert chapter.judge.goal.holds({"turned": 2})


@pytest.mark.parametrize(
    ("right", "wrong", "field"),
    [
        ('goal = "turned>=2"', 'goal = "found>=2"', "judge.goal"),
        ('helsing = "BD"', 'helsing = "XX"', "stage"),
        ('helsing = ["2/1"]', 'helsing = ["9/1"]', "stage"),
        ("days = 7", "dais = 7", "dais"),
    ],
)
def test_a_mistake_is_one_line_with_the_file_and_the_field(right: str, wrong: str, field: str) -> None:
    assert right in example()
    with pytest.raises(ChapterError) as caught:
        read_chapter(example().replace(right, wrong), "shadow-01b.toml")
    assert str(caught.value).startswith("shadow-01b.toml")
    assert field in str(caught.value)
    assert "\n" not in str(caught.value)
