"""Whatever is in a campaign's file is shown, or set aside with a sentence and rebuilt from the records."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from furyqt import paths
from furyqt.cli import main
from furyqt.controllers.chapters.campaign_file import FILE_NAME, FinishedChapter
from furyqt.controllers.chapters.campaign_session import CampaignSession
from furyqt.controllers.chapters.journal_pages import JournalPages
from furyqt.controllers.storage.game_files import LibraryError
from furyqt.rules.core.campaign.dossier import Dossier
from furyqt.rules.core.record import RecordError, loads
from furyqt.rules.core.text import Text
from furyqt.views.journal.stories import afterword_page, case_book, medals_page
from tests.controllers.chapters.chapter_games import finish

pytestmark = pytest.mark.usefixtures("qapp")
FIRST, SECOND = "shadow-01", "shadow-02"
Content = dict[str, Any]
deep: Content = {"context": "a", "source": "{b}", "values": []}
for _ in range(100):
    deep = {"context": "a", "source": "{b}", "values": [["b", deep]]}


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a campaign with two finished chapters."""
    home = tmp_path_factory.mktemp("played")
    book = CampaignSession(home)
    book.store.create("winter")
    for number, chapter in enumerate((FIRST, SECOND)):
        finish(book, chapter, seed=number + 1)
    return home / "winter"


@pytest.fixture
def folder(played: Path, home: Path) -> Iterator[Path]:
    """A copy of it in the person's home."""
    shutil.copytree(played, paths.campaigns_dir() / "winter")
    yield paths.campaigns_dir() / "winter"
    shutil.rmtree(home, ignore_errors=True)


def opened() -> tuple[tuple[FinishedChapter, ...], list[str]]:
    """Open the campaign, and show everything in it; return its finished chapters and what was said."""
    book, said = CampaignSession(), list[str]()
    book.store.trouble.connect(lambda text: said.append(str(text)))
    if not book.open("winter"):
        return (), said
    pages, campaign = JournalPages(book), book.store.campaign
    entries = pages.entries()
    case_book(campaign, book.store.dossier, pages.habits(), str)
    medals_page(campaign, entries, str)
    assert pages.letters()
    for one in book.store.finished:
        afterword_page(campaign, pages.entry(one.chapter), None, pages.epilogue(), entries, str)
        book.terms(one.chapter, one.preset)
    return book.store.finished, said


def first(**values: object) -> Callable[[Content], object]:
    return lambda content: content["finished"][0].update(values)


def second(**values: object) -> Callable[[Content], object]:
    return lambda content: content["finished"][1].update(values)


