"""A mistake in a chapter's file is one clear line with the file and the field."""

from __future__ import annotations

import pytest

from furyqt.rules.core.campaign.loading import ChapterError
from furyqt.rules.fury3.tables import ATLAS, TOWNS
from tests.rules.fury3.chapters.chapters import EVERYBODY, small, staged

OPEN = ("LO", "PA", "VI", "RO")
ALL_BUT_FOUR = str([ATLAS.places[town].code for town in TOWNS if ATLAS.places[town].code not in OPEN])
BOX = '[[stage.boxes]]\ncount = 1\nholds = ["rats"]\n'


@pytest.mark.parametrize(
    ("stage", "rest", "field", "word"),
    [
        (EVERYBODY.replace("}", ', lucy = "LO" }'), "", "stage.places", "lucy"),
        (
            'places = { godalming = "LO", seward = "PA", helsing = "VI", mina = "XX" }',
            "",
            "stage.places",
            "XX",
        ),
        ('places = { godalming = "LO" }', "", "stage.places", "seward"),
        (EVERYBODY + '\nclosed = ["britannia"]', "", "stage.places", "godalming"),
        (EVERYBODY + '\nclosed = ["atlantis"]', "", "stage.closed", "atlantis"),
        (EVERYBODY + '\nabsent = ["lucy"]', "", "stage.absent", "lucy"),
        (EVERYBODY + '\nabsent = ["mina"]', "", "stage.absent", "hospital"),
        (EVERYBODY + '\nitems = { mina = ["axe"] }', "", "stage.items.mina", "axe"),
        (EVERYBODY + '\nitems = { mina = ["stake", "dogs", "knife", "rifle"] }', "", "stage.items.mina", "3"),
        (EVERYBODY + '\ntickets = { mina = ["2/2", "2/2", "2/2"] }', "", "stage.tickets.mina", "2"),
        (EVERYBODY + '\nitems = { dracula = ["rifle"] }', "", "stage.items", "dracula"),
        (EVERYBODY + "\nbites = { mina = 1 }", "", "stage.bites", "mina"),
        (EVERYBODY + "\nwounds = { lucy = 1 }", "", "stage.wounds", "lucy"),
        (EVERYBODY + '\ntop = { cards = ["rats"] }', "", "stage.top", "cards"),
        (EVERYBODY + '\ntop = { encounters = ["mice"] }', "", "stage.top.encounters", "mice"),
        (EVERYBODY + '\nremoved = { items = ["axe"] }', "", "stage.removed.items", "axe"),
        (EVERYBODY + '\ntop = { encounters = ["rats", "rats", "rats"] }', "", "encounters", "rats"),
        (EVERYBODY + '\nally = "great_wolf"', "", "stage.ally", "great_wolf"),
        (EVERYBODY + '\nmarks = { old = { ally = "rufus_smith" } }', "", "marks.old.ally", "rufus_smith"),
        (EVERYBODY + '\nmarks = { old = { encounters = ["mice"] } }', "", "marks.old.encounters", "mice"),
        (EVERYBODY + '\nprelude = ["VR @XX"]', "", "stage.prelude", "@XX"),
        (EVERYBODY + '\nopening = ["fly"]', "", "stage.opening", "fly"),
        (EVERYBODY, BOX + 'among = ["EC"]', "stage.boxes.among", "EC"),
        (EVERYBODY, BOX + 'among = ["LO"]', "stage.boxes.among", "LO"),
        (EVERYBODY + '\nclosed = ["balkans"]', BOX + 'among = ["SO"]', "stage.boxes.among", "SO"),
        (EVERYBODY, BOX + "among = []", "stage.boxes.count", "1"),
        (EVERYBODY, BOX.replace("rats", "mice") + 'among = ["SO"]', "stage.boxes.holds", "mice"),
        (EVERYBODY, (BOX + 'among = ["SO", "SA", "AT"]\n') * 4, "stage.boxes", "3"),
        (EVERYBODY, '[[script]]\ndo = "sing"', "script.do", "sing"),
        (EVERYBODY, '[[script]]\ndo = "storm"\nplace = "XX"', "script.place", "XX"),
        (EVERYBODY, '[[script]]\ndo = "give"\nfigure = "lucy"', "script.figure", "lucy"),
        (EVERYBODY, '[[script]]\ndo = "give"\nfigure = "mina"\ncard = "axe"', "script.card", "axe"),
        (EVERYBODY + "\ncastle = 3", "", "castle", "castle"),
        (EVERYBODY, '[[earlier]]\nrev = 2\ndays = 3\nstage = { closed = ["XX"] }', "stage.closed", "XX"),
        (f"{EVERYBODY}\nclosed = {ALL_BUT_FOUR}", "", "stage.closed", "dracula"),
    ],
)
def test_a_mistake_is_one_line_with_file_and_field(stage: str, rest: str, field: str, word: str) -> None:
    with pytest.raises(ChapterError) as wrong:
        small(stage, rest)
    said = str(wrong.value)
    assert said.startswith("test-01.toml: ")
    assert "\n" not in said
    assert field in said
    assert word in said


def test_a_chapter_without_mistakes_is_read() -> None:
    found = small(EVERYBODY, BOX + 'among = ["SO", "SA"]')
    assert found.stage.boxes[0].among == ("SO", "SA")
    assert found.stage.sea_harm


@pytest.mark.parametrize(
    ("line", "field", "word"),
    [
        ('opening = ["LO"]', "stage.opening", "LO"),
        ('prelude = ["VR @MS"]', "stage.prelude", "pass"),
        ('prelude = ["VR @BC"]', "stage.prelude", "pass"),
    ],
)
def test_tokens_that_are_not_possible_are_reported_with_those_that_are(
    line: str, field: str, word: str
) -> None:
    with pytest.raises(ChapterError) as wrong:
        staged(small(f"{EVERYBODY}\n{line}"))
    assert str(wrong.value).startswith(f"{field}: “{word}” is not possible here")


def test_a_prelude_that_ends_in_a_closed_place_is_reported() -> None:
    with pytest.raises(ChapterError) as wrong:
        staged(small(f'{EVERYBODY}\nclosed = ["BS"]\nprelude = ["VR @BS"]'))
    assert str(wrong.value) == "stage.prelude: a prelude cannot end in “BS”: it is closed"
