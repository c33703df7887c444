"""Each player sees certain parts of a position (R13)."""

from __future__ import annotations

import random

import msgspec
import pytest

from furyqt.rules.core.agenda import GameFinished, is_over, legal_actions, play, settle
from furyqt.rules.fury3 import RULES
from furyqt.rules.fury3.decks import HIDDEN, NONE, PILE, Combat, Deck, EventCard, Item, Power
from furyqt.rules.fury3.events import BackSeen, CardMoved, CombatCardsDrawn
from furyqt.rules.fury3.observation import MASK, Fury3Observation, observe, outcome
from furyqt.rules.fury3.piles import draw_item, take_event
from furyqt.rules.fury3.state import Fight, Fury3State, PlacedEncounter
from furyqt.rules.fury3.steps.supply.supply import draw_event
from furyqt.rules.fury3.tables import (
    CASTLE,
    DRACULA,
    DRACULA_FIGURE,
    HUNTERS,
    LAND_BACK,
    MINA,
    NOWHERE,
    SEA_BACK,
)
from tests.rules.fury3.scenes import at, cards, events_of, pending, scene

ADVANCED = {"game": "advanced"}


def test_every_field_of_a_state_is_public_or_masked() -> None:
    assert MASK.forgotten(Fury3State, {"events": "dracula_events"}) == set()
    assert {*MASK.public, *MASK.views} <= set(Fury3Observation.__struct_fields__)


def test_r13_1_the_hunters_see_only_the_backs_of_the_trail() -> None:
    state = scene(
        options=ADVANCED,
        trail=("hide+rats", "wolf_form/rome+bats", "mediterranean_sea", "castle_dracula", "feed", "paris!"),
    )
    hide, wolf, sea, castle, feed, paris = observe(state, HUNTERS).trail
    assert hide
    assert wolf
    assert sea
    assert castle
    assert feed
    assert paris
    assert (hide.place, hide.power, hide.contents) == (LAND_BACK, NONE, (PlacedEncounter(HIDDEN),))
    assert (wolf.place, wolf.power) == (LAND_BACK, Power.WOLF_FORM)
    assert sea.place == SEA_BACK
    assert castle.place == CASTLE
    assert (feed.place, feed.power) == (NOWHERE, Power.FEED)
    assert (paris.place, paris.faceup) == (at("paris"), True)
    assert observe(state, DRACULA).trail == state.trail


def test_r13_1_a_hide_looks_like_a_city() -> None:
    hide = scene(options=ADVANCED, trail=("hide+rats", "rome"))
    city = scene(options=ADVANCED, trail=("paris+bats", "rome"))
    assert observe(hide, HUNTERS).trail == observe(city, HUNTERS).trail


def test_r13_1_faceup_encounters_and_a_faceup_hide_are_public() -> None:
    state = scene(options=ADVANCED, trail=("hide!+rats!+bats", "rome"))
    hide = observe(state, HUNTERS).trail[0]
    assert hide is not None
    assert hide.power == Power.HIDE
    assert [placed.card for placed in hide.contents] == [*cards(Deck.ENCOUNTER, ["rats"]), HIDDEN]


def test_r13_1_lairs_and_the_leaving_hideout_are_masked_like_the_trail() -> None:
    state = scene(options=ADVANCED, lairs=("vienna+rats",))
    state.leaving = state.lairs[0]
    seen = observe(state, HUNTERS)
    assert seen.lairs[0] == seen.leaving
    assert seen.leaving is not None
    assert seen.leaving.place == LAND_BACK


def test_r13_1_each_side_sees_the_number_of_the_others_cards() -> None:
    state = scene(
        items={"helsing": ["rifle", "dogs"]},
        events={"helsing": ["long_night"], "dracula": ["enraged", "false_tip"]},
        tickets={"helsing": ["3/2"]},
    )
    sheet = observe(state, DRACULA).hunters[2]
    assert (sheet.items, sheet.events, sheet.tickets) == ((HIDDEN, HIDDEN), (HIDDEN,), (HIDDEN,))
    seen = observe(state, HUNTERS)
    assert seen.hunters == state.hunters
    assert (seen.dracula_events, seen.encounters) == ((HIDDEN,) * 2, (HIDDEN,) * 5)
    assert observe(state, DRACULA).dracula_events == state.events


def test_r9_1_the_revealed_cards_of_a_weakened_hunter_are_public() -> None:
    state = scene(items={"mina": ["rifle", "dogs", "dogs"]})
    state.update_hunter(MINA, shown_item=Item.DOGS)
    assert observe(state, DRACULA).hunters[MINA].items == (HIDDEN, HIDDEN, Item.DOGS)


@pytest.mark.parametrize("player", [HUNTERS, DRACULA])
def test_r13_1_no_player_sees_the_cards_of_a_deck(player: int) -> None:
    state = scene()
    state.event_buried = cards(Deck.EVENT, ["enraged"])
    seen = observe(state, player)
    decks = (seen.item_deck, seen.event_deck, seen.encounter_deck, seen.tickets, seen.event_buried)
    assert {card for deck in decks for card in deck} == {HIDDEN}
    assert len(seen.event_deck) == len(state.event_deck)


def test_only_dracula_knows_encounters_that_were_discarded_facedown() -> None:
    state = scene()
    state.encounter_buried = cards(Deck.ENCOUNTER, ["rats"])
    assert observe(state, HUNTERS).encounter_buried == (HIDDEN,)
    assert observe(state, DRACULA).encounter_buried == state.encounter_buried


