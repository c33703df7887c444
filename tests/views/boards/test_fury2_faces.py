"""Every card of the second edition has a face with a drawing and words in all languages, and a back."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest
from msgspec import structs

from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.core.text import Text
from furyqt.rules.fury2.actions import CARD_IDS, POWER_IDS, TACTIC_IDS, Pick
from furyqt.rules.fury2.decks import (
    AGENTS,
    DRAWN,
    HIDDEN,
    MATURING,
    NONE,
    PILE,
    Deck,
    Encounter,
    EventCard,
    Power,
)
from furyqt.rules.fury2.events import CardMoved
from furyqt.rules.fury2.tables import CITY_BACK, DRACULA, FIGURE_IDS, HUNTERS, NOWHERE, PLACES, SEA_BACK, SEAS
from furyqt.rules.fury2.tactics.fight import Enemy
from furyqt.views import art
from furyqt.views.boards.fury2 import BOARD, faces
from furyqt.views.boards.fury2.markers import gauges
from furyqt.views.boards.fury2.rounds import foe_art, foe_name
from furyqt.views.boards.fury2.sheets import PORTRAITS
from furyqt.views.picture import CardFace
from furyqt.views.reference import book
from tests.views.boards.fury2_games import BASE, game, seen, texts

CARDS = [(deck, card) for deck in Deck for card in range(len(CARD_IDS[deck]))]
TRANSLATIONS = Path(__file__).resolve().parents[3] / "translations"


@pytest.mark.parametrize(("player", "back"), [(HUNTERS, "dark_event"), (DRACULA, "event")])
@pytest.mark.parametrize("drawer", [1, 5])
def test_a_drawn_event_that_is_hidden_has_the_back_of_the_other_side(
    player: int, back: str, drawer: int
) -> None:
    rules = ruleset("fury2")
    seen = rules.observe(rules.setup(rules.checked_options({"variant": "servant"}), 1), player)
    drawn = CardMoved(Deck.EVENT, HIDDEN, PILE, DRAWN, drawer=drawer)
    (moment,) = BOARD.story.card_moments(
        structs.replace(seen, events=(*seen.events, drawn)), len(seen.events)
    )
    assert moment.cards[0].face == faces.BACKS[back]


@cache
def catalog(language: str) -> dict[tuple[str, str], str]:
    """Return the finished translations by context and source."""
    tree = ElementTree.parse(TRANSLATIONS / f"furyqt_{language}.ts")
    return {
        (context.findtext("name", ""), message.findtext("source", "")): "".join(found.itertext()).strip()
        for context in tree.iter("context")
        if context.findtext("name", "").startswith(("fury2", "places"))
        for message in context.iter("message")
        if (found := message.find("translation")) is not None and found.get("type") is None
    }


def parts(text: Text) -> Iterator[Text]:
    """Yield a text and the texts in its braces."""
    yield text
    for _, value in text.values:
        if isinstance(value, Text):
            yield from parts(value)


def check(face: CardFace) -> None:
    """Check that a face has a drawing, all its words in three languages, and a page of the rules."""
    assert art.has(face.art), face.art
    assert face.key
    assert not face.is_back
    assert face.text is not None
    assert face.line is not None
    assert "{" not in f"{face.title}{face.text}{face.line}"
    assert faces.by_key(face.key) == face
    assert face.rule in book("fury2", "en").pages
    for text in texts(face):
        for part in parts(text):
            for language in ("de", "it"):
                assert catalog(language).get((part.context, part.source)), (language, part.source)


@pytest.mark.parametrize(("deck", "card"), CARDS)
def test_every_card_of_every_deck_is_complete(deck: Deck, card: int) -> None:
    face = faces.face(deck, card)
    check(face)
    assert face.key == Pick(deck, card).text


@pytest.mark.parametrize("card", range(len(TACTIC_IDS)))
def test_every_tactics_card_is_complete(card: int) -> None:
    check(faces.tactic_face(card))
    assert faces.tactic_face(card).key == f"tactic:{TACTIC_IDS[card]}"


@pytest.mark.parametrize("power", Power)
def test_every_power_card_is_complete(power: Power) -> None:
    check(faces.power_face(power))
    assert faces.power_face(power).key == f"power:{POWER_IDS[power]}"


@pytest.mark.parametrize("place", PLACES)
def test_every_place_has_a_location_card(place: int) -> None:
    face = faces.place_face(place)
    assert face is not None
    check(face)
    assert face.kind == ("sea" if place in SEAS else "land")
    assert face.place == place


def test_event_cards_have_the_frame_of_their_side() -> None:
    assert faces.event_face(EventCard.HYPNOSIS).kind == "event"
    assert faces.event_face(EventCard.ROADBLOCK).kind == "dark_event"


def test_hidden_cards_show_only_their_backs() -> None:
    backs = [*(faces.face(deck, HIDDEN) for deck in Deck), faces.tactic_face(HIDDEN)]
    backs += [face for place in (CITY_BACK, SEA_BACK) if (face := faces.place_face(place)) is not None]
    backs += [faces.event_hand(HIDDEN, dracula=True), faces.event_hand(HIDDEN, dracula=False)]
    assert all(face.is_back and not face.key and face.text is None for face in backs)
    assert {face.kind for face in backs} == set(faces.BACKS)
    assert all(face.rule in book("fury2", "en").pages for face in backs)
    assert faces.place_face(NOWHERE) is None
    assert faces.by_key("place:unknown") is None


def test_only_maturing_tiles_say_what_they_do_then() -> None:
    texts_ = {card: str(faces.encounter_face(card).text) for card in Encounter}
    assert {card for card, text in texts_.items() if "Matured:" in text} == set(MATURING)


def test_figures_enemies_and_winners_have_drawings() -> None:
    assert len(PORTRAITS) == len(FIGURE_IDS)
    enemies = [(Enemy.AGENT, card) for card in AGENTS] + [(enemy, NONE) for enemy in Enemy]
    drawings = [*PORTRAITS, *BOARD.engravings.values()]
    names = [foe_name(enemy, card) for enemy, card in enemies]
    drawings += [foe_art(enemy, card) for enemy, card in enemies]
    assert [name for name in drawings if not art.has(name)] == []
    assert "" not in map(str, names)


def test_every_time_of_day_has_a_drawing_and_a_name() -> None:
    time = next(gauge for gauge in gauges(seen(game(BASE, 4)[0], 0)) if gauge.id == "time")
    assert len(time.signs) == len(time.labels) == 6
    assert all(art.has(f"tokens/{name}") for name in time.signs)
