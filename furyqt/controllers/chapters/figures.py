"""The figures of measured games, and the table of them in a chapter's file."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from pathlib import Path

import msgspec

from furyqt.controllers.chapters.measuring import ChapterMatch, ChapterResult
from furyqt.controllers.storage.files import write_atomically
from furyqt.rules.core.campaign.chapter import CampaignChapter, Measured
from furyqt.rules.core.reading import MOST_PACKAGED, read_text_bounded


def summed_up(results: Sequence[ChapterResult]) -> dict[str, int]:
    """Return the number of successes by preset."""
    found: dict[str, int] = {}
    for result in results:
        found[result.preset] = found.get(result.preset, 0) + result.is_success
    return found


def stuck(results: Sequence[ChapterResult]) -> int:
    """Return the number of lost games whose last days offered no way to the goal."""
    return sum(result.is_stuck for result in results)


def medians(results: Sequence[ChapterResult]) -> tuple[int, int]:
    """Return the median number of decisions, and the median day of the end."""
    decisions = statistics.median_low([result.decisions for result in results])
    return int(decisions), int(statistics.median_low([result.day for result in results]))


def measured_lines(
    chapter: CampaignChapter, results: Sequence[ChapterResult], match: ChapterMatch, commit: str
) -> str:
    """Return the table [[measured]] for a chapter's file."""
    won = summed_up(results)
    decisions, days = medians(results)
    found = Measured(
        commit=commit,
        rev=chapter.rev,
        players=match.own,
        opponent=match.other,
        dossier=match.dossier,
        games=len(results) // len(won),
        won=won,
        stuck=stuck(results),
        decisions=decisions,
        days=days,
    )
    lines = [f"{name} = {_toml(value)}" for name, value in msgspec.to_builtins(found).items()]
    return "\n[[measured]]\n" + "\n".join(lines) + "\n"


def _toml(value: str | int | dict[str, int]) -> str:
    """Return a value as TOML."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {number}" for name, number in value.items()) + " }"
    return f'"{value}"' if isinstance(value, str) else str(value)


def append_measured(path: Path, lines: str) -> None:
    """Append such a table to a chapter's file in one step; OSError if that fails."""
    text = read_text_bounded(path, MOST_PACKAGED)
    write_atomically(path, (text.rstrip("\n") + "\n" + lines).encode())
