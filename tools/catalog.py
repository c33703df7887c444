"""Read and write Qt's translation source files (`.ts`)."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tools.marked_texts import Marked


class Message(NamedTuple):
    """A text with its translation: one form, or one per plural; missing forms are empty."""

    text: Marked
    forms: tuple[str, ...]
    is_finished: bool


def messages(path: Path) -> Iterator[Message]:
    """Return every message of a catalog that is not obsolete."""
    for name, node in _nodes(ET.parse(path)):
        translation = node.find("translation")
        assert translation is not None, f"{path}: a message without a translation element"
        if translation.get("type") in ("obsolete", "vanished"):
            continue
        forms = tuple(form.text or "" for form in translation.iter("numerusform")) or (
            translation.text or "",
        )
        yield Message(_text(name, node), forms, translation.get("type") != "unfinished" and all(forms))


def fill(path: Path, translations: dict[Marked, tuple[str, ...]]) -> int:
    """Fill in the translations of unfinished messages and return their number."""
    tree = ET.parse(path)
    filled = 0
    for name, node in _nodes(tree):
        translation = node.find("translation")
        forms = translations.get(_text(name, node), ())
        if translation is not None and translation.get("type") == "unfinished" and forms:
            _write(translation, forms)
            filled += 1
    if filled:
        tree.write(path, encoding="utf-8", xml_declaration=True)
    return filled


def _write(translation: ET.Element, forms: tuple[str, ...]) -> None:
    places = list(translation.iter("numerusform")) or [translation]
    assert len(places) == len(forms), f"{len(forms)} forms for {len(places)} places: {forms}"
    for place, form in zip(places, forms, strict=True):
        place.text = form
    del translation.attrib["type"]


def _nodes(tree: ET.ElementTree[ET.Element]) -> Iterator[tuple[str, ET.Element]]:
    for context in tree.iter("context"):
        for node in context.iter("message"):
            yield context.findtext("name", ""), node


def _text(context: str, node: ET.Element) -> Marked:
    source, comment = node.findtext("source", ""), node.findtext("comment", "")
    return Marked(context, source, comment, node.get("numerus") == "yes")
