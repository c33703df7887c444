"""In a scene the reason names the obstacle, and without the obstacle the action is legal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from furyqt.rules.core.agenda import State, player_to_move
from furyqt.rules.core.guidance import place_reason, refusals
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.dining.spaces import NUMBERS as SPACES
from furyqt.rules.fury2.tables import LINK
from furyqt.rules.fury3.event_timing import Lasting
from furyqt.rules.lite.tables import NUMBERS as CODES
from tests.contract.test_refusals import KINDS, destination
from tests.rules.dining import scenes as dining
from tests.rules.fury2 import scenes as fury2
from tests.rules.fury3 import scenes as fury3
from tests.scenes import lite

Pieces = dict[str, Any]


def in_lite(pieces: Pieces) -> State:
    """Return a position of the simplified game at Dracula's turn, or at that of the figure `turn`."""
    return lite.scene(**{"turn": "D", **pieces})


def in_dining(pieces: Pieces) -> State:
    """Return a position of the Dinner game after the moves in `do`."""
    moves = pieces.get("do", "")
    return dining.do(dining.scene(**{name: value for name, value in pieces.items() if name != "do"}), moves)


def in_fury2(pieces: Pieces) -> State:
    """Return a position of the second edition at the turn of `turn`, after the moves in `do`."""
    given = {"turn": "seward", "do": ()} | pieces
    moves = given.pop("do")
    return fury2.do(fury2.scene(given.pop("turn"), **given), *moves)


def in_fury3(pieces: Pieces) -> State:
    """Return a position of the third edition, by day if `part` does not say otherwise."""
    return fury3.scene(**{"part": "day"} | pieces)


GAMES: dict[str, Callable[[Pieces], State]] = {
    "lite": in_lite,
    "dining": in_dining,
    "fury2": in_fury2,
    "fury3": in_fury3,
}
PARIS_STRASBOURG = LINK["road", frozenset((fury2.at("paris"), fury2.at("strasbourg")))]
HURT = {"godalming": {"damage": 2}}
PAIR = {"godalming": "venice", "seward": "venice"}
PRAGUE = {"turn": "dracula", "trail": ["prague", "lisbon"]}
ADVANCED = {"part": "dracula", "options": {"game": "advanced"}}

