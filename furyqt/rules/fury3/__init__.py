"""Fury of Dracula, third edition: the complete game.

The rule numbers R1-R15 refer to `resources/text/en/rules/fury3.md`.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

from furyqt.rules.core.campaign.campaign import Campaign
from furyqt.rules.core.guidance import Guidance
from furyqt.rules.core.lesson import Lesson
from furyqt.rules.core.puzzle import PuzzleSolver
from furyqt.rules.core.ruleset import Ruleset
from furyqt.rules.core.table import PlayerInfo, Seat, Table
from furyqt.rules.core.text import Text
from furyqt.rules.fury3 import words
from furyqt.rules.fury3.actions import Fury3Action
from furyqt.rules.fury3.determinize import determinize
from furyqt.rules.fury3.guidance import destination, figures, meaning, ordered
from furyqt.rules.fury3.notation import TOKENS
from furyqt.rules.fury3.observation import Fury3Observation, observe, outcome
from furyqt.rules.fury3.series import series
from furyqt.rules.fury3.setup import OPTIONS, setup
from furyqt.rules.fury3.stage import stage
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.summary import estimate, summarize
from furyqt.rules.fury3.tables import ATLAS, DRACULA, DRACULA_FIGURE, HUNTERS
from furyqt.rules.fury3.windows import WINDOWS, moment
from furyqt.rules.fury3.words import FIGURE_NAMES
from furyqt.rules.mechanisms.token_table import write

# ------------------------------------------------------------------------------------------------------ seats

NAMES = ("godalming", "seward", "helsing", "mina", "dracula")
SEATS = tuple(
    Seat(name, title, DRACULA if figure == DRACULA_FIGURE else HUNTERS)
    for figure, (name, title) in enumerate(zip(NAMES, FIGURE_NAMES, strict=True))
)

# ------------------------------------------------------------------------------------------------ the ruleset


def _line(state: Fury3State) -> int:
    return state.phase


_TABLE = Table(
    players=(
        PlayerInfo("hunters", words.HUNTERS_TITLE),
        PlayerInfo("dracula", words.DRACULA_TITLE, has_styles=True),
    ),
    seats=SEATS,
    windows=WINDOWS,
    atlas=ATLAS,
)


def _table(options: Mapping[str, str]) -> Table:
    """Return the table, which is the same for all options."""
    del options
    return _TABLE


def _likely_places(observation: Fury3Observation) -> Text:
    return words.EXPECTED_PLACES if observation.player == DRACULA else words.SOUGHT_PLACES


def _lessons() -> tuple[Lesson, ...]:
    lessons: tuple[Lesson, ...] = import_module("furyqt.rules.fury3.lessons").LESSONS
    return lessons


def _puzzles() -> PuzzleSolver[Fury3Observation]:
    solver: PuzzleSolver[Fury3Observation] = import_module("furyqt.rules.fury3.puzzles").SOLVER
    return solver


def _campaign() -> Campaign[Fury3State, Fury3Observation]:
    found: Campaign[Fury3State, Fury3Observation] = import_module(
        "furyqt.rules.fury3.chapters.campaign"
    ).CAMPAIGN
    return found


RULES: Ruleset[Fury3State, Fury3Observation, Fury3Action] = Ruleset(
    name="fury3",
    version=4,
    older=(1, 2, 3),
    title=words.TITLE,
    summary=words.SUMMARY,
    balance=words.BALANCE,
    options=OPTIONS,
    table=_table,
    setup=setup,
    observe=observe,
    determinize=determinize,
    outcome=outcome,
    read=TOKENS.read,
    write=write,
    line=_line,
    estimate=estimate,
    summarize=summarize,
    moment=moment,
    series=series,
    observation_type=Fury3Observation,
    action_type=Fury3Action,
    stage=stage,
    longest=10_000,
    hider=DRACULA,
    likely_places=_likely_places,
    guidance=Guidance(destination, figures, meaning, ordered),
    lessons=_lessons,
    puzzles=_puzzles,
    campaign=_campaign,
)
