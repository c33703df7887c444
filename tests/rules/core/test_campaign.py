"""Chapters, their conditions, dossiers and terms are read strictly; records carry them in tags."""

from __future__ import annotations

from dataclasses import replace as with_fields
from typing import Any

import msgspec
import pytest

from furyqt.rules import lite
from furyqt.rules.core import record as records
from furyqt.rules.core.campaign import tags as chapter_tags
from furyqt.rules.core.campaign.campaign import Campaign, ChapterEnding
from furyqt.rules.core.campaign.chapter import CampaignChapter, ScriptDeed
from furyqt.rules.core.campaign.dossier import Dossier, DossierError, read_dossier
from furyqt.rules.core.campaign.loading import ChapterError, check_presets, load_chapter, load_terms, ordered
from furyqt.rules.core.campaign.predicate import Predicate, PredicateError
from furyqt.rules.core.campaign.terms import CampaignTerms, ChapterTerms, TermsError
from furyqt.rules.core.record import Record, RecordError, dumps, loads

COUNTERS = ("harm", "bitten", "day", "sealed")
CHAPTER = """
id="toy-01"
rev=2
game="lite"
text="c01"
[stage]
blood=9
[[script]]
at="dawn"
days=[2,4]
do="note"
[judge]
days=8
goal="harm>=3 or sealed>=1"
loss="bitten>=2"
seal={places=2,from_day=4}
[medals]
silver="harm>=3 and bitten==0"
[success]
boxes="emptied"
resolve=1
[[measured]]
commit="abc"
rev=2
hunters="goal"
dracula="greedy"
dossier="least"
games=60
won={easy=40}
"""
TERMS = """
holy=["host","cross"]
dossiers={empty="w=0000 b=- t=0 i=- e=- x=0 r=0 d=0 a=-"}
[[presets]]
id="easy"
days=3
level="easy"
aids="full"
undo="casual"
resolve=4
is_default=true
[[presets]]
id="iron"
days=-2
level="master"
aids="paper"
undo="none"
hints=false
resolve=0
sells_days=false
[[purchases]]
id="knife"
cost=1
gives="item"
card="knife"
[[purchases]]
id="day"
cost=2
gives="day"
[[challenges]]
id="on_foot"
forbid=["rail"]
"""


class ToyStage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    blood: int


def chapter(text: str = CHAPTER) -> CampaignChapter:
    return load_chapter(text, "toy-01.toml", ToyStage, COUNTERS)


def terms() -> CampaignTerms:
    return load_terms(TERMS, "terms.toml")


def toy_campaign() -> Campaign:
    return Campaign(
        name="toy",
        player=0,
        seats=("red",),
        counters=COUNTERS,
        decisions=lambda told: (),
        chapters=lambda: (chapter(),),
        hunts=lambda: (),
        terms=terms,
        opening=lambda chapter, terms, campaign, options, seed: lite.RULES.setup(
            options, seed + chapter.stage.blood
        ),
        counts=lambda told: {"harm": len(told)},
        moments=lambda told, kind: (),
        facts=lambda told: {},
        glimpses=lambda told: iter(()),
        hidden_place=lambda state: "",
        nights=lambda states: (),
        near=lambda states: (),
        habits=lambda states: {},
        ending=lambda observation, told: ChapterEnding(wounds=(0,)),
        texts=dict,
        writers={},
        stage_lines=lambda chapter, terms, campaign: (),
        figures=lambda chapter: ("red",),
        starts={},
    )


# ------------------------------------------------------------------------------------------------ predicates


@pytest.mark.parametrize(
    ("source", "counts", "holds"),
    [
        ("harm>=3", {"harm": 3}, True),
        ("harm>=3", {"harm": 2}, False),
        ("harm>=3", {}, False),
        ("harm>=3 and bitten==0", {"harm": 4}, True),
        ("harm>=3 and bitten==0", {"harm": 4, "bitten": 1}, False),
        ("bitten>=2 or harm>=7", {"harm": 7}, True),
        ("bitten>=2 or harm>=7 and day<=4", {"harm": 7, "day": 5}, False),
        ("day<=6", {"day": 6}, True),
        ("day<6", {"day": 6}, False),
        ("harm>1", {"harm": 1}, False),
    ],
)
def test_a_condition_is_true_for_some_counts(source: str, counts: dict[str, int], holds: bool) -> None:
    assert Predicate(source).holds(counts) is holds


