"""The trail, the lairs, the decks and the cards in play, as each side sees them."""

from __future__ import annotations

from msgspec.structs import replace

from furyqt.rules.core.text import Text
from furyqt.rules.fury3.decks import Encounter, EventCard, Item
from furyqt.rules.fury3.event_timing import Lasting
from furyqt.rules.fury3.observation import observe
from furyqt.rules.fury3.state import Fury3State, PlacedEncounter
from furyqt.rules.fury3.tables import DRACULA, HUNTERS
from furyqt.views.boards import board
from furyqt.views.picture import CardFace, Pile, TrailEntry
from tests.rules.fury3.scenes import at, scene
from tests.views.pictures import Shown

HERE = board("fury3")
ADVANCED = {"game": "advanced"}


def picture(state: Fury3State, player: int = HUNTERS) -> Shown:
    """Return the picture that a player sees."""
    return Shown(HERE.picture(observe(state, player)))


def entry(state: Fury3State, space: int, player: int = HUNTERS) -> TrailEntry:
    """Return a space of the trail, which must not be empty."""
    found = picture(state, player).trail[space]
    assert found is not None
    return found


def pile(state: Fury3State, name: str, player: int = HUNTERS) -> Pile:
    """Return a deck or ally by its id."""
    return next(pile for pile in picture(state, player).piles if pile.id == name)


def names(cards: tuple[CardFace, ...]) -> list[str]:
    """Return the titles."""
    return [str(card.title) for card in cards]


def words(marks: tuple[Text, ...]) -> list[str]:
    """Return the marks in English."""
    return [str(mark) for mark in marks]


def test_the_trail_shows_faces_to_dracula_and_backs_to_the_hunters() -> None:
    state = scene(
        trail=("vienna+rats", "adriatic_sea", "wolf_form/rome", "feed", "hide+hoax"), options=ADVANCED
    )
    seen = [entry(state, space) for space in range(5)]
    assert [face.card and face.card.kind for face in seen] == ["land", "sea", "land", None, "land"]
    assert all(face.card is None or face.card.is_back for face in seen)
    assert [face.power and face.power.key for face in seen] == [
        *(None, None, "power:wolf_form", "power:feed", None)
    ]
    assert [face.kind for face in seen[0].contents] == ["encounter"]
    assert seen[0].contents[0].is_back
    own = [entry(state, space, DRACULA) for space in range(5)]
    assert [face.card and face.card.key for face in own] == ["place:VI", "place:AS", "place:RO", None, None]
    assert [face.power and face.power.key for face in own][2:] == [
        *("power:wolf_form", "power:feed", "power:hide")
    ]
    assert own[0].contents[0].key == "encounter:rats"
    assert own[0].contents[0].place == at("vienna")


def test_a_revealed_card_shows_its_face_to_all_players() -> None:
    state = scene(trail=("vienna!+new_vampire!+hoax+rumor",))
    spot = state.trail[0]
    assert spot is not None
    hurt = (PlacedEncounter(Encounter.NEW_VAMPIRE, True, 3), *spot.contents[1:])
    state.trail = (replace(spot, contents=hurt, bat=True), *state.trail[1:])
    seen, own = entry(state, 0), entry(state, 0, DRACULA)
    assert seen.card is not None
    assert seen.card.key == "place:VI"
    assert seen.card.art == "locations/city"
    assert names(seen.contents) == ["New Vampire", "Encounter card"]
    assert words(seen.contents[0].marks) == ["revealed", "3 damage"]
    assert words(own.contents[1].marks) == []
    assert [sign for sign, _ in seen.tokens] == ["tokens/rumor", "icons/bat"]


def test_lairs_have_their_letters() -> None:
    state = scene(trail=("prague",), lairs=("rome+rats", "", "milan!+hoax"), options=ADVANCED)
    seen, own = picture(state).lairs, picture(state, DRACULA).lairs
    assert [lair and lair.slot for lair in seen] == ["A", None, "C"]
    assert [lair and lair.card and lair.card.is_back for lair in seen] == [True, None, False]
    assert [lair and str(lair.sentence) for lair in own] == [
        "Lair A in Rome; Rats",
        None,
        "Lair C in Milan; Hoax",
    ]
    assert [lair and lair.face_up for lair in own] == [False, None, True]
    assert own[0] is not None
    assert names(own[0].contents) == ["Rats"]


def test_the_back_on_top_of_the_event_deck_is_public() -> None:
    for name, kind in (("roadblock", "dark_event"), ("long_night", "event")):
        for player in (HUNTERS, DRACULA):
            top = pile(scene(top=(name,)), "event", player).top
            assert top is not None
            assert (top.kind, top.is_back) == (kind, True)
    empty = scene()
    empty.event_deck = ()
    assert pile(empty, "event").top is None


def test_discards_are_face_up_with_the_newest_first_and_buried_cards_face_down() -> None:
    state = scene(
        item_discard=(Item.STAKE, Item.RIFLE),
        event_discard=(EventCard.LONG_NIGHT,),
        event_buried=(EventCard.ROADBLOCK, EventCard.ENRAGED),
        encounter_discard=(Encounter.HOAX,),
        encounter_buried=(Encounter.BATS,),
    )
    assert names(pile(state, "item").discards) == ["Rifle", "Stake"]
    for player in (HUNTERS, DRACULA):
        assert names(pile(state, "event", player).discards) == ["Long Night", *["Dracula event card"] * 2]
    assert names(pile(state, "encounter").discards) == ["Hoax", "Encounter card"]
    assert names(pile(state, "encounter", DRACULA).discards) == ["Hoax", "Bats"]
    assert pile(state, "ticket").count == len(state.tickets)
    assert pile(state, "item").count == len(state.item_deck)


def test_allies_have_their_own_slots() -> None:
    state = scene(hunter_ally=EventCard.RUFUS_SMITH)
    ally, none = pile(state, "hunter_ally"), pile(state, "dracula_ally")
    assert ally.top is not None
    assert (ally.count, ally.top.key) == (1, "event:rufus_smith")
    assert (none.count, none.top) == (0, None)


def test_cards_with_a_lasting_effect_are_in_play() -> None:
    state = scene(
        table=(EventCard.LONG_NIGHT,),
        lasting=(Lasting.NIGHT_ROADS, Lasting.EXTRA_ACTION),
        bodyguards=2,
        search_aids=(Item.DOGS,),
        started=False,
    )
    state.agenda = scene().agenda
    cards = picture(state).on_table
    assert names(cards) == ["Long Night", "Renewed Vigor", *["Szgany Bodyguards"] * 2, "Dogs"]
    assert "one more action" in words(cards[1].marks)[0]


def test_a_drawn_card_is_visible_to_its_player() -> None:
    state = scene()
    state.drawn = (EventCard.NEWSPAPER_REPORTS,)
    assert names(picture(state).on_table) == ["Newspaper Reports"]
    assert [(c.kind, c.is_back) for c in picture(state, DRACULA).on_table] == [("event", True)]
    state.drawn = (EventCard.ROADBLOCK,)
    assert names(picture(state, DRACULA).on_table) == ["Roadblock"]
    assert [(c.kind, c.is_back) for c in picture(state).on_table] == [("dark_event", True)]


def test_a_hideout_that_leaves_the_trail_is_in_play_until_it_is_resolved() -> None:
    state = scene("dracula", trail=("vienna", "prague", "berlin", "leipzig", "hamburg", "rome+hoax"))
    assert state.leaving is not None
    assert names(picture(state, DRACULA).on_table) == ["Rome", "Hoax"]
    assert names(picture(state).on_table) == ["Unknown city", "Encounter card"]
