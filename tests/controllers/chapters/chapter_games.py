"""Chapters played to their ends without a window."""

from __future__ import annotations

from collections.abc import Sequence

from ai.agent import decision_seed
from ai.agents import make_agent
from furyqt.controllers.chapters.beginning import chapter_history
from furyqt.controllers.chapters.campaign_session import CampaignSession
from furyqt.controllers.chapters.measuring import ChapterMatch, agents_of, chapter_game_of, match_record
from furyqt.controllers.chapters.sealing import may_seal, seal
from furyqt.controllers.session.history import History, seed_for
from furyqt.controllers.storage.autosave import Autosave
from furyqt.rules.core.ruleset import ruleset

FAST = ("random", "random")
GOOD = ("greedy", "greedy")


def play(
    history: History, agents: Sequence[str] = FAST, most: int = 10_000, autosave: bool = False
) -> History:
    """Play on to the end, or up to this number of actions; with an autosave if wanted."""
    players = [make_agent(ruleset(history.record.game), name) for name in agents]
    kept = Autosave(None) if autosave else None
    while not history.is_over and history.ply < most:
        player = history.table.seats[history.seat_to_move].player
        seen = history.observation(player)
        decision = players[player].decide(seen, decision_seed(history.record.seed, history.ply))
        history.add(seen.actions[decision.index])
        if kept is not None:
            kept.append(history, history.states[-2])
    return history


def begun(
    book: CampaignSession,
    chapter: str,
    seed: int = 1,
    preset: str = "",
    practice: bool = False,
    bought: Sequence[str] = (),
) -> History:
    """Return the beginning of a chapter of the open campaign."""
    return chapter_history(book.record(chapter, preset, bought, seed=seed, is_practice=practice))


def finish(
    book: CampaignSession, chapter: str, agents: Sequence[str] = FAST, seed: int = 1, autosave: bool = False
) -> History:
    """Play a chapter to its end and close it."""
    history = play(begun(book, chapter, seed), agents, autosave=autosave)
    assert book.close(history.record, history.states) is not None
    return history


def matched(match: ChapterMatch, *, is_right: bool = False) -> History:
    """Play a chapter between agents; the right final answer is given on the last day if wanted."""
    game = chapter_game_of(match)
    rules = ruleset(match.game)
    history = chapter_history(match_record(match, game, rules))
    agents, atlas = agents_of(match, game), history.table.atlas
    assert history.course is not None
    assert atlas is not None
    while not history.is_over:
        is_last = history.course.counts(history.state)["day"] >= game.days
        if is_right and is_last and may_seal(history):
            code = game.campaign.hidden_place(history.state)
            seal(history, [place for place, one in enumerate(atlas.places) if one.code == code])
        else:
            player = history.table.seats[history.seat_to_move].player
            seen = history.observation(player)
            history.add(seen.actions[agents[player].decide(seen, seed_for(history, player)).index])
    return history
