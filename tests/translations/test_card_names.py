"""Every text of the second edition names a card as its catalog does, apart from the endings of its words."""

from __future__ import annotations

import re

import pytest

from furyqt.rules.fury2 import cards as cards
from furyqt.rules.fury2.catalog import ENCOUNTERS, EVENTS, ITEMS
from tests.translations import documents
from tools import glossary
from tools.catalog import messages

NAMES = {str(card.name) for catalog in (EVENTS, ITEMS, ENCOUNTERS) for card in catalog}
SEVERAL_WORDS = sorted((name for name in NAMES if " " in name), key=len, reverse=True)
"""A card's name of several words is rarely anything else."""
MARKERS = {"Heavenly Host": {"de": "hostie", "it": "ostia"}}
"""The word for the marker of a card, which may stand for its name."""
OWN = ("campaign/chapter-10b,", "lessons/fury2,")
"""The documents of the second edition."""
_LEAST, _ENDING = 4, 3


def stems(name: str) -> list[str]:
    """Return the longer words of a name without their last letters, which may differ in a sentence."""
    words = re.findall(rf"\w{{{_LEAST},}}", name.lower())
    return [word[: max(_LEAST, len(word) - _ENDING)] for word in words]


def named(source: str) -> set[str]:
    """Return the cards that a text names; a name in a longer one is not a name of its own."""
    found = set()
    for name in SEVERAL_WORDS:
        source, times = re.subn(rf"\b{re.escape(name)}\b", "", source)
        if times:
            found.add(name)
    return found


def is_named(form: str, *names: str) -> bool:
    """Return whether a translation has one of these names, in any form."""
    return any(all(stem in form.lower() for stem in stems(name)) for name in names)


@pytest.mark.parametrize("language", ["de", "it"])
def test_a_card_has_one_name(language: str) -> None:
    texts = [
        message
        for message in messages(glossary.PATH.parent / f"furyqt_{language}.ts")
        if message.text.context.startswith("fury2")
    ]
    own = {message.text.source: message.forms[0] for message in texts if message.text.source in NAMES}
    both = [(message.text.source, form) for message in texts for form in message.forms]
    both += [(english, form) for _, english, form in documents.translated(language, "fury2")]
    both += [(english, form) for where, english, form in documents.written(language) if where.startswith(OWN)]
    wrong = [
        f"{name} is {own[name]}: {form}"
        for english, form in both
        for name in named(english)
        if not is_named(form, own[name], MARKERS.get(name, {}).get(language, own[name]))
    ]
    assert own.keys() >= NAMES
    assert not wrong, "\n".join(wrong)


def test_another_name_is_found() -> None:
    assert named("Good Luck and New Vampire cancel Relentless Minion.") == {
        "Good Luck",
        "New Vampire",
        "Relentless Minion",
    }
    assert stems("Glück gehabt") == ["glüc", "geha"]
    assert not is_named("Glücksfall hebt sie auf.", "Glück gehabt")
    assert is_named("Sie sehen einen Neuen Vampir.", "Neuer Vampir")
