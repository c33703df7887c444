"""Every card of the third edition has a face and a back."""

from __future__ import annotations

import pytest

from furyqt.rules.fury3.actions import CARD_IDS, Pick
from furyqt.rules.fury3.decks import HIDDEN, ICONS, Combat, Deck, EventCard, Power
from furyqt.rules.fury3.tables import ATLAS, LAND_BACK, NOWHERE, PLACES, SEA_BACK, SEAS
from furyqt.views.boards.fury3 import faces
from furyqt.views.picture import CardFace
from furyqt.views.reference import book

CARDS = [(deck, card) for deck in Deck for card in range(len(CARD_IDS[deck]))]


def is_complete(face: CardFace) -> bool:
    """Return whether a face has all its parts and no unfilled placeholder."""
    return bool(
        face.art and face.key and face.text and face.line and "{" not in f"{face.title}{face.text}{face.line}"
    )


@pytest.mark.parametrize(("deck", "card"), CARDS)
def test_every_card_of_every_deck_has_a_face_with_a_text(deck: Deck, card: int) -> None:
    face = faces.face(deck, card)
    assert is_complete(face)
    assert face.rule
    assert face.key == Pick(deck, card).text
    assert faces.by_key(face.key) == face
    assert not face.is_back


@pytest.mark.parametrize("card", Combat)
def test_a_combat_card_shows_its_own_icon(card: Combat) -> None:
    face = faces.combat_face(card)
    assert is_complete(face)
    assert face.icons == (card.name.lower(),)
    assert faces.by_key(f"combat:{card.name.lower()}") == face


@pytest.mark.parametrize("power", Power)
def test_a_power_card_has_a_face(power: Power) -> None:
    assert is_complete(faces.power_face(power))


@pytest.mark.parametrize("item", ICONS)
def test_a_banner_shows_what_it_cancels(item: int) -> None:
    assert {Combat[icon.upper()] for icon in faces.item_face(item).icons} == ICONS[item]


@pytest.mark.parametrize("place", PLACES)
def test_every_place_has_a_location_card(place: int) -> None:
    face = faces.place_face(place)
    assert face is not None
    assert is_complete(face)
    assert face.kind == ("sea" if place in SEAS else "land")
    assert (face.place, str(face.title)) == (place, str(ATLAS.places[place].name))


def test_event_cards_have_the_frame_of_their_side() -> None:
    assert faces.event_face(EventCard.HYPNOSIS).kind == "event"
    assert faces.event_face(EventCard.ROADBLOCK).kind == "dark_event"


def test_hidden_cards_show_only_their_backs() -> None:
    backs = [*(faces.face(deck, HIDDEN) for deck in Deck), faces.combat_face(HIDDEN)]
    backs += [face for place in (LAND_BACK, SEA_BACK) if (face := faces.place_face(place)) is not None]
    backs.append(faces.event_hand(HIDDEN, dracula=True))
    assert all(face.is_back and not face.key and face.text is None for face in backs)
    assert [face.kind for face in backs] == [
        *("item", "event", "encounter", "ticket", "combat", "land", "sea", "dark_event")
    ]
    assert faces.place_face(NOWHERE) is None


def test_an_encounter_says_what_it_does_when_it_matures() -> None:
    texts = {
        str(faces.encounter_face(card).title): str(faces.encounter_face(card).text) for card in range(13)
    }
    assert {name for name, text in texts.items() if "Matured:" not in text} == {"Rats", "Bats"}


def test_every_card_is_explained_in_the_rules_reference() -> None:
    pages = book("fury3", "en").pages
    found = [faces.face(deck, card) for deck, card in CARDS]
    found += [faces.combat_face(card) for card in Combat] + [faces.power_face(power) for power in Power]
    found += [face for place in PLACES if (face := faces.place_face(place)) is not None]
    assert {face.rule for face in found} <= set(pages)