ACTIONS: list[tuple[str, str, str, Pieces, Pieces]] = [
    ("lite", "Hide", "A Hide is still among Dracula's last five moves.", {"trail": "PA HI"}, {"trail": "PA"}),
    ("lite", "Hide", "Dracula cannot hide at sea.", {"trail": "LS AO"}, {"trail": "AO LS"}),
    (
        "lite",
        "Double Back 1",
        "A Double Back is still among Dracula's last five moves.",
        {"trail": "PA D1"},
        {"trail": "PA ST"},
    ),
    (
        "lite",
        "Double Back 2",
        "There is no move 2 turns back among Dracula's last five.",
        {"trail": "PA"},
        {"trail": "ST PA"},
    ),
    (
        "lite",
        "Teleport to Castle Dracula",
        "Only a Dracula without any other move teleports.",
        {"trail": "AT VA IO D1 AT"},
        {"trail": "AT VA IO D1 AT HI"},
    ),
    ("dining", "Use a Tourist", "There is no Tourist at the location of your Hero.", {"do": "R9.1"}, {
        "do": "R9.1", "tourists": ["R9.1"]}),
    ("dining", "Fetch a Tourist from the Bus", "The Bus is not at the location of your Hero.",
     {"do": "R9.1", "resources": [{"beer": 1}]}, {"do": "R9.1", "resources": [{"beer": 1}], "bus": 9}),
    ("dining", "Fetch a Tourist from the Bus", "A ticket costs 1 Doughnuts or 1 Beers.",
     {"do": "R9.1", "bus": 9}, {"do": "R9.1", "bus": 9, "resources": [{"beer": 1}]}),
    ("dining", "Attend the Dinner", "Your Bribes are worth 2 in all; the Dinner takes 3.",
     {"step": "bribe", "clock": 24, "resources": [{"sheep": 2}]},
     {"step": "bribe", "clock": 24, "resources": [{"sheep": 3}]}),
    ("dining", "Convert 1 Favor into 1 VP", "You have no Favor.",
     {"step": "convert", "clock": 24, "conversions": 1},
     {"step": "convert", "clock": 24, "conversions": 1, "favor": [1]}),
    ("dining", "Remove a Bite", "You have no Bite.", {"resources": [{"garlic": 1}]}, {
        "resources": [{"garlic": 1}], "bites": [1]}),
    ("fury2", "Feed", "it can only be used by night", PRAGUE | {"time": fury2.DAWN}, PRAGUE | {
        "time": fury2.MIDNIGHT}),
    ("fury2", "Hide", "the card is still on the trail",
     PRAGUE | {"trail": ["hide/prague", "prague"]}, PRAGUE),
    ("fury2", "Dark Call", "Dracula would lose his last blood",
     PRAGUE | {"time": fury2.MIDNIGHT, "blood": 2}, PRAGUE | {"time": fury2.MIDNIGHT, "blood": 3}),
    ("fury2", "Hide", "no power card can be used at sea",
     PRAGUE | {"trail": ["north_sea", "hamburg"]}, PRAGUE | {"trail": ["hamburg", "north_sea"]}),
    ("fury2", "Take the train: roll the train die", "there is no railway here",
     {"places": {"seward": "granada"}}, {"places": {"seward": "paris"}}),
    ("fury2", "Move by sea", "there is no port here",
     {"places": {"seward": "paris"}}, {"places": {"seward": "london"}}),
    ("fury2", "Draw an item", "a small city has only events",
     {"places": {"seward": "zurich"}, "do": ("stay",)}, {"places": {"seward": "paris"}, "do": ("stay",)}),
    ("fury2", "Long Day (Dr. Seward)", "not at dawn",
     {"events": {"seward": ["long_day"]}, "time": fury2.DAWN},
     {"events": {"seward": ["long_day"]}, "time": fury2.NOON}),
    ("fury2", "Use resolve", "there is no point of resolve",
     {"resolve": 0}, {"resolve": 1}),
    ("fury3", "Move", "Hunters move by day only.", {"part": "night"}, {
        "part": "night", "lasting": (Lasting.NIGHT_ROADS,)}),
    ("fury3", "Move by road", "There is fog in London.", {"fog": (fury3.at("london"),)}, {}),
    ("fury3", "Move by sea", "Munich is not a port.", {"places": {"godalming": "munich"}}, {
        "places": {"godalming": "venice"}}),
    ("fury3", "Move by railway", "Lord Godalming has no ticket.", {"places": {"godalming": "paris"}}, {
        "places": {"godalming": "paris"}, "tickets": {"godalming": ("3/2",)}}),
    ("fury3", "Rest", "Lord Godalming has no damage.", {}, {"sheets": HURT}),
    ("fury3", "Rest", "Not in a hospital.", {"places": {"godalming": "hospital_rome"}, "sheets": HURT}, {
        "sheets": HURT}),
    ("fury3", "Search", "There are no encounters in the hideout here.",
     {"trail": ("prague", "london!")}, {"trail": ("prague", "london!+rats")}),
    ("fury3", "Search", "No hideout is revealed here.",
     {"trail": ("prague", "london+rats")}, {"trail": ("prague", "london!+rats")}),
    ("fury3", "Trade", "No other hunter is here.", {"items": {"godalming": ("rifle",)}}, {
        "items": {"godalming": ("rifle",)}, "places": PAIR}),
    ("fury3", "Trade", "No one here has an item or ticket to give.", {"places": PAIR}, {
        "items": {"godalming": ("rifle",)}, "places": PAIR}),
    ("fury3", "Take supplies", "Devilish Power forbids it in this hunter phase.",
     {"lasting": (Lasting.NO_SUPPLY,)}, {}),
    ("fury3", "Vampire Lair", "It needs a Stake.", {"events": {"godalming": ("vampire_lair",)}}, {
        "events": {"godalming": ("vampire_lair",)}, "items": {"godalming": ("stake",)}}),
    ("fury3", "Consecrated Ground", "When it can be played: Action by night.",
     {"events": {"godalming": ("consecrated_ground",)}},
     {"events": {"godalming": ("consecrated_ground",)}, "part": "night"}),
    ("fury3", "Feed", "The card is on the trail.",
     ADVANCED | {"trail": ("prague", "feed")}, ADVANCED | {"trail": ("prague",)}),
    ("fury3", "Hide", "Not while Dracula is revealed.",
     ADVANCED | {"trail": ("prague!",), "revealed": True}, ADVANCED | {"trail": ("prague",)}),
    ("fury3", "Dark Call", "Dracula must leave holy ground.",
     ADVANCED | {"trail": ("prague",), "consecrated": fury3.at("prague")}, ADVANCED | {"trail": ("prague",)}),
]  # fmt: skip
"""Game, name of an action, reason, position with the obstacle, position without it."""

