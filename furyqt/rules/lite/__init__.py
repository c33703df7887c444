"""The simplified *Fury of Dracula* of a university course ("lite").

The rule numbers L1-L13 refer to `resources/text/en/rules/lite.md`.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from furyqt.rules.core.guidance import Guidance
from furyqt.rules.core.lesson import Lesson
from furyqt.rules.core.ruleset import Ruleset, ScoreTarget
from furyqt.rules.core.table import PlayerInfo, Table
from furyqt.rules.core.text import Text
from furyqt.rules.core.windows import Moment
from furyqt.rules.lite import words
from furyqt.rules.lite.actions import LiteAction
from furyqt.rules.lite.course_notation import read_token, token
from furyqt.rules.lite.determinize import determinize
from furyqt.rules.lite.observation import (
    LiteObservation,
    destination,
    observe,
    outcome,
)
from furyqt.rules.lite.setup import OPTIONS, setup
from furyqt.rules.lite.stage import stage
from furyqt.rules.lite.state import LiteState
from furyqt.rules.lite.summary import summarize
from furyqt.rules.lite.tables import ATLAS, DRACULA


def _line(state: LiteState) -> int:
    return state.round


def _moment(position: Any) -> Moment:
    title = words.ROUND.fill(round=position.round) if position.round else words.PLACEMENT
    return Moment((position.round,), title)


def _figures(observation: LiteObservation) -> tuple[tuple[Text, int], ...]:
    """Return the figures on the map; Dracula's place is his newest move, if that is known."""
    places = [*observation.places, *observation.lairs[-1:]]
    order = sorted(range(len(places)), key=lambda figure: figure != observation.figure)
    known = [figure for figure in order if 0 <= places[figure] < len(ATLAS.places)]
    return tuple((words.FIGURE_NAMES[figure], places[figure]) for figure in known)


def _lessons() -> tuple[Lesson, ...]:
    """Return the lessons, loaded when first needed."""
    lessons: tuple[Lesson, ...] = import_module("furyqt.rules.lite.lessons").LESSONS
    return lessons


def _likely_places(observation: LiteObservation) -> Text:
    return words.EXPECTED_PLACES if observation.player == DRACULA else words.SOUGHT_PLACES


_TABLE = Table(
    players=(
        PlayerInfo("hunters", words.HUNTERS_TITLE),
        PlayerInfo("dracula", words.DRACULA_TITLE, has_styles=True),
    ),
    atlas=ATLAS,
)


def _table(options: Mapping[str, str]) -> Table:
    """Return the table, which is the same for all options."""
    del options
    return _TABLE


RULES: Ruleset[LiteState, LiteObservation, LiteAction] = Ruleset(
    name="lite",
    version=1,
    title=words.TITLE,
    summary=words.SUMMARY,
    balance=words.BALANCE,
    options=OPTIONS,
    table=_table,
    setup=setup,
    observe=observe,
    determinize=determinize,
    outcome=outcome,
    read=read_token,
    write=token,
    line=_line,
    summarize=summarize,
    moment=_moment,
    observation_type=LiteObservation,
    action_type=LiteAction,
    stage=stage,
    lessons=_lessons,
    target=ScoreTarget(words.target, words.is_beaten),
    longest=1830,
    hider=DRACULA,
    likely_places=_likely_places,
    guidance=Guidance(destination, _figures),
)
