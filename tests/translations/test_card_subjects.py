"""A card that begins a sentence of the log is its subject, with the article that a language needs."""

from __future__ import annotations

from functools import cache

import pytest

from furyqt.rules.core.events import Event, line_of
from furyqt.rules.core.text import Text
from furyqt.rules.fury2 import decks as fury2_decks
from furyqt.rules.fury2.actions import CARD_IDS
from furyqt.rules.fury2.events.cards import CardMoved
from furyqt.rules.fury3 import decks as fury3_decks
from furyqt.rules.fury3.events.cards import CardShown
from tools import glossary
from tools.catalog import messages

TILE = CARD_IDS[fury2_decks.Deck.ENCOUNTER].index("wolves")
CARD = CARD_IDS[fury2_decks.Deck.EVENT].index("draculas_brides")


@cache
def forms(language: str) -> dict[tuple[str, str], str]:
    path = glossary.PATH.parent / f"furyqt_{language}.ts"
    return {(one.text.context, one.text.source): one.forms[0] for one in messages(path)}


def line(event: Event, language: str) -> str:
    """Return the line of the log in a language."""

    def translate(context: str, source: str, number: int | None) -> str:
        del number
        return forms(language).get((context, source), source)

    def say(text: Text) -> str:
        return text.render(translate)

    return line_of(event, 1, say)


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (
            CardMoved(
                fury2_decks.Deck.ENCOUNTER, TILE, source=fury2_decks.ON_SPOT, target=fury2_decks.FALLEN
            ),
            "Das Kärtchen „Wölfe“ verlässt die Spur.",
        ),
        (
            CardMoved(
                fury2_decks.Deck.ENCOUNTER,
                fury2_decks.HIDDEN,
                source=fury2_decks.ON_SPOT,
                target=fury2_decks.FALLEN,
            ),
            "Ein Begegnungskärtchen verlässt die Spur.",
        ),
        (
            CardMoved(fury2_decks.Deck.EVENT, CARD, source=fury2_decks.TABLE, target=fury2_decks.DISCARD),
            "Die Karte „Draculas Bräute“ kommt auf den Abwurfstapel.",
        ),
        (
            CardShown(fury3_decks.Deck.TICKET, 1, fury3_decks.PILE),
            "Ein 2/2-Fahrschein wird aufgedeckt.",
        ),
    ],
)
def test_a_card_as_the_subject_in_german(event: Event, told: str) -> None:
    assert line(event, "de") == told
