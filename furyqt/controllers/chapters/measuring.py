"""Games that the computer plays on both sides of a chapter, and the figures that its file keeps."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

import msgspec

from ai.agent import Agent, AgentDecision
from ai.agents import make_agent
from ai.goal_agent import GoalAgent, answer
from ai.knowledge.optional_modules import optional_module
from ai.levels import SEARCH
from ai.mcts.search import SearchAgent
from furyqt.controllers.chapters.beginning import chapter_history, chapter_record, opponent_met, style_of
from furyqt.controllers.chapters.campaign_store import campaign_of
from furyqt.controllers.chapters.sealing import may_seal, seal
from furyqt.controllers.chapters.verdict import (
    CLOCK,
    FAILED,
    ChapterVerdict,
    Medal,
    Reason,
    read_verdict,
)
from furyqt.controllers.session.history import History, seed_for
from furyqt.rules.core.agenda import State
from furyqt.rules.core.campaign.aim import DAY
from furyqt.rules.core.campaign.chapter import PRESET
from furyqt.rules.core.campaign.tags import ChapterGame, game_of_chapter
from furyqt.rules.core.campaign.terms import ChapterTerms
from furyqt.rules.core.record import Record
from furyqt.rules.core.ruleset import AnyRuleset, ruleset

GOAL_AGENT = "goal"
"""The agent of the own side that plays for the chapter's goal."""
REACH = "chapters.reach"
"""The part of a game's knowledge that compares ways with days."""
LAST_DAYS = 3
"""The days of a lost game that should have offered a way to the goal."""


class ChapterMatch(msgspec.Struct, frozen=True):
    """A game of a chapter to be played by agents."""

    game: str
    chapter: str
    preset: str
    dossier: str
    """The name of a dossier of the campaign's terms."""
    own: str
    other: str
    """An agent, or PRESET."""
    seed: int


class ChapterResult(msgspec.Struct, frozen=True):
    """The end of such a game."""

    preset: str
    seed: int
    medal: Medal
    reason: Reason
    day: int
    decisions: int
    """The decisions of the own side."""
    is_stuck: bool = False
    """Whether it was lost and its last days offered no way to the goal."""

    @property
    def is_success(self) -> bool:
        """Whether the goal was reached."""
        return ChapterVerdict(self.medal, self.reason, self.day).is_success


def chapter_game_of(match: ChapterMatch) -> ChapterGame:
    """Return the chapter of a match with its terms; NoChapterError or TermsError for what is not known."""
    campaign = campaign_of(match.game)
    dossier = campaign.terms().dossier(match.dossier)
    terms = ChapterTerms(dossier=dossier, preset=campaign.terms().preset(match.preset).id)
    return game_of_chapter(campaign.chapter(match.chapter), terms)


def play_chapter(match: ChapterMatch) -> ChapterResult:
    """Play one game of a chapter; the same match ends alike if its agents count iterations."""
    return _played(match)[0]


def _played(match: ChapterMatch) -> tuple[ChapterResult, _Mornings]:
    """Play one game; return its result and its mornings."""
    game = chapter_game_of(match)
    rules = ruleset(game.chapter.game)
    history = chapter_history(match_record(match, game, rules))
    own = game.campaign.player
    agents = agents_of(match, game)
    decisions, mornings = 0, _Mornings(game, {})
    while not history.is_over:
        player = history.table.seats[history.seat_to_move].player
        observation = history.observation(player)
        if player == own:
            decisions += len(observation.actions) > 1
            mornings.note(history)
        decision = agents[player].decide(observation, seed_for(history, player))
        if player == own and _seals(history, game, agents[own], decision):
            break
        history.add(observation.actions[decision.index])
    found = read_verdict(history.record.tags["Verdict"])
    assert found is not None
    result = ChapterResult(match.preset, match.seed, found.medal, found.reason, found.day, decisions)
    return mornings.judged(result, game.days), mornings


def agents_of(match: ChapterMatch, game: ChapterGame) -> dict[int, Agent]:
    """Return a new agent for each player; UnknownAgentError if the game does not have one."""
    rules = ruleset(game.chapter.game)
    players = range(len(rules.table(rules.checked_options(game.chapter.options)).players))
    own = game.campaign.player
    return {
        player: _agent(rules, match.own, game) if player == own else make_agent(rules, _other(match, game))
        for player in players
    }


