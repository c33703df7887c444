"""The texts of a chapter: of its game's documents, or of its own file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import cycle

from ai.levels import SEARCH
from furyqt.controllers.chapters.verdict import END, ChapterVerdict
from furyqt.rules.core.campaign.aim import DAY
from furyqt.rules.core.campaign.calendar import date_text
from furyqt.rules.core.campaign.campaign import AnyCampaign, Facts
from furyqt.rules.core.campaign.chapter import PRESET, CampaignChapter
from furyqt.rules.core.campaign.tags import ChapterGame
from furyqt.rules.core.events import Event
from furyqt.rules.core.text import BRACE, Text, Texts

N_ = Texts("chapters")

UNTITLED = N_("A chapter without a title")
MOST_LINES = 8
"""The most moments that a journal entry names."""
MOMENT_KEYS = ("journal.1", "journal.1.2", "journal.1.3")
"""The keys of the lines about moments, which are used in turn; a chapter may have only the first."""
_MEASURED = N_(
    "Within the days of this difficulty, {players} won {won} of {games} games ({percent}%)"
    " against {opponent}."
)
_DAYS = ("day", "first_day", "hurt_day")
"""The names of days in braces, which become dates."""


def chapter_text(campaign: AnyCampaign, chapter: CampaignChapter, key: str) -> Text | None:
    """Return a text of a chapter by the rest of its key, such as "title"; None if it has none."""
    found = campaign.texts().get(f"{chapter.text}.{key}")
    if found is None and key in chapter.prose:
        return Text("", chapter.prose[key])
    return found


def chapter_label(chapter: CampaignChapter) -> str:
    """Return a chapter's number, with the letter of a branch: "10b"."""
    return chapter.id.rpartition("-")[2].lstrip("0")


def chapter_name(campaign: AnyCampaign, chapter: CampaignChapter, day: int = 0) -> Text:
    """Return the name of a game of a chapter or a hunt on a day: "Chapter 2, The Log, third day"."""
    texts, title = campaign.texts(), chapter_text(campaign, chapter, "title") or UNTITLED
    if chapter in campaign.hunts():
        name = texts["name.hunt"].fill(title=title)
    else:
        name = texts["name.chapter"].fill(number=chapter_label(chapter), title=title)
    words = texts.get(f"day.{day}")
    return name if words is None else texts["name.day"].fill(name=name, day=words)


def texts_of(campaign: AnyCampaign, chapter: CampaignChapter, key: str) -> tuple[Text, ...]:
    """Return the texts with a key and the numbers from 1 on, as far as there are any."""
    found: list[Text] = []
    while (text := chapter_text(campaign, chapter, f"{key}.{len(found) + 1}")) is not None:
        found.append(text)
    return tuple(found)


def journal_entry(
    game: ChapterGame, ended: ChapterVerdict, told: Sequence[Event], named: Text | None = None
) -> Mapping[Text, int]:
    """Return the entry that the writer makes: a line for each moment that counts, and one for the end.

    Each line has the day that it is about; that of the end has the day after the last one.

    `named` is the place that was the right final answer: the last line means it, not the newest one found.
    """
    campaign, chapter = game.campaign, game.chapter
    counts = campaign.counts(told)
    counted = next((counts[name] for name in chapter.judge.goal.names if name in counts), 0)
    variants = [text for key in MOMENT_KEYS if (text := chapter_text(campaign, chapter, key)) is not None]
    moments = campaign.moments(told, chapter.journal)[-MOST_LINES:] if variants else ()
    lines: dict[Text, int] = {}
    for line, moment in zip(cycle(variants), moments, strict=False):
        words, day = filled(campaign, chapter, line, {"count": counted, **moment}), moment.get(DAY)
        if words is not None:
            lines.setdefault(words, day if isinstance(day, int) else 1)
    last = chapter_text(campaign, chapter, "journal.2" if ended.is_success else "journal.3")
    if ended.is_success and ended.reason == END:
        last = campaign.texts().get("journal.destroyed", last)  # sooner than the chapter's goal
    answer = {} if named is None else {"place": named}
    values = {"count": counted, **campaign.facts(told), **answer}
    words = None if last is None else filled(campaign, chapter, last, values)
    if words is not None:
        lines.setdefault(words, ended.day + 1)
    return lines


def filled(campaign: AnyCampaign, chapter: CampaignChapter, line: Text, values: Facts) -> Text | None:
    """Return a line with its braces filled; None if this moment does not have one of its values."""
    days = {name: day for name, day in values.items() if name in _DAYS and isinstance(day, int)}
    known = {**values, **{name: date_text(campaign.starts, chapter.text, day) for name, day in days.items()}}
    needed = {name for name, _ in braces(line)}
    if needed - known.keys():
        return None
    return line.fill(**{name: known[name] for name in sorted(needed)})


def braces(line: Text) -> list[tuple[str, str]]:
    """Return the names and forms of a text's braces."""
    return BRACE.findall(line.source)


def measured_chance(campaign: AnyCampaign, chapter: CampaignChapter, preset: str) -> Text | None:
    """Return how often which computers won with a preset and a typical dossier; None if not measured."""
    found = [one for one in chapter.measured if one.rev == chapter.rev and preset in one.won]
    if not found:
        return None
    best = max(reversed(found), key=lambda one: one.dossier == "typical")  # the newest of them
    percent = round(100 * best.won[preset] / best.games)
    texts = campaign.texts()
    return _MEASURED.fill(
        players=texts["players.search" if best.players.startswith(SEARCH) else "players.rule"],
        opponent=texts["opponent.preset" if best.opponent == PRESET else "opponent.rule"],
        won=best.won[preset],
        games=best.games,
        percent=percent,
    )
