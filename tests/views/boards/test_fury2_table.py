"""The panels of the second edition: figures, markers, tracks, trail, decks, sheets, dice and trade."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from furyqt.rules.core.events import Event
from furyqt.rules.fury2 import RULES, events
from furyqt.rules.fury2.decks import NONE, Item, Power
from furyqt.rules.fury2.events import CardPlaced, DiceRolled
from furyqt.rules.fury2.state import Fury2State, PlacedTile, TrailSpot
from furyqt.rules.fury2.tables import BLOCKABLE, DRACULA, HOSPITAL, HUNTERS, NOWHERE, TRAIL, TWILIGHT
from furyqt.views import art
from furyqt.views.boards.fury2 import BOARD
from furyqt.views.models.card_groups import groups
from furyqt.views.picture import CardFace, DicePanel, Gauge, TradePanel
from furyqt.views.sound.soundtrack import Sound
from tests.rules.fury2.scenes import at, do, scene, tokens
from tests.rules.fury2.servants import variant
from tests.views.boards.fury2_games import BASE, game, pictures, seen, shown
from tests.views.pictures import Shown

OLD = ("vienna+rats", "adriatic_sea", "feed", "rome!+spy!+hoax", "hide/milan+wolves", "wolf_form/venice")


def lines(picture: Shown, heading: str) -> list[str]:
    """Return the cards under a heading of the list of cards, each with its marks."""
    found = (group for group in groups(picture.picture) if str(group.title) == heading)
    return [name(face) for group in found for face in (*group.faces, *group.chips)]


def name(face: CardFace) -> str:
    """Return a card's name, with its marks in parentheses."""
    marks = ", ".join(map(str, face.marks))
    return f"{face.title} ({marks})" if marks else str(face.title)


def words(picture: Shown) -> list[str]:
    """Return the faces on the slots of the trail."""
    return [str(entry.move) for entry in picture.trail if entry is not None]


def gauge(state: Fury2State, wanted: str) -> Gauge:
    """Return a gauge by its id."""
    return next(each for each in shown(state).gauges if each.id == wanted)


# ------------------------------------------------------------------------------------- trail and catacombs


def test_hunters_see_the_backs_of_facedown_cards() -> None:
    hunters, dracula = pictures(scene("seward", trail=OLD))
    assert words(hunters) == [
        *("an unknown city", "an unknown sea zone", "Feed", "Rome", "an unknown city"),
        "Wolf Form, an unknown city",
    ]
    assert words(dracula) == ["Vienna", "Adriatic Sea", "Feed", "Rome", "Hide", "Wolf Form, Venice"]
    assert [entry.encounter for entry in hunters.trail if entry] == ["trap", "", "", "trap", "trap", ""]
    assert "Spy" in str(hunters.trail[3])
    assert "Hoax" not in str(hunters.trail[3])
    assert "Hoax" in str(dracula.trail[3])
    assert {(badge.place, badge.text) for badge in hunters.badges} == {(at("rome"), "4")}
    assert {badge.text for badge in dracula.badges} == set("1246")


def test_r7_5_catacombs_have_letters_and_only_open_ones_a_place() -> None:
    state = scene("seward", catacombs=("paris+rats", "", "rome!+assassin!+hoax"))
    hunters, dracula = pictures(state)
    assert [entry and str(entry.move) for entry in hunters.lairs] == ["an unknown city", None, "Rome"]
    assert [entry and entry.slot for entry in dracula.lairs] == ["A", None, "C"]
    assert [entry.encounter for entry in hunters.lairs if entry] == ["trap", "fangs"]
    assert {(badge.place, badge.text, badge.kind) for badge in hunters.badges} == {(at("rome"), "C", "lair")}
    assert "known to the hunters" in str(dracula.lairs[2] and dracula.lairs[2].sentence)


def test_r5_4_a_card_beyond_the_sixth_slot_is_on_the_table() -> None:
    state = scene("dracula", trail=OLD)
    oldest = replace(state.trail[5], tiles=(PlacedTile(0),))
    state.trail = (TrailSpot(190, at("paris")), *state.trail[:5], oldest)
    hunters, dracula = pictures(state)
    for picture in (hunters, dracula):
        assert len(picture.trail) == TRAIL
        assert [entry.age for entry in picture.trail if entry] == list(range(1, 7))
        assert picture.lairs == (None, None, None)
    assert [name(face) for face in dracula.on_table][:2] == [
        "Venice (leaves the trail)",
        "Wolf Form (leaves the trail)",
    ]
    assert hunters.on_table[0].is_back
    assert "Wolf Form (leaves the trail)" in lines(dracula, "Dracula")