def match_record(match: ChapterMatch, game: ChapterGame, rules: AnyRuleset) -> Record:
    """Return the record of a match without actions; its seats have the agents."""
    table = rules.table(rules.checked_options(game.chapter.options))
    own = "greedy" if match.own == GOAL_AGENT else match.own
    other = _other(match, game)
    seats = [own if seat.player == game.campaign.player else other for seat in table.seats]
    return chapter_record(game, match.seed, seats)


def _other(match: ChapterMatch, game: ChapterGame) -> str:
    """Return the name of the agent of the other side."""
    if match.other != PRESET:
        return match.other
    return opponent_met(game, style_of(game.chapter, game.campaign.chapters(), ()))


def _agent(rules: AnyRuleset, name: str, game: ChapterGame) -> Agent:
    """Return an agent of the own side, which knows the aim of the chapter."""
    if name != GOAL_AGENT:
        return make_agent(rules, name, aim=game.aim)
    return GoalAgent(rules, game.aim.wanted.names, game.aim.limits)


def _seals(history: History, game: ChapterGame, agent: Agent, decision: AgentDecision) -> bool:
    """Name the likeliest places on the last day, if the chapter has a seal and the agent plays for goals.

    A search goes on if that is more promising.
    """
    terms = game.chapter.judge.seal
    assert history.course is not None
    if terms is None or not isinstance(agent, GoalAgent | SearchAgent):
        return False
    if history.course.counts(history.state)[DAY] < max(game.days, terms.from_day) or not may_seal(history):
        return False
    belief = agent.knowledge.belief(history.observation(game.campaign.player))
    found = answer(belief, game.seal_places)
    if isinstance(agent, SearchAgent) and decision.value > found.chance:
        return False
    seal(history, found.places)
    return True


class SharedMatch(msgspec.Struct, frozen=True):
    """One seed for several presets; they differ in the days only if the other side is the same agent."""

    match: ChapterMatch
    presets: tuple[str, ...]


def play_shared(shared: SharedMatch) -> list[ChapterResult]:
    """Return the result for each preset.

    Only a search knows the clock, so one game with the longest clock tells the end for each shorter one. A
    chapter with a seal, which is given on the last day, is played for each preset.
    """
    matches = [msgspec.structs.replace(shared.match, preset=preset) for preset in shared.presets]
    games = [chapter_game_of(match) for match in matches]
    has_seal, is_search = games[0].chapter.judge.seal is not None, shared.match.own.startswith(SEARCH)
    if has_seal or is_search or shared.match.other == PRESET:
        return [play_chapter(match) for match in matches]
    longest = max(range(len(games)), key=lambda number: games[number].days)
    found, mornings = _played(matches[longest])
    return [
        mornings.judged(_cut(found, match.preset, game.days), game.days)
        for match, game in zip(matches, games, strict=True)
    ]


def _cut(found: ChapterResult, preset: str, days: int) -> ChapterResult:
    """Return the end of a game whose clock ends after so many days."""
    if found.day <= days and (found.reason != CLOCK or found.day == days):
        return msgspec.structs.replace(found, preset=preset)
    share = found.decisions * days // max(1, found.day)
    return ChapterResult(preset, found.seed, FAILED, CLOCK, days, share)


class _Mornings(NamedTuple):
    """The first position of the own side on each day, with its counters."""

    game: ChapterGame
    days: dict[int, tuple[State, Mapping[str, int]]]

    def note(self, history: History) -> None:
        """Remember the position if it is the first of its day."""
        assert history.course is not None
        counts = history.course.counts(history.state)
        self.days.setdefault(counts[DAY], (history.state, counts))

    def judged(self, result: ChapterResult, days: int) -> ChapterResult:
        """Return the result with the answer whether the last days of a lost game offered a way to the goal.

        The morning of the last day but two decides, because it has the most time. A game without knowledge of
        ways is never stuck.
        """
        module = optional_module(self.game.chapter.game, REACH)
        morning = max((day for day in self.days if day <= max(1, result.day - LAST_DAYS + 1)), default=0)
        if result.is_success or module is None or not morning:
            return msgspec.structs.replace(result, is_stuck=False)
        state, counts = self.days[morning]
        is_open = module.is_open(state, self.game.chapter.judge.goal, counts, days - morning + 1)
        return msgspec.structs.replace(result, is_stuck=not is_open)


def shared_matches(
    game: str, chapter: str, presets: Iterable[str], dossier: str, own: str, other: str, seeds: Iterable[int]
) -> list[SharedMatch]:
    """Return the matches of some presets with the same seeds."""
    names = tuple(presets)
    return [
        SharedMatch(ChapterMatch(game, chapter, names[0], dossier, own, other, seed), names) for seed in seeds
    ]
