"""Writes a page as the HTML that a text browser understands."""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import escape

from markdown_it import MarkdownIt

from furyqt.controllers.rulebook import section_of
from furyqt.rules.core.text import Text, Translate
from furyqt.views.reference.page import Book, Page
from furyqt.views.themes.typefaces import SERIF

ART_WIDTH, ART_HEIGHT = 200, 150
"""The size of a drawing beside the text, at the usual text size."""
SIGN = 20
"""The side of a small drawing before a line."""
_MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")
_CELL = re.compile(r"<td>(?!<img)(.*?)</td>")
_EMPTY_HEAD = re.compile(r"<thead>\s*<tr>\s*(?:<th></th>\s*)+</tr>\s*</thead>")
_SIGN = re.compile(r'<img src="(?:\.\./)+art/([^"]+)\.svg" alt="" ?/>')
_OWN_NUMBER = re.compile(r"<strong>([A-Z]\d+(?:\.\d+)+)</strong>|(?<=<td>)([A-Z]\d+(?:\.\d+)+)(?=</td>)")
_NUMBER = re.compile(r"(?<![\w'.>#])[A-Z]\d+(?:\.\d+)*(?![\w'<])")
"""A rule that is named in a text; one in a tag or between tags is an anchor already."""


@dataclass(frozen=True, slots=True)
class PageStyle:
    """The format of a page: the size of its text in points, its colors, and the labels around it."""

    size: float
    faint: str
    accent: str
    see_also: str
    numbers: str
    """The text "Rules {numbers}", in the current language."""
    has_art: bool
    art_scale: float = 1.0


def page_html(book: Book, page: Page, translate: Translate, look: PageStyle) -> str:
    """Return the whole page: chapter, title, drawing, paragraphs, links, numbers of rules."""
    parts = [
        _head(book, page, translate, look),
        _body(page.text.render(translate), look, book),
        _links(book, page, translate, look),
    ]
    if page.rules:
        links = ", ".join(_number_link(number, book) for number in page.rules)
        parts.append(f"<p class='small'>{escape(look.numbers).format(numbers=links)}</p>")
    return f"<html><head><style>{_style(look)}</style></head><body>{''.join(parts)}</body></html>"


def link(anchor: str) -> str:
    """Return the address of a page."""
    return f"rule:{anchor}"


def _style(look: PageStyle) -> str:
    size = look.size
    return f"""
        body {{ font-size: {size:.1f}pt; }}
        p, li {{ line-height: 138%; }}
        p {{ margin: 0 0 {size * 0.75:.0f}px 0; }}
        li {{ margin: 0 0 {size * 0.45:.0f}px 0; }}
        h1 {{ font-family: '{SERIF}'; font-size: {size * 1.95:.1f}pt; font-weight: 700;
            margin: 0 0 {size * 0.5:.0f}px 0; }}
        h2 {{ font-family: '{SERIF}'; font-size: {size * 1.2:.1f}pt; font-weight: 700;
            margin: {size * 1.4:.0f}px 0 {size * 0.35:.0f}px 0; }}
        a {{ text-decoration: none; }}
        table {{ margin: {size * 0.5:.0f}px 0 {size * 1.1:.0f}px 0; }}
        th, td {{ padding: {size * 0.32:.0f}px {size * 1.1:.0f}px {size * 0.32:.0f}px 0; }}
        th {{ color: {look.faint}; font-weight: 700; text-align: left; }}
        table.head {{ margin: 0; }}
        td p {{ margin: 0; }}
        .chapter {{ color: {look.accent}; font-size: {size * 0.88:.1f}pt; letter-spacing: 1px;
            margin: 0 0 {size * 0.15:.0f}px 0; }}
        .line {{ color: {look.faint}; font-family: '{SERIF}'; font-style: italic;
            font-size: {size * 1.08:.1f}pt; }}
        .small {{ color: {look.faint}; font-size: {size * 0.85:.1f}pt; margin-top: {size * 1.1:.0f}px; }}
    """


def _head(book: Book, page: Page, translate: Translate, look: PageStyle) -> str:
    chapter = escape(book.chapter_of(page.id).title.render(translate))
    words = f"<p class='chapter'>{chapter}</p><h1>{_said(page.title, translate)}</h1>"
    if page.line is not None:
        words += f"<p class='line'>{_said(page.line, translate)}</p>"
    if not look.has_art:
        return words
    wide, tall = (round(side * look.art_scale) for side in (ART_WIDTH, ART_HEIGHT))
    picture = f"<img src='art:{page.art}' width='{wide}' height='{tall}'>"
    return (
        f"<table class='head' width='100%'><tr><td>{words}</td><td align='right'>{picture}</td></tr></table>"
    )


def _said(text: Text, translate: Translate) -> str:
    return escape(text.render(translate))


def _body(markdown: str, look: PageStyle, book: Book) -> str:
    """Return Markdown as HTML; a rule's own number is an anchor, another rule's number a link to it."""
    html: str = _MARKDOWN.render(markdown)
    html = _EMPTY_HEAD.sub("", html).replace("<table>", "<table cellspacing='0'>")
    html = _SIGN.sub(lambda found: _sign(found[1], look), html).replace('href="page:', f'href="{link("")}')
    html = _OWN_NUMBER.sub(_anchored, html)
    html = _NUMBER.sub(lambda found: _number_link(found[0], book), html)
    return _CELL.sub(r"<td><p>\1</p></td>", html)


def _anchored(found: re.Match[str]) -> str:
    number = found[1] or found[2]
    return f"<a name='{number}'></a><b>{number}</b>"


def _number_link(number: str, book: Book) -> str:
    section = section_of(number)
    return f"<a href='{link(section)}#{number}'>{number}</a>" if section in book.pages else number


def _sign(name: str, look: PageStyle) -> str:
    side = round(SIGN * look.art_scale)
    return f"<img src='sign:{name}' width='{side}' height='{side}'>"


def _links(book: Book, page: Page, translate: Translate, look: PageStyle) -> str:
    if not page.see:
        return ""
    links = (
        f"<a href='{link(anchor)}'>{_said(book.pages[anchor].title, translate).replace(' ', '&nbsp;')}</a>"
        for anchor in page.see
    )
    return f"<h2>{escape(look.see_also)}</h2><p>{'&nbsp;· '.join(links)}</p>"
