"""The documents of the campaign are complete, of the right length, and fit their braces in every language."""

from __future__ import annotations

import re

import pytest

from furyqt import paths
from furyqt.rules.core.campaign.calendar import date_text
from furyqt.rules.core.campaign.chapter import CampaignChapter
from furyqt.rules.core.campaign.dossier import read_dossier
from furyqt.rules.core.campaign.terms import ChapterTerms
from furyqt.rules.core.documents import translation
from furyqt.rules.core.text import BRACE, Text
from furyqt.rules.fury3.chapters.campaign import CAMPAIGN
from furyqt.rules.fury3.chapters.prose import LETTERS, STARTS, STORIES, WRITERS, stage_lines, texts

CHAPTERS = [f"c{number:02}" for number in range(1, 13)]
PARTS = ("title", "date", "writer", "briefing", "rule.1", "journal.1", "journal.2", "journal.3")
LANGUAGES = ("en", "de", "it")
FEWEST_WORDS, MOST_WORDS = 60, 140
TEXTS = {key: text for key, text in texts().items() if "/" in text.context}
"""The texts of documents; the others are names of cards and figures."""
LISTS = {"stage.box", "stage.boxes", "stage.house", "stage.houses", "stage.servant", "stage.start"}
"""Sentences that end with the cities of which one is meant, or in Italian with the figures in a city."""
JOURNAL_BRACES = {"day", "place", "hunter", "region", "count", "card"}


def is_letter(key: str, text: Text) -> bool:
    is_prose = ".title" not in key and ".rule." not in key and ".with." not in key
    return text.context in (*LETTERS, *STORIES) and is_prose


def in_language(text: Text, language: str) -> str:
    return translation(text.context, text.source, language) or text.source


@pytest.mark.parametrize("key", CHAPTERS)
def test_a_chapter_has_all_its_documents(key: str) -> None:
    assert not [part for part in PARTS if f"{key}.{part}" not in TEXTS]
    assert (paths.resources() / "art" / "portraits" / f"{WRITERS[key]}.svg").is_file()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", CHAPTERS)
def test_a_briefing_is_a_page_and_not_a_book(key: str, language: str) -> None:
    words = len(in_language(TEXTS[f"{key}.briefing"], language).split())
    assert FEWEST_WORDS <= words <= MOST_WORDS


def test_special_rules_are_short() -> None:
    long = [key for key, text in TEXTS.items() if ".rule." in key and text.source.count(". ") > 1]
    assert not long


def test_journal_lines_have_only_braces_that_a_chapter_fills() -> None:
    for key, text in TEXTS.items():
        if ".journal." in key:
            found = {name for name, _ in BRACE.findall(text.source)}
            assert found <= JOURNAL_BRACES, key
            assert found if key.endswith((".1", ".2")) else True, key


@pytest.mark.parametrize("end", ["A", "B", "C"])
def test_the_campaign_has_three_ends(end: str) -> None:
    assert len(TEXTS[f"epilogue.{end}.text"].source.split()) > FEWEST_WORDS
    assert TEXTS[f"epilogue.{end}.title"].source


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_documents_of_the_whole_campaign(language: str) -> None:
    """About 10,000 words; a translation is as long as a text of its own may be."""
    letters = [in_language(text, language) for key, text in TEXTS.items() if is_letter(key, text)]
    words = sum(len(re.findall(r"[\w’'{}:]+", text)) for text in letters)
    assert 8500 <= words <= 11000


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_beat_is_a_note_and_a_paper_a_page(language: str) -> None:
    lengths = {key: len(in_language(text, language).split()) for key, text in TEXTS.items()}
    beats = {key: length for key, length in lengths.items() if ".beat." in key}
    papers = {key: n for key, n in lengths.items() if ".paper." in key and not key.endswith(".title")}
    assert (len(beats), len(papers)) == (69, 39)
    assert not [key for key, length in beats.items() if not 12 <= length <= 60]
    assert not [key for key, length in papers.items() if not 20 <= length <= 110]


@pytest.mark.parametrize(
    ("key", "day", "expected"),
    [
        ("c01", 1, "5 May"), ("c01", 8, "12 May"), ("c04", 1, "21 September"), ("c04", 11, "1 October"),
        ("c08", 3, "1 November"), ("c12", 14, "15 November"), ("mine", 3, "Day 3"),
    ],
)  # fmt: skip
def test_a_day_of_a_chapter_has_its_date(key: str, day: int, expected: str) -> None:
    assert str(date_text(STARTS, key, day)) == expected


# ------------------------------------------------------------------------------------------ opening positions


