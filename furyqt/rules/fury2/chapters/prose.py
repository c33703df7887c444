"""The texts of the chapters, and their opening positions in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date
from functools import cache

from furyqt.rules.core.campaign.chapter import CampaignChapter
from furyqt.rules.core.documents import document_texts
from furyqt.rules.core.numerals import numeral
from furyqt.rules.core.text import Text
from furyqt.rules.fury2.chapters.chapter_stage import ServantStage
from furyqt.rules.fury2.tables import ATLAS, FIGURE_IDS, SERVANT_FIGURE
from furyqt.rules.fury2.words import FIGURE_NAMES, alphabetical, place_text

STARTS = {"c10b": date(1898, 5, 9)}
"""The day on which each chapter starts."""
WRITERS = {"c10b": "seward"}
"""The portrait beside each briefing."""
SPOTS = {"c10b": "nuremburg"}
"""The place of the map at which each chapter stands on the page of contents."""


@cache
def texts() -> Mapping[str, Text]:
    """Return the texts of this game's chapter by their keys, read when first needed.

    The others are those of the whole campaign.
    """
    return document_texts("campaign/chapter-10b")


# ------------------------------------------------------------------------------------------ opening positions


def stage_lines(chapter: CampaignChapter) -> tuple[Text, ...]:
    """Return the sentences about a chapter's opening position."""
    stage: ServantStage = chapter.stage
    starts = [(FIGURE_IDS.index(name), code) for name, code in stage.places.items()]
    if len(stage.servant) == 1:
        starts.append((SERVANT_FIGURE, stage.servant[0]))
    lines = [
        _line("starts").fill(figure=FIGURE_NAMES[figure], place=place_text(ATLAS.index[code]))
        for figure, code in starts
    ]
    if len(stage.servant) > 1:
        lines.append(_line("servant").fill(places=_places(stage.servant)))
    for houses in stage.houses:
        line = _line("houses") if houses.count > 1 else _line("house")
        lines.append(line.fill(count=numeral(houses.count), places=_places(houses.among)))
    return tuple(lines)


def _places(codes: Iterable[str]) -> Text:
    return alphabetical(place_text(ATLAS.index[code]) for code in codes)


def _line(key: str) -> Text:
    return texts()[f"stage.{key}"]
