"""The pages of the journal: briefings, entries, letters, the dossier, and the text of an afterword."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date, timedelta

from furyqt.controllers.chapters.campaign_file import FinishedChapter
from furyqt.controllers.chapters.hunts import HuntResult, streak
from furyqt.controllers.chapters.journal_pages import NAMED, SKIPPED, Afterword, JournalEntry, MetPlace
from furyqt.controllers.chapters.story import Paper, found_papers
from furyqt.rules.core.campaign.campaign import AnyCampaign
from furyqt.rules.core.campaign.dossier import Dossier, read_dossier
from furyqt.rules.core.numerals import counted
from furyqt.rules.core.text import Text, Texts
from furyqt.views.journal import story_html as html

N_ = Texts("journal")

STATES = {
    "closed": N_("not open yet"),
    "open": N_("open"),
    "running": N_("in progress"),
    "failed": N_("failed"),
    "skipped": N_("not taken"),
    "bronze": N_("bronze"),
    "silver": N_("silver"),
    "gold": N_("gold"),
}
_SIGNS = {
    "closed": "·", "open": "◇", "running": "▶", "failed": "×", "skipped": "–",
    "bronze": "◆", "silver": "◆◆", "gold": "◆◆◆",
}  # fmt: skip
_SIGNED = N_("{state} {sign}")


def state_of(entry: JournalEntry) -> str:
    """Return the name of an entry's state: that of its medal if it is passed."""
    return entry.medal if entry.state == "passed" and entry.medal in STATES else entry.state


def sign_of(entry: JournalEntry) -> str:
    """Return the sign of an entry's state."""
    return _SIGNS[state_of(entry)]


def state_words(entry: JournalEntry) -> Text:
    """Return the state or the medal in words, with a sign that needs no color."""
    state = state_of(entry)
    return _SIGNED.fill(state=STATES[state], sign=_SIGNS[state])


Say = Callable[[Text], str]


def letter_page(entry: JournalEntry, texts: Mapping[str, Text], say: Say, *, is_first: bool) -> str:
    """Return the left page of a chapter: its letters; the first one of an act opens with the act."""
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
    parts += [letter_head(entry, say), _briefing(entry, say)]
    if entry.journal:
        parts += [
            html.rule(),
            html.heading(say(_ENTRY)),
            journal_lines(entry, say),
            papers((entry.paper,), say),
        ]
    return "".join(parts)


def letter_head(entry: JournalEntry, say: Say, *, medal: str = "", on_new_sheet: bool = False) -> str:
    """Return title, date and writer, between the writer's portrait and a map or a medal."""
    return html.head(
        say(NAMED.fill(number=entry.label, title=entry.title)),
        tuple(say(line) for line in (entry.date, entry.writer) if line is not None),
        html.drawing(f"portraits/{entry.portrait}", 5.6),
        medal or html.drawing(f"campaign/{entry.text}", 5.6),
        on_new_sheet=on_new_sheet,
    )


def _briefing(entry: JournalEntry, say: Say) -> str:
    """Return the letters before the briefing, the briefing, and what came with it."""
    briefing = "" if entry.briefing is None else html.paragraphs(say(entry.briefing))
    return papers(entry.before, say) + briefing + papers((entry.enclosure,), say)


def journal_lines(entry: JournalEntry, say: Say) -> str:
    """Return the journal of a finished chapter."""
    lines = () if entry.finished is None else entry.finished.lines
    return "".join(html.paragraphs(say(line), is_slanted=True) for line in lines)


def papers(found: Iterable[Paper | None], say: Say) -> str:
    """Return papers one below the other."""
    return "".join(html.sheet(say(one.title), say(one.text)) for one in found if one is not None)


def task_lines(entry: JournalEntry, say: Say) -> Iterable[str]:
    """Yield what to do and until when."""
    yield from (say(order) for order in entry.orders)
    if entry.seal_places:
        yield say(counted(entry.seal_places, _SEAL, _SEALS).fill(day=entry.seal_from))


def rule_lines(entry: JournalEntry, say: Say) -> Iterable[str]:
    """Yield the beginning, the special rules and the medals."""
    yield from (say(rule) for rule in (*entry.rules, *entry.uses))
    yield from (say(medal) for medal in entry.medals)


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
            papers((entry.paper,), say),
        ]
    return "".join(parts) or html.paragraphs(say(_NO_LETTERS))