def test_r5_9_paid_blood_lies_on_the_card() -> None:
    state = scene("seward", trail=("adriatic_sea", "venice"))
    state.trail = (replace(state.trail[0], blood=1), state.trail[1])
    entry = shown(state).trail[0]
    assert entry is not None
    assert [(token, str(text)) for token, text in entry.tokens] == [("tokens/blood", "1 blood paid")]


def test_power_cards_name_their_slot_to_dracula_only() -> None:
    hunters, dracula = pictures(scene("seward", trail=OLD, catacombs=("paris+rats",)))
    own = lines(dracula, "Dracula")
    assert {"Feed (on space 3)", "Hide (on space 5)", "Wolf Form (on space 6)", "Dark Call"} <= set(own)
    assert "Hide" not in str(lines(hunters, "Dracula"))


# ------------------------------------------------------------------------------------------ figures and map


def test_r17_2_hunters_see_dracula_only_if_his_card_is_open() -> None:
    hidden, open_ = scene("seward", trail=("vienna",)), scene("seward", trail=("feed", "vienna!"))
    for state, places in ((hidden, []), (open_, [at("vienna")])):
        assert [piece.place for piece in shown(state).pieces if piece.id == "D"] == places
        assert [piece.place for piece in shown(state, DRACULA).pieces if piece.id == "D"] == [at("vienna")]
    assert str(shown(hidden).figures[4].where) == "hidden"
    assert "revealed" in str(shown(open_).figures[4].sentence)


def test_figures_show_health_bites_and_conditions() -> None:
    state = scene(
        "godalming",
        places={"seward": "paris"},
        sheets={
            "godalming": {"health": 7, "declared": at("paris")},
            "seward": {"tiles": ("bats",), "follows": 3},
            "helsing": {"bites": 2, "missing": 0},
        },
        blood=9,
    )
    figures = shown(state).figures
    lives = [(figure.life, figure.full_life) for figure in figures]
    assert lives == [
        (7, 12),
        (10, 10),
        (8, 8),
        (8, 8),
        (9, 15),
    ]
    assert [figure.bites for figure in figures[:4]] == [(0, 2), (0, 2), (2, 3), (1, 2)]
    said = [str(figure.status) for figure in figures[:4]]
    assert "next move to Paris" in said[0]
    assert "waits for Mina Harker" in said[1]
    assert "Bats" in said[1]
    assert "misses a turn" in said[2]
    pieces = {piece.id: piece for piece in shown(state).pieces}
    assert pieces["S"].signs == ("bats",)
    assert pieces["H"].is_lying
    assert pieces["G"].is_active
    assert [name(face) for face in shown(state).on_table] == ["Bats (before Dr. Seward)"]


def test_a_hunter_is_marked_when_the_turn_is_over() -> None:
    def marked(state: Fury2State) -> list[bool]:
        return [figure.has_acted for figure in shown(state).figures[:4]]

    state = scene("godalming")
    assert marked(state) == [False] * 4
    state = do(state, "stay")
    assert marked(state) == [False] * 4, "the action belongs to the turn"
    state = do(state, "nothing")
    assert state.active == 1
    assert marked(state) == [True, False, False, False]


def test_s7_the_servant_has_a_piece_until_he_is_defeated() -> None:
    state = variant(sheet={"lives": 2, "weapons": 2})
    servant = shown(state).figures[5]
    assert (servant.life, servant.full_life, servant.place) == (2, 3, at("strasbourg"))
    assert [face.key for face in servant.hand] == ["tactic:agent_knife", "tactic:agent_rifle"]
    assert "R" in [piece.id for piece in shown(state).pieces]
    gone = variant("godalming", sheet={"lives": 0, "skull": 2, "place": NOWHERE})
    assert "R" not in [piece.id for piece in shown(gone).pieces]
    assert "will return" in str(shown(gone).figures[5].sentence)
    assert shown(gone).figures[5].life == 0


