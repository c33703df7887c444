"""The ruleset."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

from furyqt.rules.core.action import Refusal
from furyqt.rules.core.guidance import Guidance
from furyqt.rules.core.lesson import Lesson
from furyqt.rules.core.ruleset import Ruleset
from furyqt.rules.core.table import PlayerInfo, Table
from furyqt.rules.core.text import Text
from furyqt.rules.dining import words
from furyqt.rules.dining.actions import DiningAction, PlaceHero, Send, read, write
from furyqt.rules.dining.determinize import determinize
from furyqt.rules.dining.guidance import preview, series
from furyqt.rules.dining.observation import DiningObservation, observe, outcome
from furyqt.rules.dining.options import OPTIONS
from furyqt.rules.dining.setup import setup
from furyqt.rules.dining.spaces import CODES
from furyqt.rules.dining.stage import stage
from furyqt.rules.dining.state import DiningState
from furyqt.rules.dining.summary import estimate, line, moment, summarize

PLAYERS = tuple(map(PlayerInfo, ("red", "blue", "green", "yellow"), words.PLAYERS))
NOTHING_HIDDEN: frozenset[int] = frozenset()


def table(options: Mapping[str, str]) -> Table:
    """Return the table with the number of players in the options; no player hides anything."""
    count = int(options["players"])
    return Table(players=PLAYERS[:count], hidden_from=(NOTHING_HIDDEN,) * count)


def _refused_name(refusal: Refusal) -> Text:
    """Return what is refused, spaces with their codes like the choices of a list."""
    if isinstance(refusal.what, PlaceHero | Send):
        return words.WITH_CODE.fill(name=refusal.name, code=CODES[refusal.what.space])
    return refusal.name


def _lessons() -> tuple[Lesson, ...]:
    lessons: tuple[Lesson, ...] = import_module("furyqt.rules.dining.lessons").LESSONS
    return lessons


RULES: Ruleset[DiningState, DiningObservation, DiningAction] = Ruleset(
    name="dining",
    version=1,
    title=words.TITLE,
    summary=words.SUMMARY,
    balance=words.BALANCE,
    options=OPTIONS,
    table=table,
    setup=setup,
    observe=observe,
    determinize=determinize,
    outcome=outcome,
    read=read,
    write=write,
    line=line,
    summarize=summarize,
    estimate=estimate,
    moment=moment,
    series=series,
    observation_type=DiningObservation,
    action_type=DiningAction,
    stage=stage,
    guidance=Guidance(preview=preview, refused_name=_refused_name),
    lessons=_lessons,
)