def test_a_condition_lists_its_counters_and_is_written_again() -> None:
    predicate = Predicate("harm >= 3  and bitten==0 or harm>7")
    assert predicate.names == ("harm", "bitten")
    assert str(predicate) == "harm>=3 and bitten==0 or harm>7"
    assert Predicate(str(predicate)) == predicate


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("", "is not a comparison"),
        ("harm", "is not a comparison"),
        ("harm>=x", "is not a comparison"),
        ("harm>=3 and", "is not a comparison"),
        ("__import__('os')>=1", "is not a comparison"),
        ("harm<0", "can never be true"),
        ("harm>=5 and harm<=4", "can never be true"),
        ("harm>=0", "is always true"),
        ("bitten==0 or harm>=0", "is always true"),
    ],
)
def test_a_condition_that_says_nothing_is_refused(source: str, why: str) -> None:
    with pytest.raises(PredicateError, match=why):
        Predicate(source)


# -------------------------------------------------------------------------------------------------- chapters


def test_a_chapter_is_read_with_the_stage_of_its_game() -> None:
    read = chapter()
    assert read.tag == "toy-01/2"
    assert read.stage == ToyStage(9)
    assert read.judge.goal.names == ("harm", "sealed")
    assert read.success.boxes == "emptied"
    assert (read.measured[0].players, read.measured[0].opponent) == ("goal", "greedy")
    assert [read.script[0].comes(day) for day in (1, 2, 3, 4)] == [False, True, False, True]
    assert ScriptDeed(do="note").comes(1)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("rev=2\ngame", "rev=2\nspeed=1\ngame", "toy-01.toml: .*speed"),
        ("blood=9", "blood=9\ngold=1", "toy-01.toml: .*gold"),
        ("blood=9", 'blood="much"', "toy-01.toml: stage.blood: it has to be a whole number, not a text"),
        ("rev=2\ngame", "rev=0\ngame", "rev: it has to be at least 1"),
        ("days=8", "days=0", "judge.days: it has to be at least 1"),
        ('goal="harm>=3 or sealed>=1"', 'goal="gold>=3"', "judge.goal: there is no counter “gold”"),
        ('loss="bitten>=2"', 'loss="bitten>>2"', "toy-01.toml: .*judge.loss"),
        ("seal={places=2,from_day=4}", "", "judge.goal needs the table judge.seal"),
        ("places=2", "places=0", "judge.seal.places: it has to be at least 1"),
        ('at="dawn"', 'at="noon"', "toy-01.toml: .*script"),
        ('id="toy-01"', 'id="toy-02"', "another name"),
        ('id="toy-01"', 'id="Toy"', "id is a name such as shadow-04"),
        ('id="toy-01"', "id=", "toy-01.toml: "),
        ("[judge]", "[jury]", "toy-01.toml: "),
    ],
)
def test_a_wrong_chapter_is_refused_with_file_and_field(old: str, new: str, why: str) -> None:
    assert old in CHAPTER
    with pytest.raises(ChapterError, match=why) as wrong:
        chapter(CHAPTER.replace(old, new, 1))
    assert "\n" not in str(wrong.value)


def test_chapters_refer_to_existing_chapters() -> None:
    second = msgspec.structs.replace(chapter(), id="toy-02", after=("toy-01",))
    assert [one.id for one in ordered([second, chapter()])] == ["toy-01", "toy-02"]
    with pytest.raises(ChapterError, match="there is no chapter “toy-09”"):
        ordered([chapter(), msgspec.structs.replace(second, instead_of="toy-09")])


# -------------------------------------------------------------------------------------------------- dossiers

FULL = Dossier(
    wounds=(0, 1, 2, 0),
    bite="seward",
    bite_age=1,
    taint=1,
    items=("knife", "dogs"),
    boxes=1,
    resolve=2,
    allies=("sister_agatha",),
    marks=("dust",),
)


def test_a_dossier_is_written_as_one_line() -> None:
    assert FULL.text == "w=0120 b=seward/1 t=1 i=knife,dogs e=- x=1 r=2 d=0 a=sister_agatha m=dust"
    assert Dossier().text == "w=0000 b=- t=0 i=- e=- x=0 r=0 d=0 a=-"
    assert read_dossier(FULL.text) == FULL
    assert read_dossier(Dossier().text) == Dossier()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("w=0120", "w=0130"),
        ("w=0120", "w=012"),
        ("t=1", "t=9"),
        ("t=1", "t=01"),
        ("t=1", "t=x"),
        ("x=1", ""),
        ("x=1", "x=1 x=1"),
        ("x=1", "x=1 z=1"),
        ("i=knife,dogs", "i=knife,,dogs"),
        ("i=knife,dogs", "i=a,b,c,d,e"),
        ("b=seward/1", "b=../1"),
        ("r=2", "r=-2"),
        ("r=2", "resolve"),
    ],
)
def test_a_damaged_dossier_is_refused(old: str, new: str) -> None:
    with pytest.raises(DossierError, match="is not a dossier"):
        read_dossier(FULL.text.replace(old, new, 1))


