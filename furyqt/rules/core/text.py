"""Texts of the model: marked in the source, translated first and filled in afterwards.

A module names its context once, `N_ = Texts("lite.words")`, and marks its texts with it; a module with
several contexts adds the last word: `N_words`. `tools/marked_texts.py` reads the texts from the source, so
they are plain literals. Nothing here depends on a language: `Text.render` calls the translator it receives.

A name can have forms, each a text of its own: `{place:to}` is filled with the form "to" of the place, such as
"to the North Sea", and every language chooses the forms that its sentence needs.
"""

from __future__ import annotations

import re
from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from furyqt.rules.core.folding import folded

Translate = Callable[[str, str, int], str]
"""(context, English source, number or -1) -> the text in the reader's language."""

BRACE = re.compile(r"\{(\w+)(?::(\w+))?\}")
"""A named brace, with the form of the name if the sentence needs one."""
NUMBER_FORMS = ("word", "times")
"""The forms of a number: three, and three times."""
QUOTES = (("«", "»", "“", "”"), ("„", "“", "‚", "‘"), ("“", "”", "‘", "’"))
"""The quotation marks of Italian, German and English: outer ones, and those inside a quotation."""
_EUPHONIC = {" e ": (" ed ", ("e", "è", "é"))}
"""The Italian “and” before a brace, how it reads before a vowel of its own sound, and these vowels."""
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")
"""The letters with which the name of a file could write a line of its own, or over another one."""


class Text(msgspec.Struct, frozen=True):
    """A sentence in English with its context, the values of its named braces, and its own forms.

    A text with `names` lists them in the reader's alphabet, each in the form `shown` if there is one: its
    braces {first} and {rest} join two of them, and those of `last` the last two.
    """

    context: str
    source: str
    number: int = -1
    values: tuple[tuple[str, Text | str | int], ...] = ()
    forms: tuple[tuple[str, Text], ...] = ()
    names: tuple[Text, ...] = ()
    shown: str = ""
    last: Text | None = None

    def fill(self, **values: Text | str | int) -> Text:
        """Give the named braces their values; nothing is translated yet."""
        return replace(self, values=self.values + tuple(values.items()))

    def complete(self, **values: Text | str | int) -> Text:
        """Give values to the named braces that have none yet."""
        known = dict(self.values)
        return self.fill(**{name: value for name, value in values.items() if name not in known})

    def with_forms(self, forms: dict[str, Text]) -> Text:
        """Give a name its forms."""
        return replace(self, forms=tuple(forms.items()))

    def form(self, name: str) -> Text:
        """Return a form of a name, or the name itself if it has no such form."""
        return dict(self.forms).get(name, self)

    def render(self, translate: Translate) -> str:
        """Return the sentence in the translator's language, every brace filled.

        A form at the beginning of the sentence gets a capital letter, unless it is a number: then it begins a
        part of one. Values have no control characters. A quotation inside another one gets inner marks.
        """
        if self.names:
            return self._enumerated(translate)
        values = dict(self.values)

        def value(match: re.Match[str]) -> str:
            found = values.get(match[1], match[0])
            if match[2]:
                found = found.form(match[2]) if isinstance(found, Text) else found
            words = found.render(translate) if isinstance(found, Text) else _CONTROL.sub(" ", str(found))
            is_first = match[2] and match[2] not in NUMBER_FORMS and match.start() == 0
            return sentence(words) if is_first else words

        words = translate(self.context, self.source, self.number)
        return with_inner_quotes(_with_values(words, value))

    def _enumerated(self, translate: Translate) -> str:
        """Return the names in the alphabet of the translator's language."""
        names = sorted(self.names, key=lambda name: folded(name.render(translate)))
        *others, found = [name.form(self.shown).render(translate) for name in names]
        comma = Text(self.context, self.source)
        glue = self.last or comma
        for name in reversed(others):
            found = glue.fill(first=name, rest=found).render(translate)
            glue = comma
        return found

    def __str__(self) -> str:
        return self.render(in_english)


class TextError(ValueError):
    """An error for the person at the screen or terminal: a text, whose English is the message."""

    def __init__(self, text: Text) -> None:
        super().__init__(str(text))
        self.text = text


def shortened(words: str, most: int = 40) -> str:
    """Return words from a file or the command line, on one line and short enough for a message."""
    line = "".join(letter if letter.isprintable() else "?" for letter in words[: most + 1])
    return line if len(line) <= most else line[:most] + "…"


def filled(words: str, translate: Translate, **values: Text | str | int) -> str:
    """Fill the named braces of a translated sentence, a name with the form that the brace asks for."""
    return Text("", words).fill(**values).render(translate)


def with_inner_quotes(words: str) -> str:
    """Return words whose quotations inside others have inner marks: «Giocare “Ipnosi”».

    Words with marks that do not belong together stay as they are.
    """
    marks = next((marks for marks in QUOTES if marks[0] in words), None)
    if marks is None or words.count(marks[0]) < 2:
        return words
    start, end, *inner = marks
    found, depth = [], 0
    for letter in words:
        depth += letter == start
        is_inner = depth > 1 and letter in (start, end)
        found.append(inner[letter == end] if is_inner else letter)
        depth -= letter == end
        if depth < 0:
            return words
    return "".join(found) if depth == 0 else words


def sentence(words: str) -> str:
    """Return words with a capital at the beginning; a name filled in there may have a small letter."""
    return words[:1].upper() + words[1:]


class Texts(msgspec.Struct, frozen=True):
    """Marks the English texts of one context: `N_ = Texts("fury3.cards")`, then `N_("Garlic")`."""

    context: str

    def __call__(self, source: str) -> Text:
        """Mark a text."""
        return Text(self.context, source)

    def plural(self, source: str, number: int) -> Text:
        """Mark a text with `%n` in it, which has a singular and a plural."""
        return Text(self.context, source, number)


def _with_values(words: str, value: Callable[[re.Match[str]], str]) -> str:
    """Return words with a value for each brace, and the joining word before it as it is spoken."""
    found, end = "", 0
    for match in BRACE.finditer(words):
        found, end = found + words[end : match.start()], match.end()
        filled_in = value(match)
        for joint, (spoken, vowels) in _EUPHONIC.items():
            if found.endswith(joint) and filled_in.lower().startswith(vowels):
                found = found.removesuffix(joint) + spoken
        found += filled_in
    return found + words[end:]


def in_english(context: str, source: str, number: int) -> str:
    """Return a text as it was written; this translator has no singular forms."""
    del context
    return source if number < 0 else source.replace("%n", str(number))
