"""The pages of the journal about chapters: briefing, entry, and all letters."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from furyqt.controllers.chapters.journal_pages import JournalEntry
from furyqt.rules.core.campaign.chapter import SealTerms
from furyqt.rules.core.text import Text, Texts
from furyqt.views.journal import story_html as html
from furyqt.views.journal.words import state_words

N_ = Texts("journal")

Say = Callable[[Text], str]


def briefing_page(
    entry: JournalEntry, texts: Mapping[str, Text], say: Say, seal: SealTerms | None = None, *, is_first: bool
) -> str:
    """Return the page of a chapter; the first one of an act opens with the act."""
    parts = []
    if is_first and f"act.{entry.act}.opening" in texts:
        parts += [
            html.head(
                say(texts[f"act.{entry.act}.title"]),
                (say(texts[f"act.{entry.act}.opening"]),),
                html.drawing(f"campaign/act_{entry.act}", 7),
                "",
            ),
            html.rule(),
        ]
    if entry.state == "closed":
        parts += [letter_head(entry, say), html.paragraphs(say(_CLOSED), is_slanted=True)]
        return "".join(parts)
    parts += [letter_head(entry, say), html.heading(" ".join(_task(entry, seal, say)), 3)]
    parts += [_briefing(entry, say), html.rule()]
    if entry.journal:
        parts += [html.heading(say(_ENTRY)), journal_lines(entry, say)]
    parts += [html.heading(say(_RULES)), html.listed(_rules(entry, say))]
    return "".join(parts)


def letter_head(entry: JournalEntry, say: Say, *, on_new_sheet: bool = False) -> str:
    """Return title, date and writer, between the writer's portrait and a map."""
    return html.head(
        say(_TITLE.fill(number=entry.label, title=entry.title)),
        tuple(say(line) for line in (entry.date, entry.writer) if line is not None),
        html.drawing(f"portraits/{entry.portrait}", 5.6),
        html.drawing(f"campaign/{entry.text}", 5.6),
        on_new_sheet=on_new_sheet,
    )


def _briefing(entry: JournalEntry, say: Say) -> str:
    return "" if entry.briefing is None else html.paragraphs(say(entry.briefing))


def journal_lines(entry: JournalEntry, say: Say) -> str:
    """Return the journal of a finished chapter."""
    return "".join(html.paragraphs(say(line), is_slanted=True) for line in entry.journal)


def _task(entry: JournalEntry, seal: SealTerms | None, say: Say) -> Iterable[str]:
    """Yield what to do and until when: it stands above the letter, in view without scrolling."""
    yield say(_GOAL.fill(goal=entry.goal))
    if seal is not None:
        yield say(_SEAL.fill(day=seal.from_day, places=N_.plural("%n place(s)", seal.places)))
    if entry.loss is not None:
        yield say(_LOSS.fill(loss=entry.loss))
    yield say(_DAYS.fill(days=entry.days))


def _rules(entry: JournalEntry, say: Say) -> Iterable[str]:
    """Yield the beginning, the special rules, the measured chance and the state."""
    yield from (say(rule) for rule in entry.rules)
    yield from (say(medal) for medal in entry.medals)
    if entry.measured is not None:
        yield say(entry.measured)
    yield say(_STATE.fill(state=state_words(entry)))


def letters_page(entries: Iterable[JournalEntry], texts: Mapping[str, Text], say: Say) -> str:
    """Return all briefings and journals that the player has read, to be read again or printed.

    Every letter is printed on its own sheet, so that no page ends with a head.
    """
    parts: list[str] = []
    act = 0
    for entry in entries:
        if entry.state == "closed":
            continue
        on_new_sheet = bool(parts)
        if entry.act != act and f"act.{entry.act}.opening" in texts:
            act = entry.act
            parts += [
                html.heading(say(texts[f"act.{act}.title"]), 1, on_new_sheet=on_new_sheet),
                html.paragraphs(say(texts[f"act.{act}.opening"]), is_slanted=True),
            ]
            on_new_sheet = False
        parts += [
            letter_head(entry, say, on_new_sheet=on_new_sheet),
            _briefing(entry, say),
            journal_lines(entry, say),
        ]
    return "".join(parts) or html.paragraphs(say(_NO_LETTERS))


_TITLE = N_("{number}. {title}")
_ENTRY = N_("The journal")
_RULES = N_("The rules of this chapter")
_GOAL = N_("Goal: {goal}.")
_SEAL = N_(
    "From day {day} on, while he is hidden, you can name {places} as your final answer, with the button "
    "above the map."
)
_LOSS = N_("Lost: {loss}.")
_DAYS = N_("Days: {days}.")
_STATE = N_("State: {state}.")
_CLOSED = N_("This chapter is not open yet. The chapters before it come first.")
_NO_LETTERS = N_("There are no letters yet.")
