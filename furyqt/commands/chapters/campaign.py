"""`furyqt campaign`: list, play and verify the chapters of a campaign in the terminal."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Collection
from typing import Any

import msgspec

from furyqt.commands import BAD_INPUT
from furyqt.commands.errors import UsageError
from furyqt.commands.lines import Lines
from furyqt.commands.opening import opened_game
from furyqt.commands.options import seed
from furyqt.commands.speech import installed_language, say
from furyqt.controllers.chapters.beginning import chapter_history
from furyqt.controllers.chapters.campaign_file import finished_from, read_campaign_tag
from furyqt.controllers.chapters.campaign_session import CampaignSession
from furyqt.controllers.chapters.chapter_texts import chapter_text, texts_of
from furyqt.controllers.chapters.conditions import counting_rules, medal_conditions, orders
from furyqt.controllers.chapters.journal_pages import (
    CLOSED,
    OPEN,
    RUNNING,
    SKIPPED,
    JournalEntry,
    JournalPages,
)
from furyqt.controllers.chapters.sealing import first_answer
from furyqt.controllers.chapters.story import all_texts
from furyqt.controllers.language import Language
from furyqt.controllers.session.history import History
from furyqt.controllers.storage.files import clear_leftovers
from furyqt.controllers.storage.journal import Journal
from furyqt.controllers.terminal.console import Console
from furyqt.controllers.terminal.solo import SoloGame
from furyqt.rules.core.campaign.dossier import read_dossier
from furyqt.rules.core.campaign.tags import ChapterGame
from furyqt.rules.core.text import Text, Texts, shortened

N_commands = Texts("commands")
N_errors = Texts("errors")

LIST, PLAY, VERIFY = ACTIONS = ("list", "play", "verify")
DEFAULT_NAME = "first"
NOT_VERIFIED = 1
WORDS = ("journal", "beats", "beat_places", "paper")
"""The fields of a finished chapter that are not compared: another version writes other sentences."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "action",
        nargs="?",
        choices=ACTIONS,
        default=LIST,
        help=say(N_commands("list the chapters (default), play one, or verify the finished ones")),
    )
    parser.add_argument(
        "chapter",
        metavar="CHAPTER",
        nargs="?",
        help=say(N_commands("a chapter such as shadow-04 (default: the first open one)")),
    )
    parser.add_argument(
        "--name", default="", metavar="NAME", help=say(N_commands("the campaign (default: first)"))
    )
    parser.add_argument("--preset", default="", metavar="PRESET", help=say(N_commands("the difficulty")))
    parser.add_argument(
        "--buy",
        nargs="+",
        default=[],
        metavar="WORD",
        help=say(N_commands("such as knife:seward or day")),
    )
    parser.add_argument(
        "--challenge", default="", metavar="NAME", help=say(N_commands("a challenge, such as no_trains"))
    )
    parser.add_argument(
        "--practice", action="store_true", help=say(N_commands("play without changing the campaign"))
    )
    parser.add_argument(
        "--seed",
        type=seed,
        metavar="N",
        help=say(N_commands("the seed from which the game can be repeated")),
    )
    parser.add_argument("--json", action="store_true", help=say(N_commands("print one JSON object")))


def run(args: argparse.Namespace) -> int:
    """List, play or verify; the exit code is 1 if a record does not agree with the campaign.

    It is 2 if there is a campaign that cannot be read, as its trouble has said.
    """
    language = installed_language()
    book = CampaignSession()
    book.store.trouble.connect(lambda text: print(language.text(text), file=sys.stderr))
    name = args.name or (book.store.names or (DEFAULT_NAME,))[0]
    is_open = book.open(name)
    if not book.store.is_read:
        return BAD_INPUT
    if args.action == VERIFY:
        return _verify(book, args.chapter, language)
    if args.action == PLAY:
        return _play(book, args, language, "" if is_open else name)
    if args.chapter:
        raise UsageError(_LIST_IS_WHOLE.fill(chapter=args.chapter))
    _list(book, language, is_json=args.json)
    return 0


def _list(book: CampaignSession, language: Language, *, is_json: bool) -> None:
    entries = JournalPages(book).entries()
    if is_json:
        rows = [{"id": e.id, "state": e.state, "medal": e.medal, "days": e.days} for e in entries]
        table = {"campaign": book.store.name, "dossier": book.store.dossier.text, "chapters": rows}
        print(json.dumps(table))
        return
    texts = book.store.campaign.texts()
    for entry in entries:
        state = language.text(texts[f"medal.{entry.medal}"] if entry.medal else _STATES[entry.state])
        print(f"{entry.id:<11} {state:<12} {language.text(entry.title)}")
    print(language.text(_DOSSIER.fill(dossier=book.store.dossier.text)))


def _play(book: CampaignSession, args: argparse.Namespace, language: Language, new_name: str) -> int:
    """Play a chapter; with a new name, of a campaign that begins now."""
    store = book.store
    chapter = args.chapter or next(iter(store.open_chapters), "")
    if not chapter:
        raise UsageError(_ALL_DONE)
    book.terms(store.campaign.chapter(chapter).id, args.preset or store.preset, args.buy, args.challenge)
    if new_name and not args.practice:
        store.create(new_name, args.preset)
    history, journal = _begun(book, args, chapter)
    clear_leftovers()
    assert history.course is not None
    brief(history.course.game, language, JournalPages(book).entry(chapter))
    fault = played_in_terminal(history, journal, language)
    if history.is_over:
        _close(book, history, language)
    if fault is not None:
        raise fault
    return 0


def close_chapter(history: History, language: Language) -> None:
    """Close a campaign's chapter that was resumed from its file."""
    name, _ = read_campaign_tag(history.record.tags)
    book = CampaignSession()
    book.store.trouble.connect(lambda text: print(language.text(text), file=sys.stderr))
    if name and book.store.open(name):
        _close(book, history, language)


