"""The record of a game as text: header tags as in PGN, then one line per turn, one token per action, and an
end mark.

The same text is a save, the undo journal, a replay, a bug report and a test. Loading replays the game: every
token is written again from its position, so a changed result is found. Comments in braces may follow a token.
"""

from __future__ import annotations

import re
from codecs import getincrementaldecoder
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import NamedTuple

from furyqt.rules.core.agenda import Action, IllegalActionError, State, is_over, legal_actions, replay
from furyqt.rules.core.campaign.tags import CHAPTER, DOSSIER, ChapterGame, ChapterTagError, chapter_game
from furyqt.rules.core.games import UnknownGameError
from furyqt.rules.core.reading import unmarked, without_mark
from furyqt.rules.core.ruleset import AnyRuleset, OptionError, ruleset
from furyqt.rules.core.table import Table
from furyqt.rules.core.text import Text, TextError, Texts, shortened

N_ = Texts("errors")

SUFFIX = ".furyqt"
"""The ending of a record's file name."""
MOST_BYTES = 4_000_000
UNFINISHED = "*"
_OWN_TAGS = ("Game", "Ruleset", "Seed", "Options")
_SEED = re.compile(r"-?[0-9]{1,40}")
_TAG = re.compile(r'\[(\w+) "([^"\\\[\]]*)"\]')
_TORN_LETTER = "\ufffd"
_WORD = re.compile(r"\{[^{}]*\}|[^\s{}]+|[{}]")


Tags = dict[str, tuple[str, int]]
"""The header's entries, each with its line number."""


class RecordError(TextError):
    """A record that cannot be loaded; `line` counts from 1."""

    def __init__(self, line: int, why: Text) -> None:
        super().__init__(N_("line {line}: {why}").fill(line=line, why=why))
        self.line = line
        self.why = why


@dataclass(frozen=True)
class Record:
    """The actions of a game with everything needed to play them again.

    `notes[i]` is the comment on `actions[i]`, or an empty text; `tags` are the header's other entries.
    """

    game: str
    seed: int
    options: Mapping[str, str]
    actions: tuple[Action, ...] = ()
    notes: tuple[str, ...] = ()
    tags: Mapping[str, str] = field(default_factory=dict)

    @property
    def rules(self) -> AnyRuleset:
        """Return the game's ruleset."""
        return ruleset(self.game)

    @cached_property
    def table(self) -> Table:
        """Return the table for the options."""
        return self.rules.table(self.rules.checked_options(self.options))

    @property
    def chapter(self) -> ChapterGame | None:
        """Return the chapter of a campaign that it is a game of, or None.

        ChapterTagError if this version does not have it.
        """
        return chapter_game(self.rules, self.tags, self.rules.checked_options(self.options))

    def opening(self) -> State:
        """Return the first position: the chapter's, or that of an ordinary game."""
        chapter = self.chapter
        if chapter is not None:
            return chapter.opening(self.options, self.seed)
        return self.rules.setup(self.options, self.seed)

    def added(self, action: Action, note: str = "") -> Record:
        """Return this record with one more action."""
        return replace(self, actions=(*self.actions, action), notes=(*self.notes, note))

    def cut(self, length: int) -> Record:
        """Return this record with its first actions only."""
        return replace(self, actions=self.actions[:length], notes=self.notes[:length])

    def positions(self) -> list[State]:
        """Return every position of the game, the opening one first.

        Raises IllegalActionError if an action does not fit.
        """
        states = [self.opening()]
        for action in self.actions:
            states.append(replay(states[-1], action))
        return states


def header(record: Record) -> str:
    """Return the tags, with an empty line after them; what a record without an option means is not named."""
    rules = record.rules
    defaults = {option.name: option.default for option in rules.options}
    unnamed = {name: value for name, value in rules.unnamed.items() if value != defaults[name]}
    options = " ".join(
        f"{name}={value}" for name, value in record.options.items() if value != unnamed.get(name)
    )
    tags = {
        "Game": record.game,
        "Ruleset": str(rules.version),
        "Seed": str(record.seed),
        "Options": options,
        **record.tags,
    }
    return "".join(f'[{name} "{_plain(value)}"]\n' for name, value in tags.items()) + "\n"


