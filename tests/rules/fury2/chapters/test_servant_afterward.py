"""After the second edition's chapter: the true way, habits, what is carried on, the words and the figures."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from furyqt import paths
from furyqt.rules.core.campaign.chapter import PRESET
from furyqt.rules.core.campaign.dossier import read_dossier
from furyqt.rules.core.campaign.terms import ChapterTerms
from furyqt.rules.core.text import BRACE
from furyqt.rules.fury2.actions import CARD_IDS
from furyqt.rules.fury2.chapters.campaign import ending
from furyqt.rules.fury2.chapters.prose import STARTS, WRITERS, texts
from furyqt.rules.fury2.chapters.true_nights import HABITS, ends_of_rounds, habits, hidden_place, near, nights
from furyqt.rules.fury2.decks import Deck, Power
from furyqt.rules.fury2.events import ChapterBegan, CombatStarted, HunterBitten, HunterDefeated
from furyqt.rules.fury2.observation import observe
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.tables import ATLAS, HEALTH, HUNTERS
from furyqt.rules.fury2.tactics.fight import Enemy
from tests.rules.fury2.chapters.servant_chapters import campaign, packaged, random_game, rules_of, staged
from tests.rules.fury2.scenes import scene

TARGETS = {"story": 80, "hunter": 60, "helsing": 45, "iron": 30}
"""The wanted percentage of won games by preset, for the chapters of the third act."""


# ----------------------------------------------------------------------------------------------- the true way


@pytest.mark.parametrize("seed", [1, 2])
def test_the_truth_is_within_what_had_to_be_expected(seed: int) -> None:
    states = random_game(rules_of(), seed, 300)
    found = nights(states)
    assert len(found) > 3
    for night in found:
        assert night.place == states[night.position].present_place()
        assert night.place in night.expected
    assert len({night.turn for night in found}) == len(found)
    assert len(near(states)) == len(ends_of_rounds(states)) - 1
    assert hidden_place(states[0]) == ""
    assert hidden_place(states[-1]) == ATLAS.places[states[-1].present_place()].code


def pair(was: str, now: str, hunter: str, power: str = "") -> list[Fury2State]:
    """Two ends of rounds, between which Dracula moved; one hunter waits here, the others far away."""
    places = {"godalming": hunter, "seward": "athens", "helsing": "athens", "mina": "athens"}
    before = scene("dracula", trail=(was,), places=places, started=False)
    card = f"{power}/{now}" if power else now
    after = scene("dracula", trail=(card, was), places=places, started=False)
    before.told, after.round = (), before.round + 1
    return [before, after]


@pytest.mark.parametrize(
    ("name", "was", "now", "hunter", "expected"),
    [
        ("sea", "london", "english_channel", "plymouth", (1, 1)),
        ("sea", "london", "manchester", "plymouth", (0, 1)),
        ("sea", "london", "english_channel", "rome", (0, 0)),
        ("port", "london", "plymouth", "rome", (1, 1)),
        ("port", "strasbourg", "frankfurt", "rome", (0, 1)),
        ("near", "strasbourg", "munich", "vienna", (1, 1)),
        ("near", "munich", "strasbourg", "vienna", (0, 1)),
        ("fight", "munich", "strasbourg", "munich", (0, 1)),
        ("fight", "munich", "strasbourg", "vienna", (0, 0)),
        ("hide", "munich", "strasbourg", "vienna", (0, 1)),
    ],
)
def test_a_habit_counts_its_chances(
    name: str, was: str, now: str, hunter: str, expected: tuple[int, int]
) -> None:
    assert habits(pair(was, now, hunter))[name] == expected


def test_habits_count_combats_and_power_cards() -> None:
    states = pair("munich", "strasbourg", "munich", "wolf_form")
    states[1].told = (CombatStarted(1, Enemy.DRACULA),)
    found = habits(states)
    assert (found["fight"], found["hide"]) == ((1, 1), (1, 1))
    assert found.keys() == set(HABITS)
    assert Power.WOLF_FORM not in [spot.power for spot in states[1].trail]  # it shares the location's spot


# ----------------------------------------------------------------------------------------- what is carried on


def test_wounds_bites_and_cards_are_carried_on() -> None:
    state = staged()
    losses = (3, 4, 7, 0)
    state.hunters = tuple(  # type: ignore[assignment]
        replace(sheet, health=HEALTH[hunter] - losses[hunter]) for hunter, sheet in enumerate(state.hunters)
    )
    rumors = CARD_IDS[Deck.ITEM].index("local_rumors")
    state.update_hunter(0, bites=1, items=(*state.hunters[0].items, rumors))
    told = (ChapterBegan(), HunterBitten(0), HunterBitten(3), HunterDefeated(3))
    found = ending(observe(state, HUNTERS), told)
    assert found.wounds == (0, 1, 2, 2)
    assert (found.bitten, found.tainted) == ("godalming", True)
    assert found.healed == ("seward", "helsing", "mina")
    assert found.items == ("stake", "knife", "crucifix", "pistol")


def test_a_bite_before_the_chapter_is_not_its_own() -> None:
    found = ending(observe(staged(), HUNTERS), (HunterBitten(0), ChapterBegan()))
    assert (found.bitten, found.tainted) == ("", False)


# ------------------------------------------------------------------------------------------------- the words


def test_the_chapter_has_all_its_documents() -> None:
    parts = ("title", "date", "writer", "briefing", "rule.1", "journal.1", "journal.2", "journal.3")
    assert not [part for part in parts if f"c10b.{part}" not in texts()]
    assert (paths.resources() / "art" / "portraits" / f"{WRITERS['c10b']}.svg").is_file()
    assert (paths.resources() / "art" / "campaign" / "c10b.svg").is_file()
    assert set(STARTS) == {packaged().text}
    assert 60 <= len(texts()["c10b.briefing"].source.split()) <= 140


def test_journal_lines_and_rules_are_short_and_name_what_is_known() -> None:
    for key, text in texts().items():
        if ".rule." in key:
            assert text.source.count(". ") <= 1, key
        if ".journal." in key:
            assert {name for name, _ in BRACE.findall(text.source)} <= {"day", "place", "hunter", "card"}


def test_every_counter_of_the_judge_has_a_label() -> None:
    judge, medals = packaged().judge, packaged().medals
    conditions = (judge.goal, judge.loss, medals.silver, medals.gold)
    names = {name for one in conditions if one is not None for name in one.names}
    assert not [name for name in names if f"counter.{name}" not in campaign().texts()]


def test_the_opening_position_is_told_in_sentences() -> None:
    terms = campaign().terms()
    used = ChapterTerms(dossier=terms.dossier("empty"), preset=terms.default_preset.id)
    lines = [str(line) for line in campaign().stage_lines(packaged(), used, terms)]
    assert lines[0] == "Lord Godalming starts in Brussels and carries a Stake."
    assert "Dracula's Servant starts in one of these cities: Frankfurt, Zagreb, Zurich." in lines
    houses = "There are three houses, each in a different one of these cities: Belgrade, "
    assert any(line.startswith(houses) for line in lines)
    assert "The game starts at twilight." in lines


@pytest.mark.parametrize(
    ("dossier", "line"),
    [
        ("w=2000 b=- t=0 i=- e=- x=0 r=0 d=0 a=-", "Lord Godalming starts with 10 of 12 health."),
        ("w=0000 b=seward t=0 i=- e=- x=0 r=0 d=0 a=-", "Dr. Seward starts with a bite."),
        ("w=0000 b=- t=0 i=- e=- x=0 r=0 d=2 a=-",
         "Because of your debt from lost chapters, the vampire track starts at 1."),
        ("w=0000 b=- t=3 i=- e=- x=0 r=0 d=0 a=-",
         "Because of Mina Harker's taint, the vampire track starts at 1."),
    ],
)  # fmt: skip
def test_the_values_at_the_start_are_told(dossier: str, line: str) -> None:
    terms = campaign().terms()
    used = ChapterTerms(dossier=read_dossier(dossier), preset=terms.default_preset.id)
    assert line in [str(text) for text in campaign().stage_lines(packaged(), used, terms)]


# ----------------------------------------------------------------------------------------------- the figures


@pytest.mark.parametrize("preset", TARGETS)
def test_measured_games_are_near_the_targets(preset: str) -> None:
    chapter = packaged()
    figures = {(one.dossier, one.opponent): one for one in chapter.measured if one.rev == chapter.rev}
    rows = [figures[row] for row in (("typical", PRESET), ("typical", "greedy"), ("least", "greedy"))]
    met, typical, least = (100 * row.won[preset] / row.games for row in rows)
    assert [row.games for row in rows] == [30, 60, 60]
    assert abs(met - TARGETS[preset]) <= 20
    assert least >= max(15, typical - 15)
