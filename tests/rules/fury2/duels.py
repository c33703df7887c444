"""Combats for tests: the pieces are given, the dice are chosen, and rounds are played by tokens."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any

from msgspec.structs import replace

from furyqt.rules.core.agenda import Action, action_label, legal_actions, play, settle
from furyqt.rules.core.chance import below
from furyqt.rules.core.events import Event
from furyqt.rules.fury2 import cards as cards
from furyqt.rules.fury2.decks import NONE, Encounter, EventCard, Item
from furyqt.rules.fury2.options import Fury2Options
from furyqt.rules.fury2.state import Enemy, Fight, Fury2State, Hunter, PlacedTile, Servant, TrailSpot
from furyqt.rules.fury2.steps.combat.fight import StartFight
from furyqt.rules.fury2.steps.search.agents import fight_agent
from furyqt.rules.fury2.tables import ATLAS, DAWN, FIGURE_IDS, FIGURES, HEALTH, OWN_BITES, TWILIGHT

ENEMIES = {"dracula": Enemy.DRACULA, "vampire": Enemy.NEW_VAMPIRE, "servant": Enemy.SERVANT}
"""The enemies by name; every other name is an encounter tile."""


def _seeds() -> dict[tuple[int, int], int]:
    """Return for every pair of dice a stream that begins with it."""
    found: dict[tuple[int, int], int] = {}
    for seed in range(2_000):
        first, chance = below(seed, 6)
        second, _ = below(chance, 6)
        found.setdefault((first + 1, second + 1), seed)
    return found


SEEDS = _seeds()


def at(place: str) -> int:
    """Return a place's index by its key or code."""
    return ATLAS.index[place]


def items(*names: str) -> tuple[int, ...]:
    """Return item cards by their ids."""
    return tuple(sorted(Item[name.upper()] for name in names))


def events(*names: str) -> tuple[int, ...]:
    """Return event cards by their ids."""
    return tuple(sorted(EventCard[name.upper()] for name in names))


def table(
    hunters: Mapping[str, Mapping[str, Any]],
    *,
    night: bool = True,
    place: str = "prague",
    trail: Sequence[TrailSpot] | None = None,
    options: Mapping[str, str] | None = None,
    **fields: Any,
) -> Fury2State:
    """Return a position: hunters with their pieces in a city, where Dracula is, the others far away."""
    sheets = []
    for figure in FIGURES:
        given = dict(hunters.get(FIGURE_IDS[figure], {"place": "lisbon"}))
        given["place"] = at(given.pop("place", place))
        for deck, read in (("items", items), ("events", events)):
            if deck in given:
                given[deck] = read(*given[deck].split())
        sheets.append(Hunter(**{"health": HEALTH[figure], "bites": OWN_BITES[figure], **given}))
    if trail is None:
        trail = (TrailSpot(3, at(place), True), TrailSpot(2, at("venice")), TrailSpot(1, at("milan")))
    return Fury2State(
        hunters=tuple(sheets),
        trail=tuple(trail),
        placed=4,
        time=TWILIGHT if night else DAWN,
        options=Fury2Options(**(options or {})),
        **fields,
    )


def combat(enemy: str = "dracula", /, *names: str, **position: Any) -> Fury2State:
    """Return a combat before the first choice; a name may have items: "mina knife stake"."""
    hunters: dict[str, dict[str, Any]] = {}
    for name in names or ("seward",):
        figure, *held = name.split()
        hunters[figure] = {"items": " ".join(held)}
    for figure, pieces in position.pop("sheets", {}).items():
        hunters[figure] = {**hunters.get(figure, {}), **pieces}
    fighters = tuple(
        figure for figure in FIGURES if "place" not in hunters.get(FIGURE_IDS[figure], {"place": ""})
    )
    if enemy == "servant":
        position.setdefault("servant", Servant(place=at("prague")))
    elif enemy not in ENEMIES:
        tile = PlacedTile(Encounter[enemy.upper()], True)
        position.setdefault(
            "trail", (TrailSpot(3, at("vienna"), True), TrailSpot(2, at("prague"), True, tiles=(tile,)))
        )
    state = table(hunters, **position)
    return started(state, enemy, fighters)


def started(state: Fury2State, enemy: str, fighters: tuple[int, ...]) -> Fury2State:
    """Begin a combat in a position."""
    if enemy in ENEMIES:
        state.push(StartFight(fighters, ENEMIES[enemy]))
    else:
        place = state.hunters[fighters[0]].place
        spot = next((spot.id for spot in state.trail if spot.place == place and spot.tiles), NONE)
        fight_agent(state, fighters, Encounter[enemy.upper()], spot)
    settle(state)
    return state


def do(state: Fury2State, *tokens: str) -> Fury2State:
    """Play actions by their tokens; an unknown token fails with the list of legal ones."""
    for token in tokens:
        state = play(state, option(state, token))
    return state


def option(state: Fury2State, token: str) -> Action:
    """Return the legal action with this token, after checking that every legal action has a button label."""
    for action in legal_actions(state):
        assert "{" not in str(action_label(state, action))
    found = [action for action in legal_actions(state) if action.text == token]
    assert found, f"{token!r} is not among {tokens(state)} of {state.agenda[-1:]!r}"
    return found[0]


def tokens(state: Fury2State) -> list[str]:
    """Return the tokens of all legal actions."""
    return [action.text for action in legal_actions(state)]


def pending(state: Fury2State) -> str:
    """Return the name of the pending decision, an empty text if there is none."""
    return type(state.agenda[-1]).__name__ if state.agenda else ""


def play_round(
    state: Fury2State, cards_: str, counter: str, dice: tuple[int, int], target: str = ""
) -> Fury2State:
    """Play a round: the hunters' cards in turn order, the enemy's card and target, and the dice."""
    state = do(state, *(f"!{card}" for card in cards_.split()))
    if target:
        state = do(state, f"!!{counter}")
        return do(with_dice(state, *dice), target)
    return do(with_dice(state, *dice), f"!!{counter}")


def with_dice(state: Fury2State, hunters: int, enemy: int) -> Fury2State:
    """Return the same position in which the next dice show these faces."""
    state = state.clone()
    state.chance = SEEDS[hunters, enemy]
    return state


def fight_of(state: Fury2State) -> Fight:
    """Return the current combat."""
    assert state.fight is not None
    return state.fight


def with_fight(state: Fury2State, **fields: Any) -> Fury2State:
    """Return the same position with changes of the combat."""
    state = state.clone()
    state.fight = replace(fight_of(state), **fields)
    return state


def told(state: Fury2State, kind: type[Event]) -> list[Event]:
    """Return the events of a class, in order."""
    return [event for event in state.told or () if isinstance(event, kind)]


def health(state: Fury2State) -> dict[str, int]:
    """Return the health that each hunter has lost, of those who have lost any."""
    lost = {FIGURE_IDS[hunter]: HEALTH[hunter] - state.hunters[hunter].health for hunter in FIGURES}
    return {name: points for name, points in lost.items() if points}


def all_dice() -> Iterator[tuple[int, int]]:
    """Yield all 36 pairs of dice."""
    yield from product(range(1, 7), repeat=2)
