"""The opening position of a chapter in sentences: who starts where, and where the houses may be."""

from __future__ import annotations

from collections.abc import Iterable

from furyqt.rules.core.campaign.chapter import CampaignChapter
from furyqt.rules.core.text import Text
from furyqt.rules.fury2.chapters.chapter_stage import ServantStage
from furyqt.rules.fury2.chapters.prose import texts
from furyqt.rules.fury2.tables import ATLAS, FIGURE_IDS, SERVANT_FIGURE
from furyqt.rules.fury2.words import FIGURE_NAMES, joined, place_text


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
        lines.append(line.fill(count=houses.count, places=_places(houses.among)))
    return tuple(lines)


def _places(codes: Iterable[str]) -> Text:
    return joined([place_text(ATLAS.index[code]) for code in codes])


def _line(key: str) -> Text:
    return texts()[f"stage.{key}"]
