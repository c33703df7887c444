"""One campaign with the chapters of several games: one tree, and each game's own functions."""

from __future__ import annotations

import re
from datetime import timedelta

import msgspec
import pytest

from furyqt.rules.core.campaign.dossier import MOST_RESOLVE
from furyqt.rules.core.campaign.joining import campaign_games, joined_campaign
from furyqt.rules.core.campaign.tags import ChapterTagError, chapter_game, game_of_chapter
from furyqt.rules.core.campaign.terms import CATCH_UP, MOST_PURCHASES, ChapterTerms
from furyqt.rules.core.documents import translation
from furyqt.rules.core.record import Record, RecordError, dumps, loads
from furyqt.rules.core.ruleset import ruleset

HOME, GUEST, FORK = "fury3", "fury2", "shadow-10b"


def test_both_games_have_the_same_chapters_terms_and_hunts() -> None:
    home, guest = joined_campaign(ruleset(HOME)), joined_campaign(ruleset(GUEST))
    assert home is not None
    assert guest is not None
    assert home is joined_campaign(ruleset(HOME))
    assert home.chapters() == guest.chapters()
    assert [chapter.id for chapter in home.chapters() if chapter.game == GUEST] == [FORK]
    assert home.terms() == guest.terms()
    assert home.hunts() == guest.hunts()
    assert home.starts == guest.starts
    assert home.writers == guest.writers


def test_the_functions_and_the_first_words_are_the_games_own() -> None:
    home, guest = joined_campaign(ruleset(HOME)), joined_campaign(ruleset(GUEST))
    assert home is not None
    assert guest is not None
    assert home.counters != guest.counters
    assert home.texts()["counter.harm"] != guest.texts()["counter.harm"]
    assert home.texts().keys() == guest.texts().keys()


@pytest.mark.parametrize("name", [f"shadow-{number:02}" for number in range(2, 13)] + [FORK])
def test_no_chapter_begins_before_the_longest_one_before_it_has_ended(name: str) -> None:
    campaign = joined_campaign(ruleset(HOME))
    assert campaign is not None
    chapter, terms = campaign.chapter(name), campaign.terms()
    assert chapter.after
    (day,) = (purchase for purchase in terms.purchases if purchase.gives == "day")
    richest = msgspec.structs.replace(terms.dossier("typical"), resolve=MOST_RESOLVE)
    bought = (day.id,) * min(MOST_PURCHASES, MOST_RESOLVE // day.cost)
    for before in map(campaign.chapter, chapter.after):
        days = []
        for preset in terms.presets:
            wanted = ChapterTerms(
                dossier=richest, preset=preset.id, bought=bought if preset.sells_days else ()
            )
            terms.check(wanted)
            catching_up = msgspec.structs.replace(wanted, bought=(*wanted.bought, CATCH_UP))
            days.append(game_of_chapter(before, catching_up).days)
        end = campaign.starts[before.text] + timedelta(days=max(days) - 1)
        assert end < campaign.starts[chapter.text], (before.id, max(days))


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_the_date_of_each_letter_is_that_of_its_first_day(language: str) -> None:
    campaign = joined_campaign(ruleset(HOME))
    assert campaign is not None
    for chapter in campaign.chapters():
        start, printed = campaign.starts[chapter.text], campaign.texts()[f"{chapter.text}.date"]
        words = translation(printed.context, printed.source, language) or printed.source
        assert re.findall(r"\d+", words) == [str(start.day), str(start.year)], words


def test_a_game_without_chapters_has_no_campaign() -> None:
    assert campaign_games() == (HOME,)
    assert joined_campaign(ruleset("lite")) is None


def test_a_chapter_knows_its_game() -> None:
    campaign = joined_campaign(ruleset(HOME))
    assert campaign is not None
    terms = ChapterTerms(dossier=campaign.terms().dossier("typical"), preset="hunter")
    game = game_of_chapter(campaign.chapter(FORK), terms)
    assert "felled" in game.campaign.counters
    options = ruleset(GUEST).checked_options(game.chapter.options)
    record = Record(GUEST, 4, options, tags=game.tags)
    again, states = loads(dumps(record))
    assert again.chapter is not None
    assert again.chapter.chapter.id == FORK
    assert states[0] == game.opening(options, 4)


@pytest.mark.parametrize(("game", "chapter"), [(HOME, f"{FORK}/1"), (GUEST, "shadow-10/1")])
def test_a_record_of_another_game_is_refused(game: str, chapter: str) -> None:
    rules = ruleset(game)
    tags = {"Chapter": chapter, "Dossier": "w=0000 b=- t=0 i=- e=- x=0 r=0 d=0 a=-", "Preset": "hunter"}
    with pytest.raises(ChapterTagError, match="is played with"):
        chapter_game(rules, tags, rules.checked_options({}))


def test_another_option_or_revision_is_refused() -> None:
    campaign = joined_campaign(ruleset(GUEST))
    assert campaign is not None
    terms = ChapterTerms(dossier=campaign.terms().dossier("empty"), preset="iron")
    game = game_of_chapter(campaign.chapter(FORK), terms)
    record = Record(GUEST, 4, game.chapter.options, tags=game.tags)
    text = dumps(record)
    for old, new, why in (
        ("variant=servant", "variant=base", "variant"),
        (game.chapter.tag, f"{FORK}/9", "revision"),
    ):
        with pytest.raises(RecordError, match=why):
            loads(text.replace(old, new))