RICH = Dossier(resolve=5).text
DAMAGES: dict[str, Callable[[Content], object]] = {
    "medal": first(medal="platinum"),
    "reason": first(reason="boredom"),
    "before": second(before="w=9999"),
    "before that does not follow": second(before=RICH),
    "after": first(after="nonsense"),
    "after that is not carried on": first(after=RICH),
    "unknown card": second(after=Dossier(items=("laser",)).text),
    "unknown ally": second(after=Dossier(allies=("robin",)).text),
    "unknown figure": second(after=Dossier(bite="robin").text),
    "unknown kept card": second(kept={"items": ["laser"], "events": []}),
    "unknown event": second(events=["earthquake"]),
    "negative day": first(day=-3),
    "day 0": first(day=0),
    "far day": first(day=10**9),
    "number": first(number=2),
    "number 0": first(number=0),
    "large number": first(number=10**30),
    "unknown chapter": first(chapter="shadow-77"),
    "closed chapter": second(chapter="shadow-09"),
    "chapter twice": second(chapter=FIRST),
    "unknown preset": first(preset="lazy"),
    "unknown challenge": first(challenge="asleep"),
    "unknown purchase": first(bought=["horse"]),
    "purchase for nobody": first(bought=["knife:robin"]),
    "habits": first(habits={"sea": [5, 2]}),
    "negative habits": first(habits={"sea": [-5, 2]}),
    "counts": first(counts={"harm": 10**12}),
    "words": first(counts={"harm": "much"}),
    "deep text": first(journal=[deep]),
    "number of a text": first(journal=[{"context": "a", "source": "b", "number": 2**40}]),
    "record outside": first(record="../../../../precious.txt"),
    "absolute record": first(record="/etc/passwd"),
    "record with backslashes": first(record="..\\..\\precious.txt"),
    "record on a drive": first(record="C:precious.txt"),
    "record with NUL": first(record="01\0.furyqt"),
    "record of another chapter": second(record="01-shadow-01.furyqt"),
    "no record": first(record=""),
    "missing chapter": lambda content: content["finished"].pop(0),
    "order": lambda content: content["finished"].reverse(),
    "game": lambda content: content.update(game="chess"),
    "finished": lambda content: content.update(finished={}),
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_damage_is_set_aside_and_the_campaign_is_rebuilt(
    folder: Path, damage: Callable[[Content], object]
) -> None:
    good, _ = opened()
    content = msgspec.json.decode((folder / FILE_NAME).read_bytes())
    damage(content)
    (folder / FILE_NAME).write_bytes(msgspec.json.encode(content))
    assert opened() == (
        good,
        ["The campaign winter was damaged (campaign.json.broken). It is restored from 2 finished chapters."],
    )
    assert opened() == (good, [])
    assert main(["campaign", "verify", "--name", "winter"]) == 0


def test_keys_of_a_newer_version_stay(folder: Path) -> None:
    content = msgspec.json.decode((folder / FILE_NAME).read_bytes())
    content["weather"] = "fog"
    content["finished"][0]["moon"] = "full"
    (folder / FILE_NAME).write_bytes(msgspec.json.encode(content))
    book = CampaignSession()
    assert book.open("winter")
    finish(book, "shadow-03", seed=3)
    after = msgspec.json.decode((folder / FILE_NAME).read_bytes())
    assert (after["weather"], after["finished"][0]["moon"], len(after["finished"])) == ("fog", "full", 3)


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The places of all values in plain content."""
    yield path
    if isinstance(value, dict | list):
        for key in value if isinstance(value, dict) else range(len(value)):
            yield from leaves(value[key], (*path, key))


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=4,
)


@settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_nothing_in_the_file_stops_the_program(folder: Path, played: Path, data: st.DataObject) -> None:
    content = msgspec.json.decode((played / FILE_NAME).read_bytes())
    changed: Any = deepcopy(content)
    path = data.draw(st.sampled_from(sorted(leaves(content), key=str)))
    if path:
        *way, last = path
        owner = changed
        for key in way:
            owner = owner[key]
        owner[last] = data.draw(ANYTHING)
    else:
        changed = data.draw(ANYTHING)
    for broken in folder.glob("*.broken"):
        broken.unlink()
    (folder / FILE_NAME).write_bytes(msgspec.json.encode(changed))
    finished, said = opened()
    assert len(finished) == 2 or (not said and changed.get("finished") == [])
    assert len(said) == len(list(folder.glob("*.broken"))) <= 1
    assert opened() == (finished, [])


def test_a_link_in_place_of_a_record_is_not_followed_when_the_page_is_burned(
    folder: Path, tmp_path: Path
) -> None:
    precious = tmp_path / "precious.txt"
    precious.write_text("mine")
    book = CampaignSession()
    assert book.open("winter")
    record = book.store.file_of(book.store.finished[-1])
    record.unlink()
    record.symlink_to(precious)
    book.store.delete("winter")
    assert precious.read_text() == "mine"
    assert not folder.exists()


SAVES = Path(__file__).parents[2] / "fixtures" / "d9fed10c" / "home" / "data" / "saves"


@pytest.mark.parametrize(
    "other",
    [
        SAVES / "lite-computers-finished.furyqt",
        SAVES / "fury3-base-computers-finished.furyqt",
        SAVES / "chapter-shadow-06-hunter-finished.furyqt",
        SAVES / "chapter-shadow-12-iron-unfinished.furyqt",
    ],
    ids=lambda path: path.stem,
)
def test_another_game_in_place_of_a_record_is_told_from_it(folder: Path, other: Path) -> None:
    before, _ = opened()
    shutil.copy(other, folder / "02-shadow-02.furyqt")
    book, said = CampaignSession(), list[str]()
    book.store.trouble.connect(lambda text: said.append(str(text)))
    assert book.open("winter")
    pages = JournalPages(book)
    pages.meetings()
    for show in (pages.afterword, book.replay):
        with pytest.raises(LibraryError, match=r"02-shadow-02.furyqt is not the finished game of this"):
            show(SECOND)
    book.keep((), ())
    assert book.store.finished == before
    assert said == ["02-shadow-02.furyqt is not the finished game of this chapter."]


def test_a_campaign_that_cannot_be_read_is_neither_rebuilt_nor_overwritten(folder: Path) -> None:
    file = folder / FILE_NAME
    file.unlink()
    file.mkdir()
    finished, said = opened()
    assert finished == ()
    assert [line.partition(":")[0] for line in said] == ["The campaign winter could not be read"]
    assert file.is_dir()


def test_texts_of_entries_are_shown(folder: Path) -> None:
    finished, _ = opened()
    assert all(isinstance(line, Text) and str(line) for one in finished for line in one.journal)


@pytest.mark.parametrize("field", ["i=laser", "e=laser", "a=robin", "b=robin"])
def test_a_record_with_unknown_cards_or_figures_is_damaged(folder: Path, field: str) -> None:
    text = (folder / "01-shadow-01.furyqt").read_text()
    assert f" {field[0]}=- " in text or f" {field[0]}=-" in text
    with pytest.raises(RecordError, match="the campaign has no"):
        loads(text.replace(f" {field[0]}=-", f" {field}", 1))