def played_in_terminal(history: History, journal: Journal | None, language: Language) -> UsageError | None:
    """Play on; return why the game could not be saved or its input not be read, once its result is kept."""
    lines = Lines()
    console = Console(SoloGame(history, journal), language, say=_print, ask=lines.ask)
    console.run()
    return lines.refused or (None if console.trouble is None else UsageError(console.trouble))


def _begun(book: CampaignSession, args: argparse.Namespace, chapter: str) -> tuple[History, Journal | None]:
    """Return the chapter in progress, which keeps its terms, with its autosave, or a new game of it."""
    path = None if args.practice else book.running(chapter)
    if path is not None:
        opened = opened_game(path)
        return opened.history, opened.journal
    record = book.record(
        chapter, args.preset, args.buy, args.challenge, is_practice=args.practice, seed=args.seed
    )
    return chapter_history(record), None


def brief(game: ChapterGame, language: Language, entry: JournalEntry | None = None) -> None:
    """Print the briefing, the goal and the loss, and the papers beside a chapter of the campaign."""
    campaign, chapter = game.campaign, game.chapter
    keys = ("title", "date", "writer", "briefing")
    texts = [chapter_text(campaign, chapter, key) for key in keys]
    before = () if entry is None else [text for paper in entry.before for text in all_texts(paper)]
    after = () if entry is None else (*all_texts(entry.enclosure), *entry.uses)
    for text in (
        *before,
        *texts,
        *after,
        *orders(game),
        *first_answer(game),
        *game.stage_lines,
        *texts_of(campaign, chapter, "rule"),
        *counting_rules(game),
        *medal_conditions(game),
    ):
        if text is not None:
            _print(language.text(text))


def _close(book: CampaignSession, history: History, language: Language) -> None:
    """Print the verdict, and for a chapter of the campaign its entry in the journal and the dossier."""
    assert history.course is not None
    found = history.course.verdict(history.state, history.record.tags.get("Seal", ""))
    assert found is not None
    texts = book.store.campaign.texts()
    _print(language.text(_VERDICT.fill(medal=texts[f"medal.{found.medal}"], day=found.day)))
    finished = book.close(history.record, history.states)
    if finished is not None:
        for line in (*finished.journal, *all_texts(finished.paper)):
            _print(language.text(line))
        _print(language.text(_DOSSIER.fill(dossier=finished.after)))


def _verify(book: CampaignSession, chapter: str | None, language: Language) -> int:
    """Play every finished chapter again, or one, and compare it with the campaign's file."""
    if not book.store.name:
        raise UsageError(_NO_CAMPAIGN)
    if chapter and book.store.finished_as(book.store.campaign.chapter(chapter).id) is None:
        raise UsageError(_NOT_FINISHED.fill(chapter=chapter))
    if not book.store.finished:
        raise UsageError(_NONE_FINISHED)
    texts = book.store.campaign.texts()
    code = 0
    before = None
    for one in book.store.finished:
        if chapter not in (None, one.chapter):
            before = one.after
            continue
        why = _difference(book, one.record, msgspec.to_builtins(one), before)
        medal = texts[f"medal.{one.medal}"]
        checked = _CHECKED.fill(chapter=one.chapter, medal=medal, day=one.day, result=why or _VERIFIED)
        _print(language.text(checked))
        code = NOT_VERIFIED if why else code
        before = one.after
    return code


def _difference(book: CampaignSession, name: str, known: dict[str, Any], before: str | None) -> Text | None:
    """Return the reason why a record does not agree with the file, or None."""
    path = next(book.store.file_of(one) for one in book.store.finished if one.record == name)
    try:
        played, _ = finished_from(path)
    except (OSError, ValueError) as wrong:
        return _UNREADABLE.fill(why=shortened(str(wrong), 200))
    again = msgspec.to_builtins(played)
    finds = {find.id for find in book.store.campaign.chapter(played.chapter).finds}
    for fields in (known, again):  # an earlier version found no papers
        fields["after"] = _without_marks(fields["after"], finds)
    wrong_fields = [field for field, value in known.items() if field not in WORDS and again[field] != value]
    if before is not None and known["before"] != before:
        wrong_fields.append("before")
    return _DIFFERS.fill(fields=", ".join(wrong_fields)) if wrong_fields else None


def _without_marks(dossier: str, marks: Collection[str]) -> str:
    """Return a dossier's text without these marks."""
    found = read_dossier(dossier)
    kept = tuple(mark for mark in found.marks if mark not in marks)
    return msgspec.structs.replace(found, marks=kept).text


def _print(line: str) -> None:
    print(line, flush=True)


_STATES = {
    CLOSED: N_commands("closed"),
    OPEN: N_commands("open"),
    RUNNING: N_commands("in progress"),
    SKIPPED: N_commands("not taken"),
}
_LIST_IS_WHOLE = N_errors("the list is of all chapters; “{chapter}” can only be played or verified")
_ALL_DONE = N_errors("no chapter is open; name one to play it for practice")
_NO_CAMPAIGN = N_errors("there is no campaign yet (see furyqt campaign play)")
_NONE_FINISHED = N_errors("no chapter of the campaign is finished yet")
_NOT_FINISHED = N_errors("the chapter {chapter} is not finished yet")
_VERDICT = N_commands("{medal}, on day {day}.")
_DOSSIER = N_commands("Dossier: {dossier}")
_CHECKED = N_commands("{chapter}: {medal}, on day {day}: {result}")
_VERIFIED = N_commands("verified")
_UNREADABLE = N_commands("NOT VERIFIED: {why}")
_DIFFERS = N_commands("NOT VERIFIED: other values of {fields}")