def test_markers_have_a_sign_and_words() -> None:
    state = scene(
        "seward",
        hosts=("munich", "paris"),
        consecrated="berlin",
        storm="north_sea",
        storm_time=2,
        roadblock=BLOCKABLE[7],
        trail=("feed", "prague"),
    )
    badges = {badge.kind: badge for badge in shown(state).badges}
    assert set(badges) == {"host", "consecrated", "storm", "roadblock"}
    assert all(badge.label is not None and badge.text for badge in badges.values())
    assert badges["roadblock"].to >= 0
    assert "2 more turn" in str(badges["storm"].label)


def test_gauges_show_the_four_tracks() -> None:
    state = scene("seward", vampires=4, blood=7, resolve=3, time=TWILIGHT)
    assert [(g.id, g.value, g.full) for g in shown(state).gauges] == [
        ("influence", 4, 6), ("blood", 7, 15), ("time", 3, 0), ("resolve", 3, 6),
    ]  # fmt: skip
    time = gauge(state, "time")
    assert (str(time.name), str(time.face), time.is_night) == ("Night", "Twilight", True)
    assert not gauge(scene("seward", time=2), "time").is_night
    assert gauge(scene("seward", vampires=-2), "influence").value == 0


def test_every_place_that_cannot_be_reached_has_a_reason() -> None:
    hunters = seen(scene("seward"), HUNTERS)
    assert str(BOARD.reason(hunters, at("vienna"))) == "It is too far to Vienna for one move."
    assert BOARD.reason(hunters, at("madrid")) is None
    state = scene("dracula", trail=("vienna", "paris"), hosts=("munich",))
    own = seen(state, DRACULA)
    assert "CardPlacement" in type(state.agenda[-1]).__name__
    assert "protects Munich" in str(BOARD.reason(own, at("munich")))
    assert "on the trail" in str(BOARD.reason(own, at("paris")))
    assert "hospital" in str(BOARD.reason(own, HOSPITAL))


# ------------------------------------------------------------------------------------------------ the cards


def test_hands_are_visible_to_their_owners_only() -> None:
    state = scene(
        "seward",
        items={"mina": ("rifle", "garlic", "garlic")},
        events={"mina": ("long_day",), "dracula": ("rage",)},
        sheets={"mina": {"shown_item": Item.RIFLE}},
        encounters=("bats", "rats"),
    )
    hunters, dracula = pictures(state)
    assert lines(hunters, "Mina Harker") == ["Garlic", "Garlic", "Rifle (faceup)", "Long Day"]
    assert sorted(lines(dracula, "Mina Harker")) == [
        *("Hunter event card", "Item card", "Item card"),
        "Rifle (faceup)",
    ]
    assert {"Rats", "Bats", "Rage"} <= set(lines(dracula, "Dracula"))
    assert lines(hunters, "Dracula") == ["Encounter tile"] * 2 + ["Dracula event card"]


def test_decks_discards_and_allies() -> None:
    state = scene(
        "seward",
        hunter_ally="rufus_smith",
        item_discard=("garlic", "rifle"),
        next_events=("long_day",),
    )
    piles = {pile.id: pile for pile in shown(state).piles}
    assert list(piles) == ["item", "event", "encounter", "hunter_ally", "dracula_ally"]
    assert [face.key for face in piles["item"].discards] == ["item:rifle", "item:garlic"]
    assert piles["hunter_ally"].top is not None
    assert piles["hunter_ally"].top.key == "event:rufus_smith"
    assert piles["dracula_ally"].count == 0
    assert piles["event"].top is not None
    assert piles["event"].top.is_back
    assert piles["encounter"].count == len(state.pool)


def test_a_trade_shows_both_sides_and_the_limits() -> None:
    state = next(state for state in _trades() if state.gifts)
    step = state.agenda[-1]
    picture = shown(state).trade
    assert picture is not None
    assert type(step).__name__ == "TradeGift"
    first, second = picture.sides
    assert first.id != second.id
    assert all(face.key.startswith("item:") for side in picture.sides for face in side.cards)
    assert len(first.received) + len(second.received) == len(state.gifts)
    given = {action.text.partition("+")[2] for action in seen(state, HUNTERS).actions if "+" in action.text}
    offered = {face.key.partition(":")[2] for side in picture.sides for face in side.cards}
    assert given <= offered
    assert shown(state, DRACULA).picture.panel(TradePanel) is None
    assert [limit[1] for side in picture.sides for limit in side.limits if side.id == "S"] in ([], [4])