def entry(rules: AnyRuleset, before: State, action: Action, after: State, note: str = "") -> str:
    """Return one action as it is written in the record, with the blank or line end that follows it."""
    comment = f" {{{_plain(note)}}}" if _plain(note) else ""
    end = " " if not is_over(after) and rules.line(after) == rules.line(before) else "\n"
    return rules.write(before, action, after) + comment + end


def dumps(record: Record, states: Sequence[State] | None = None) -> str:
    """Return the complete record; `states` are its positions, if the caller has them."""
    states = states or record.positions()
    moves = zip(states, record.actions, states[1:], record.notes, strict=False)
    body = "".join(entry(record.rules, *move) for move in moves)
    return header(record) + body + ("" if body.endswith("\n") else "\n") + _end_mark(record, states[-1])


class FoundRecord(NamedTuple):
    """A record in a text that may have been cut off."""

    record: Record
    states: list[State]
    """The positions, the opening one first."""
    has_end: bool
    """Whether the end mark is there, as in every record but an autosave or one that was cut off."""
    is_torn: bool
    """Whether a last token, comment or letter was cut in two, and is left out."""


def loads(data: str | bytes, *, journal: bool = False) -> tuple[Record, list[State]]:
    """Return the record and its positions; only a journal may lack its end, see `find`."""
    found = find(data)
    if not (journal or found.has_end):
        line = len(_lines(data))
        raise RecordError(line, N_("the end mark is missing: the record was cut off"))
    return found.record, found.states


def find(data: str | bytes) -> FoundRecord:
    """Return the record in a text that may stop anywhere after its header.

    Anything else that is damaged, foreign or changed raises RecordError with the number of the line.
    """
    lines = _lines(data)
    lines[-1], torn = _without_torn_end(lines[-1])
    tags, first = _tags(lines)
    record = _opening(tags)
    states, ended = [_first_position(record, tags)], False
    body = ((number, word) for number in range(first, len(lines)) for word in _WORD.findall(lines[number]))
    for index, word in body:
        if ended:
            raise RecordError(index + 1, _AFTER_THE_END.fill(word=shortened(word)))
        if word.startswith("{"):
            record = _noted(record, word, index + 1)
        elif is_over(states[-1]) or word == UNFINISHED:
            ended = True
            if word + "\n" != _end_mark(record, states[-1]):
                raise RecordError(index + 1, _WRONG_END.fill(word=shortened(word)))
        else:
            action, state = _played(record.rules, states[-1], word, index + 1)
            record = record.added(action)
            states.append(state)
    if torn and ended:
        raise RecordError(len(lines), _AFTER_THE_END.fill(word=shortened(torn)))
    is_end = bool(torn) and torn + "\n" == _end_mark(record, states[-1])
    return FoundRecord(record, states, ended or is_end, bool(torn) and not is_end)


def _first_position(record: Record, tags: Tags) -> State:
    """Return the opening; RecordError if a chapter's tags name something that the game does not have."""
    try:
        return record.opening()
    except (ValueError, LookupError):
        if CHAPTER not in tags:
            raise
        raise RecordError(tags.get(DOSSIER, ("", 1))[1], _UNKNOWN_THING) from None


def _end_mark(record: Record, state: State) -> str:
    outcome = record.rules.outcome(state)
    return (record.table.names(outcome.winners) if outcome else UNFINISHED) + "\n"


def _plain(text: str) -> str:
    """Return a text that cannot end a tag or a comment."""
    return re.sub(r'[\\"\[\]{}\s]+', " ", text).strip()


def _lines(data: str | bytes) -> list[str]:
    if len(data) > MOST_BYTES:
        raise RecordError(1, _TOO_LONG.fill(most=MOST_BYTES))
    text = _decoded(data) if isinstance(data, bytes) else unmarked(data)
    if "\0" in text:
        raise RecordError(text.count("\n", 0, text.index("\0")) + 1, _NOT_TEXT)
    return text.replace("\r\n", "\n").split("\n")


def _decoded(data: bytes) -> str:
    """Return the decoded text; a letter that was cut in two, or zeros after a power cut, become one mark."""
    decoder, written = getincrementaldecoder("utf-8")(), without_mark(data).rstrip(b"\0")
    try:
        text = decoder.decode(written)
    except UnicodeDecodeError as wrong:
        raise RecordError(written.count(b"\n", 0, wrong.start) + 1, _NOT_TEXT) from None
    is_whole = data.endswith(written) and not decoder.getstate()[0]
    return text if is_whole else text + _TORN_LETTER


