"""The catalogs of cards: numbers, kinds, texts, and when each card can be played at all."""

from __future__ import annotations

import pytest

from furyqt.rules.fury2.boxes import BOXES
from furyqt.rules.fury2.cards import tactics as tactics
from furyqt.rules.fury2.catalog import ENCOUNTERS, EVENTS, ITEMS, MATURED
from furyqt.rules.fury2.decks import AGENT_CARDS, MATURING, Deck, Encounter, EventCard, Item
from furyqt.rules.fury2.event_timing import EventWindow, When
from furyqt.rules.fury2.tables import DRACULA, HUNTERS
from furyqt.rules.fury2.windows import WINDOWS

HUNTER_EVENTS = {
    "advance_planning": (3, "keep"),
    "blood_transfusion": (1, "keep"),
    "chartered_carriage": (3, "keep"),
    "consecrated_ground": (1, "immediate"),
    "escape_route": (2, "keep"),
    "excellent_weather": (2, "keep"),
    "forewarned": (3, "keep"),
    "good_luck": (2, "keep"),
    "great_strength": (1, "keep"),
    "heroic_leap": (1, "keep"),
    "hired_scouts": (3, "immediate"),
    "hypnosis": (2, "keep"),
    "jonathan_harker": (1, "ally"),
    "long_day": (2, "keep"),
    "money_trail": (1, "keep"),
    "mystic_research": (2, "immediate"),
    "newspaper_reports": (5, "immediate"),
    "re_equip": (3, "immediate"),
    "rufus_smith": (1, "ally"),
    "secret_weapon": (2, "keep"),
    "sense_of_emergency": (2, "keep"),
    "sister_agatha": (1, "ally"),
    "stormy_seas": (1, "keep"),
    "surprising_return": (2, "immediate"),
    "telegraph_ahead": (2, "immediate"),
    "vampire_lair": (1, "immediate"),
}
DRACULA_EVENTS = {
    "control_storms": (1, "keep"),
    "customs_search": (1, "keep"),
    "devilish_power": (2, "keep"),
    "draculas_brides": (1, "ally"),
    "evasion": (1, "immediate"),
    "false_tip_off": (2, "keep"),
    "immanuel_hildesheim": (1, "ally"),
    "night_visit": (1, "immediate"),
    "quincey_p_morris": (1, "ally"),
    "rage": (1, "keep"),
    "relentless_minion": (2, "keep"),
    "roadblock": (1, "keep"),
    "seduction": (1, "keep"),
    "sensationalist_press": (1, "keep"),
    "time_runs_short": (1, "keep"),
    "trap": (3, "keep"),
    "unearthly_swiftness": (1, "keep"),
    "vampiric_influence": (2, "immediate"),
    "wild_horses": (1, "keep"),
}
ITEM_COPIES = {
    "crucifix": 3,
    "dogs": 2,
    "fast_horse": 3,
    "garlic": 4,
    "heavenly_host": 2,
    "holy_water": 3,
    "knife": 5,
    "local_rumors": 2,
    "pistol": 5,
    "rifle": 4,
    "sacred_bullets": 3,
    "stake": 4,
}
TILE_COPIES = {
    "ambush": 3,
    "assassin": 1,
    "bats": 3,
    "desecrated_soil": 3,
    "fog": 4,
    "minion_with_knife": 3,
    "minion_with_knife_and_pistol": 2,
    "minion_with_knife_and_rifle": 2,
    "hoax": 2,
    "lightning": 2,
    "peasants": 2,
    "plague": 1,
    "rats": 2,
    "saboteur": 2,
    "spy": 2,
    "thief": 2,
    "new_vampire": 6,
    "wolves": 3,
}


def kind(card: EventCard) -> str:
    """Return the kind of an event card."""
    if EVENTS[card].is_ally:
        return "ally"
    return "immediate" if card in EVENTS.at[When.AT_ONCE] else "keep"


@pytest.mark.parametrize(
    ("events", "owner", "total"),
    [(HUNTER_EVENTS, HUNTERS, 50), (DRACULA_EVENTS, DRACULA, 25)],
)
def test_r1_2_the_event_cards(events: dict[str, tuple[int, str]], owner: int, total: int) -> None:
    cards = map(EventCard, EVENTS.of[owner].intersection(BOXES["1"].cards[Deck.EVENT]))
    assert {card.name.lower(): (EVENTS[card].copies, kind(card)) for card in cards} == events
    assert sum(copies for copies, _ in events.values()) == total


def test_r1_2_the_items() -> None:
    found = {card.id: card.copies for card in ITEMS if card.copies}
    assert (found, sum(found.values())) == (ITEM_COPIES, 40)


def test_r1_3_the_encounter_tiles() -> None:
    found = {tile.name.lower(): ENCOUNTERS[tile].copies for tile in Encounter}
    assert (found, sum(found.values())) == (TILE_COPIES, 45)


def test_every_card_has_a_name_a_text_and_an_effect() -> None:
    assert {card.number for card in EVENTS} == set(EventCard)
    assert {card.number for card in ENCOUNTERS} == set(Encounter)
    assert {card.number for card in MATURED} == MATURING
    assert set(Item) <= {card.number for card in ITEMS}
    for card in (*EVENTS, *ENCOUNTERS, *MATURED, *ITEMS):
        assert card.name.source
        assert card.text.source.endswith(".")
        assert "{" not in card.text.source


def test_c3_4_the_texts_of_agents_name_their_weapons() -> None:
    for tile, cards in AGENT_CARDS.items():
        text = ENCOUNTERS[tile].text.source
        weapons = [card.name.removeprefix("AGENT_").title() for card in cards]
        assert all(weapon in text for weapon in weapons)


def test_r12_8_every_keep_card_has_a_window_or_answers_something() -> None:
    in_windows = frozenset().union(*(EVENTS.at[window] for window in EventWindow))
    answers = {
        *(EventCard.CHARTERED_CARRIAGE, EventCard.FOREWARNED, EventCard.GREAT_STRENGTH),
        *(EventCard.SECRET_WEAPON, EventCard.CONTROL_STORMS, EventCard.CUSTOMS_SEARCH),
        *(EventCard.FALSE_TIP_OFF, EventCard.RELENTLESS_MINION, EventCard.SEDUCTION),
        EventCard.SENSATIONALIST_PRESS,
    }
    kept = {card for card in EventCard if kind(card) == "keep"}
    assert in_windows - {EventCard.MYSTIC_RESEARCH} | answers == kept
    assert in_windows.isdisjoint(answers)


def test_r12_8_the_windows_of_hunters_have_no_card_of_dracula() -> None:
    for window in (EventWindow.HUNTER_MOVE, EventWindow.HUNTER_ACTION):
        assert EVENTS.at[window] <= EVENTS.of[HUNTERS]
        assert all(ITEMS[item].name.source for item in ITEMS.at[window])
    assert EVENTS.at[EventWindow.DRACULA_TURN] <= EVENTS.of[DRACULA]


def test_every_card_window_has_its_own_name_and_a_title() -> None:
    names = [window.name for window in WINDOWS]
    assert len(names) == len(set(names))
    assert all(window.title.source for window in WINDOWS)
    wanted = {"cancel", "dracula_cancel", "press", "harm", "ride", "tip_off", "storm", "customs"}
    wanted |= {"answer_tile", "show_item", "stake", "seduction", "arrival", "turn_end", "dracula_turn"}
    assert wanted <= set(names)
