"""The ruleset."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

from furyqt.rules.core.campaign.campaign import CampaignPart
from furyqt.rules.core.guidance import Guidance
from furyqt.rules.core.lesson import Lesson
from furyqt.rules.core.ruleset import Ruleset
from furyqt.rules.core.table import PlayerInfo, Seat, Table
from furyqt.rules.core.text import Text
from furyqt.rules.fury2 import words
from furyqt.rules.fury2.actions import Fury2Action
from furyqt.rules.fury2.decision import side_of
from furyqt.rules.fury2.determinize import determinize
from furyqt.rules.fury2.guidance import destination, figures, meaning, preview
from furyqt.rules.fury2.notation import read, write
from furyqt.rules.fury2.observation import Fury2Observation, observe, outcome
from furyqt.rules.fury2.seat_view import seat_view
from furyqt.rules.fury2.setup import GAME_OPTIONS, setup
from furyqt.rules.fury2.stage import stage
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.summary import estimate, summarize
from furyqt.rules.fury2.tables import ATLAS, DRACULA, FIGURE_IDS, SERVANT_FIGURE, SPLIT_ATLAS
from furyqt.rules.fury2.windows import WINDOWS, is_repeated, moment
from furyqt.rules.fury2.words import FIGURE_NAMES

# ------------------------------------------------------------------------------------------------------ seats

ALL_SEATS = tuple(
    Seat(name, title, side_of(figure))
    for figure, (name, title) in enumerate(zip(FIGURE_IDS, FIGURE_NAMES, strict=True))
)
"""The seats with the Servant; a seat's number is its figure's."""
SEATS = ALL_SEATS[:SERVANT_FIGURE]
"""The seats of the base game."""

# ------------------------------------------------------------------------------------------------ the ruleset

_HUNTERS = PlayerInfo("hunters", words.HUNTERS_TITLE)


def table(options: Mapping[str, str]) -> Table:
    """Return the table: the Servant is one more seat of Dracula's player."""
    has_servant = options["variant"] == "servant"
    title = words.DRACULA_SIDE_TITLE if has_servant else words.DRACULA_TITLE
    return Table(
        players=(_HUNTERS, PlayerInfo("dracula", title)),
        seats=ALL_SEATS if has_servant else SEATS,
        windows=WINDOWS,
        atlas=ATLAS if options["north_sea"] == "joined" else SPLIT_ATLAS,
    )


def line(state: Fury2State) -> int:
    """Return the number of the record's line: one for each round."""
    return state.round


def likely_places(observation: Fury2Observation) -> Text:
    """Return the sentence that names where Dracula, or the hunters' idea of him, may be."""
    return words.EXPECTED_PLACES if observation.player == DRACULA else words.SOUGHT_PLACES


def _campaign_part() -> CampaignPart[Fury2State, Fury2Observation]:
    """Return the chapters that are played with these rules, loaded when first needed."""
    part: CampaignPart[Fury2State, Fury2Observation] = import_module(
        "furyqt.rules.fury2.chapters.campaign"
    ).PART
    return part


def _lessons() -> tuple[Lesson, ...]:
    """Return the lessons, loaded when first needed."""
    lessons: tuple[Lesson, ...] = import_module("furyqt.rules.fury2.lessons").LESSONS
    return lessons


RULES: Ruleset[Fury2State, Fury2Observation, Fury2Action] = Ruleset(
    name="fury2",
    version=3,
    older=(1, 2),
    title=words.TITLE,
    summary=words.SUMMARY,
    balance=words.BALANCE,
    options=GAME_OPTIONS,
    table=table,
    setup=setup,
    observe=observe,
    determinize=determinize,
    outcome=outcome,
    read=read,
    write=write,
    line=line,
    estimate=estimate,
    summarize=summarize,
    moment=moment,
    is_repeated=is_repeated,
    observation_type=Fury2Observation,
    action_type=Fury2Action,
    stage=stage,
    longest=10_000,
    hider=DRACULA,
    likely_places=likely_places,
    seat_view=seat_view,
    guidance=Guidance(destination, figures, meaning, preview=preview),
    lessons=_lessons,
    campaign_part=_campaign_part,
)