PLACES: list[tuple[str, int, str, Pieces, Pieces]] = [
    ("lite", CODES["ST"], "The move to Strasbourg is still among Dracula's last five moves.",
     {"trail": "ST D1 PA"}, {"trail": "PA"}),
    ("dining", SPACES["R1.1"], "Blue's Hero is here.", {"heroes": ["table", "R1.1"]}, {}),
    ("dining", SPACES["S9.1"], "You still need 1 Metal.", {}, {"resources": [{"metal": 1}]}),
    ("fury2", fury2.at("strasbourg"), "The Roadblock closes the road to Strasbourg.",
     {"places": {"seward": "paris"}, "roadblock": PARIS_STRASBOURG}, {"places": {"seward": "paris"}}),
    ("fury2", fury2.at("vienna"), "A marker protects Vienna.", PRAGUE | {"hosts": ("vienna",)}, PRAGUE),
    ("fury3", fury3.at("manchester"), "There is fog in Manchester.", {"fog": (fury3.at("manchester"),)}, {}),
    ("fury3", fury3.at("english_channel"), "A storm blocks the way to the English Channel.",
     {"storms": (fury3.at("english_channel"),)}, {}),
    ("fury3", fury3.at("vienna"), "Vienna is protected.",
     {"part": "dracula", "trail": ("prague",), "consecrated": fury3.at("vienna")},
     {"part": "dracula", "trail": ("prague",)}),
]  # fmt: skip
"""Game, place, reason, position with the obstacle, position without it."""


def seen(game: str, pieces: Pieces) -> Any:
    """Return the knowledge of the player who decides in a position."""
    state = GAMES[game](pieces)
    player = player_to_move(state)
    assert player is not None
    return ruleset(game).observe(state, player)


@pytest.mark.parametrize(("game", "name", "reason", "closed", "opened"), ACTIONS)
def test_without_the_named_obstacle_the_action_is_legal(
    game: str, name: str, reason: str, closed: Pieces, opened: Pieces
) -> None:
    refused = {str(one.name): one for one in refusals(seen(game, closed))}
    assert str(refused[name].reason) == reason
    what, after = refused[name].what, seen(game, opened)
    kinds = {kind for action in after.actions for kind in KINDS.get(game, lambda action: set[str]())(action)}
    assert what in after.actions or what in kinds or (what == "move" and "road" in kinds)


@pytest.mark.parametrize(("game", "place", "reason", "closed", "opened"), PLACES)
def test_without_the_named_obstacle_the_place_can_be_chosen(
    game: str, place: int, reason: str, closed: Pieces, opened: Pieces
) -> None:
    where = destination(game)
    assert str(place_reason(where, seen(game, closed), place)) == reason
    assert place in {where(seen(game, opened), action) for action in seen(game, opened).actions}
