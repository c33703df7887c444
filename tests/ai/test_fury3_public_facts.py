"""The public facts at Dracula's choices, event by event."""

from __future__ import annotations

import pytest

from ai.knowledge.fury3.choice.public_facts import (
    BAT,
    CALL,
    FEED,
    HIDE,
    LONG_AGO,
    LONG_VOYAGE,
    START,
    WALK,
    WOLF,
    ChoiceLog,
    PublicFacts,
    kind_of,
)
from furyqt.rules.core.events import Event
from furyqt.rules.fury3.decks import NONE, Power
from furyqt.rules.fury3.events import (
    CardPlaced,
    ChapterBegan,
    DespairPlaced,
    DraculaHealed,
    DraculaHurt,
    DraculaRevealed,
    DraculaVanished,
    HideoutCleared,
    HideoutLeft,
    HideRevealed,
    HunterDefeated,
    HunterMoved,
    LairMade,
    LocationRevealed,
    TokenPlaced,
    TokenRemoved,
)
from furyqt.rules.fury3.rulings import Fury3Options
from furyqt.rules.fury3.tables import NOWHERE, SEA_BACK
from tests.rules.fury3.scenes import at

LAND, ADVANCED = at("vienna"), Fury3Options(game="advanced")


def log_of(*events: Event, options: Fury3Options = ADVANCED) -> ChoiceLog:
    """Return a log of these events."""
    found = ChoiceLog(options)
    for event in events:
        found.learn(event)
    return found


def facts(*events: Event, options: Fury3Options = ADVANCED) -> PublicFacts:
    return log_of(*events, options=options).facts()


def card(number: int, place: int = NOWHERE, power: int = NONE, **more: bool) -> CardPlaced:
    return CardPlaced(number, place, power, **more)


def test_there_is_no_sight_at_the_start() -> None:
    assert facts(options=Fury3Options(game="base")) == PublicFacts()


# ---------------------------------------------------------------------------------------- the kinds


@pytest.mark.parametrize(
    ("event", "kind"),
    [
        (card(1, LAND), WALK),
        (card(1, NOWHERE), WALK),
        (card(1, SEA_BACK), WALK),
        (card(1, LAND, Power.WOLF_FORM), WOLF),
        (card(1, NOWHERE, Power.HIDE), HIDE),
        (card(1, NOWHERE, Power.FEED), FEED),
        (card(1, NOWHERE, Power.DARK_CALL), CALL),
        (card(1, NOWHERE, Power.MISDIRECT), None),
        (card(1, LAND, bat=True), BAT),
    ],
)
def test_the_card_shows_what_kind_of_choice_it_was(event: CardPlaced, kind: int | None) -> None:
    assert kind_of(event, is_first=False) == kind


def test_the_first_card_is_the_start() -> None:
    assert kind_of(card(0), is_first=True) == START
    assert [link[0].kind for link in log_of(card(0), card(1), card(2, NOWHERE, Power.HIDE)).links] == [
        START,
        WALK,
        HIDE,
    ]


@pytest.mark.parametrize("power", [Power.FEED, Power.DARK_CALL])
def test_a_power_card_without_a_move_belongs_to_the_last_link(power: Power) -> None:
    links = log_of(card(0), card(1), card(2, NOWHERE, power)).links
    assert [len(link) for link in links] == [1, 2]


def test_misdirect_is_not_a_choice_of_place() -> None:
    assert log_of(card(0), card(1, NOWHERE, Power.MISDIRECT)).links == log_of(card(0)).links


def test_each_choice_keeps_the_sight_from_before_it() -> None:
    links = log_of(card(0), HunterMoved(1, "road", LAND), card(1), HunterMoved(1, "road", at("rome"))).links
    assert [link[0].facts.hunters for link in links] == [(), (LAND,)]


# -------------------------------------------------------------------------------------- the hunters


def test_hunters_are_at_their_last_places_in_order_of_place() -> None:
    moves = [HunterMoved(n, "road", at(town)) for n, town in enumerate(("paris", "rome", "athens", "london"))]
    assert facts(*moves).hunters == tuple(sorted(at(town) for town in ("paris", "rome", "athens", "london")))
    assert at("paris") not in facts(*moves, HunterMoved(0, "road", at("nantes"))).hunters


def test_the_sight_does_not_depend_on_which_hunter_moved() -> None:
    one = facts(HunterMoved(0, "road", LAND), HunterMoved(1, "rail", at("rome")))
    assert one == facts(HunterMoved(3, "sea", at("rome")), HunterMoved(2, "road", LAND))


def test_a_defeated_hunter_is_ignored_until_his_next_move() -> None:
    hunter = HunterMoved(2, "road", LAND)
    defeat = HunterDefeated(2)
    assert facts(hunter, defeat).hunters == ()
    assert facts(hunter, defeat, hunter).hunters == (LAND,)


# ------------------------------------------------------------------------------------ closed places


@pytest.mark.parametrize("token", ["consecrated", "host"])
def test_holy_ground_is_closed_while_its_token_is_there(token: str) -> None:
    placed = TokenPlaced(token, LAND)
    assert facts(placed).closed == (LAND,)
    assert facts(placed, TokenRemoved(token, LAND)).closed == ()


def test_other_tokens_close_nothing() -> None:
    assert facts(TokenPlaced("fog", LAND)).closed == ()
    assert facts(TokenPlaced("host", LAND), TokenRemoved("fog", LAND)).closed == (LAND,)


@pytest.mark.parametrize("gone", [HideoutCleared(1), HideoutLeft(1), LairMade(1, 0)])
def test_a_known_card_closes_its_place_while_it_is_on_the_trail(gone: Event) -> None:
    known = (card(0), card(1), LocationRevealed(1, LAND))
    assert facts(*known).closed == (LAND,)
    assert facts(*known, gone).closed == ()


