"""Changes to every word of a record that could deceive an audit."""

from __future__ import annotations

import re
from collections.abc import Iterator

from furyqt.rules.core.agenda import legal_actions, replay
from furyqt.rules.core.record import Record

COUNTS = (
    *("", "0", "00", "1", "3", "-4", "+4", "4.0", "4e0", "04", "999999999", "9999999999", "9" * 5000),
    *("\u0664", "\uff14", "\u00b2", "2+2", "1+3", "4+0", "+".join(["1"] * 65)),
    *("4 0000", "4 abcd", "4 4", "NaN", "1e999"),
)
"""Texts in place of a number of iterations, some with digits that are not ASCII."""
GARBAGE = (
    *("?!", "{", "}", "{}", "{ }", "*", "dracula", "hunters", "PA{search:4 4}", "\x00", "\ufeff", "\u202e"),
    *("a" * 5000, "[Game]", "\\", '"', "\u00a0", "pa", "\uff30\uff21", "\u0420\u0410", "\u00e9", "e\u0301"),
)
"""Words that are not actions, or that only look like one."""
NOTES = (
    *("auto", "random", "greedy", "bot:chaser", "search:4", "search:4 4", "search:5 4", "search:normal 4"),
    *("\u0455earch:4 4", "SEARCH:4 4", "search:\uff14 4", "search:4\u00a04", "search:4@9s 4"),
    *("search:cheat 4", "agreed", "overruled", "agreed search:4 4", "overruled search:4 4 PA"),
    *("overruled search:4 4", "agreed agreed search:4 4", "overruled agreed search:4 4 PA", "agreed auto"),
    *("agreed random", "overruled random PA", "a fine move", "search:4 4 search:4 4", "agreedsearch:4 4"),
)
"""Comments on a decision."""
VALUES = (
    *("", "human", "random", "greedy", "search:4", "search:5", "search:4@9s", "search:0", "search:-4"),
    *("search:999999999", "search:cheat", "search:normal", "search:normal/999999999", "search:1e-99s"),
    *("search:1e999s", "search:NaNs", "bot:chaser", "bot:nobody", "search:4+bold", "search:4+nothing"),
    *("\u0455earch:4", "search:\uff14", "Human", "none", "paper", "casual", "1", "-1", "\u0664"),
    *("9" * 41, "4 4", "=", "a=b"),
)
"""Values of a tag."""
_WORD = re.compile(r"\{[^{}]*\}|[^\s{}]+")
_COUNT = re.compile(r" [0-9+]+(?= |$)")
_MARK = re.compile(r" [0-9a-f]{4}$")


def tampered(record: Record, text: str, seats: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Yield what was done to a record, whose text is given, and the changed text."""
    head, _, body = text.partition("\n\n")
    lines, words = head.split("\n"), _WORD.findall(body)
    for what, changed in _each(lines, [_tags(line) for line in lines]):
        yield f"tag {what}", "\n".join(changed) + f"\n\n{body}"
    actions = [number for number, word in enumerate(words[:-1]) if not word.startswith("{")]
    others = [_notes(word[1:-1], seats) if word.startswith("{") else [*GARBAGE] for word in words]
    for number, tokens in zip(actions, _legal_tokens(record), strict=True):
        others[number] += tokens
    for what, changed in _each(words, others):
        yield f"word {what}", f"{head}\n\n{' '.join(changed)}\n"
    for number in (*actions, len(words) - 1):
        yield f"cut off before word {number}", f"{head}\n\n{' '.join(words[:number])}"
        yield f"cut off in word {number}", f"{head}\n\n{' '.join([*words[:number], words[number][:1]])}"
    for what, changed in _of_all_comments(words):
        yield what, f"{head}\n\n{' '.join(changed)}\n"
        yield f"{what} and no end mark", f"{head}\n\n{' '.join(changed[:-1])}\n"


def _each(words: list[str], others: list[list[str]]) -> Iterator[tuple[str, list[str]]]:
    """Yield the words with one of them deleted, repeated, moved, or replaced by each of its others."""
    for number, word in enumerate(words):
        before, after = words[:number], words[number + 1 :]
        yield f"{number} deleted", [*before, *after]
        yield f"{number} twice", [*before, word, word, *after]
        yield f"{number} after the next", [*before, *after[:1], word, *after[1:]]
        for other in others[number]:
            yield f"{number} is {other[:40]!r}", [*before, other, *after]


def _of_all_comments(words: list[str]) -> Iterator[tuple[str, list[str]]]:
    for note in NOTES:
        yield f"every comment is {note!r}", [f"{{{note}}}" if one.startswith("{") else one for one in words]
    yield "no comments", [one for one in words if not one.startswith("{")]
    yield "no marks of levels", [_MARK.sub("", one[:-1]) + "}" if one[0] == "{" else one for one in words]


def _tags(line: str) -> list[str]:
    name = line[1:].partition(" ")[0]
    odd = [line.replace(name, name.lower()), line[:-1], line.replace('"', "'"), f"{line} ", f"{line}\r"]
    return [*(f'[{name} "{value}"]' for value in VALUES), *odd, "[]", line.replace("e", "\u0435")]


def _notes(note: str, seats: tuple[str, ...]) -> list[str]:
    """Return other comments, in braces, in place of one."""
    counts = [_COUNT.sub(f" {count}", note, count=1) for count in COUNTS]
    claims = [f"agreed {note}", f"overruled {note} PA", _MARK.sub("", note)]
    return [f"{{{other}}}" for other in (*counts, *claims, *seats, *(f"{seat} 4" for seat in seats), *NOTES)]


def _legal_tokens(record: Record) -> Iterator[list[str]]:
    """Yield the tokens of some legal actions for each action."""
    for state in record.positions()[:-1]:
        some = legal_actions(state)[:6]
        yield [record.rules.write(state, action, replay(state, action)) for action in some]
