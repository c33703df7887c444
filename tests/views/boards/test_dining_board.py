"""The board of Dining with Dracula: its picture, the subjects of actions, stories, log and scoring."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from furyqt.rules.core.agenda import is_over, legal_actions, play, player_to_move
from furyqt.rules.dining import RULES, events, words
from furyqt.rules.dining.actions import read
from furyqt.rules.dining.box import packed_box
from furyqt.rules.dining.observation import DiningObservation, observe
from furyqt.rules.dining.scoring import ranking_keys
from furyqt.rules.dining.spaces import NUMBERS
from furyqt.rules.dining.state import DiningState
from furyqt.views import art
from furyqt.views.boards.dining import BOARD
from furyqt.views.boards.dining.pieces import BUS_SPOT, COLORS, EMBLEMS, IDS
from furyqt.views.boards.dining.story import DiningStory
from furyqt.views.picture import (
    OpenRowPanel,
    PlayerPanel,
    TownFigure,
    TownPanel,
    TownSpace,
)
from tests.rules.dining.scenes import do, opening, scene

SOME = 40
OWN_CARDS = packed_box(
    '[[gift]]\nid = 2\nname = "Own Wreath"\ncost = { beer = 1 }\nvp = 9\n'
    '[[tourist]]\nid = 1\nname = "Own Guest"\ntext = "Collect: nothing."\ntrigger = "collect"\n'
    'condition = {}\neffect = { kind = "gain_same", amount = 1 }\n'
)


def seen(state: DiningState, player: int = 0) -> DiningObservation:
    """Return what a player knows."""
    return observe(state, player)


def town(state: DiningState, player: int = 0) -> TownPanel:
    """Return the town of a picture."""
    found = BOARD.picture(seen(state, player)).panel(TownPanel)
    assert found is not None
    return found


def space(state: DiningState, code: str) -> TownSpace:
    """Return a space of the town."""
    return next(one for one in town(state).spaces if one.number == NUMBERS[code])


def random_game(seed: int, players: int) -> Iterator[DiningState]:
    """Yield the positions of a random game."""
    rng, state = random.Random(seed), opening(players, seed)
    yield state
    while not is_over(state):
        state = play(state, rng.choice(legal_actions(state)))
        yield state


# ------------------------------------------------------------------------------------------------- picture


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_a_game_has_a_picture_with_drawings_that_exist(players: int) -> None:
    drawn = set[str]()
    for number, state in enumerate(random_game(players, players)):
        if number % SOME:
            continue
        picture = BOARD.picture(seen(state))
        panel, row, areas = (picture.panel(kind) for kind in (TownPanel, OpenRowPanel, PlayerPanel))
        assert isinstance(panel, TownPanel)
        assert isinstance(row, OpenRowPanel)
        assert isinstance(areas, PlayerPanel)
        assert len(panel.sites) == 9
        assert len(panel.spaces) == 12 + 33
        assert len(row.rows[0].cards) == 8
        assert [area.id for area in areas.areas] == [*IDS[:players]]
        drawn |= {site.art for site in panel.sites}
        drawn |= {one.art for spot in panel.spaces for one in (*spot.cost, *spot.gain)}
        drawn |= {one.art for area in areas.areas for one in (*area.stores, *area.counters)}
        drawn |= {face.art for face in row.rows[0].cards if not face.is_back}
        drawn |= {face.art for area in areas.areas for face in area.hand}
    assert len(drawn) > 30
    assert [name for name in drawn if not art.has(name)] == []


def test_every_card_and_player_has_a_drawing_of_its_own() -> None:
    tables = scene_tables()
    faces = [f"dining_people/tourist_{card}" for card in range(1, len(tables.abilities))]
    faces += [f"dining_gifts/gift_{card}" for card in range(1, len(tables.gifts))]
    faces += [name for player in range(4) for name in BOARD.portraits(player)]
    assert len(faces) == len(set(faces)) == 30 + 24 + 4
    assert [name for name in faces if not art.has(name)] == []


def scene_tables() -> object:
    """Return the standard tables."""
    return seen(scene()).tables


def test_no_player_sees_more_than_another() -> None:
    """The picture tells nothing, because the game hides nothing but the decks."""
    for number, state in enumerate(random_game(3, 3)):
        if number % SOME == 0:
            pictures = [BOARD.picture(seen(state, player)) for player in range(3)]
            plain = [without_own(picture.panel(TownPanel)) for picture in pictures]
            assert plain[0] == plain[1] == plain[2]
            assert len({picture.panel(PlayerPanel) for picture in pictures}) == 1


def without_own(panel: TownPanel | None) -> object:
    """Return a town without the marks of figures that the viewer can drag."""
    assert panel is not None

    def plain(figures: tuple[TownFigure, ...]) -> tuple[TownFigure, ...]:
        return tuple(replace(figure, is_own=False) for figure in figures)

    sites = [[(spot.number, spot.owner, plain(spot.figures)) for spot in site.spaces] for site in panel.sites]
    return sites, panel.clock, panel.vehicle, plain(panel.waiting)


def test_determinized_worlds_have_the_same_picture() -> None:
    state = opening(2, 4)
    world = RULES.determinize(seen(state), None, 9)
    assert BOARD.picture(observe(world, 0)) == BOARD.picture(seen(state))


def test_figures_are_on_their_spaces_or_at_home() -> None:
    state = scene(3, heroes=["R1.1", "S9.1", "table"], tourists=["R1.1", "R4.1"], stands={9: [1]})
    assert [figure.letter for figure in space(state, "R1.1").figures] == [EMBLEMS[0], ""]
    assert [figure.color for figure in space(state, "S9.1").figures] == [COLORS[1]]
    assert [figure.letter for figure in town(state).waiting] == [EMBLEMS[2]]
    own = space(state, "R1.1").figures[0]
    assert own.is_own
    assert own.is_active
    assert not space(state, "S9.1").figures[0].is_own


def test_only_the_player_to_move_can_drag_and_only_to_place_the_hero() -> None:
    state = scene(tourists=["R9.1"])
    assert not any(figure.is_own for figure in town(state, 1).waiting)
    assert not any(figure.is_own for spot in town(do(state, "R9.1")).spaces for figure in spot.figures)


def test_a_tourist_who_is_being_sent_can_be_dragged() -> None:
    state = do(scene(tourists=["R9.1", "R4.1"]), "R9.1 use:R9.1")
    assert [figure.is_own for figure in space(state, "R9.1").figures] == [False, True]
    assert not space(state, "R4.1").figures[0].is_own
    assert not any(figure.is_own for spot in town(state, 1).spaces for figure in spot.figures)


def test_stands_have_owners_and_the_next_one_is_marked() -> None:
    state = scene(stands={9: [0, 1]})
    assert [space(state, f"S9.{n}").owner for n in (1, 2, 3)] == [COLORS[0], COLORS[1], -1]
    assert [space(state, f"S9.{n}").is_next for n in (1, 2, 3, 4)] == [False, False, True, False]
    assert town(state).sites[8].owner == COLORS[1]
    assert town(state).sites[0].owner == -1
    assert str(space(state, "S9.1").sentence) == "Garlic Stand, stand 1: repaired by Red."
    assert str(space(state, "S9.3").sentence) == (
        "Garlic Stand, stand 3: costs 1 Wood and 1 Metal, gives 2 Favor."
    )


def test_clock_and_bus_are_those_of_the_position() -> None:
    state = scene(clock=13, round=3, bus=7, tourists=["R1.1"])
    panel = town(state)
    assert panel.clock is not None
    assert (panel.clock.hour, panel.clock.round, panel.is_night) == (13, 3, True)
    assert panel.vehicle is not None
    assert (panel.vehicle.number, panel.vehicle.passengers) == (BUS_SPOT, 7)
    assert [site.has_vehicle for site in panel.sites].index(True) == 6
    dinner = town(scene(step="bribe", clock=24))
    assert not any(site.has_vehicle for site in dinner.sites)
    assert str(dinner.clock and dinner.clock.title) == "Round 1, Dinner"


def test_an_area_has_everything_a_player_owns() -> None:
    state = scene(
        resources=[{"wood": 2}], favor=[3], bites=[1], kept=[2], points=[7], track=[(1, 3)], gifts=[(2, 5, 1)]
    )
    panel = BOARD.picture(seen(state)).panel(PlayerPanel)
    assert panel is not None
    area = panel.areas[0]
    assert [store.value for store in area.stores] == [2, *[0] * 8]
    assert [counter.value for counter in area.counters] == [3, 1, 2, 12]
    assert area.points is not None
    assert area.points.value == 7
    assert [slot.is_filled for slot in area.track] == [True, False, True, *[False] * 5]
    assert [(face.value, len(face.cost)) for face in area.hand] == [(3, 5), (2, 3), (2, 3)]
    unlimited = BOARD.picture(seen(scene(options={"supply": "unlimited"}))).panel(PlayerPanel)
    assert unlimited is not None
    assert len(unlimited.areas[0].counters) == 3


def test_used_cards_are_backs() -> None:
    row = BOARD.picture(seen(scene(row_up=(1, 2), row_down=(3, 4, 5)))).panel(OpenRowPanel)
    assert row is not None
    assert [face.is_back for face in row.rows[0].cards] == [False, False, True, True, True]


def test_an_owners_cards_have_plain_drawings_and_their_own_words() -> None:
    state = scene(options={"box": OWN_CARDS}, gifts=[(2,)])
    picture = BOARD.picture(seen(state))
    areas, row = picture.panel(PlayerPanel), picture.panel(OpenRowPanel)
    assert areas is not None
    assert row is not None
    gift, guest = areas.areas[0].hand[0], row.rows[0].cards[0]
    assert (str(gift.title), gift.value, len(gift.cost)) == ("Own Wreath", 9, 1)
    assert str(guest.title) == "Own Guest"
    drawn = events.GiftDrawn(0, 2, "Own Wreath")
    assert BOARD.event_cards(drawn) == ()
    assert BOARD.event_cards(events.CardUsed(0, 1, "Own Guest")) == ()


# ------------------------------------------------------------------------------------------------- actions


@pytest.mark.parametrize(
    ("token", "spot", "card", "figure"),
    [
        ("R4.1", NUMBERS["R4.1"], "", ""),
        ("to:S9.2", NUMBERS["S9.2"], "", ""),
        ("use:R1.1", NUMBERS["R1.1"], "", ""),
        ("ticket:beer", BUS_SPOT, "", ""),
        ("keep", -1, "", "red"),
        ("card:7", -1, "card:7", ""),
        ("gift:2", -1, "gift:2", ""),
        ("discard:3", -1, "gift:3", ""),
        ("end", -1, "", ""),
    ],
)
def test_an_action_is_about_a_space_a_card_or_a_player(token: str, spot: int, card: str, figure: str) -> None:
    found = BOARD.subject(seen(scene()), read(token))
    assert (found.spot, found.figure) == (spot, figure)
    assert ("" if found.card is None else found.card.key) == card


@pytest.mark.parametrize(
    ("state", "headings"),
    [
        (
            scene(step="bribe", clock=24, bites=[1], resources=[{"garlic": 1, "sheep": 3}]),
            ["", "Remove a Bite", "Otherwise"],
        ),
        (scene(step="bribe", clock=24, resources=[{"sheep": 3}]), ["", ""]),
        (scene(step="convert", conversions=2, clock=24, favor=[1]), ["", ""]),
        (
            scene(
                step="extra", heroes=["R7.1", "table"], bus=7, bites=[1], resources=[{"beer": 1, "garlic": 1}]
            ),
            ["Tourists", "Remove a Bite", "Otherwise"],
        ),
        (scene(step="extra", heroes=["R7.1", "table"]), [""]),
    ],
)
def test_what_follows_a_group_has_a_heading_of_its_own(state: DiningState, headings: list[str]) -> None:
    found = [BOARD.subject(seen(state), action).heading for action in seen(state).actions]
    assert [str(heading or "") for heading in found] == headings


def test_closed_choices_name_space_or_card() -> None:
    state = scene(step="convert", conversions=1, clock=24, gifts=[(2,)])
    (favor, gift) = BOARD.unavailable(seen(state))
    assert favor.card == ""
    assert (gift.card, gift.holder) == ("gift:2", "red")
    assert BOARD.reason(seen(state), BUS_SPOT) is None
    assert "Garlic Stand, stand 1" in {str(choice.name) for choice in BOARD.unavailable(seen(scene()))}


def test_the_player_to_move_and_the_notes() -> None:
    state = scene(bites=[2], clock=20)
    assert BOARD.turn_of(seen(state)) == words.PLAYERS[0]
    assert [str(note) for note in BOARD.turn_notes(seen(state))] == [
        "The Day has 4 hour(s) left.",
        "2 Bite(s): Garlic or Holy Water removes one.",
    ]
    over = scene(step="-")
    assert BOARD.turn_of(seen(over)) is None
    assert BOARD.turn_notes(seen(over)) == ()


# --------------------------------------------------------------------------------------- stories and log


def test_every_kind_of_event_has_a_rank_and_an_importance() -> None:
    story, observation = DiningStory(), seen(scene())
    for kind in events.Event.__subclasses__():
        if kind.__module__ == events.__name__:
            values = {"player": 1, "name": "x", "place": "x", "points": (1,), "cards": ()}
            fields = {name: values.get(name, 0) for name in kind.__struct_fields__}
            assert story.importance(observation, kind(**fields)) > 0
            assert BOARD.event_rank(kind(**fields)) in ("", "good", "bad", "round")


def test_a_player_reads_no_story_of_their_own_turn() -> None:
    state = do(scene(tourists=["R9.1"]), "R9.1 use:R9.1 to:R1.1 card:1 end")
    own, other = seen(state, 0), seen(state, 1)
    assert BOARD.story.card_moments(own, 0) == ()
    assert [moment.cards[0].face.key for moment in BOARD.story.card_moments(other, 0)] == ["card:1"]
    assert BOARD.story.ways(own, 0) == ()
    (way,) = BOARD.story.ways(other, 0)
    assert (way.piece, way.places) == ("red", (-1, NUMBERS["R9.1"]))
    assert all(BOARD.story.importance(own, e) == 0 for e in own.events if getattr(e, "player", -1) == 0)


def test_the_log_links_the_cards_that_it_names() -> None:
    state = do(scene(tourists=["R9.1"]), "R9.1 use:R9.1 to:R1.1 card:1")
    named = [face.key for event in seen(state).events for face in BOARD.event_cards(event)]
    assert named == ["card:1"]
    gift = events.GiftCompleted(0, 2, "Woolly Wreath", 2)
    assert [face.key for face in BOARD.event_cards(gift)] == ["gift:2"]


# ------------------------------------------------------------------------------------------------- scoring


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_scoring_adds_up(players: int) -> None:
    *_, last = random_game(players + 10, players)
    sheet = BOARD.score_sheet(seen(last))
    assert sheet is not None
    *sources, total, stands, cubes, third = sheet.lines
    assert total.values == last.points
    assert tuple(map(sum, zip(*(line.values for line in sources), strict=True))) == last.points
    assert sum(stands.values) == sum(map(len, last.stands))
    assert cubes.values == tuple(track.bit_count() for track in last.track)
    assert str(third.name) == "Controlled locations"
    assert third.values == tuple(key[3] for key in ranking_keys(last))
    outcome = RULES.outcome(last)
    assert outcome is not None
    assert [n for n, column in enumerate(sheet.columns) if column.is_winner] == [*outcome.winners]
    summary = {str(name): str(value) for name, value in BOARD.summary(seen(last))}
    assert summary["Red"].startswith(f"{last.points[0]} VP, ")
    assert len(summary) == 1 + players
    assert player_to_move(last) is None


def test_an_unfinished_game_has_no_scoring() -> None:
    assert BOARD.score_sheet(seen(scene())) is None


def test_headlines_prefer_the_viewers_fortune() -> None:
    mine, other = (
        events.GiftCompleted(0, 2, "Woolly Wreath", 2),
        events.GiftCompleted(1, 5, "Edible Brick", 2),
    )
    bitten, observation = events.DinnerSkipped(0, True), seen(scene())
    assert BOARD.headline(observation, (other, mine, bitten), True) == mine.describe()
    assert BOARD.headline(observation, (other, mine, bitten), False) == bitten.describe()
    assert BOARD.headline(observation, (mine, other), False) == other.describe()
    assert BOARD.headline(observation, (events.NightFell(),), True) is None
