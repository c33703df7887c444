"""The reasons for a decision as sentences in every language."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ai.agent import AgentDecision, Choice
from ai.knowledge.evaluation_terms import evaluation_terms
from ai.knowledge.fury3.evaluation_terms import ASPECTS
from ai.reasons import QUOTED, Drawback, Explanation, LineStep, Reason, Share, Weighed
from furyqt.controllers.chapters.beginning import chapter_history
from furyqt.controllers.chapters.measuring import ChapterMatch, chapter_game_of, match_record
from furyqt.controllers.review.reasons import listed, paragraphs, spoken
from furyqt.rules.core.agenda import action_label, legal_actions, player_to_move
from furyqt.rules.core.games import game_names
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.core.text import Text
from furyqt.rules.fury3.tables import DRACULA, HUNTERS
from tests.contract.games import played
from tools import glossary
from tools.catalog import messages

WHO = Text("", "Mina Harker")


def reason(name: str, is_more: bool, points: float) -> Reason:
    aspect = next(aspect for aspect in ASPECTS if aspect.name == name)
    return Reason(name, is_more, points, aspect.in_words(0.5 if is_more else -0.5))


def test_lists_are_joined() -> None:
    assert [listed("abc"[:count], str) for count in range(4)] == ["", "a", "a and b", "a, b and c"]


def test_the_sentences_of_a_known_scene() -> None:
    rules = ruleset("fury3")
    states = played(rules, rules.checked_options({}), 3, most=60).states
    state = next(s for s in states if player_to_move(s) == 0 and len(legal_actions(s)) > 2)
    seen = rules.observe(state, 0)
    first, second = seen.actions[0], seen.actions[1]
    line = (
        LineStep(True, WHO, Text("", "Mina Harker goes to Paris."), 0.61),
        LineStep(False, None, Text("", "Dracula moves."), 0.6),
    )
    reasons = (
        reason("pressure", True, 1.5),
        reason("influence", False, 0.8),
        reason("bites", True, -0.5),
    )
    why = Explanation(
        (
            Weighed(first.text, 0.54, 2.2, 0.0, reasons, line),
            Weighed(second.text, 0.53, 2.0, 0.4, (), line[:1], Share(Text("", "Dracula moves."), 0.4)),
        ),
        ((0, 0.5), (1, 0.25), (2, 0.1)),
        ((first.text, 0.7), (second.text, 0.3)),
        (Share(Text("", "Claws"), 0.6), Share(Text("", "Fangs"), 0.4)),
    )
    decision = AgentDecision(0, 100, value=0.54, choices=(Choice(first.text, 90, 0.5),), why=why)
    atlas = rules.default_table.atlas
    assert atlas is not None
    places = [str(place.name) for place in atlas.places[:3]]
    names = [str(action_label(seen, action)) for action in (first, second)]
    assert spoken(paragraphs(rules, rules.default_table, seen, decision, str)).splitlines() == [
        f"1. {names[0]}",
        "Chance to win: 54%, if your choice stays unpredictable.",
        "The plan: Mina Harker goes to Paris.",
        "On average this means more hunters with weapons near Dracula, but also more bites (by 0.5).",
        f"2. {names[1]}",
        "Chance to win: 53%.",
        "Both sides choose at once",
        "A fixed choice would be predictable, so one is picked at random: "
        f"{names[0]} 70% and {names[1]} 30%.",
        "Expected of the other side: Claws 60% and Fangs 40%.",
        "It need not beat the likeliest of these: what counts is that the other side cannot foresee it.",
        "Basis of this hint",
        f"Dracula's likeliest places: {places[0]} 50%, {places[1]} 25% and {places[2]} 10%.",
    ]


def test_without_reasons_there_is_no_text() -> None:
    rules = ruleset("lite")
    seen = rules.observe(rules.setup({}, 1), 0)
    assert paragraphs(rules, rules.default_table, seen, AgentDecision(0), str) == ()


def test_dracula_learns_that_the_hunters_know_his_place() -> None:
    rules = ruleset("fury3")
    states = played(rules, rules.checked_options({}), 3, most=60).states
    seen = rules.observe(next(s for s in states if player_to_move(s) == DRACULA), DRACULA)
    why = Explanation((Weighed(seen.actions[0].text, 0.5, 0.0),), ((0, 1.0),))
    decision = AgentDecision(0, 100, value=0.5, why=why)
    told = spoken(paragraphs(rules, rules.default_table, seen, decision, str)).splitlines()
    assert told[-1] == "The other side knows that Dracula is in Alicante."


def in_a_chapter(
    weighed: tuple[Weighed, ...], places: tuple[tuple[int, float], ...] = (), value: float = 0.6
) -> list[str]:
    """Return the sentences of a hint in the chapter of the boxes."""
    match = ChapterMatch("fury3", "shadow-04", "hunter", "typical", "goal", "greedy", 1)
    history = chapter_history(match_record(match, chapter_game_of(match), ruleset("fury3")))
    while history.table.seats[history.seat_to_move].player != HUNTERS:
        history.add(history.observation(DRACULA).actions[0])
    seen = history.observation(HUNTERS)
    first, second = (next(a for a in seen.actions if a.text == name) for name in ("road:MN", "pass"))
    names = (first.text, second.text)[: len(weighed)]
    choices = tuple(replace(one, action=name) for one, name in zip(weighed, names, strict=True))
    decision = AgentDecision(seen.actions.index(first), 100, value=value, why=Explanation(choices, places))
    goal = Text("", "3 more clean boxes")
    return spoken(paragraphs(history.rules, history.table, seen, decision, str, goal)).splitlines()


def test_a_hint_of_a_chapter_says_each_fact_once_and_no_goal() -> None:
    atlas = ruleset("fury3").default_table.atlas
    assert atlas is not None
    there = next(number for number, place in enumerate(atlas.places) if str(place.name) == "Manchester")
    sails = Share(Text("", "Dracula sails."), 0.1)
    box = Text("", "a box may be there.")
    far = Text("", "Dracula may be near.")
    told = in_a_chapter(
        (
            Weighed("", 0.6, 60.0, 0.0, facts=(box, far)),
            Weighed("", 0.5, 50.0, 12.0, answer=sails),
        ),
        ((there, 0.3), (0, 0.1)),
    )
    assert told[1:4] == [
        "Chance of success: 60%, probably better than the others.",
        "A box may be there.",
        "Dracula may be near.",
    ]
    assert told[4:7] == [
        "2. Do nothing",
        "Chance of success: 50%.",
        "It has no visible drawback, but did worse in the simulated games.",
    ]
    assert told[7] == "Basis of this hint"


def test_a_choice_without_facts_says_so_and_a_certain_place_has_no_number() -> None:
    better = (Weighed("", 0.6, 60.0, 0.0), Weighed("", 0.9, 90.0, 5.0))
    told = in_a_chapter(better, ((0, 1.0),))
    assert told[1:5] == [
        "Chance of success: 60%, other choices are about as good.",
        "Nothing on the table favors it over the others.",
        "2. Do nothing",
        "About as good (60%).",
    ]
    worse = (Weighed("", 0.6, 60.0, 0.0), Weighed("", 0.4, 40.0, 5.0))
    assert "No single fact decides this: it did best in the simulated games." in in_a_chapter(worse)
    assert told[-1] == "Dracula is in Alicante: that follows from all that has been shown."
    told = in_a_chapter(better, ((0, 0.09), (1, 0.08)))
    assert told[-1] == "Dracula may still be in many places, with no more than 9% for each."
    told = in_a_chapter(better, ((0, 0.6), (1, 0.396), (2, 0.004)))
    assert "0%" not in told[-1].split()


def test_a_choice_has_few_facts_and_what_speaks_only_against_the_first_is_left_out() -> None:
    facts = tuple(Text("", f"fact {number}.") for number in range(5))
    told = in_a_chapter((Weighed("", 0.6, 60.0, facts=facts[:4]), Weighed("", 0.4, 40.0, facts=facts)))
    assert [line[-2] for line in told if line.startswith("Fact")] == list("01201")
    hurt = reason("bites", True, -0.5)
    told = in_a_chapter((Weighed("", 0.6, 60.0, reasons=(hurt,)), Weighed("", 0.4, 40.0, reasons=(hurt,))))
    assert [line for line in told if "Compared with" in line] == [
        "Compared with the first, this means more bites (by 0.5) on average."
    ]


def test_what_nobody_can_count_is_only_told_of_a_first_choice_without_facts() -> None:
    near = reason("pressure", True, 1.5)
    later = Weighed("", 0.4, 40.0, reasons=(near,))
    words = "more hunters with weapons near Dracula"
    assert sum(words in line for line in in_a_chapter((Weighed("", 0.6, 60.0, reasons=(near,)), later))) == 1
    known = Weighed("", 0.6, 60.0, facts=(Text("", "A box may be there."),), reasons=(near,))
    assert not any(words in line for line in in_a_chapter((known, later)))


def test_only_a_continuation_tells_why_a_choice_without_facts_is_the_best() -> None:
    step = LineStep(True, None, Text("", "Mina goes to Paris."), 0.9)
    told = in_a_chapter((Weighed("", 0.6, 60.0, 0.0, line=(step,)), Weighed("", 0.4, 40.0, 5.0)))
    assert told[2:4] == [
        "No single fact decides this. In the simulated games it did best, most often with this: Mina goes to "
        "Paris.",
        "2. Do nothing",
    ]


def test_the_first_choice_has_room_for_a_reason_and_its_reverse_is_not_told() -> None:
    facts = tuple(Text("", f"fact {number}.") for number in range(3))
    told = in_a_chapter(
        (
            Weighed("", 0.6, 60.0, facts=facts, reasons=(reason("weapons", True, 1.5),)),
            Weighed("", 0.4, 40.0, reasons=(reason("weapons", False, -1.5), reason("bites", True, -0.5))),
        )
    )
    assert told[2:5] == [
        "Fact 0.",
        "Fact 1.",
        "On average this means more weapons (by 0.5).",
    ]
    assert told[7] == "Compared with the first, this means more bites (by 0.5) on average."


def test_choices_that_are_as_good_are_named_if_none_of_the_described_ones_is() -> None:
    rules = ruleset("lite")
    seen = rules.observe(rules.setup(rules.checked_options({}), 1), 0)
    first, second, third = seen.actions[:3]
    why = Explanation((Weighed(first.text, 0.48, 48.0), Weighed(second.text, 0.4, 40.0, 1.0)))
    choices = tuple(Choice(one.text, 30, 0.5, chance=0.48) for one in (first, third))
    decision = AgentDecision(0, 90, value=0.48, choices=choices, why=why)
    told = spoken(paragraphs(rules, rules.default_table, seen, decision, str)).splitlines()
    assert "other choices are about as good" in told[1]
    assert told[2] == f"About as good: “{action_label(seen, third)}”."
    why = replace(why, choices=(why.choices[0], replace(why.choices[1], chance=0.48)))
    told = spoken(paragraphs(rules, rules.default_table, seen, replace(decision, why=why), str)).splitlines()
    assert not any("About as good:" in line for line in told)


def test_a_choice_that_was_not_compared_is_not_said_to_be_the_best() -> None:
    told = in_a_chapter((Weighed("", 0.6, 60.0),))
    assert not any("simulated games" in line for line in told)


def test_what_follows_is_told_in_sentences_and_nothing_twice() -> None:
    rests = LineStep(True, WHO, Text("", "Mina Harker rests."), 0.9)
    goes = LineStep(True, WHO, Text("", "Mina Harker goes to Paris."), 0.9)
    first = Weighed("", 0.6, 60.0, 0.0, line=(rests, rests, goes, rests))
    assert "The plan: Mina Harker rests; then Mina Harker goes to Paris." in in_a_chapter((first,))
    rare = replace(first, line=(replace(rests, share=0.15),))
    assert not any(
        line.startswith("Most likely") for line in in_a_chapter((rare, Weighed("", 0.2, 20.0, 1.0)))
    )


def test_a_name_within_the_line_has_no_capital() -> None:
    name = Text("", "Seward").with_forms({"told": Text("", "the doctor")})
    goes = LineStep(False, None, Text("", "{hunter:told} goes to Paris.").fill(hunter=name), 0.9)
    told = in_a_chapter((Weighed("", 0.6, 60.0, 0.0, line=(goes,)),))
    assert "Most likely next: the doctor goes to Paris (90%)." in told


def test_a_card_is_quoted() -> None:
    card = Text("", "According to the card: {quoted}").fill(**{QUOTED: Text("", "Weapon: “2” damage.")})
    told = in_a_chapter((Weighed("", 0.6, 60.0, facts=(card,)),))
    assert "According to the card: “Weapon: ‘2’ damage.”" in told


def test_what_speaks_against_the_first_choice_comes_last() -> None:
    near, far, more = (Text("", f"{word}.") for word in ("near", "far", "more"))
    first = Weighed(
        "",
        *(0.6, 60.0),
        reasons=(reason("pressure", True, 1.5),),
        facts=(near, more),
        drawback=Drawback(Text("", "choice 2 is safer"), 1),
    )
    second = Weighed("", 0.4, 40.0, 1.0)
    assert in_a_chapter((first, second))[2:5] == ["Near.", "More.", "Against it: choice 2 is safer."]
    told = in_a_chapter(
        (replace(first, facts=(far,), reasons=(), drawback=None, against=(far, near)), second)
    )
    assert told[2:4] == ["Far.", "Against it: Far."]


@pytest.mark.parametrize(
    ("chance", "words"),
    [
        (0.59, "Nothing on the table favors it over the others."),
        (0.4, "The facts speak for another choice; only the simulated games favor this one."),
    ],
)
def test_a_first_choice_that_only_has_a_drawback_says_so(chance: float, words: str) -> None:
    first = Weighed("", 0.6, 60.0, drawback=Drawback(Text("", "choice 2 is safer"), 1))
    told = in_a_chapter((first, Weighed("", chance, 100 * chance, 1.0)))
    assert told[2:4] == [words, "Against it: choice 2 is safer."]


def test_a_goal_that_was_never_reached_has_a_sentence_instead_of_a_chance() -> None:
    told = in_a_chapter((Weighed("", 0.0, 0.0), Weighed("", 0.0, 0.0)), value=0.0)
    assert told[1] == "In none of the simulated games was the goal reached."


def test_a_long_quotation_ends_with_a_whole_sentence() -> None:
    part = "A sentence of the card that has about fifty letters"
    card = Text("", "According to the card: {quoted}").fill(**{QUOTED: Text("", ". ".join([part] * 8))})
    told = in_a_chapter((Weighed("", 0.6, 60.0, facts=(card,)),))
    assert told[2] == f"According to the card: “{'. '.join([part] * 5)}. …”"


@pytest.mark.parametrize("language", ["de", "it"])
def test_every_aspect_has_words_in_every_language(language: str) -> None:
    known = {m.text[:2]: m for m in messages(glossary.PATH.parent / f"furyqt_{language}.ts")}
    for game in game_names():
        for aspect in evaluation_terms(ruleset(game)).aspects:
            if not aspect.is_reason:
                continue
            assert aspect.more != aspect.less
            for words in (aspect.more, aspect.less):
                found = known[words.context, words.source]
                assert found.is_finished
                assert found.forms[0] != words.source