_ENTRY = N_("The journal")
_SEAL = N_(
    "From day {day} on, while he is hidden, you can name one place as your final answer, with the button "
    "above the map."
)
_SEALS = N_(
    "From day {day} on, while he is hidden, you can name up to {count:word} places as your final answer, "
    "with the button above the map."
)
_CLOSED = N_("This chapter is not open yet. The chapters before it come first.")
_NO_LETTERS = N_("There are no letters yet.")


FIELDS = ("wounds", "bite", "taint", "items", "events", "resolve", "boxes", "debt", "allies")


def case_book(campaign: AnyCampaign, dossier: Dossier, habits: Sequence[Text], say: Say) -> str:
    """Return the case-book: a page for each figure, what is carried, pasted papers, and habits."""
    parts = [html.heading(say(campaign.texts()["case.title"]), 1)]
    for seat, wounds in zip(campaign.seats, dossier.wounds, strict=True):
        parts.append(_case(campaign, dossier, seat, wounds, say))
    parts += [html.rule(), html.heading(say(_CHEST)), _chest(campaign, dossier, say)]
    found = "".join(
        html.pasted(say(one.title), say(one.text)) for one in found_papers(campaign, dossier.marks)
    )
    parts += [html.heading(say(_FOUND)), found] if found else []
    written = [say(habit) for habit in habits] or [say(_NO_HABITS)]
    parts += [html.heading(say(_HABITS)), *(html.written(line) for line in written)]
    parts.append(html.small(say(_HABITS_NOTE)))
    return "".join(parts)


def _case(campaign: AnyCampaign, dossier: Dossier, seat: str, wounds: int, say: Say) -> str:
    """Return the page of a figure."""
    texts, is_bitten = campaign.texts(), dossier.bite == seat
    lines = [
        say(N_.plural("%n wound(s), which the next chapter begins with.", wounds)) if wounds else say(_WHOLE)
    ]
    lines += [say(_BITTEN)] if is_bitten else []
    if seat == campaign.tainted and dossier.taint:
        lines += [say(_TAINT.fill(count=dossier.taint)), say(texts["dossier.taint.note"])]
    plate = html.plate(f"rider/{wounds}/{int(is_bitten)}/portraits/{seat}", 5.6)
    return html.beside(plate, html.heading(say(texts[f"figure.{seat}"]), 2) + html.written(" ".join(lines)))


def _chest(campaign: AnyCampaign, dossier: Dossier, say: Say) -> str:
    """Return the cards and numbers that are carried on, each with what it is good for."""
    texts, values = campaign.texts(), dossier_values(campaign, dossier, say)
    cards = [
        (html.drawing(f"{folder}/{name}", 4.2), say(texts[f"{kind}.{name}"]))
        for kind, folder, names in (
            ("item", "items", dossier.items),
            ("event", "events", (*dossier.events, *dossier.allies)),
        )
        for name in names
    ]
    lines = [
        say(
            _LINE.fill(
                part=texts[f"dossier.{field}"], value=values[field], note=texts[f"dossier.{field}.note"]
            )
        )
        for field in FIELDS[3:]
    ]
    return html.gallery(cards) + html.listed(lines)


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


def medals_page(campaign: AnyCampaign, entries: Iterable[JournalEntry], say: Say) -> str:
    """Return the struck medals of all chapters, and the challenges that were met in them."""
    found, texts = list(entries), campaign.texts()
    struck = [
        (html.plate(f"medal/{medal_of(entry)}/{entry.text}", 6), _titled(entry, say), say(state_words(entry)))
        for entry in found
    ]
    lines = []
    for challenge in campaign.terms().challenges:
        met = [
            _titled(entry, say)
            for entry in found
            if entry.finished is not None
            and entry.finished.is_success
            and entry.finished.challenge == challenge.id
        ]
        name = texts[f"challenge.{challenge.id}"]
        lines.append(say(_MET.fill(challenge=name, chapters="; ".join(met) or say(_NONE))))
    return (
        html.heading(say(_MEDALS), 1)
        + html.paragraphs(_medals(found, say))
        + html.gallery(struck, columns=4)
        + html.heading(say(_CHALLENGES))
        + html.listed(lines)
    )


WEEKS = 12
"""The number of weeks in the chart of hunts."""