def _without_torn_end(line: str) -> tuple[str, str]:
    """Return a last line without the word or comment that was being written, and that."""
    comment = line.rfind("{")
    at = comment if comment > line.rfind("}") else max(line.rfind(" "), line.rfind("}")) + 1
    return line[:at], line[at:]


def _tags(lines: list[str]) -> tuple[Tags, int]:
    """Return the header, and its number of lines including the empty line after it."""
    tags: Tags = {}
    for number, line in enumerate(lines, start=1):
        if not line.strip() and (not tags or number < len(lines)):
            if tags:
                return tags, number
            continue
        found = _TAG.fullmatch(line.strip())
        if not found:
            raise RecordError(number, _NO_TAG.fill(example='[Game "lite"]'))
        if found[1] in tags:
            raise RecordError(number, _TAG_TWICE.fill(tag=shortened(found[1])))
        tags[found[1]] = found[2], number
    raise RecordError(len(lines), _NO_RECORD)


def _opening(tags: Tags) -> Record:
    """Return the record without its actions."""
    for name in ("Game", "Ruleset", "Seed"):
        if name not in tags:
            raise RecordError(1, N_("the tag {tag} is missing").fill(tag=name))
    name, line = tags["Game"]
    try:
        rules = ruleset(name)
    except UnknownGameError as wrong:
        raise RecordError(line, wrong.text) from None
    version, line = tags["Ruleset"]
    if version not in map(str, (rules.version, *rules.older)):
        why = _OTHER_VERSION.fill(version=shortened(version), game=rules.name, ours=rules.version)
        raise RecordError(line, why)
    seed, line = tags["Seed"]
    if not _SEED.fullmatch(seed):
        raise RecordError(line, N_("the seed is not a whole number"))
    rest = {name: value for name, (value, _) in tags.items() if name not in _OWN_TAGS}
    record = Record(rules.name, int(seed), _options(rules, *tags.get("Options", ("", 1))), tags=rest)
    try:
        _ = record.chapter
    except ChapterTagError as wrong:
        raise RecordError(tags.get(wrong.tag, ("", 1))[1], wrong.text) from None
    return record


def _options(rules: AnyRuleset, written: str, line: int) -> dict[str, str]:
    """Return all options of the game, from the pairs in a tag."""
    pairs = [pair.partition("=")[::2] for pair in written.split()]
    given = dict(pairs)
    if len(given) < len(pairs):
        raise RecordError(line, N_("an option is given twice"))
    try:
        return rules.recorded_options(given)
    except OptionError as wrong:
        raise RecordError(line, wrong.text) from None


def _noted(record: Record, comment: str, line: int) -> Record:
    if not comment[1:-1].strip() or not comment.endswith("}") or not record.actions or record.notes[-1]:
        raise RecordError(line, N_("a comment is where none belongs"))
    return replace(record, notes=(*record.notes[:-1], comment[1:-1].strip()))


def _played(rules: AnyRuleset, before: State, word: str, line: int) -> tuple[Action, State]:
    try:
        action = rules.read(word)
        after = replay(before, action)
    except IllegalActionError:
        legal = len(legal_actions(before))
        raise RecordError(line, _ILLEGAL.fill(word=shortened(word), count=legal)) from None
    except ValueError:
        raise RecordError(line, _UNREADABLE.fill(word=shortened(word))) from None
    if (right := rules.write(before, action, after)) != word:
        raise RecordError(line, _MISWRITTEN.fill(word=shortened(word), right=right))
    return action, after


_UNKNOWN_THING = N_("the tags of the chapter name something that the game does not have")
_NO_TAG = N_("expected a tag such as {example}")
_AFTER_THE_END = N_("“{word}” comes after the end mark")
_WRONG_END = N_("the end mark is “{word}”, but the game says otherwise")
_TOO_LONG = N_("a record has at most {most} bytes, and this file has more")
_NOT_TEXT = N_("this is not text")
_TAG_TWICE = N_("the tag {tag} appears twice")
_NO_RECORD = N_("this is not a game record: the tags and the empty line after them are missing")
_OTHER_VERSION = N_("this game was recorded with version {version} of {game}, not {ours}")
_ILLEGAL = N_("“{word}” is not one of the {count} legal actions here")
_UNREADABLE = N_("“{word}” cannot be read as an action")
_MISWRITTEN = N_("“{word}” should read “{right}”")