def _trades() -> list[Fury2State]:
    items = {"seward": ("knife", "garlic"), "helsing": ("rifle",)}
    state = scene("seward", places={"helsing": "lisbon"}, items=items)
    found = [state := do(state, "stay")]
    while "trade" not in tokens(state):
        found.append(state := do(state, tokens(state)[0]))
    for token in ("trade", *("seward+knife",)):
        while token not in tokens(state):
            found.append(state := do(state, tokens(state)[0]))
        found.append(state := do(state, token))
    return found


# ------------------------------------------------------------------------------------------------- the dice


@pytest.mark.parametrize(("told", "drawings", "note"), [
    ((DiceRolled("train", (5,)),), ["train_2_3"], "The train die shows 2/3."),
    ((DiceRolled("train", (0,)),), ["train_x"], "The train die shows X: the turn is over."),
    ((DiceRolled("hunter", (4,)),), ["white_4"], "The hunter rolls 4."),
    ((DiceRolled("hunters", (2,)), DiceRolled("agent", (6,))), ["white_2", "black_6"],
     "Light die: hunters. Dark die: their enemy."),
    ((DiceRolled("train", (1,)), events.ResolveChanged(0, 1), DiceRolled("train", (2,))), ["train_1"],
     "The train die shows 1."),
])  # fmt: skip
def test_the_last_roll_is_shown(told: tuple[Event, ...], drawings: list[str], note: str) -> None:
    panel = _dice(*told)
    assert panel is not None
    assert [die.art for die in panel.dice] == [f"dice/{drawing}" for drawing in drawings]
    assert all(art.has(die.art) for die in panel.dice)
    assert str(panel.note) == note


def _dice(*told: Event) -> DicePanel | None:
    observation = replace(seen(scene("seward"), HUNTERS), events=told)
    return BOARD.picture(observation).panel(DicePanel)


def test_an_old_roll_is_taken_away() -> None:
    roll, other = DiceRolled("train", (3,)), events.ResolveChanged(0, 1)
    assert _dice(roll, *[other] * 11) is not None
    assert _dice(roll, *[other] * 12) is None
    assert _dice() is None


# --------------------------------------------------------------------------------- moments, sounds, summary


def test_ways_are_drawn_for_seen_steps_only() -> None:
    told = (
        CardPlaced(0, at("prague"), "start", faceup=True),
        CardPlaced(1, at("vienna"), "walk", faceup=True),
        CardPlaced(2, -2, "walk"),
        CardPlaced(3, at("rome"), "walk", faceup=True),
        CardPlaced(4, NOWHERE, "stay", Power.FEED, faceup=True),
    )
    observation = replace(seen(scene("seward"), HUNTERS), events=told)
    assert [(way.piece, way.places) for way in BOARD.story.ways(observation, 0)] == [
        ("D", (at("prague"), at("vienna")))
    ]


def test_sounds_follow_time_and_travel() -> None:
    track = BOARD.soundtrack
    assert track.of_event(events.TimePassed(TWILIGHT)) == Sound.NIGHTFALL
    assert track.of_event(events.TimePassed(0)) == Sound.DAWN
    assert track.of_event(events.HunterMoved(0, "rail", 3)) == Sound.TRAIN
    assert track.ambience(seen(scene("seward", time=TWILIGHT), HUNTERS)) == Sound.NIGHT_AMBIENCE
    assert track.ambience(seen(scene("seward"), HUNTERS)) == Sound.DAY_AMBIENCE


def test_the_summary_counts_what_has_happened() -> None:
    state = game(BASE, 4)[-1]
    rows = {str(title): str(value) for title, value in BOARD.summary(seen(state, DRACULA))}
    told = state.told or ()
    hurt = sum(event.amount for event in told if isinstance(event, events.HunterHurt))
    assert rows["Health lost by the hunters"] == str(hurt)
    assert rows["Vampire track"] == f"{max(0, state.vampires)} of 6"
    assert rows["Dracula's blood"] == f"{state.blood} of 15"
    fights = [event for event in told if isinstance(event, events.CombatStarted)]
    with_dracula = sum(event.enemy == 0 for event in fights)
    assert rows["Combats"] == f"{with_dracula} with Dracula, {len(fights) - with_dracula} with others"
    assert NONE not in [event.enemy for event in fights]


def test_only_dracula_may_be_at_an_unknown_place_beside_his_servant() -> None:
    table = RULES.table(RULES.checked_options({"variant": "servant"}))
    assert str(table.players[DRACULA].title) == "Dracula and his Servant"
    assert str(table.first_piece(DRACULA)) == "Dracula"