def statistics_page(
    entries: Sequence[JournalEntry],
    meetings: Sequence[MetPlace],
    hunts: Sequence[HuntResult],
    today: date,
    say: Say,
) -> str:
    """Return what was earned so far as drawings, each with the same in words."""
    struck = Counter(medal for one in entries if (medal := one.medal))
    hunted: Counter[str] = Counter(one.medal for one in hunts)
    cases = [
        (
            html.plate(f"medal/{medal}/act_{1 + number % 3}", 5),
            say(STATES[medal]),
            say(N_.plural("%n chapter(s)", struck[medal])),
            say(N_.plural("%n hunt(s)", hunted[medal])),
        )
        for number, medal in enumerate(("gold", "silver", "bronze", "failed"))
    ]
    first = today - timedelta(days=today.weekday(), weeks=WEEKS - 1)
    weeks = Counter((date.fromisoformat(one.date) - first).days // 7 for one in hunts)
    counts = [weeks[number] for number in range(WEEKS)]
    days = streak(hunts, today)
    places = ",".join(f"{one.place}.{one.count}" for one in meetings)
    return "".join(
        (
            html.heading(say(_STATISTICS), 1),
            html.gallery(cases, columns=4),
            html.heading(say(_WHERE_MET)),
            html.middle(html.plate(f"met/{places}", 17)),
            html.paragraphs(
                " · ".join(say(_MET_AT.fill(place=one.name, count=one.count)) for one in meetings)
                or say(_NEVER_MET)
            ),
            html.heading(say(_HUNTS_OF_WEEKS)),
            html.middle(html.plate(f"bars/{','.join(map(str, counts))}", 6)),
            html.paragraphs(say(_WEEKS_SAID.fill(counts=", ".join(map(str, counts))))),
            html.paragraphs(say(_STREAKS.fill(now=days.now, longest=days.longest))),
        )
    )


def medal_of(entry: JournalEntry) -> str:
    """Return the metal of a chapter's medal, or "none"."""
    return entry.medal or "none"


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
    return say(NAMED.fill(number=entry.label, title=entry.title))


def _named(texts: Mapping[str, Text], kind: str, names: Iterable[str], say: Say) -> list[str]:
    return [say(texts[f"{kind}.{name}"]) for name in names]


def _joined(words: Sequence[str], say: Say) -> str:
    return ", ".join(words) or say(_NONE)


_DOSSIER = N_("Dossier")
_FOUND = N_("Found papers")
_WOUNDS = N_("{figure} {count}")
_NONE = N_("none")
_HABITS = N_("Habits")
_HABITS_NOTE = N_("Counted after each chapter, when the truth is known; from eight chances on.")
_NO_HABITS = N_("No habit is known yet.")
_WHOLE = N_("Unhurt.")
_BITTEN = N_("Bitten: the marks fade after two chapters.")
_TAINT = N_("Taint: {count}.")
_CHEST = N_("Carried on")
_LINE = N_("{part}: {value}. {note}")
_CHALLENGES = N_("Challenges")
_STATISTICS = N_("Statistics")
_WHERE_MET = N_("Where he was met")
_MET_AT = N_("{place}: {count}")
_NEVER_MET = N_("He was not met yet.")
_HUNTS_OF_WEEKS = N_("Hunts of the last twelve weeks")
_WEEKS_SAID = N_("By week, the newest last: {counts}.")
_STREAKS = N_("Days in a row: {now}; the longest streak: {longest}.")
_MET = N_("{challenge}: {chapters}")
_MEDALS = N_("Medals")
_COUNT = N_("{medal}: {count}")
_NOT_TAKEN = N_("Not taken: {chapters}.")


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

    `entries` are all chapters: the epilogue, which the last paper follows, ends with the medals and the
    branches that were not taken.
    """
    finished, texts = entry.finished, campaign.texts()
    assert finished is not None
    parts = [
        letter_head(entry, say, medal=html.plate(f"medal/{medal_of(entry)}/{entry.text}", 6.4)),
        html.heading(say(verdict_words(campaign, finished))),
        journal_lines(entry, say),
        *(() if epilogue else (papers((entry.paper,), say),)),
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
            html.middle(html.drawing(f"campaign/ending_{epilogue.lower()}", 15)),
            html.heading(say(texts[f"epilogue.{epilogue}.title"]), 1),
            html.paragraphs(say(texts[f"epilogue.{epilogue}.text"])),
            papers((entry.paper,), say),
            way_through(entries, say),
        ]
    if found is not None and found.numbers:
        rows = [(say(name), say(value)) for name, value in found.numbers]
        parts += [html.heading(say(_NUMBERS)), html.table((), rows)]
    return "".join(parts)


_VERDICT = N_("Verdict: {medal}. {reason}")
_NUMBERS = N_("The numbers")
_LEARNED = N_("Learned in the chapters so far")
_STYLE = N_("The computer played in the style “{style}”.")
_CARRIED = N_("Carried on")
_BEFORE = N_("Before")
_AFTER = N_("After")
