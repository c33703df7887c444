"""A chapter in a session: its end, undo across it, the seal, hints, the terminal, and the audit."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from ai.agent import AgentDecision
from ai.agents import make_agent
from ai.reasons import Explanation
from furyqt.controllers.chapters.beginning import chapter_history, chapter_record
from furyqt.controllers.chapters.campaign_file import finished_chapter
from furyqt.controllers.chapters.campaign_session import CampaignSession
from furyqt.controllers.chapters.campaign_store import name_of_chapter
from furyqt.controllers.chapters.measuring import ChapterMatch, chapter_game_of
from furyqt.controllers.chapters.sealing import SealError, answer_note, may_seal, seal, seal_places
from furyqt.controllers.chapters.verdict import SEAL, VERDICT
from furyqt.controllers.computer.ai_client import HINT_SPEC, WARM_UP_SPEC
from furyqt.controllers.engine.ai_worker import AiWorker
from furyqt.controllers.language import Language
from furyqt.controllers.review.audit import answered, cases, question
from furyqt.controllers.session.game_session import GameSession
from furyqt.controllers.session.history import History, seed_for
from furyqt.controllers.session.moves import signed
from furyqt.controllers.storage.library import Library
from furyqt.controllers.terminal.console import Console
from furyqt.controllers.terminal.solo import SoloGame
from furyqt.rules.core.agenda import is_over
from furyqt.rules.core.record import loads
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.core.text import Text
from tests.controllers.chapters.chapter_games import begun, play
from tests.controllers.fakes import FakeEngine, play_on, saved, settled, wait_until

FIRST, TRANCE = "shadow-01", "shadow-06"


@pytest.fixture
def book(home: object) -> CampaignSession:
    made = CampaignSession()
    made.store.create("winter")
    return made


def before_the_end(book: CampaignSession, chapter: str = FIRST, seed: int = 1) -> History:
    """A game just before the own decision that ends the chapter, if it is repeated from there."""
    ended = play(begun(book, chapter, seed))
    own = [ply for ply in range(ended.ply) if ended.is_persons(ply)]
    history = begun(book, chapter, seed)
    for action, note in zip(ended.record.actions[: own[-1]], ended.record.notes, strict=False):
        history.add(action, note)
    return history


def session_of(history: History, worker: AiWorker) -> GameSession:
    return GameSession.from_record(history.record, history.states, worker=worker)


def to_the_end(session: GameSession) -> None:
    while not session.is_over:
        play_on(session, 1)


def test_a_session_ends_by_the_verdict_and_undo_goes_back_over_it(
    book: CampaignSession, worker: AiWorker
) -> None:
    session = session_of(before_the_end(book), worker)
    outcomes: list[object] = []
    session.ended.connect(outcomes.append)
    settled(session)
    assert session.chapter is not None
    assert session.chapter.verdict is None
    to_the_end(session)
    record, states = saved(session)
    assert not is_over(states[-1]), "the seed ends the game itself"
    assert outcomes[-1] == session.outcome
    assert session.chapter.verdict is not None
    assert session.chapter.verdict.tag == record.tags[VERDICT]
    assert (session.observation.actions, session.is_persons_turn) == ((), False)
    assert session.observation.outcome == session.outcome
    played = session.ply
    session.undo_stack.undo()
    settled(session)
    assert session.ply < played
    assert session.chapter.verdict is None
    assert VERDICT not in session.header.tags
    assert not session.is_over
    session.undo_stack.redo()
    settled(session)
    assert session.is_over
    assert session.header.tags[VERDICT] == record.tags[VERDICT]


def test_a_chapter_without_undo(book: CampaignSession, worker: AiWorker) -> None:
    history = chapter_history(book.record(FIRST, "iron", seed=1))
    session = session_of(history, worker)
    play_on(session, 3)
    assert session.header.undo_mode == "none"
    assert not session.undo_stack.can_undo
    assert not session.undo_stack.can_redo
    assert not session.advice.gives_hints
    session.close()


def test_hints_of_a_preset(book: CampaignSession, worker: AiWorker) -> None:
    hard = session_of(begun(book, FIRST, preset="helsing"), worker)
    assert (hard.advice.gives_hints, hard.advice.knows_places) == (False, True)
    hard.close()
    usual = session_of(begun(book, "shadow-04"), worker)
    assert usual.advice.gives_hints
    assert usual.chapter is not None
    assert usual.chapter.hint_note(AgentDecision(0)) is None
    assert str(usual.goal) == "make three more boxes clean"
    usual.close()


def test_hints_of_the_second_edition_know_its_goal(book: CampaignSession, worker: AiWorker) -> None:
    houses = session_of(begun(book, "shadow-10b"), worker)
    assert houses.chapter is not None
    assert str(houses.goal) == (
        "make three more houses clean, defeat the Servant once and fight him three more times"
    )
    houses.close()


@pytest.mark.parametrize("preset", ["story", "hunter"])
def test_a_hint_says_what_the_final_answer_is_worth(
    preset: str, book: CampaignSession, worker: AiWorker
) -> None:
    session = session_of(begun(book, "shadow-06", preset=preset), worker)
    assert session.chapter is not None
    decision = AgentDecision(0, value=0.6, why=Explanation(places=((3, 0.4), (5, 0.1))))
    assert session.chapter.hint_note(decision) is None, "it is too early for an answer"
    settled(session)
    while not session.is_over and not session.chapter.can_seal:
        play_on(session, 1)
        settled(session)
    assert session.chapter.can_seal
    atlas = session.table.atlas
    assert atlas is not None
    names = [atlas.places[place].name for place in (3, 5)]
    answer = (
        f"{names[0]} or {names[1]} would be right in 50"
        if preset == "story"
        else f"{names[0]} would be right in 40"
    )
    note = session.chapter.hint_note(decision)
    assert note is not None
    assert (str(note.words), note.is_better) == (f"The final answer {answer}% of all cases.", False)
    places = ((3, 1.0),)
    note = session.chapter.hint_note(replace(decision, why=Explanation(places=places)))
    assert note is not None
    now = f"Give the final answer now: it is {names[0]}, as no other place is possible."
    assert (str(note.words), note.is_better) == (now, True)
    note = session.chapter.hint_note(replace(decision, value=0.3))
    assert note is not None
    assert not note.is_better, "more is learned each day"
    session.close()


def test_a_game_of_a_chapter_is_named_by_title_and_day(book: CampaignSession, worker: AiWorker) -> None:
    session = session_of(begun(book, FIRST), worker)
    assert session.chapter is not None
    settled(session)
    assert str(session.chapter.name) == "Chapter 1, The Borgo Road, first day"
    session.close()
    assert str(name_of_chapter("fury3", "shadow-10b")) == "Chapter 10b, Renfield's Heir"
    assert str(name_of_chapter("fury3", "hunt-01")) == "Hunt, Four Telegrams"
    assert name_of_chapter("fury3", "shadow-99") is None
    assert name_of_chapter("lite", "shadow-01") is None


def test_goals_are_announced_once_when_they_change(book: CampaignSession, worker: AiWorker) -> None:
    session = session_of(begun(book, FIRST), worker)
    assert session.chapter is not None
    lines: list[Text] = []
    session.chapter.counted.connect(lines.append)
    settled(session)
    start = [str(line) for line in session.chapter.lines()]
    assert start[0].startswith("Day 1 of ")
    to_the_end(session)
    told = [str(line) for line in lines]
    assert len(told) == len(set(told))
    assert any(line.startswith("Day 2 of ") for line in told)
    assert [str(order) for order in session.chapter.orders] == [
        "You have eight days to find three of Dracula's hideouts.",
        "You lose if a hunter is defeated.",
    ]
    assert session.chapter.days == session.chapter.game.days >= session.chapter.day
    session.close()


# ----------------------------------------------------------------------------------------------------- seal


def on_day(book: CampaignSession, day: int, seed: int = 1, preset: str = "") -> History:
    """Return the trance chapter at the first own decision of a day."""
    history = begun(book, TRANCE, seed, preset)
    agents = [make_agent(ruleset("fury3"), name) for name in ("random", "random")]
    assert history.course is not None
    while not (history.is_persons_turn and history.course.counts(history.state)["day"] >= day):
        assert not history.is_over, "the seed ends too early"
        player = history.table.seats[history.seat_to_move].player
        seen = history.observation(player)
        history.add(seen.actions[agents[player].decide(seen, seed_for(history, player)).index])
    return history


def test_a_seal_ends_the_chapter_and_is_never_undone(book: CampaignSession, worker: AiWorker) -> None:
    history = on_day(book, 4, 3)
    assert history.course is not None
    truth = history.course.game.campaign.hidden_place(history.state)
    place = next(number for number, one in enumerate(history.table.atlas.places) if one.code == truth)  # type: ignore[union-attr]
    session = session_of(history, worker)
    settled(session)
    assert session.chapter is not None
    assert session.chapter.can_seal
    for wrong in ((), tuple(range(session.chapter.seal_places + 1))):
        with pytest.raises(SealError):
            session.chapter.seal(wrong)
    ended: list[object] = []
    session.ended.connect(ended.append)
    session.chapter.seal((place,))
    settled(session)
    assert session.is_over
    assert ended
    assert session.header.tags[SEAL] == truth
    assert session.chapter.verdict is not None
    assert (session.chapter.verdict.is_success, session.chapter.verdict.reason) == (True, "seal")
    assert not session.undo_stack.can_undo
    assert not session.chapter.can_seal
    with pytest.raises(SealError):
        session.chapter.seal((place,))
    path = session.archive.autosave_path
    assert path is not None
    record, states = loads(path.read_bytes())
    assert History(record, states).is_over
    assert session.table.atlas is not None
    line = str(finished_chapter(record, states, 1, "one").journal[-1])
    assert str(session.table.atlas.places[place].name) in line
    assert Library().latest_unfinished() is None
    session.close()


def test_a_wrong_seal_loses(book: CampaignSession) -> None:
    history = on_day(book, 4, 3)
    assert history.course is not None
    assert history.table.atlas is not None
    truth = history.course.game.campaign.hidden_place(history.state)
    wrong = next(number for number, one in enumerate(history.table.atlas.places) if one.code != truth)
    seal(history, (wrong,))
    assert history.record.tags[VERDICT].startswith("failed seal 4")
    assert history.outcome is not None
    assert history.outcome.winners == (1,)


def test_one_of_two_places_has_to_be_right(book: CampaignSession) -> None:
    history = on_day(book, 4, 3, "story")
    assert history.course is not None
    assert history.table.atlas is not None
    codes = [one.code for one in history.table.atlas.places]
    place = codes.index(history.course.game.campaign.hidden_place(history.state))
    wrong = [number for number in range(3) if number != place]
    assert seal_places(history) == 2
    with pytest.raises(SealError, match="one to two places"):
        seal(history, (*wrong[:2], place))
    seal(history, (wrong[0], place))
    assert history.record.tags[VERDICT].startswith("gold seal 4")
    named = history.record.tags[SEAL]
    assert set(named.split(",")) == {codes[wrong[0]], codes[place]}
    for seal_tag, hits in ((named, 1), (f"{named},{codes[wrong[1]]}", 0)):
        assert history.course.counts(history.state, seal_tag)["sealed"] == hits


def test_on_the_last_day_the_likeliest_answer_may_beat_playing_on(
    book: CampaignSession,
) -> None:
    history = on_day(book, 6, 3)
    likely = AgentDecision(0, value=0.3, why=Explanation(places=((3, 0.4), (5, 0.1))))
    found = [answer_note(history, decision) for decision in (likely, replace(likely, value=0.5))]
    assert [note is not None and note.is_better for note in found] == [True, False]
    assert str(found[0] and found[0].words).endswith("with a chance of 40%; playing on promises less.")


def test_a_seal_is_possible_from_its_day_on(book: CampaignSession) -> None:
    history = begun(book, TRANCE)
    assert history.course is not None
    terms = history.course.game.chapter.judge.seal
    assert terms is not None
    assert seal_places(history) == terms.places
    assert not may_seal(history)
    with pytest.raises(SealError, match="from day 4 on"):
        seal(history, (1,))
    other = begun(book, FIRST)
    assert (seal_places(other), may_seal(other)) == (0, False)
    with pytest.raises(SealError, match="asks for no final answer"):
        seal(other, (1,))


def test_a_dracula_on_the_board_is_no_answer(book: CampaignSession) -> None:
    history = on_day(book, 4, 3)
    assert may_seal(history)
    state: Any = history.state
    state.revealed = True
    assert not may_seal(history)
    with pytest.raises(SealError):
        seal(history, (1,))


# ------------------------------------------------------------------------------------- terminal and audit


def conversation(history: History, *lines: str) -> list[str]:
    """Return what the terminal writes when a person types these lines and leaves."""
    typed = iter((*lines, "quit"))
    written: list[str] = []
    console = Console(SoloGame(history), Language(), say=written.append, ask=lambda prompt: next(typed))
    console.run()
    return written


def test_the_terminal_shows_goals_and_takes_the_seal(book: CampaignSession) -> None:
    history = on_day(book, 4, 3)
    written = conversation(history, "goal", "?", "seal", "seal nowhere", "seal Paris, Vienna", "seal Paris")
    assert any(line.startswith("Day 4 of ") for line in written)
    assert any("seal PLACE" in line for line in written)
    assert sum("Type “seal”" in line for line in written) == 2
    assert sum("You can name" in line for line in written) == 1
    assert history.record.tags[SEAL] == "PA"
    assert history.is_over


def test_a_hint_in_the_terminal_begins_with_the_final_answer_if_that_is_best(book: CampaignSession) -> None:
    written = conversation(on_day(book, 6, 3), "hint")
    answer, how = (
        next(number for number, line in enumerate(written) if line.startswith(words))
        for words in ("Give the final answer now: ", "Type “seal”")
    )
    assert answer < how
    is_certain = "as no other place is possible" in written[answer]
    assert is_certain != any(line.startswith("The computer would choose: ") for line in written)
    assert is_certain != ("If you play on instead:" in written)
    assert not any("The final answer" in line for line in written[answer + 1 :]), "it is said once"


def test_the_terminal_of_an_ordinary_game_has_no_goals() -> None:
    from furyqt.controllers.session.history import new_history

    history = new_history("lite", {}, 1, ("human", "random"))
    written = conversation(history, "goal", "seal Paris")
    assert "This game is not a chapter of a campaign." in written
    assert "This game asks for no final answer." in written


@pytest.mark.parametrize("chapter", [FIRST, "shadow-10b"])
def test_computer_decisions_of_a_chapter_can_be_audited(book: CampaignSession, chapter: str) -> None:
    record = book.record(chapter, seed=2, fellows={"helsing": "greedy"})
    others = {name: "greedy" for name, agent in record.tags.items() if agent.startswith("search:")}
    record = type(record)(record.game, record.seed, record.options, tags={**record.tags, **others})
    history = chapter_history(record)
    agent = make_agent(history.rules, "greedy")
    while not history.is_over and history.ply < 30:
        seat = history.seat_to_move
        seen = history.observation(history.table.seats[seat].player)
        decision = agent.decide(seen, seed_for(history, seen.player))
        history.add(seen.actions[decision.index], signed(history, seat, decision))
    found = cases(history.record, history.states)
    assert len(found) > 5
    for case in found:
        assert case.trouble is None
        assert answered(question(history.record, history.states, case)).token == case.token


@pytest.mark.parametrize("has_aim", [True, False])
def test_a_search_beside_a_person_is_reproduced_with_the_aim_of_its_record(has_aim: bool) -> None:
    """In an older record it played the ordinary game; so the audit repeats that."""
    game = chapter_game_of(ChapterMatch("fury3", FIRST, "hunter", "typical", "search:12", "greedy", 1))
    record = chapter_record(game, 5, ["search:12"] * 4 + ["greedy"])
    if not has_aim:
        record.tags.pop("Aim")
    history = chapter_history(record)
    rules = history.rules
    own = make_agent(rules, "search:12", aim=history.aim_of_agent(0))
    other = make_agent(rules, "greedy")
    while not history.is_over and history.ply < 24:
        seat = history.seat_to_move
        player = history.table.seats[seat].player
        seen = history.observation(player)
        decision = (other if player else own).decide(seen, seed_for(history, player))
        history.add(seen.actions[decision.index], signed(history, seat, decision))
    found = cases(history.record, history.states)
    asked = [question(history.record, history.states, case) for case in found]
    assert {one.aim for one in asked} == ({None, game.aim} if has_aim else {None})
    assert [answered(one).token for one in asked] == [case.token for case in found]


def test_the_process_gets_the_aim_for_the_persons_side_only(
    book: CampaignSession, qapp: QCoreApplication
) -> None:
    engine = FakeEngine()
    worker = AiWorker(lambda: engine)
    session = session_of(begun(book, FIRST), worker)
    settled(session)
    session.advice.request_hint()
    wait_until(lambda: not session.advice.is_hinting)
    specs = [spec for spec, *_ in engine.asked]
    for spec, aim in zip(specs, engine.aims, strict=True):
        assert (aim is not None) == (spec in (HINT_SPEC, WARM_UP_SPEC)), spec
    assert HINT_SPEC in specs
    session.close()
    worker.close()
