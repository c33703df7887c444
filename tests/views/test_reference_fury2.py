"""The rules reference of the second edition: a page for every card, decision and prompt."""

from __future__ import annotations

import random

import pytest

from furyqt.rules.core.agenda import advance, is_over, legal_actions, pending_decision
from furyqt.rules.fury2 import catalog
from furyqt.rules.fury2.boxes import BOXES
from furyqt.rules.fury2.decks import MATURING, Deck, Power, Tactic
from furyqt.rules.fury2.observation import DECISIONS, observe
from furyqt.rules.fury2.setup import setup
from furyqt.rules.fury2.tables import PLACES
from furyqt.views.boards.fury2 import BOARD, faces
from furyqt.views.reference import book
from furyqt.views.reference.page import Page, plain

BOOK = book("fury2", "en")
DECKS = {
    "item": catalog.ITEMS,
    "event": catalog.EVENTS,
    "encounter": catalog.ENCOUNTERS,
    "tactic": catalog.TACTICS,
    "power": catalog.POWERS,
}


def words_in(page: Page) -> str:
    """Return the English words of a page."""
    return plain(str(page.text))


@pytest.mark.parametrize("deck", DECKS)
def test_every_card_has_a_page_with_its_text(deck: str) -> None:
    for card in DECKS[deck]:
        page = BOOK.pages[f"card:{deck}:{card.id}"]
        assert page.title == card.name
        assert str(card.text) in words_in(page)
        assert page.line is not None
        assert page.art


def test_a_tile_says_what_it_does_when_it_matures() -> None:
    for tile in MATURING:
        matured = catalog.MATURED[tile]
        assert str(matured.text) in words_in(BOOK.pages[f"card:encounter:{catalog.ENCOUNTERS[tile].id}"])
    assert "never matures" in words_in(BOOK.pages["card:encounter:rats"])


def test_a_card_links_to_the_rules_that_name_it() -> None:
    assert "lair" in BOOK.pages["card:event:vampire_lair"].see
    assert "powers" in BOOK.pages["card:power:hide"].see
    assert "cancel" in BOOK.pages["card:event:good_luck"].see


def test_every_card_face_names_its_page() -> None:
    shown = [
        *(faces.face(deck, card) for deck in Deck for card in range(len(BOXES[""].copies[deck]))),
        *map(faces.tactic_face, Tactic),
        *map(faces.power_face, Power),
        *(face for place in PLACES if (face := faces.place_face(place)) is not None),
    ]
    assert len(shown) > 150
    for face in (*shown, *faces.BACKS.values()):
        assert face.rule in BOOK.pages, face.title


def test_every_decision_has_a_page() -> None:
    assert len(DECISIONS) > 80
    pages = {kind.rules_page for kind in DECISIONS if isinstance(kind.rules_page, str)}
    assert pages | {BOARD.end_page} <= BOOK.pages.keys()


@pytest.mark.parametrize("variant", ["base", "servant"])
def test_every_prompt_of_whole_games_has_a_page(variant: str) -> None:
    found = set()
    for seed in range(3):
        rng = random.Random(seed)
        state = setup({"variant": variant}, seed)
        for _ in range(900):
            if is_over(state):
                break
            seen = observe(state, rng.randrange(2))
            decision = pending_decision(seen)
            assert decision is not None
            found.add(decision.page(seen))
            advance(state, rng.choice(legal_actions(state)))
    assert found - {""} <= BOOK.pages.keys()
    assert len(found) > 20
