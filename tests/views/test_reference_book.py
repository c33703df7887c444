"""The rules references: complete, linked, and with the numbers of the tables."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from furyqt.rules.core.agenda import pending_decision
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.fury2 import game as fury2
from furyqt.rules.fury3 import catalog, rulings
from furyqt.rules.fury3.boxes import BOXES
from furyqt.rules.fury3.cards import combat as combat_cards
from furyqt.rules.fury3.cards import powers
from furyqt.rules.fury3.catalog import EVENTS
from furyqt.rules.fury3.decks import BASIC, TICKET_COPIES, TICKETS, Combat, Deck, Power
from furyqt.rules.fury3.event_timing import EventWindow, When
from furyqt.rules.fury3.observation import DECISIONS
from furyqt.rules.fury3.steps.search import maturing
from furyqt.rules.fury3.steps.travel import placement
from furyqt.rules.fury3.steps.turn import defeat
from furyqt.rules.fury3.steps.turn.windows import WindowChoice
from furyqt.rules.fury3.tables import HUNTERS, PLACES
from furyqt.rules.lite.steps.dracula import DraculaMove
from furyqt.rules.lite.steps.hunters import HunterMove
from furyqt.views.boards import board
from furyqt.views.boards.fury3 import faces
from furyqt.views.reference import book, has_book
from furyqt.views.reference.page import Book, Page, plain
from tests.contract.games import short_games

RULES = Path(__file__).parents[2] / "resources" / "text" / "en" / "rules"
FURY3, LITE, DINING, FURY2 = (book(name, "en") for name in ("fury3", "lite", "dining", "fury2"))
BOOKS = pytest.mark.parametrize("rules", [FURY3, LITE, DINING, FURY2], ids=lambda rules: rules.game)
OPTIONS = {"fury2": fury2.RULES.options}
OPTIONS |= {name: ruleset(name).options for name in ("fury3", "lite", "dining")}
MOST_WORDS = 220
LISTS = {"options": 260, "gift_list_more": 270}
"""The maximum of a page that is a list, which is looked up and not read."""
RUNNING_TEXT = {"L13.1", "L13.9"}
"""Rules of the simplified game that are explained in a paragraph instead of a list."""


def words_in(page: Page, *, tables: bool = True) -> str:
    """Return the English words of a page, perhaps without its tables, which are looked up and not read."""
    parts = str(page.text).split("\n\n")
    return plain(
        "\n\n".join(part for part in parts if tables or not part.startswith("| ") or _is_of_terms(part))
    )


def _is_of_terms(table: str) -> bool:
    return not table.partition("\n")[0].strip("| ")


def tables_in(page: Page) -> list[list[list[str]]]:
    """Return the rows of cells of every table of a page, without heading rows and drawings."""
    parts = [part for part in str(page.text).split("\n\n") if part.startswith("|")]
    return [[_cells(row) for row in part.splitlines()[2:]] for part in parts]


def _cells(row: str) -> list[str]:
    return [plain(cell) for cell in row.strip("|").split("|") if not cell.strip().startswith("![")]


def numbers_in(game: str) -> set[str]:
    """Return the numbers of all rules of a game."""
    text = (RULES / f"{game}.md").read_text(encoding="utf-8")
    found = re.findall(r"\*\*([RLDCS]\d+(?:\.\d+)+)\*\*|^\| ([RLD]\d+(?:\.\d+)+) \|", text, re.MULTILINE)
    return {bold or cell for bold, cell in found}


@BOOKS
def test_no_two_pages_share_an_anchor(rules: Book) -> None:
    assert len(rules.pages) == sum(len(chapter.pages) for chapter in rules.chapters)


@BOOKS
def test_every_link_leads_to_another_page(rules: Book) -> None:
    for page in rules.pages.values():
        assert page.see or page.id.startswith("card:"), page.id
        assert page.id not in page.see
        assert len(set(page.see)) == len(page.see)
        for anchor in page.see:
            assert anchor in rules.pages, (page.id, anchor)


@BOOKS
def test_every_page_of_the_rules_can_be_reached_by_links(rules: Book) -> None:
    reached, fresh = set[str](), {rules.first}
    while fresh:
        reached |= fresh
        fresh = {other for anchor in fresh for other in rules.pages[anchor].see} - reached
    alone = {anchor for anchor in rules.pages if not anchor.startswith("card:")} - reached
    assert not alone


@BOOKS
def test_no_page_is_long_and_none_is_empty(rules: Book) -> None:
    for page in rules.pages.values():
        length = len(words_in(page, tables=False).split())
        assert 6 <= length <= LISTS.get(page.id, MOST_WORDS), (page.id, length)


@BOOKS
def test_every_brace_is_filled(rules: Book) -> None:
    for page in rules.pages.values():
        assert "{" not in words_in(page) + str(page.title) + str(page.line), page.id


@BOOKS
def test_every_rule_of_the_full_list_is_explained(rules: Book) -> None:
    known = numbers_in(rules.game)
    assert len(known) > 70
    cited = {number for page in rules.pages.values() for number in page.rules}
    assert known - cited == set()
    assert cited - known <= RUNNING_TEXT


@BOOKS
def test_every_option_is_named(rules: Book) -> None:
    pages = (page for page in rules.pages.values() if page.id.partition("_")[0] == "options")
    words = " ".join(map(words_in, pages))
    for option in OPTIONS[rules.game]:
        assert str(option.title) in words
        for answer in option.values.values():
            assert str(answer) in words


# --------------------------------------------------------------------------- numbers, lists, cards


def test_numbers_that_are_written_out_are_those_of_the_rules() -> None:
    said_here = {
        "influence": [
            f"by {defeat.RAGE}, and 1 more",
            f"rumor token on that hideout: by {maturing.RUMOR_INFLUENCE}",
            f"Dracula places: by {placement.FURY}",
        ],
        "sea_dracula": [
            f"costs Dracula {placement.EMBARKING} damage",
            f"costs {placement.CROSSING}, and {placement.CROSSING_WITH_RUFUS} while",
        ],
        "castle": [f"recovers {placement.CASTLE_REST} damage"],
        "stuck": [f"suffers {placement.STRANDED} damage"],
        "rage": [f"rises by {defeat.RAGE}, and by 1"],
        "fury": [f"gives {placement.FURY} influence"],
        "rumors": [f"gives {maturing.RUMOR_INFLUENCE} influence more"],
        "wolf_form": [f"costs {powers.WOLF_FORM_HURTS} damage"],
        "combat_night": [f"suffers {combat_cards.BLOW} damage"],
    }  # fmt: skip
    for anchor, phrases in said_here.items():
        for phrase in phrases:
            assert phrase in words_in(FURY3.pages[anchor]), (anchor, phrase)


def test_event_cards_are_listed_at_every_time_they_can_be_played() -> None:
    windows = words_in(FURY3.pages["windows"])
    actions = words_in(FURY3.pages["special"])
    for cards in (EVENTS.at[window] for window in EventWindow):
        for card in cards:
            assert str(catalog.EVENTS[card].name) in windows
    for card in EVENTS.at[When.DAY_ACTION] | EVENTS.at[When.NIGHT_ACTION]:
        assert str(catalog.EVENTS[card].name) in actions


def test_the_table_of_tickets_has_all_of_them() -> None:
    [table] = tables_in(FURY3.pages["tickets"])
    rows = [tuple(map(int, row)) for row in table]
    assert rows == [(*ticket, copies) for ticket, copies in zip(TICKETS, TICKET_COPIES, strict=True)]


def test_every_card_has_a_page_with_its_text() -> None:
    decks = {
        "item": catalog.ITEMS, "event": catalog.EVENTS, "encounter": catalog.ENCOUNTERS,
        "combat": catalog.COMBAT, "power": catalog.POWERS,
    }  # fmt: skip
    for deck, cards in decks.items():
        for card in cards:
            page = FURY3.pages[f"card:{deck}:{card.id}"]
            assert page.title == card.name
            assert str(card.text) in words_in(page)
            assert page.line is not None
    for card in catalog.MATURED:
        assert str(card.text) in words_in(FURY3.pages[f"card:encounter:{card.id}"])
    lines = [str(FURY3.pages[f"card:item:{item.name.lower()}"].line) for item in BASIC]
    assert not any("in the deck" in line for line in lines)


def test_a_card_links_to_the_rules_that_name_it() -> None:
    assert "night" in FURY3.pages["card:event:long_night"].see
    assert "hide" in FURY3.pages["card:power:hide"].see


def test_both_tables_of_icons_agree() -> None:
    by_hunter, by_dracula = tables_in(FURY3.pages["icon_table"])

    def pairs(table: list[list[str]], *, turned: bool) -> set[tuple[str, str]]:
        found = {(name, other) for name, others in table for other in others.split(", ")}
        return {(b, a) for a, b in found} if turned else found

    assert pairs(by_hunter, turned=False) == pairs(by_dracula, turned=True)


def test_options_named_in_the_rulings_can_be_chosen() -> None:
    [terms] = tables_in(FURY3.pages["options"])
    assert len(terms) == len(ruleset("fury3").options)
    assert {ruling.option for ruling in rulings.RULINGS if ruling.option} < {
        option.name for option in ruleset("fury3").options
    }


def test_every_card_face_names_its_page() -> None:
    shown = [
        *(faces.face(deck, card) for deck in Deck for card in range(len(BOXES[""].copies[deck]))),
        *(faces.face(Deck.ITEM, item) for item in BASIC),
        *map(faces.combat_face, Combat),
        *map(faces.power_face, Power),
        *(face for place in PLACES if (face := faces.place_face(place)) is not None),
    ]
    assert len(shown) > 150
    for face in (*shown, *faces.BACKS.values()):
        assert face.rule in FURY3.pages, face.title


# --------------------------------------------------------------------------------------- pages for prompts


def test_every_decision_of_the_third_edition_has_a_page() -> None:
    assert len(DECISIONS) > 80
    windows = {WindowChoice(window, HUNTERS).page(None) for window in EventWindow}
    assert len(windows) > 3
    assert {*(kind.rules_page for kind in DECISIONS), *windows, board("fury3").end_page} <= set(FURY3.pages)


def test_every_decision_of_the_simplified_game_has_a_page() -> None:
    assert {HunterMove.rules_page, DraculaMove.rules_page, board("lite").end_page} <= set(LITE.pages)


@pytest.mark.parametrize(("name", "pages"), [("fury3", FURY3.pages), ("lite", LITE.pages)])
def test_every_prompt_of_whole_games_has_a_page(name: str, pages: Mapping[str, Page]) -> None:
    found = set()
    for game in short_games(name):
        for state in filter(pending_decision, game.states[::3]):
            seen = game.rules.observe(state, 0)
            found.add(seen.agenda[-1].page(seen))
    assert found <= set(pages)
    assert len(found) > (20 if name == "fury3" else 2)


def test_whether_there_is_a_book_is_looked_up_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The window asks after every event, and each answer would take several file accesses."""
    assert has_book("lite")
    monkeypatch.setattr("furyqt.views.reference.find_spec", None)
    assert has_book("lite")