def test_a_dossier_has_limits_and_one_holy_item() -> None:
    wild = Dossier(
        wounds=(5, 0, 0, 0),
        taint=7,
        items=("knife", "cross", "host", "dogs", "stake", "rifle"),
        events=("a", "b", "c"),
        resolve=9,
        boxes=8,
        debt=-2,
        allies=("one", "one"),
    )
    capped = wild.capped(("cross", "host"))
    assert capped.items == ("knife", "cross", "dogs", "stake")
    assert (capped.wounds, capped.taint, capped.events) == ((2, 0, 0, 0), 3, ("a", "b"))
    assert (capped.resolve, capped.boxes, capped.debt, capped.allies) == (5, 6, 0, ("one",))


# ----------------------------------------------------------------------------------------------------- terms


def test_days_depend_on_preset_purchases_and_catch_up() -> None:
    rich = Dossier(resolve=4)
    assert terms().days(8, ChapterTerms(dossier=rich, preset="easy")) == 11
    assert terms().days(8, ChapterTerms(dossier=rich, preset="easy", bought=("day", "catch_up"))) == 13
    assert terms().days(1, ChapterTerms(dossier=rich, preset="iron")) == 1
    assert (
        terms().cost(ChapterTerms(dossier=rich, preset="easy", bought=("day", "knife:red", "catch_up"))) == 3
    )
    assert terms().lowest("iron", "easy") == "easy"
    assert terms().default_preset.id == "easy"


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"preset": "lazy"}, "no difficulty “lazy”"),
        ({"challenge": "asleep"}, "no challenge “asleep”"),
        ({"bought": ("horse",)}, "“horse” cannot be bought"),
        ({"bought": ("knife",)}, "“knife” cannot be bought"),
        ({"bought": ("day:red",)}, "“day:red” cannot be bought"),
        ({"bought": ("knife:red",) * 3}, "at most 2 purchases"),
        ({"bought": ("day", "day")}, "more than the resolve of 3"),
        ({"preset": "iron", "bought": ("day",)}, "no days can be bought at this difficulty"),
        ({"bought": ("ally:agatha",)}, "no ally “agatha”"),
    ],
)
def test_terms_that_the_dossier_does_not_allow_are_refused(changes: dict[str, Any], why: str) -> None:
    allowed = ChapterTerms(dossier=Dossier(resolve=3), preset="easy", bought=("day",), challenge="on_foot")
    terms().check(allowed)
    with pytest.raises(TermsError, match=why):
        terms().check(msgspec.structs.replace(allowed, **changes))


def test_terms_need_one_default_preset() -> None:
    with pytest.raises(ChapterError, match="exactly one difficulty"):
        load_terms(TERMS.replace("is_default=true", ""), "terms.toml")
    with pytest.raises(ChapterError, match="not a dossier"):
        load_terms(TERMS.replace("w=0000", "w=0009"), "terms.toml")


# --------------------------------------------------------------------------------------------------- records

TAGS = {"Chapter": "toy-01/2", "Dossier": Dossier(resolve=2).text, "Preset": "easy", "Bought": "knife:red"}


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = with_fields(lite.RULES, campaign=toy_campaign)
    monkeypatch.setattr(records, "ruleset", lambda name: rules)


def record_with(**tags: str) -> Record:
    return Record("lite", 4, lite.RULES.checked_options({}), tags={**TAGS, **tags})


def test_a_record_with_a_chapter_begins_with_its_stage(toy: None) -> None:
    record = record_with()
    read, states = loads(dumps(record))
    assert read == record
    assert states[0] == lite.RULES.setup(record.options, 4 + 9)
    found = read.chapter
    assert found is not None
    assert found.tags == TAGS
    assert found.days == 11


EARLIER = "[[earlier]]\nrev = 1\ndays = 3\n"


