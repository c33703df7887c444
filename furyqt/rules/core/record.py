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

from furyqt.rules.core.agenda import Action, IllegalActionError, State, is_over, legal_actions, play
from furyqt.rules.core.games import UnknownGameError
from furyqt.rules.core.ruleset import OptionError, Ruleset, ruleset
from furyqt.rules.core.table import Table

SUFFIX = ".furyqt"
"""The ending of a record's file name."""
MOST_BYTES = 4_000_000
MOST_QUOTED = 40
MOST_REASON = 200
UNFINISHED = "*"
_OWN_TAGS = ("Game", "Ruleset", "Seed", "Options")
_SEED = re.compile(r"-?[0-9]{1,40}")
_TAG = re.compile(r'\[(\w+) "([^"\\\[\]]*)"\]')
_WORD = re.compile(r"\{[^{}]*\}|[^\s{}]+|[{}]")


class RecordError(ValueError):
    """A record that cannot be loaded; `line` counts from 1."""

    def __init__(self, line: int, why: str) -> None:
        why = _quoted(why, MOST_REASON)
        super().__init__(f"line {line}: {why}")
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
    def rules(self) -> Ruleset:
        """Return the game's ruleset."""
        return ruleset(self.game)

    @property
    def table(self) -> Table:
        """Return the table for the options."""
        return self.rules.table(self.rules.checked_options(self.options))

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
        states = [self.rules.setup(self.options, self.seed)]
        for action in self.actions:
            states.append(play(states[-1], action))
        return states


def header(record: Record) -> str:
    """Return the tags, with an empty line after them."""
    options = " ".join(f"{name}={value}" for name, value in record.options.items())
    tags = {
        "Game": record.game,
        "Ruleset": str(record.rules.version),
        "Seed": str(record.seed),
        "Options": options,
        **record.tags,
    }
    return "".join(f'[{name} "{_plain(value)}"]\n' for name, value in tags.items()) + "\n"


def entry(rules: Ruleset, before: State, action: Action, after: State, note: str = "") -> str:
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


def loads(data: str | bytes, *, journal: bool = False) -> tuple[Record, list[State]]:
    """Return the record and its positions.

    A journal may stop anywhere after its header: it needs no mark at the end, and a last token or comment cut
    in two is dropped. Anything else that is damaged, foreign or changed raises RecordError with the number of
    the line.
    """
    lines = _lines(data, journal=journal)
    if journal:
        lines[-1] = _without_torn_end(lines[-1])
    tags, first = _tags(lines)
    record = _opening(tags)
    states, ended = record.positions(), False
    body = ((number, word) for number in range(first, len(lines)) for word in _WORD.findall(lines[number]))
    for index, word in body:
        if ended:
            raise RecordError(index + 1, f"{_quoted(word)!r} stands after the end mark")
        if word.startswith("{"):
            record = _noted(record, word, index + 1)
        elif is_over(states[-1]) or word == UNFINISHED:
            ended = True
            if word + "\n" != _end_mark(record, states[-1]):
                why = f"the end mark is {_quoted(word)!r}, but the game says otherwise"
                raise RecordError(index + 1, why)
        else:
            action, state = _played(record.rules, states[-1], word, index + 1)
            record = record.added(action)
            states.append(state)
    if not ended and not journal:
        raise RecordError(len(lines), "the end mark is missing: the record was cut off")
    return record, states


def _end_mark(record: Record, state: State) -> str:
    outcome = record.rules.outcome(state)
    return (record.table.names(outcome.winners) if outcome else UNFINISHED) + "\n"


def _plain(text: str) -> str:
    """Return a text that cannot end a tag or a comment."""
    return re.sub(r'[\\"\[\]{}\s]+', " ", text).strip()


def _lines(data: str | bytes, *, journal: bool) -> list[str]:
    if len(data) > MOST_BYTES:
        raise RecordError(1, f"a record has at most {MOST_BYTES} bytes, this file has more")
    text = _decoded(data, journal=journal) if isinstance(data, bytes) else data
    if "\0" in text:
        raise RecordError(text.count("\n", 0, text.index("\0")) + 1, "this is not text")
    return text.replace("\r\n", "\n").split("\n")


def _decoded(data: bytes, *, journal: bool) -> str:
    """Return the decoded text; a journal may stop within a letter."""
    try:
        return getincrementaldecoder("utf-8")().decode(data, final=not journal)
    except UnicodeDecodeError as wrong:
        raise RecordError(data.count(b"\n", 0, wrong.start) + 1, "this is not text") from None


def _without_torn_end(line: str) -> str:
    """Return a journal's last line without the word or comment that was being written."""
    comment = line.rfind("{")
    if comment > line.rfind("}"):
        return line[:comment]
    return line[: max(line.rfind(" "), line.rfind("}")) + 1]


Tags = dict[str, tuple[str, int]]
"""The header's entries, each with its line number."""


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
            raise RecordError(number, 'expected a tag such as [Game "lite"]')
        if found[1] in tags:
            raise RecordError(number, f"the tag {found[1]} stands twice")
        tags[found[1]] = found[2], number
    raise RecordError(len(lines), "this is no record: the tags and the empty line after them are missing")


def _opening(tags: Tags) -> Record:
    """Return the record without its actions."""
    for name in ("Game", "Ruleset", "Seed"):
        if name not in tags:
            raise RecordError(1, f"the tag {name} is missing")
    name, line = tags["Game"]
    try:
        rules = ruleset(name)
    except UnknownGameError as wrong:
        raise RecordError(line, str(wrong)) from None
    version, line = tags["Ruleset"]
    if version not in map(str, (rules.version, *rules.older)):
        why = f"this game was recorded with version {_quoted(version)} of {rules.name}, not {rules.version}"
        raise RecordError(line, why)
    seed, line = tags["Seed"]
    if not _SEED.fullmatch(seed):
        raise RecordError(line, "the seed is not a whole number")
    rest = {name: value for name, (value, _) in tags.items() if name not in _OWN_TAGS}
    return Record(rules.name, int(seed), _options(rules, *tags.get("Options", ("", 1))), tags=rest)


def _options(rules: Ruleset, written: str, line: int) -> dict[str, str]:
    """Return all options of the game, from the pairs in a tag."""
    pairs = [pair.partition("=")[::2] for pair in written.split()]
    given = dict(pairs)
    if len(given) < len(pairs):
        raise RecordError(line, "an option stands twice")
    try:
        return rules.checked_options(given)
    except OptionError as wrong:
        raise RecordError(line, str(wrong)) from None


def _noted(record: Record, comment: str, line: int) -> Record:
    if not comment[1:-1].strip() or not comment.endswith("}") or not record.actions or record.notes[-1]:
        raise RecordError(line, "a comment stands where none belongs")
    return replace(record, notes=(*record.notes[:-1], comment[1:-1].strip()))


def _played(rules: Ruleset, before: State, word: str, line: int) -> tuple[Action, State]:
    try:
        action = rules.read(word)
        after = play(before, action)
    except IllegalActionError:
        legal = len(legal_actions(before))
        raise RecordError(line, f"{_quoted(word)} is not one of the {legal} legal actions here") from None
    except ValueError as wrong:
        raise RecordError(line, f"{_quoted(word)}: {wrong}") from None
    if rules.write(before, action, after) != word:
        raise RecordError(line, f"{_quoted(word)} should read {rules.write(before, action, after)}")
    return action, after


def _quoted(word: str, most: int = MOST_QUOTED) -> str:
    """Return a word, shortened to fit in a message."""
    return word if len(word) <= most else word[:most] + "…"