def lines(name: str, dossier: str = "", bought: tuple[str, ...] = ()) -> list[str]:
    terms = CAMPAIGN.terms()
    carried = read_dossier(dossier) if dossier else terms.dossier("empty")
    used = ChapterTerms(dossier=carried, preset=terms.default_preset.id, bought=bought)
    return [str(line) for line in stage_lines(CAMPAIGN.chapter(name), used, terms)]


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("shadow-01", "You play only in Austria-Hungary and in the Balkans; everything else is closed."),
        ("shadow-04", "Lord Godalming, Dr. Seward and Van Helsing start in London."),
        ("shadow-06", "Van Helsing and Mina Harker start in Paris."),
        ("shadow-08", "The way to Athens is closed, too."),
        ("hunt-04", "Lord Godalming starts in Bordeaux and carries a 2/1 ticket and a 2/2 ticket."),
    ],
)
def test_a_chapter_says_who_starts_where_and_what_is_open(name: str, line: str) -> None:
    assert line in lines(name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_boxes_are_told_with_a_list_after_a_colon(language: str) -> None:
    """The cards of a hunter and the open places are in sentences."""
    for key, text in TEXTS.items():
        if key.startswith(("stage.", "carried.")) and key not in LISTS:
            assert ": {" not in in_language(text, language), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_still_to_do_is_no_repetition(language: str) -> None:
    """A clause stands after "still to do", so it does not say "again", which "one more time" may mean."""
    again = {"en": "one more time", "de": "noch einmal", "it": "ancora"}[language]
    told = {key: in_language(text, language) for key, text in texts().items() if key.startswith("more.")}
    assert not [key for key, words in told.items() if again in words]


def test_boxes_are_named_with_their_cities() -> None:
    assert any(
        line.startswith("There are three boxes, each in a different one of these cities: Edinburgh, ")
        for line in lines("shadow-04")
    )
    assert any(line.startswith("A box is in one of these cities: ") for line in lines("shadow-03"))


def test_closed_cities_are_named_only_in_open_regions() -> None:
    assert not [line for line in lines("shadow-01") if line.startswith("The way")]


@pytest.mark.parametrize("chapter", CAMPAIGN.chapters(), ids=lambda chapter: chapter.id)
def test_no_line_names_a_hospital(chapter: CampaignChapter) -> None:
    found = lines(chapter.id)
    assert found
    assert not [line for line in found if "Hospital" in line]


def test_the_cards_of_each_hunter_are_named() -> None:
    assert "Van Helsing carries a Heavenly Host, a Crucifix and a 2/2 ticket." in lines("shadow-04")
    assert not [line for line in lines("shadow-04") if line.startswith("Mina Harker")]
    assert not [line for line in lines("shadow-09") if " has " in line]


@pytest.mark.parametrize(
    ("name", "is_said"), [("shadow-04", True), ("shadow-06", False), ("shadow-12", False)]
)
def test_a_chapter_without_hospitals_says_so(name: str, is_said: bool) -> None:
    line = "No hospital is open: a defeated hunter is out for good."
    assert (line in lines(name)) is is_said


def test_draculas_damage_at_the_beginning_is_told() -> None:
    assert "Dracula starts with 13 damage and is destroyed at 15." in lines("shadow-12")
    assert not [line for line in lines("shadow-09") if "damage" in line]


@pytest.mark.parametrize(
    ("name", "dossier", "line"),
    [
        ("hunt-07", "", "Dracula's influence starts at 3."),
        ("shadow-09", "w=0000 b=- t=0 i=- e=- x=0 r=0 d=2 a=-",
         "Because of your debt from lost chapters, Dracula's influence starts at 2."),
        ("shadow-04", "w=0000 b=- t=3 i=- e=- x=0 r=0 d=2 a=-",
         "Because of Mina Harker's taint, Dracula's influence starts at 1."),
        ("shadow-10", "w=0000 b=- t=3 i=- e=- x=0 r=0 d=3 a=-",
         "Because of your debt from lost chapters and Mina Harker's taint, Dracula's influence starts at 4."),
        ("shadow-09", "w=1120 b=- t=0 i=- e=- x=0 r=0 d=0 a=-",
         "Lord Godalming and Dr. Seward start with 1 damage each."),
        ("shadow-09", "w=1120 b=- t=0 i=- e=- x=0 r=0 d=0 a=-", "Van Helsing starts with 2 damage."),
        ("shadow-09", "w=0000 b=seward t=0 i=- e=- x=0 r=0 d=0 a=-", "Dr. Seward starts with a bite."),
        ("shadow-08", "w=0000 b=- t=0 i=- e=- x=4 r=0 d=0 a=- m=piccadilly",
         "Dracula starts with 5 damage and is destroyed at 15."),
        ("shadow-12", "", "The game starts in week 2."),
        ("shadow-12", "", "One despair token is in play from the start."),
        ("shadow-12", "", "Dracula starts with two rumor tokens."),
        ("shadow-12", "w=0000 b=- t=0 i=- e=- x=0 r=0 d=0 a=- m=hildesheim",
         "Immanuel Hildesheim is on Dracula's side from the start."),
        ("shadow-01", "w=0000 b=- t=0 i=knife e=- x=0 r=0 d=0 a=-",
         "Van Helsing starts in Budapest and carries two Knives and a 3/2 ticket."),
    ],
)  # fmt: skip
def test_the_values_at_the_start_are_told(name: str, dossier: str, line: str) -> None:
    assert line in lines(name, dossier)


def test_an_ally_of_the_dossier_comes_along() -> None:
    dossier = "w=0000 b=- t=0 i=- e=- x=0 r=0 d=0 a=sister_agatha"
    assert "Sister Agatha comes along." in lines("shadow-01", dossier, ("ally:sister_agatha",))
    assert "Sister Agatha comes along." not in lines("shadow-01", dossier)


def test_fewer_boxes_are_announced_when_fewer_are_laid() -> None:
    two = "w=0000 b=- t=0 i=- e=- x=2 r=0 d=0 a=-"
    assert any(line.startswith("There are two boxes, ") for line in lines("shadow-12", two))
    six = two.replace("x=2", "x=6")
    assert not [line for line in lines("shadow-12", six) if line.startswith(("There are", "A box"))]


@pytest.mark.parametrize("chapter", CAMPAIGN.chapters(), ids=lambda chapter: chapter.id)
def test_the_beginning_of_an_ordinary_game_is_not_told(chapter: CampaignChapter) -> None:
    stage = chapter.stage
    told = " ".join(lines(chapter.id))
    assert ("starts at" in told) == (stage.influence > 0)
    assert (" damage" in told) == bool(stage.wounds)
    assert ("week" in told) == (stage.time > 0)
