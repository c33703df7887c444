"""Every event card of both sides, once with its effect and once canceled (R12.7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from furyqt.rules.fury2.catalog import EVENTS
from furyqt.rules.fury2.decks import EventCard
from furyqt.rules.fury2.events import DiceRolled, EventCanceled
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.tables import DRACULA, DRACULA_FIGURE, FIGURE_IDS, HUNTERS
from tests.rules.fury2.scenes import (
    DAWN,
    DUSK,
    MIDNIGHT,
    NOON,
    discarded,
    do,
    events_of,
    pending,
    scene,
    tokens,
    with_dice,
)

FACES = (6, 6, 6, 6)
AWAY = {"seward": "vienna", "helsing": "rome"}
HERE = {"seward": "prague", "helsing": "rome"}

Position = Callable[[dict[str, list[str]]], Fury2State]
"""Hands of event cards -> the position in which the card can be played, or is drawn."""


def at_turn(turn: str = "seward", *moves: str, **position: Any) -> Position:
    """Return a position at the beginning of a turn, or after some moves."""

    def build(events: dict[str, list[str]]) -> Fury2State:
        return do(with_dice(scene(turn, events=events, **position), *FACES), *moves)

    return build


def drawn(card: str, **position: Any) -> Position:
    """Return the position in which Dr. Seward has just drawn the card."""

    def build(events: dict[str, list[str]]) -> Fury2State:
        state = with_dice(scene("seward", events=events, next_events=[card], **position), *FACES)
        return do(state, "stay", "event")

    return build


def in_combat(**position: Any) -> Position:
    """Return the beginning of a combat of Dr. Seward with Dracula."""
    return at_turn("seward", "stay", places=HERE, trail=["prague!"], **position)


def with_tile(tile: str, **position: Any) -> Position:
    """Return a position after Dr. Seward entered Prague, where a tile lies."""
    return at_turn("seward", "road:PR", places=AWAY, trail=["paris", f"prague+{tile}"], **position)


def with_agent(**position: Any) -> Position:
    """Return a position after Dr. Seward killed an agent with Sacred Bullets."""
    moves = ("stay", "!sacred_bullets", "!!agent_punch")
    return at_turn("seward", *moves, places=HERE, trail=["paris", "prague!+minion_with_knife"], **position)


POSITIONS: dict[str, Position] = {
    "advance_planning": in_combat(),
    "blood_transfusion": at_turn(
        places={"seward": "paris", "helsing": "paris"}, sheets={"helsing": {"bites": 1}}
    ),
    "chartered_carriage": at_turn("seward", "rail", places={"seward": "paris"}),
    "consecrated_ground": drawn("consecrated_ground"),
    "escape_route": in_combat(),
    "excellent_weather": at_turn(),
    "forewarned": with_tile("wolves"),
    "good_luck": at_turn(roadblock=7),
    "great_strength": with_tile("plague"),
    "heroic_leap": in_combat(),
    "hired_scouts": drawn("hired_scouts"),
    "hypnosis": at_turn(),
    "jonathan_harker": drawn("jonathan_harker"),
    "long_day": at_turn(time=NOON),
    "money_trail": at_turn(trail=["prague", "venice", "adriatic_sea"]),
    "mystic_research": drawn("mystic_research"),
    "newspaper_reports": drawn("newspaper_reports", trail=["prague", "berlin"]),
    "re_equip": drawn("re_equip", items={"seward": ["knife"]}),
    "rufus_smith": drawn("rufus_smith"),
    "secret_weapon": with_tile("wolves", items={"seward": ["knife"]}, item_discard=["rifle"]),
    "sense_of_emergency": at_turn(),
    "sister_agatha": drawn("sister_agatha"),
    "stormy_seas": at_turn(),
    "surprising_return": drawn("surprising_return", event_discard=["long_day"]),
    "telegraph_ahead": drawn("telegraph_ahead", trail=["prague", "madrid"]),
    "vampire_lair": drawn("vampire_lair", vampires=2),
    "control_storms": at_turn(places={"seward": "adriatic_sea"}),
    "customs_search": at_turn(
        "seward", "sea:VE", places={"seward": "adriatic_sea"}, items={"seward": ["knife"]}
    ),
    "devilish_power": at_turn("dracula", hunter_ally="rufus_smith"),
    "draculas_brides": drawn("draculas_brides"),
    "evasion": drawn("evasion"),
    "false_tip_off": at_turn("seward", "rail", places={"seward": "paris"}),
    "immanuel_hildesheim": drawn("immanuel_hildesheim"),
    "night_visit": drawn("night_visit"),
    "quincey_p_morris": drawn("quincey_p_morris"),
    "rage": in_combat(items={"seward": ["knife"]}),
    "relentless_minion": with_agent(items={"seward": ["sacred_bullets"]}),
    "roadblock": at_turn("dracula"),
    "seduction": with_tile("new_vampire", time=MIDNIGHT),
    "sensationalist_press": drawn("newspaper_reports", trail=["prague", "berlin"]),
    "time_runs_short": at_turn("dracula", time=DAWN),
    "trap": in_combat(),
    "unearthly_swiftness": at_turn("dracula"),
    "vampiric_influence": drawn("vampiric_influence"),
    "wild_horses": in_combat(),
}
"""Each event card with a position in which it is played or drawn; hands with events come later."""

ALLIES = sorted(EVENTS.allies[HUNTERS] | EVENTS.allies[DRACULA])


def owner(card: EventCard) -> str:
    """Return the figure who holds the card in its position."""
    return FIGURE_IDS[DRACULA_FIGURE] if card in EVENTS.of[DRACULA] else "seward"


def canceler(card: EventCard) -> tuple[str, str]:
    """Return who can cancel a card, and with which card."""
    return ("mina", "good_luck") if card in EVENTS.of[DRACULA] else ("dracula", "devilish_power")


def hands(card: EventCard, *, cancel: bool) -> dict[str, list[str]]:
    """Return the hands: the card, unless it is drawn, and perhaps the card that cancels it."""
    name = card.name.lower()
    found: dict[str, list[str]] = {}
    if not is_drawn(name):
        found[owner(card)] = [name]
    if cancel:
        who, what = canceler(card)
        found.setdefault(who, []).append(what)
    return found


def is_drawn(name: str) -> bool:
    """Return whether the position draws this very card."""
    immediate = POSITIONS[name].__qualname__.startswith("drawn.")
    return immediate and name != "sensationalist_press"


def after(card: EventCard, *, cancel: bool) -> Fury2State:
    """Return the position after the card was played, and perhaps canceled."""
    name = card.name.lower()
    state = POSITIONS[name](hands(card, cancel=cancel))
    if not is_drawn(name):
        state = do(state, f"{owner(card)}>{name}")
    if cancel:
        who, what = canceler(card)
        assert pending(state) == "CancelChoice"
        state = do(with_dice(state, *FACES), f"{who}>{what}")
    return state


def pieces(state: Fury2State) -> dict[str, Any]:
    """Return everything that a card could change, except hands, dice and what happened."""
    names = (
        *("blood", "time", "vampires", "resolve", "trail", "catacombs", "declared", "roadblock", "storm"),
        *("consecrated", "hosts", "hunter_ally", "dracula_ally", "lasting", "fight", "port"),
    )
    sheets = [
        (sheet.place, sheet.health, sheet.bites, sheet.declared, sheet.items) for sheet in state.hunters
    ]
    return {"sheets": sheets, **{name: getattr(state, name) for name in names}}


def test_every_event_card_has_a_position() -> None:
    assert [name.upper() for name in POSITIONS] == [card.name for card in EventCard]


@pytest.mark.parametrize("card", EventCard, ids=lambda card: card.name.lower())
def test_r12_7_a_canceled_card_is_discarded(card: EventCard) -> None:
    state = after(card, cancel=True)
    assert [found.event for found in events_of(state, EventCanceled)][-1] == card
    assert card.name.lower() in discarded(state)
    assert canceler(card)[1] in discarded(state)
    assert card not in (state.hunter_ally, state.dracula_ally)
    assert card not in state.table


QUIET = (
    *("blood_transfusion", "excellent_weather", "hypnosis", "long_day", "money_trail", "sense_of_emergency"),
    *(
        "stormy_seas",
        "consecrated_ground",
        "hired_scouts",
        "newspaper_reports",
        "re_equip",
        "telegraph_ahead",
    ),
    *("roadblock", "time_runs_short", "unearthly_swiftness", "evasion", "night_visit", "vampiric_influence"),
    *("good_luck", "devilish_power", "vampire_lair", "surprising_return", "mystic_research"),
)
"""The cards after whose cancellation nothing else happens before the next decision."""


@pytest.mark.parametrize("name", QUIET)
def test_r12_7_a_canceled_card_changes_nothing(name: str) -> None:
    card = EventCard[name.upper()]
    before = POSITIONS[name]({})
    assert pieces(after(card, cancel=True)) == pieces(before if not is_drawn(name) else nothing_drawn(name))


def nothing_drawn(name: str) -> Fury2State:
    """Return the position of a card that is drawn, as it is before the draw."""
    card = EventCard[name.upper()]
    state = POSITIONS[name](hands(card, cancel=True))
    assert pending(state) == "CancelChoice"
    return state


@pytest.mark.parametrize("card", ALLIES, ids=lambda card: EVENTS[card].id)
def test_r12_7_an_ally_that_is_not_canceled_comes_into_play(card: EventCard) -> None:
    state = after(card, cancel=False)
    assert card in (state.hunter_ally, state.dracula_ally)


CHANGES: dict[str, Callable[[Fury2State], bool]] = {
    "advance_planning": lambda state: state.fight is not None and sum(state.fight.planned) == 1,
    "blood_transfusion": lambda state: state.hunters[2].bites == 0,
    "chartered_carriage": lambda state: not events_of(state, DiceRolled),
    "consecrated_ground": lambda state: pending(state) == "GroundChoice",
    "escape_route": lambda state: state.fight is None,
    "excellent_weather": lambda state: bool(state.lasting),
    "forewarned": lambda state: state.hunters[1].health == 10,
    "good_luck": lambda state: state.roadblock == -1,
    "great_strength": lambda state: state.hunters[1].health == 10,
    "heroic_leap": lambda state: state.blood == 9,
    "hired_scouts": lambda state: pending(state) == "ScoutedCity",
    "hypnosis": lambda state: pending(state) == "DraculaDeclaration",
    "long_day": lambda state: state.time == DAWN,
    "money_trail": lambda state: state.trail[2].faceup,
    "newspaper_reports": lambda state: state.trail[1].faceup,
    "re_equip": lambda state: pending(state) == "ReEquipChoice",
    "secret_weapon": lambda state: pending(state) == "WeaponGiven",
    "sense_of_emergency": lambda state: pending(state) == "EmergencyGoal",
    "stormy_seas": lambda state: pending(state) == "StormChoice",
    "surprising_return": lambda state: EventCard.LONG_DAY in state.hunters[1].events,
    "telegraph_ahead": lambda state: state.trail[1].faceup,
    "vampire_lair": lambda state: state.fight is not None,
    "control_storms": lambda state: pending(state) == "StormDrift",
    "customs_search": lambda state: state.hunters[1].items == (),
    "devilish_power": lambda state: state.hunter_ally == -1,
    "evasion": lambda state: pending(state) == "EvasionChoice",
    "false_tip_off": lambda state: state.active == 2,
    "night_visit": lambda state: state.hunters[3].health == 6,
    "rage": lambda state: state.hunters[1].items == (),
    "relentless_minion": lambda state: state.fight is not None,
    "roadblock": lambda state: pending(state) == "RoadblockChoice",
    "seduction": lambda state: state.hunters[1].bites == 1,
    "sensationalist_press": lambda state: not state.trail[1].faceup,
    "time_runs_short": lambda state: state.time == DUSK,
    "trap": lambda state: state.fight is not None and state.fight.traps == 1,
    "unearthly_swiftness": lambda state: bool(state.lasting),
    "vampiric_influence": lambda state: pending(state) == "HunterDeclaration",
    "wild_horses": lambda state: pending(state) == "GallopChoice",
}
"""The immediate effect of each card other than an ally, if it is not canceled."""


@pytest.mark.parametrize("name", [*CHANGES])
def test_r12_7_a_card_works_only_if_it_is_not_canceled(name: str) -> None:
    card = EventCard[name.upper()]
    assert CHANGES[name](after(card, cancel=False))
    assert not CHANGES[name](after(card, cancel=True))


def test_r12_7_passing_leaves_the_card_its_effect() -> None:
    card = EventCard.LONG_DAY
    state = do(POSITIONS["long_day"](hands(card, cancel=True)), "seward>long_day")
    assert tokens(state) == ["pass", "dracula>devilish_power"]
    assert do(state, "pass").time == DAWN


# ---------------------------------------------------------------------------- a second card after the first


SECOND: dict[str, tuple[str, str]] = {
    "forewarned": ("TileAnswer", "seward"),
    "chartered_carriage": ("CarriageChoice", "seward"),
    "false_tip_off": ("TipOffChoice", "dracula"),
    "relentless_minion": ("RelentlessChoice", "dracula"),
}
"""Cards that answer something and exist more than once: who is asked again after one was canceled."""


@pytest.mark.parametrize("name", SECOND)
def test_r12_8_after_a_canceled_answer_another_card_may_follow(name: str) -> None:
    decision, who = SECOND[name]
    hand = hands(EventCard[name.upper()], cancel=True)
    hand[who].append(name)
    state = POSITIONS[name](hand)
    state = do(state, f"{who}>{name}")
    who_cancels, what = canceler(EventCard[name.upper()])
    state = do(with_dice(state, *FACES), f"{who_cancels}>{what}")
    assert (pending(state), tokens(state)) == (decision, ["pass", f"{who}>{name}"])
    assert CHANGES[name](do(with_dice(state, *FACES), f"{who}>{name}"))


@pytest.mark.parametrize("name", SECOND)
def test_r12_8_after_an_answer_that_worked_no_other_is_offered(name: str) -> None:
    decision, who = SECOND[name]
    state = POSITIONS[name]({who: [name, name]})
    state = do(with_dice(state, *FACES), f"{who}>{name}")
    assert pending(state) != decision
    assert CHANGES[name](state)