@pytest.mark.parametrize(
    ("others", "blood", "goal"),
    [("", 9, "harm>=3 or sealed>=1"), ('goal = "harm>=2"\nstage = { blood = 4 }\n', 4, "harm>=2")],
)
def test_records_of_an_earlier_revision_keep_its_days_goal_and_opening_position(
    others: str, blood: int, goal: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    longer = chapter(CHAPTER.replace("[medals]", f"{EARLIER}{others}[medals]"))
    toy = with_fields(toy_campaign(), chapters=lambda: (longer,))
    monkeypatch.setattr(records, "ruleset", lambda name: with_fields(lite.RULES, campaign=lambda: toy))
    read = [loads(dumps(record_with(Chapter=f"toy-01/{rev}"))) for rev in (2, 1)]
    ours, theirs = (record.chapter for record, _ in read)
    assert ours is not None
    assert theirs is not None
    assert ours.days - theirs.days == longer.judge.days - 3
    assert theirs.tags["Chapter"] == "toy-01/1"
    assert [str(one.aim.wanted) for one in (ours, theirs)] == ["harm>=3 or sealed>=1", goal]
    options = read[0][0].options
    assert [states[0] for _, states in read] == [lite.RULES.setup(options, 4 + hurt) for hurt in (9, blood)]


def test_records_of_an_earlier_revision_keep_its_seal(monkeypatch: pytest.MonkeyPatch) -> None:
    newest = CHAPTER.replace("places=2", "places=2,places_of={easy=3}")
    old = f"{EARLIER}seal = {{ places = 1 }}\n"
    toy = with_fields(
        toy_campaign(), chapters=lambda: (chapter(newest.replace("[medals]", f"{old}[medals]")),)
    )
    monkeypatch.setattr(records, "ruleset", lambda name: with_fields(lite.RULES, campaign=lambda: toy))
    read = [loads(dumps(record_with(Chapter=f"toy-01/{rev}")))[0].chapter for rev in (2, 1)]
    assert [one.seal_places for one in read if one] == [3, 1]
    assert [(one.aim.seal_places, one.aim.seal_from) for one in read if one] == [(3, 4), (1, 1)]


@pytest.mark.parametrize(
    "change", [("days=8", "days=8\ndays_of={lazy=9}"), ("places=2", "places_of={lazy=3},places=2")]
)
def test_a_difference_for_an_unknown_preset_is_reported(change: tuple[str, str]) -> None:
    terms = load_terms(TERMS, "terms.toml")
    check_presets(chapter(CHAPTER), "toy-01.toml", terms)
    with pytest.raises(
        ChapterError, match=r"judge\.(days_of|seal\.places_of): there is no difficulty “lazy”"
    ):
        check_presets(chapter(CHAPTER.replace(*change)), "toy-01.toml", terms)


@pytest.mark.parametrize(
    ("line", "why"),
    [("stage = { wine = 4 }", "earlier.stage.*“wine”"), ('goal = "wine>=1"', "earlier.goal.*“wine”")],
)
def test_a_mistake_in_an_earlier_revision_is_reported(line: str, why: str) -> None:
    with pytest.raises(ChapterError, match=f"toy-01.toml: {why}"):
        chapter(CHAPTER.replace("[medals]", f"{EARLIER}{line}\n[medals]"))


@pytest.mark.parametrize(
    ("tags", "line", "why"),
    [
        ({"Chapter": "toy-01/1"}, 5, "recorded with revision 1 of chapter toy-01, not 2"),
        ({"Chapter": "toy-07/1"}, 5, "there is no chapter “toy-07”"),
        ({"Dossier": "w=0000"}, 6, "is not a dossier"),
        ({"Preset": "lazy", "Bought": ""}, 7, "there is no difficulty “lazy”"),
        ({"Bought": "horse"}, 8, "“horse” cannot be bought"),
    ],
)
def test_a_foreign_chapter_is_refused_in_the_line_of_its_tag(
    toy: None, tags: dict[str, str], line: int, why: str
) -> None:
    wrong_tags = "".join(f'[{name} "{value}"]\n' for name, value in {**TAGS, **tags}.items())
    options = " ".join(f"{name}={value}" for name, value in lite.RULES.checked_options({}).items())
    own = f'[Game "lite"]\n[Ruleset "{lite.RULES.version}"]\n[Seed "4"]\n[Options "{options}"]\n'
    text = f"{own}{wrong_tags}\n*\n"
    with pytest.raises(RecordError, match=why) as wrong:
        loads(text)
    assert wrong.value.line == line


def test_a_chapter_of_a_game_without_a_campaign_is_refused() -> None:
    with pytest.raises(chapter_tags.ChapterTagError, match="lite has no campaign"):
        chapter_tags.chapter_game(lite.RULES, TAGS, {})
    assert chapter_tags.chapter_game(lite.RULES, {}, {}) is None
