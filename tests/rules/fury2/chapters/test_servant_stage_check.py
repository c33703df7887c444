"""A wrong chapter of the second edition is one line with the file and the field."""

from __future__ import annotations

import pytest

from furyqt.rules.core.campaign.loading import ChapterError
from tests.rules.fury2.chapters.servant_chapters import FILE, changed, packaged

PLACES = 'places = { godalming = "BU", seward = "NU", helsing = "VI", mina = "ST" }'


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('journal = "emptied"', 'journal = "region"', "journal: “region” is not known"),
        (PLACES, 'places = { godalming = "BU" }', "stage.places: seward needs a city"),
        ('godalming = "BU"', 'godalming = "JM"', "stage.places: “JM” is not known"),
        ('servant = ["FR", "ZA", "ZU"]', "servant = []", "stage.servant: servant needs a city"),
        ('["FR", "ZA", "ZU"]', '["PR"]', "stage.servant: “PR” is not known"),
        ('variant = "servant"', 'variant = "base"', "stage.servant: servant needs a city"),
        ('seward = ["knife"]', 'seward = ["punch"]', "stage.items.seward: “punch” is not known"),
        ('["knife"]', '["knife", "knife", "dogs", "dogs"]', "stage.items.seward: at most 3"),
        ('seward = ["knife"]', 'dracula = ["knife"]', "stage.items: “dracula” is not known"),
        ("heavy_debt = 2", 'events = { mina = ["evasion"] }', "stage.events.mina: “evasion” is not known"),
        ("heavy_debt = 2", "wounds = { mina = 8 }", "stage.wounds.mina: at most 7"),
        ("heavy_debt = 2", 'bites = ["mina"]', "stage.bites: “mina” is not known"),
        ("heavy_debt = 2", "vampires = 5", "stage.vampires: at most 4"),
        ("heavy_debt = 2", 'ally = "dracula"', "stage.ally: “dracula” is not known"),
        ("heavy_debt = 2", 'encounters = ["plague", "plague"]', "not have so many copies of plague"),
        ("heavy_debt = 2", 'encounters = ["rat"]', "stage.encounters: “rat” is not known"),
        ("heavy_debt = 2", 'next_events = ["rain"]', "stage.next_events: “rain” is not known"),
        ("heavy_debt = 2", "closed = []", "there is no field “closed” (fields: places, servant, "),
        ('time = "twilight"', 'time = "tea"', "stage.time: “tea” is not known"),
        ("count = 3", "count = 2", "stage.houses.count: 2 houses"),
        ('"BD", "BE"', '"BU", "BE"', "stage.houses.among: no house can be placed in “BU”"),
        ('"hoax"]', '"joke"]', "stage.houses.holds: “joke” is not known"),
        ("[judge]", '[[script]]\ndo = "fog"\n\n[judge]', "script: this game has no script"),
        ("felled>=1", "slain>=1", "there is no counter “slain”"),
    ],
)
def test_a_mistake_is_named_with_its_field(old: str, new: str, why: str) -> None:
    with pytest.raises(ChapterError) as wrong:
        changed(old, new)
    line = str(wrong.value)
    assert line.startswith(FILE)
    assert why in line


def test_the_packaged_chapter_is_a_branch_of_the_fork() -> None:
    chapter = packaged()
    assert (chapter.id, chapter.game, chapter.instead_of) == ("shadow-10b", "fury2", "shadow-11")
    assert chapter.options == {"variant": "servant"}