# -------------------------------------------------------------------------------------- power cards


def test_the_base_game_has_no_power_cards() -> None:
    assert facts(options=Fury3Options(game="base")).powers == ()
    assert set(facts().powers) == {FEED, CALL, WOLF, HIDE}


@pytest.mark.parametrize(
    ("power", "kind"),
    [(Power.FEED, FEED), (Power.DARK_CALL, CALL), (Power.WOLF_FORM, WOLF)],
)
def test_a_power_card_on_the_trail_cannot_be_used_again_until_it_has_left(power: Power, kind: int) -> None:
    used = (card(0), card(1, NOWHERE, power))
    assert set(facts(*used).powers) == {FEED, CALL, WOLF, HIDE} - {kind}
    assert kind in facts(*used, HideoutLeft(1)).powers


@pytest.mark.parametrize("power", [Power.FEED, Power.DARK_CALL, Power.WOLF_FORM])
def test_the_choice_of_a_power_card_was_made_while_he_could_use_it(power: Power) -> None:
    log = ChoiceLog(Fury3Options(game="advanced"))
    for event in (card(0), card(1, NOWHERE, power)):
        log.learn(event)
    chosen = log.links[-1][-1]
    assert chosen.kind in chosen.facts.powers


def test_hide_is_unavailable_only_after_it_was_revealed() -> None:
    """Its back looks like that of a city; until it is revealed no hunter knows that it was used."""
    placed = (card(0), card(1, NOWHERE))
    assert HIDE in facts(*placed).powers
    assert HIDE not in facts(*placed, HideRevealed(1)).powers


def test_a_revealed_dracula_cannot_hide_and_by_one_option_not_stay_either() -> None:
    assert set(facts(DraculaRevealed(LAND)).powers) == {FEED, CALL, WOLF}
    forbidden = Fury3Options(game="advanced", shown_powers="forbidden")
    assert set(facts(DraculaRevealed(LAND), options=forbidden).powers) == {WOLF}
    assert HIDE in facts(DraculaRevealed(LAND), DraculaVanished()).powers


# ----------------------------------------------------------------------------------- the last sight


def test_the_last_sight_ages_by_one_each_turn() -> None:
    known = (card(0), LocationRevealed(0, LAND))
    assert (facts(*known).seen, facts(*known).ago) == (LAND, 0)
    later = known + tuple(card(n) for n in range(1, 4))
    assert (facts(*later).seen, facts(*later).ago) == (LAND, 3)
    much_later = known + tuple(card(n) for n in range(1, 12))
    assert facts(*much_later).ago == LONG_AGO


def test_an_older_card_does_not_renew_the_last_sight() -> None:
    cards = tuple(card(n) for n in range(5))
    newest = (*cards, LocationRevealed(3, at("rome")))
    assert (facts(*newest).seen, facts(*newest).ago) == (at("rome"), 1)
    assert facts(*newest, LocationRevealed(1, LAND)).seen == at("rome")
    assert facts(*newest, LocationRevealed(4, LAND)).seen == LAND


def test_his_figure_on_the_board_is_the_newest_sight() -> None:
    found = facts(card(0), card(1), DraculaRevealed(LAND))
    assert (found.is_revealed, found.seen, found.ago) == (True, LAND, 0)
    assert not facts(DraculaRevealed(LAND), DraculaVanished()).is_revealed


def test_places_where_he_was_are_remembered_when_they_are_known() -> None:
    known = (card(0), LocationRevealed(0, LAND), HideoutCleared(0), card(1), card(2, at("north_sea")))
    assert facts(*known).been == tuple(sorted((LAND, at("north_sea"))))
    assert facts(*known, LocationRevealed(1, at("rome"))).been == tuple(
        sorted((LAND, at("north_sea"), at("rome")))
    )


def test_seas_in_a_row_are_counted_up_to_a_long_voyage() -> None:
    at_sea = [card(n, SEA_BACK) for n in range(1, 5)]
    assert [facts(card(0), *at_sea[:n]).voyage for n in range(4)] == [0, 1, 2, LONG_VOYAGE]
    assert facts(card(0), *at_sea, card(9)).voyage == 0
    assert facts(card(0), card(1, at("north_sea"))).voyage == 1


def test_damage_and_despair_have_their_newest_values() -> None:
    found = facts(DraculaHurt(5, 5), DraculaHealed(3), DespairPlaced(2))
    assert (found.damage, found.despair) == (3, 2)


def test_a_copy_learns_separately() -> None:
    first = log_of(card(0), HunterMoved(0, "road", LAND), TokenPlaced("host", LAND))
    before, links = first.facts(), list(first.links)
    twin = first.copy()
    for event in (card(1), HunterMoved(0, "road", at("rome")), TokenRemoved("host", LAND)):
        twin.learn(event)
    assert first.facts() == before != twin.facts()
    assert first.links == links
    assert len(twin.links) == 2


def test_a_flight_as_a_bat_does_not_make_the_sight_older() -> None:
    """It belongs to the turn in which it happens."""
    known = (card(0), LocationRevealed(0, LAND))
    assert facts(*known, card(1, NOWHERE, bat=True)).ago == 0
    assert facts(*known, card(1, NOWHERE, bat=True), card(2)).ago == 1


def test_places_that_a_chapter_closes_are_closed_from_then_on() -> None:
    log = log_of(card(0, LAND))
    before = log.facts().closed
    log.learn(ChapterBegan((at("paris"), at("rome"))))
    assert set(log.facts().closed) - set(before) == {at("paris"), at("rome")}
    assert log.links[0][0].facts.closed == ()
