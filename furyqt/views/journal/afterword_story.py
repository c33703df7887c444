"""The text of an afterword: the verdict, the entry, a habit, the style, the dossier, and the epilogue."""

from __future__ import annotations

from collections.abc import Sequence

from furyqt.controllers.chapters.campaign_file import FinishedChapter
from furyqt.controllers.chapters.journal_pages import Afterword, JournalEntry
from furyqt.rules.core.campaign.campaign import AnyCampaign
from furyqt.rules.core.campaign.dossier import read_dossier
from furyqt.rules.core.text import Text, Texts
from furyqt.views.journal import story_html as html
from furyqt.views.journal.chapter_story import Say, journal_lines, letter_head
from furyqt.views.journal.dossier_story import changes, way_through
from furyqt.views.journal.words import STATES

N_ = Texts("journal")


def verdict_words(campaign: AnyCampaign, finished: FinishedChapter) -> Text:
    """Return the verdict in one sentence."""
    return _VERDICT.fill(medal=STATES[finished.medal], reason=finished.verdict.reason_text(campaign))


def afterword_page(
    campaign: AnyCampaign,
    entry: JournalEntry,
    found: Afterword | None,
    epilogue: str,
    entries: Sequence[JournalEntry],
    say: Say,
) -> str:
    """Return the page of a finished chapter; `epilogue` is empty before the end of the campaign.

    `entries` are all chapters: the epilogue ends with the medals and the branches that were not taken.
    """
    finished, texts = entry.finished, campaign.texts()
    assert finished is not None
    parts = [
        letter_head(entry, say),
        html.heading(say(verdict_words(campaign, finished))),
        journal_lines(entry, say),
    ]
    learned = [] if found is None else [found.habit, _STYLE.fill(style=found.style) if found.style else None]
    if any(learned):
        parts += [html.heading(say(_LEARNED)), html.listed(say(line) for line in learned if line is not None)]
    changed = changes(campaign, read_dossier(finished.before), read_dossier(finished.after), say)
    if changed:
        titles = (say(_DOSSIER), say(_BEFORE), say(_AFTER))
        parts += [html.heading(say(_CARRIED)), html.table(titles, changed)]
    if epilogue:
        parts += [
            html.rule(),
            html.head(say(texts[f"epilogue.{epilogue}.title"]), (), html.drawing("campaign/act_3", 7), ""),
            html.paragraphs(say(texts[f"epilogue.{epilogue}.text"])),
            way_through(entries, say),
        ]
    return "".join(parts)


_VERDICT = N_("Verdict: {medal}. {reason}")
_LEARNED = N_("Learned")
_STYLE = N_("The computer played in the style “{style}”.")
_CARRIED = N_("Carried on")
_DOSSIER = N_("Dossier")
_BEFORE = N_("Before")
_AFTER = N_("After")
