"""The parts of a journal page as HTML: headings, paragraphs, lists, tables and drawings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from furyqt.views import art

_SIDE = 22
"""The width of a drawing at the side of a head, in percent of the line."""
_NEW_SHEET = "page-break-before:always;"
"""On the screen it does nothing."""


def heading(words: str, level: int = 2, *, on_new_sheet: bool = False) -> str:
    """Return a heading: 1 is the title of a page; a printer begins a new sheet with it if wanted."""
    size = {1: "xx-large", 2: "large"}.get(level, "medium")
    below = 2 if level < 3 else 8
    style = f"font-size:{size}; margin:10px 0 {below}px 0; {_NEW_SHEET if on_new_sheet else ''}"
    return f'<p style="{style}"><b>{escape(words)}</b></p>'


def paragraphs(words: str, *, is_slanted: bool = False, is_large: bool = True) -> str:
    """Return a text with a paragraph for each part between empty lines."""
    style = "font-style:italic;" if is_slanted else ""
    style += "font-size:large;" if is_large else ""
    return "".join(
        f'<p style="{style} line-height:128%; margin:0 0 8px 0;">{escape(part)}</p>'
        for part in words.split("\n\n")
        if part
    )


def sheet(title: str, words: str) -> str:
    """Return a paper by another hand: a title, and a text that begins farther in."""
    top = f'<p style="margin:14px 28px 4px 28px;"><b>{escape(title)}</b></p>'
    style = "font-size:large; line-height:124%; margin:0 28px 8px 28px;"
    return top + "".join(f'<p style="{style}">{escape(part)}</p>' for part in words.split("\n\n") if part)


def small(words: str) -> str:
    """Return a line in smaller letters."""
    return f'<p style="font-style:italic; margin:0 0 6px 0;">{escape(words)}</p>' if words else ""


def listed(lines: Iterable[str]) -> str:
    """Return a list of sentences."""
    items = "".join(f"<li style='margin:0 0 4px 0;'>{escape(line)}</li>" for line in lines)
    return f"<ul style='margin:2px 0 8px 0;'>{items}</ul>" if items else ""


def drawing(name: str, lines: float) -> str:
    """Return a drawing that is so many lines of text high, nothing if there is none."""
    return f'<img src="art:{name}?{lines:g}">' if art.has(name) else ""


def plate(words: str, lines: float) -> str:
    """Return a picture of `plates.paint_plate` that is so many lines of text high."""
    return f'<img src="plate:{words}?{lines:g}">'


def beside(picture: str, words: str) -> str:
    """Return a page of a case: a picture at the left of words that are HTML already."""
    return (
        '<table width="100%" cellspacing="0" cellpadding="6"><tr>'
        f'<td valign="top" width="{_SIDE}%">{picture}</td><td valign="middle">{words}</td></tr></table>'
    )


def middle(words: str) -> str:
    """Return something in the middle of the line."""
    return f'<p align="center">{words}</p>' if words else ""


def written(words: str) -> str:
    """Return words as they are written by hand."""
    return f'<p style="font-style:italic; font-size:large; margin:0 0 6px 0;">{escape(words)}</p>'


def pasted(title: str, words: str) -> str:
    """Return a paper that is pasted in, with an edge around it."""
    text = "".join(f'<p style="margin:0 0 6px 0;">{escape(part)}</p>' for part in words.split("\n\n") if part)
    style = "border-style:solid; margin:8px 0 14px 0;"
    return (
        f'<table width="86%" align="center" border="1" cellspacing="0" cellpadding="12" style="{style}">'
        f"<tr><td><p><b>{escape(title)}</b></p>{text}</td></tr></table>"
    )


def gallery(pictures: Sequence[Sequence[str]], columns: int = 5) -> str:
    """Return pictures in rows, each with lines of words below it."""
    cells = [
        f'<td align="center" valign="top" width="{100 // columns}%">{picture}'
        + "".join(f'<p style="margin:0;">{escape(line)}</p>' for line in lines)
        + "</td>"
        for picture, *lines in pictures
    ]
    rows = ["".join(cells[at : at + columns]) for at in range(0, len(cells), columns)]
    inner = "".join(f"<tr>{row}</tr>" for row in rows)
    return f'<table width="100%" cellspacing="0" cellpadding="8">{inner}</table>' if rows else ""


def month(names: Sequence[str], weeks: Iterable[Sequence[tuple[str, str, bool]]]) -> str:
    """Return a month: the names of its days, and for each day words, a picture, and whether it is today."""
    top = "".join(f'<td align="center"><i>{escape(name)}</i></td>' for name in names)
    rows = ""
    for week in weeks:
        cells = (
            f'<td align="center" valign="top" width="14%">'
            f"{f'<b><u>{escape(words)}</u></b>' if is_today else escape(words)}<br>{picture}</td>"
            for words, picture, is_today in week
        )
        rows += f"<tr>{''.join(cells)}</tr>"
    return f'<table width="100%" cellspacing="0" cellpadding="2"><tr>{top}</tr>{rows}</table>'


def head(title: str, lines: Sequence[str], left: str, right: str, *, on_new_sheet: bool = False) -> str:
    """Return the head of a page: a drawing on each side of the title and of the lines below it."""
    words = heading(title, 1) + "".join(small(line) for line in lines)
    sides = (
        f'<td valign="middle" width="{_SIDE}%">{left}</td>' if left else "",
        f'<td valign="middle" align="right" width="{_SIDE}%">{right}</td>' if right else "",
    )
    style = f"margin-bottom:8px; {_NEW_SHEET if on_new_sheet else ''}"
    return (
        f'<table width="100%" cellspacing="0" cellpadding="4" style="{style}"><tr>'
        f'{sides[0]}<td valign="middle">{words}</td>{sides[1]}</tr></table>'
    )


def table(titles: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table with a line of titles, or without one."""
    top = "".join(f'<th align="left">{escape(title)}</th>' for title in titles)
    head = f"<tr>{top}</tr>" if top else ""
    lines = "".join(
        "<tr>" + "".join(f'<td valign="top">{escape(cell)}</td>' for cell in row) + "</tr>" for row in rows
    )
    return f'<table width="100%" cellspacing="0" cellpadding="5">{head}{lines}</table>'


def rule() -> str:
    """Return a line across the page."""
    return "<hr>"
