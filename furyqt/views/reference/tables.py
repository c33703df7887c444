"""Markdown tables that are made from the tables of a game, so that they always agree with the rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from furyqt.rules.core.ruleset import Option
from furyqt.rules.core.text import Text, Texts

N_ = Texts("reference")

Cell = Text | str | int
_OR = N_("{first}; or {rest}")


def rows(lines: Iterable[Sequence[Cell]], signs: Sequence[str] = ()) -> Text:
    """Return the lines of a table: a drawing if there are any, a name and the other cells."""
    parts: list[str] = []
    values: dict[str, Cell] = {}
    for number, cells in enumerate(lines):
        names = [f"cell_{number}_{column}" for column in range(len(cells))]
        values |= zip(names, cells, strict=True)
        sign = f"| {_sign(signs[number])} " if signs else ""
        others = "".join(f" {{{name}}} |" for name in names[1:])
        parts.append(f"{sign}| **{{{names[0]}}}** |{others}")
    return Text("", "\n".join(parts)).fill(**values)


def table(head: Sequence[Cell], lines: Sequence[Sequence[Cell]]) -> Text:
    """Return a table under a heading row."""
    names = [f"head_{column}" for column in range(len(head))]
    first = "".join(f" {{{name}}} |" for name in names)
    text = Text("", f"|{first}\n|{'---|' * len(head)}\n{{rows}}")
    return text.fill(rows=rows(lines), **dict(zip(names, head, strict=True)))


def terms(entries: Sequence[tuple[Cell, Cell]]) -> Text:
    """Return a table of terms, each with its explanation."""
    return table(("", ""), entries)


def option_rows(options: Iterable[Option]) -> Text:
    """Return every option with its values, the default first."""
    return rows((option.title, _answers(tuple(option.values.values()))) for option in options)


def _answers(values: tuple[Text, ...]) -> Text:
    first, *others = values
    return _OR.fill(first=first, rest=_answers(tuple(others))) if others else first


def _sign(name: str) -> str:
    return f"![](../../../art/{name}.svg)"