@pytest.mark.parametrize(("top", "owner"), [("enraged", DRACULA), ("long_night", HUNTERS)])
def test_r1_3_the_back_of_the_top_event_card_is_public(top: str, owner: int) -> None:
    state = scene(top=("good_luck", top))
    assert observe(state, HUNTERS).top_back == observe(state, DRACULA).top_back == HUNTERS
    take_event(state)
    assert observe(state, HUNTERS).top_back == owner
    assert events_of(state, BackSeen)[-1] == BackSeen(owner)


def test_r1_3_an_empty_event_deck_has_no_back() -> None:
    state = scene()
    state.event_deck = ()
    assert observe(state, HUNTERS).top_back == NONE


@pytest.mark.parametrize(("name", "actor"), [("roadblock", DRACULA_FIGURE), ("newspaper_reports", MINA)])
def test_a_card_just_drawn_is_seen_by_its_drawer(name: str, actor: int) -> None:
    state = scene(top=(name,))
    draw_event(state, actor, take_event(state), PILE)
    settle(state)
    assert pending(state) == "DrawnChoice"
    sees = {player: observe(state, player).drawn != (HIDDEN,) for player in (HUNTERS, DRACULA)}
    assert sees == {HUNTERS: actor != DRACULA_FIGURE, DRACULA: actor == DRACULA_FIGURE}
    drawn = observe(state, DRACULA).events[-1]
    assert isinstance(drawn, CardMoved)
    assert (drawn.card == HIDDEN) == (actor != DRACULA_FIGURE)


def test_r13_1_chosen_combat_cards_are_secret_until_they_are_revealed() -> None:
    state = scene()
    fight = Fight((0,), hand=(0, 1), deck=(2, 3), choice=Combat.FANGS, choices=(Item.DODGE, NONE, NONE, NONE))
    state.fight = fight
    ours, his = observe(state, HUNTERS).fight, observe(state, DRACULA).fight
    assert ours
    assert his
    assert (ours.hand, ours.deck, ours.choice) == ((HIDDEN,) * 2, (HIDDEN,) * 2, HIDDEN)
    assert ours.choices == fight.choices
    assert (his.hand, his.deck, his.choice) == ((0, 1), (HIDDEN,) * 2, Combat.FANGS)
    assert his.choices == (HIDDEN, NONE, NONE, NONE)
    state.update_fight(revealed=True)
    ours, his = observe(state, HUNTERS).fight, observe(state, DRACULA).fight
    assert ours
    assert his
    assert ours.choice == Combat.FANGS
    assert his.choices == fight.choices


def test_dracula_does_not_see_the_cards_of_lucky_find_and_of_a_trade() -> None:
    state = scene()
    state.fight = Fight((0,), found=(Item.RIFLE, Item.DOGS))
    state.gifts = ((0, Deck.ITEM, Item.RIFLE),)
    his = observe(state, DRACULA)
    assert his.fight is not None
    assert his.fight.found == (HIDDEN, HIDDEN)
    assert his.gifts == ((0, Deck.ITEM, HIDDEN),)
    assert observe(state, HUNTERS).gifts == state.gifts


def test_dracula_sees_the_faces_of_drawn_combat_cards_and_hunters_their_number() -> None:
    drawn = CombatCardsDrawn((Combat.FANGS, Combat.CLAWS))
    assert drawn.shown_to(DRACULA) == drawn
    assert drawn.shown_to(HUNTERS) == CombatCardsDrawn((HIDDEN, HIDDEN))
    assert str(drawn.shown_to(HUNTERS).describe()) == "Dracula draws 2 combat card(s)."
    assert str(drawn.describe()) == "Dracula draws Fangs, Claws."


def test_only_the_player_to_move_sees_actions() -> None:
    state = scene("day")
    assert observe(state, HUNTERS).actions == tuple(legal_actions(state))
    assert observe(state, DRACULA).actions == ()


def test_events_are_masked_for_the_other_side() -> None:
    state = scene()
    draw_item(state, MINA)
    ours, his = observe(state, HUNTERS).events[-1], observe(state, DRACULA).events[-1]
    assert isinstance(ours, CardMoved)
    assert isinstance(his, CardMoved)
    assert (ours.card == HIDDEN, his.card == HIDDEN) == (False, True)


@pytest.mark.parametrize(("winner", "values"), [(HUNTERS, (19 / 26, 7 / 26)), (DRACULA, (0.1, 0.9))])
def test_the_outcome_names_the_winner(winner: int, values: tuple[float, float]) -> None:
    state = scene(influence=7, damage=3)
    assert outcome(state) is None
    with pytest.raises(GameFinished):
        state.finish(winner)
    ended = outcome(state)
    assert ended is not None
    assert (ended.winners, ended.values, ended.score) == ((winner,), pytest.approx(values), 7)
    assert EventCard.ENRAGED not in observe(state, HUNTERS).dracula_events


@pytest.mark.parametrize("game", ["base", "advanced"])
def test_observations_survive_encoding(game: str) -> None:
    rng = random.Random(1)
    state = RULES.setup({"game": game}, 1)
    while not is_over(state):
        if rng.random() < 0.05:
            for player in (HUNTERS, DRACULA):
                seen = observe(state, player)
                assert msgspec.json.decode(msgspec.json.encode(seen), type=Fury3Observation) == seen
        state = play(state, rng.choice(legal_actions(state)))
