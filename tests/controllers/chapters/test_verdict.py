"""The verdict, the medals and the dossier that follows are pure functions of what was counted."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest
from msgspec.structs import replace

from furyqt.controllers.chapters.beginning import chapter_terms, style_of
from furyqt.controllers.chapters.campaign_file import FinishedChapter
from furyqt.controllers.chapters.campaign_store import check_styles
from furyqt.controllers.chapters.chapter_texts import journal_entry, measured_chance
from furyqt.controllers.chapters.conditions import (
    days_left,
    medal_conditions,
    open_medals,
    orders,
    progress,
)
from furyqt.controllers.chapters.dossier_changes import (
    Kept,
    after_chapter,
    default_choice,
    needs_help,
    open_chapters,
    other_branch,
    read_kept,
)
from furyqt.controllers.chapters.verdict import ChapterVerdict, read_verdict, verdict
from furyqt.rules.core.campaign.campaign import Campaign, ChapterEnding
from furyqt.rules.core.campaign.chapter import PRESET, Judge, Measured, Medals, Reward, SealTerms
from furyqt.rules.core.campaign.dossier import Dossier
from furyqt.rules.core.campaign.loading import ChapterError
from furyqt.rules.core.campaign.predicate import Predicate
from furyqt.rules.core.campaign.tags import ChapterGame
from furyqt.rules.core.campaign.terms import ChapterTerms, TermsError
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.fury3.events import ChapterBegan, LocationRevealed
from furyqt.rules.fury3.words import place_text

JUDGE = Judge(days=5, goal=Predicate("harm>=3"), loss=Predicate("defeated>=2 or influence>=7"))
MEDALS = Medals(silver=Predicate("bitten==0"), gold=Predicate("bitten==0 and day<=3"))
BEFORE = Dossier(resolve=2, boxes=1, debt=1, taint=1, allies=("sister_agatha",))


def campaign() -> Campaign:
    found = ruleset("fury3").campaign
    assert found is not None
    return found()


def game(dossier: Dossier = BEFORE, preset: str = "hunter", **changes: Any) -> ChapterGame:
    bought = changes.pop("bought", ())
    chapter = replace(campaign().chapter("shadow-01"), **{"judge": JUDGE, "medals": MEDALS, **changes})
    return ChapterGame(campaign(), chapter, ChapterTerms(dossier=dossier, preset=preset, bought=bought))


@pytest.mark.parametrize(
    ("counts", "sealed", "won", "tag"),
    [
        ({"harm": 2, "day": 5}, False, None, None),
        ({"harm": 3, "day": 5}, False, None, "silver goal 5"),
        ({"harm": 3, "day": 3}, False, None, "gold goal 3"),
        ({"harm": 3, "day": 3, "bitten": 1}, False, None, "bronze goal 3"),
        ({"harm": 3, "day": 6, "defeated": 2}, False, None, "silver goal 5"),
        ({"defeated": 2, "day": 6}, False, None, "failed loss 5"),
        ({"influence": 7, "day": 2}, False, None, "failed loss 2"),
        ({"day": 6}, False, None, "failed clock 5"),
        ({"day": 4}, True, None, "failed seal 4"),
        ({"harm": 3, "day": 4}, True, None, "silver seal 4"),
        ({"day": 4, "bitten": 1}, False, True, "bronze end 4"),
        ({"day": 4, "influence": 7}, False, True, "silver end 4"),
        ({"day": 4}, False, False, "failed end 4"),
    ],
)
def test_goal_loss_and_clock_are_tested_in_this_order(
    counts: dict[str, int], sealed: bool, won: bool | None, tag: str | None
) -> None:
    found = verdict(game(), counts, is_sealed=sealed, is_won=won)
    assert (found.tag if found else None) == tag
    if found is not None:
        assert read_verdict(found.tag) == found


@pytest.mark.parametrize("tag", ["", "gold", "gold goal", "gold goal x", "iron goal 3", "gold luck 3"])
def test_a_damaged_verdict_is_none(tag: str) -> None:
    assert read_verdict(tag) is None


@pytest.mark.parametrize(
    ("preset", "bought", "day", "is_over"),
    [
        ("story", (), 8, False),
        ("story", (), 9, True),
        ("helsing", (), 4, False),
        ("helsing", (), 5, True),
        ("hunter", ("day",), 6, False),
        ("hunter", ("day", "catch_up"), 7, False),
        ("hunter", ("day", "catch_up"), 8, True),
    ],
)
def test_the_clock_depends_on_the_terms(
    preset: str, bought: tuple[str, ...], day: int, is_over: bool
) -> None:
    found = verdict(game(preset=preset, bought=bought), {"day": day}, is_sealed=False, is_won=None)
    assert (found is not None) is is_over


def test_a_chapter_may_have_days_of_its_own_for_a_preset() -> None:
    judge = replace(game().chapter.judge, days_of={"story": game().chapter.judge.days + 1})
    for preset, more in (("story", 1), ("helsing", -1)):
        changed = game(preset=preset, judge=judge)
        assert changed.days == judge.days + more


def test_the_end_of_a_chapter_with_medals_names_the_medal() -> None:
    won = ChapterVerdict("gold", "goal", 3)
    assert str(won.outcome(game(), 2, {}).reason) == "The goal is reached. Medal: Gold."
    without = game(medals=Medals())
    assert "Medal" not in str(won.outcome(without, 2, {}).reason)


def test_a_chapter_whose_days_are_over_says_what_was_still_to_do() -> None:
    late = ChapterVerdict("failed", "clock", 5).outcome(game(judge=JUDGE), 2, {"harm": 2})
    assert str(late.reason) == "The days are over. Left undone: deal Dracula 1 more damage."


def test_the_lines_about_moments_are_used_in_turn() -> None:
    told = [ChapterBegan(), *(LocationRevealed(place, place) for place in (0, 3, 5, 7))]
    *lines, last = map(str, journal_entry(game(), ChapterVerdict("bronze", "goal", 2), told))
    shapes = [
        line.replace(str(place_text(place)), "X") for line, place in zip(lines, (0, 3, 5, 7), strict=True)
    ]
    assert len(set(shapes[:3])) == 3
    assert shapes[3] == shapes[0]
    assert "a beginning" in last


def test_the_last_line_of_a_right_answer_names_that_place() -> None:
    told = [ChapterBegan(), LocationRevealed(1, 3)]
    trance = ChapterGame(
        campaign(), campaign().chapter("shadow-06"), ChapterTerms(dossier=BEFORE, preset="hunter")
    )
    ended = ChapterVerdict("silver", "seal", 6)
    assert str(place_text(3)) in str([*journal_entry(trance, ended, told)][-1])
    last = str([*journal_entry(trance, ended, told, place_text(5))][-1])
    assert str(place_text(5)) in last
    assert str(place_text(3)) not in last


def test_an_outcome_names_the_winners() -> None:
    won = ChapterVerdict("gold", "goal", 3).outcome(game(), 2, {})
    lost = ChapterVerdict("failed", "clock", 5).outcome(game(), 2, {})
    assert (won.winners, won.values) == ((0,), (1.0, 0.0))
    assert (lost.winners, lost.values) == ((1,), (0.0, 1.0))


OWN_LOSS = "You lose if Dracula's influence reaches 13."
"""The end of the game itself, for a chapter with no other loss."""


def test_orders_are_sentences() -> None:
    assert [str(line) for line in orders(game())] == [
        "You have five days to deal Dracula 3 damage.",
        "You lose if two hunters are defeated or Dracula's influence reaches 7.",
    ]
    several = replace(JUDGE, goal=Predicate("slain>0 and revealed>=2 and harm>=1"), loss=None)
    assert [str(line) for line in orders(game(judge=several))] == [
        "You have five days to defeat a vampire, reveal Dracula twice and deal him 1 damage.",
        OWN_LOSS,
    ]


def test_a_counter_without_words_is_named_with_its_bound() -> None:
    judge = replace(JUDGE, goal=Predicate("castle>=2 and bitten<2"), loss=Predicate("castle==3"))
    assert [str(line) for line in orders(game(judge=judge))] == [
        "You have five days to reach this: Returns to the castle: at least 2 and "
        "reach this: Hunters bitten: at most 1.",
        "You lose if Returns to the castle: exactly 3.",
    ]


def test_the_progress_is_told_in_one_sentence() -> None:
    lines = progress(game(), {"harm": 2, "influence": 4, "day": 2})
    assert [str(line) for line in lines.values()] == [
        "Day 2 of 5",
        "Still to do: deal Dracula 1 more damage; lost if two hunters are defeated or "
        "Dracula's influence reaches 7 (so far 4).",
    ]
    alone = replace(JUDGE, loss=None)
    assert str(progress(game(judge=alone), {})["goal"]) == (
        "Still to do: deal Dracula 3 more damage; lost if Dracula's influence reaches 13."
    )
    assert str(progress(game(), {"harm": 3})["goal"]) == "The goal is reached."
    assert [str(days_left(game(), {"day": day})) for day in (1, 5, 6)] == [
        "5 day(s) left",
        "1 day(s) left",
        "0 day(s) left",
    ]


# ---------------------------------------------------------------------------------------------- the dossier

ENDING = ChapterEnding(
    wounds=(0, 1, 2, 0),
    bitten="seward",
    items=("knife", "crucifix", "heavenly_host", "dogs", "rifle", "stake"),
    events=("forewarned", "good_luck", "long_night"),
)
GOLD, SILVER, BRONZE, LOST = (
    ChapterVerdict(medal, "goal", 3) for medal in ("gold", "silver", "bronze", "failed")
)


def after(ended: ChapterVerdict, kept: Kept | None = None, **changes: Any) -> Dossier:
    ending = replace(ENDING, **changes.pop("ending", {}))
    of = game(changes.pop("dossier", BEFORE), **changes)
    return after_chapter(of, ended, {"emptied": 3}, ending, kept or default_choice(campaign(), ending))


def test_without_a_choice_the_first_cards_within_the_limits_are_carried_on() -> None:
    found = after(BRONZE, success=Reward())
    assert found.items == ("crucifix", "knife", "dogs", "rifle")
    assert found.events == ("forewarned", "good_luck")
    assert found.wounds == (0, 1, 2, 0)


def test_a_choice_contains_only_cards_from_the_hands() -> None:
    found = after(BRONZE, Kept(("stake", "holy_bullets"), ("long_night",)), success=Reward(items=("garlic",)))
    assert (found.items, found.events) == (("garlic", "stake"), ("long_night",))
    assert read_kept(Kept(("stake",), ()).tag) == Kept(("stake",), ())
    assert read_kept("stake") is None


@pytest.mark.parametrize(
    ("ended", "changes", "resolve"),
    [
        (BRONZE, {}, 3),
        (SILVER, {}, 4),
        (GOLD, {}, 4),
        (GOLD, {"success": Reward(resolve=2)}, 5),
        (BRONZE, {"bought": ("day",)}, 1),
        (LOST, {}, 2),
        (LOST, {"bought": ("knife:seward",)}, 2),
        (LOST, {"dossier": Dossier(resolve=1)}, 2),
        (LOST, {"dossier": Dossier(resolve=5)}, 5),
    ],
)
def test_resolve_is_earned_and_spent(ended: ChapterVerdict, changes: dict[str, Any], resolve: int) -> None:
    assert after(ended, **changes).resolve == resolve


def test_rewards_depend_on_the_verdict_and_gold_relieves() -> None:
    rewards = {
        "success": Reward(boxes="emptied", allies=("rufus_smith", "sister_agatha"), marks=("dust",)),
        "failure": Reward(boxes=1, debt=1, taint=1),
    }
    won, lost = after(BRONZE, **rewards), after(LOST, **rewards)
    assert (won.boxes, won.allies, won.marks) == (4, ("sister_agatha", "rufus_smith"), ("dust",))
    assert (lost.boxes, lost.debt, lost.taint) == (2, 2, 2)
    assert (after(GOLD, **rewards).debt, after(GOLD, **rewards).taint) == (0, 0)
    assert after(BRONZE, ending={"tainted": True}, **rewards).taint == 2


@pytest.mark.parametrize(
    ("dossier", "ending", "bite"),
    [
        (Dossier(), {"bitten": "seward"}, ("seward", 0)),
        (Dossier(bite="helsing"), {"bitten": "seward"}, ("seward", 0)),
        (Dossier(bite="helsing"), {"bitten": ""}, ("helsing", 1)),
        (Dossier(bite="helsing", bite_age=1), {"bitten": ""}, ("", 0)),
        (Dossier(bite="helsing"), {"bitten": "", "healed": ("helsing",)}, ("", 0)),
        (Dossier(bite="helsing"), {"bitten": "", "healed": ("seward",)}, ("helsing", 1)),
    ],
)
def test_a_bite_is_gone_after_two_chapters_or_healed(
    dossier: Dossier, ending: dict[str, Any], bite: tuple[str, int]
) -> None:
    found = after(BRONZE, dossier=dossier, ending=ending)
    assert (found.bite, found.bite_age) == bite


# ------------------------------------------------------------------------------------------------ the order


def test_chapters_open_one_after_the_other_with_two_forks() -> None:
    chapters = campaign().chapters()
    assert open_chapters(chapters, ()) == ("shadow-01",)
    assert open_chapters(chapters, ("shadow-01",)) == ("shadow-02",)
    first = [f"shadow-{number:02}" for number in range(1, 6)]
    assert open_chapters(chapters, first) == ("shadow-06", "shadow-07")
    assert open_chapters(chapters, [*first, "shadow-07"]) == ("shadow-08",)
    assert open_chapters(chapters, [*first, "shadow-06"]) == ("shadow-08",)
    assert open_chapters(chapters, [*first, "shadow-06", "shadow-08", "shadow-09", "shadow-11"]) == (
        "shadow-12",
    )
    assert other_branch(campaign().chapter("shadow-07"), chapters) == ("shadow-06",)
    assert other_branch(campaign().chapter("shadow-06"), chapters) == ("shadow-07",)
    assert other_branch(campaign().chapter("shadow-08"), chapters) == ()


def finished(medal: str, chapter: str = "shadow-01") -> FinishedChapter:
    return FinishedChapter(
        chapter=chapter, number=1, record="", preset="hunter", medal=medal, reason="goal", day=1,
        before=Dossier().text, after=Dossier().text,
    )  # fmt: skip


def test_two_failures_in_a_row_make_the_next_chapter_easier() -> None:
    assert not needs_help([])
    assert not needs_help(["failed", "gold", "failed"])
    assert needs_help(["gold", "failed", "failed"])
    helped = chapter_terms(campaign(), BEFORE, "hunter", (), "", [finished("failed")] * 2)
    assert helped.bought == ("catch_up",)
    assert chapter_terms(campaign(), BEFORE, "hunter", ("catch_up",)).bought == ()


def test_a_challenge_may_need_a_preset() -> None:
    assert chapter_terms(campaign(), BEFORE, "story", (), "iron").preset == "iron"
    assert chapter_terms(campaign(), BEFORE, "story", (), "blind").preset == "story"
    with pytest.raises(TermsError, match="no challenge"):
        chapter_terms(campaign(), BEFORE, "story", (), "asleep")


def test_the_style_of_the_last_chapter_is_that_of_the_worst_medal() -> None:
    chapters = campaign().chapters()
    last = chapters[-1]
    assert last.opponent.style == "worst"
    with_styles = [one for one in chapters if one.opponent.style not in ("", "worst")][:2]
    best, worst = (
        finished(medal, one.id) for medal, one in zip(("gold", "bronze"), with_styles, strict=True)
    )
    assert style_of(last, chapters, [best, worst]) == with_styles[1].opponent.style
    assert style_of(last, chapters, []) == ""
    assert style_of(with_styles[0], chapters, []) == with_styles[0].opponent.style


def test_an_unknown_style_is_refused_with_file_and_field() -> None:
    known = campaign()
    check_styles(known)
    first = known.chapters()[0]
    wrong = replace(first, opponent=replace(first.opponent, style="sailor"))
    with pytest.raises(ChapterError, match=r"shadow-01\.toml: dracula\.style: “sailor” is not a style"):
        check_styles(dataclasses.replace(known, chapters=lambda: (wrong,)))


def test_a_won_game_has_a_line_of_its_own_in_the_journal() -> None:
    found = journal_entry(game(), ChapterVerdict("bronze", "end", 2), [])
    assert [str(line)[:30] for line in found] == ["5 May. He fell to dust before t"[:30]]
    usual = journal_entry(game(), ChapterVerdict("bronze", "goal", 2), [])
    assert usual != found


def test_the_measured_chance_is_the_newest_with_a_typical_dossier() -> None:
    def one(dossier: str, won: int, rev: int = 1, opponent: str = "greedy") -> Measured:
        return Measured(
            commit="a", rev=rev, players="goal", opponent=opponent, dossier=dossier, games=60,
            won={"iron": won},
        )  # fmt: skip

    figures = (one("typical", 10), one("typical", 20), one("least", 30), one("typical", 40, rev=2))
    chapter = replace(campaign().chapter("shadow-01"), rev=1, measured=figures)
    assert str(measured_chance(campaign(), chapter, "iron")) == (
        "Within the days of this difficulty, computer hunters with a rule of thumb for the goal won 20 of 60 "
        "games (33%) against a Dracula who follows rules of thumb."
    )
    assert measured_chance(campaign(), chapter, "story") is None
    met = replace(chapter, measured=(*figures, one("typical", 15, opponent=PRESET)))
    assert str(measured_chance(campaign(), met, "iron")) == (
        "Within the days of this difficulty, computer hunters with a rule of thumb for the goal won 15 of 60 "
        "games (25%) against the Dracula of this difficulty."
    )


def test_the_conditions_of_the_medals_are_told() -> None:
    assert [str(line) for line in medal_conditions(game())] == [
        "Silver if no hunter is bitten.",
        "Gold if no hunter is bitten and you succeed by day 3.",
    ]
    assert medal_conditions(game(medals=Medals())) == ()
    told = [str(line) for line in medal_conditions(game(), {"bitten": 2, "day": 2})]
    assert any("(so far 2)" in line for line in told)
    assert told[1].endswith("you succeed by day 3.")


def test_only_medals_that_can_still_be_won_are_open() -> None:
    assert len(open_medals(game(), {"bitten": 0, "day": 2})) == 2
    assert [str(line) for line in open_medals(game(), {"bitten": 0, "day": 4})] == [
        "Silver if no hunter is bitten."
    ]
    assert open_medals(game(), {"bitten": 1, "day": 2}) == ()
    either = Medals(silver=Predicate("sealed>=1 or moves<=8"))
    late = [str(line) for line in open_medals(game(medals=either), {"moves": 9})]
    assert late == ["Silver if your final answer is correct."], "too many journeys were made"


def test_a_medal_does_not_repeat_the_goal() -> None:
    judge = replace(JUDGE, goal=Predicate("destroyed>=1"))
    medals = Medals(silver=Predicate("destroyed>=1"), gold=Predicate("destroyed>=1 and defeated<=2"))
    assert [str(line) for line in medal_conditions(game(judge=judge, medals=medals))] == [
        "Silver if Dracula is destroyed.",
        "Gold if at most two hunters are defeated.",
    ]


def test_a_counter_that_is_one_at_most_has_no_number() -> None:
    judge = replace(JUDGE, goal=Predicate("destroyed>=1 or sealed>=1"), loss=None)
    assert [str(line) for line in orders(game(judge=judge))] == [
        "You have five days to destroy Dracula or name his place as your final answer.",
        OWN_LOSS,
    ]


def test_the_orders_say_how_many_places_the_final_answer_may_name() -> None:
    seal = SealTerms(places=1, places_of={"story": 2})
    judge = replace(JUDGE, goal=Predicate("destroyed>=1 or sealed>=1"), loss=None, seal=seal)
    told = [str(orders(game(judge=judge, preset=preset))[0]) for preset in ("hunter", "story")]
    assert told[0].endswith("name his place as your final answer.")
    assert told[1].endswith("name up to two places as your final answer, one of which has to be right.")


@pytest.mark.parametrize(("medal", "words"), [("gold", "right"), ("failed", "wrong")])
def test_a_final_answer_is_right_or_wrong(medal: str, words: str) -> None:
    found = ChapterVerdict(medal, "seal", 4).reason_text(campaign())
    assert str(found) == f"The final answer is {words}."
