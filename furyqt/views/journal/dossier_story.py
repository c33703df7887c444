"""The pages of the journal about what a campaign carries: dossier, habits and medals."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from furyqt.controllers.chapters.journal_pages import SKIPPED, JournalEntry
from furyqt.rules.core.campaign.campaign import AnyCampaign
from furyqt.rules.core.campaign.dossier import Dossier
from furyqt.rules.core.text import Text, Texts
from furyqt.views.journal import story_html as html
from furyqt.views.journal.chapter_story import Say
from furyqt.views.journal.words import STATES, state_of, state_words

N_ = Texts("journal")

FIELDS = ("wounds", "bite", "taint", "items", "events", "resolve", "boxes", "debt", "allies")


def dossier_page(campaign: AnyCampaign, dossier: Dossier, say: Say) -> str:
    """Return the dossier as a table: each part, its value, and what it means."""
    texts = campaign.texts()
    rows = [
        (say(texts[f"dossier.{field}"]), value, say(texts[f"dossier.{field}.note"]))
        for field, value in dossier_values(campaign, dossier, say).items()
    ]
    return html.heading(say(_DOSSIER), 1) + html.table((say(_PART), say(_VALUE), say(_MEANING)), rows)


def dossier_values(campaign: AnyCampaign, dossier: Dossier, say: Say) -> dict[str, str]:
    """Return every part of a dossier in words."""
    texts = campaign.texts()
    hurt = [
        say(_WOUNDS.fill(figure=texts[f"figure.{seat}"], count=count))
        for seat, count in zip(campaign.seats, dossier.wounds, strict=True)
        if count
    ]
    return {
        "wounds": _joined(hurt, say),
        "bite": say(texts[f"figure.{dossier.bite}"]) if dossier.bite else say(_NONE),
        "taint": str(dossier.taint),
        "items": _joined(_named(texts, "item", dossier.items, say), say),
        "events": _joined(_named(texts, "event", dossier.events, say), say),
        "resolve": str(dossier.resolve),
        "boxes": str(dossier.boxes),
        "debt": str(dossier.debt),
        "allies": _joined(_named(texts, "event", dossier.allies, say), say),
    }


def changes(campaign: AnyCampaign, before: Dossier, after: Dossier, say: Say) -> list[tuple[str, str, str]]:
    """Return the parts of a dossier that a chapter changed: name, before, after."""
    texts = campaign.texts()
    old, new = (dossier_values(campaign, dossier, say) for dossier in (before, after))
    return [
        (say(texts[f"dossier.{field}"]), old[field], new[field])
        for field in FIELDS
        if old[field] != new[field]
    ]


def habits_page(habits: Sequence[Text], say: Say) -> str:
    """Return the habits that were learned so far."""
    lines = html.listed(say(habit) for habit in habits) if habits else html.paragraphs(say(_NO_HABITS))
    return html.heading(say(_HABITS), 1) + html.paragraphs(say(_HABITS_NOTE), is_slanted=True) + lines


def medals_page(entries: Iterable[JournalEntry], say: Say) -> str:
    """Return a table of all chapters with their medals, and the number of each medal."""
    found = list(entries)
    rows = [(_titled(entry, say), say(state_words(entry))) for entry in found]
    return (
        html.heading(say(_MEDALS), 1)
        + html.paragraphs(_medals(found, say))
        + html.table((say(_CHAPTER), say(_MEDAL)), rows)
    )


def way_through(entries: Sequence[JournalEntry], say: Say) -> str:
    """Return the medals of a campaign that is over, and the branches that were not taken."""
    left = [_titled(entry, say) for entry in entries if entry.state == SKIPPED]
    lines = [say(_NOT_TAKEN.fill(chapters="; ".join(left)))] if left else []
    return html.heading(say(_MEDALS)) + html.listed([_medals(entries, say), *lines])


def _medals(entries: Sequence[JournalEntry], say: Say) -> str:
    """Return the number of each medal."""
    return " · ".join(
        say(_COUNT.fill(medal=STATES[medal], count=sum(state_of(entry) == medal for entry in entries)))
        for medal in ("gold", "silver", "bronze", "failed")
    )


def _titled(entry: JournalEntry, say: Say) -> str:
    return say(_TITLE.fill(number=entry.label, title=entry.title))


def _named(texts: Mapping[str, Text], kind: str, names: Iterable[str], say: Say) -> list[str]:
    return [say(texts[f"{kind}.{name}"]) for name in names]


def _joined(words: Sequence[str], say: Say) -> str:
    return ", ".join(words) or say(_NONE)


_DOSSIER = N_("Dossier")
_PART = N_("Part")
_VALUE = N_("Value")
_MEANING = N_("Effect")
_WOUNDS = N_("{figure} {count}")
_NONE = N_("none")
_HABITS = N_("Habits")
_HABITS_NOTE = N_("Counted after each chapter, when the truth is known; from eight chances on.")
_NO_HABITS = N_("No habit is known yet.")
_MEDALS = N_("Medals")
_CHAPTER = N_("Chapter")
_MEDAL = N_("Medal")
_TITLE = N_("{number}. {title}")
_COUNT = N_("{medal}: {count}")
_NOT_TAKEN = N_("Not taken: {chapters}.")
