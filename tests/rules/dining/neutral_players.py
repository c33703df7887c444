"""Random games in the neutral form, made from the options in its positions alone."""

from __future__ import annotations

import random
from typing import Any

from furyqt.rules.core.agenda import is_over
from furyqt.rules.dining import decks
from furyqt.rules.dining.neutral.actions import NeutralError, played
from furyqt.rules.dining.neutral.games import opening
from furyqt.rules.dining.neutral.positions import Plain, options, position
from furyqt.rules.dining.state import DiningState
from furyqt.rules.dining.table_rows import RESOURCES


def random_game(seed: int, monkeypatch: Any) -> Plain:
    """Return a game with its chance in both forms."""
    rng, shuffles = random.Random(seed), []
    plain = decks.shuffle

    def recorded(state: DiningState, deck: str, cards: tuple[int, ...]) -> tuple[int, ...]:
        found = plain(state, deck, cards)
        shuffles.append([deck, [card + (deck == decks.BUS) for card in found[::-1]]])
        return found

    monkeypatch.setattr(decks, "shuffle", recorded)
    monkeypatch.setattr("furyqt.rules.dining.setup.shuffle", recorded)
    monkeypatch.setattr("furyqt.rules.dining.steps.rounds.shuffle", recorded)
    players = rng.choice([2, 3, 4])
    first = rng.randrange(players)
    game: Plain = {
        "players": players,
        "switches": {f"S{number}": rng.random() < 0.7 for number in range(1, 9)},
        "chance": [["first", first]],
        "actions": [],
    }
    monkeypatch.setattr("furyqt.rules.dining.neutral.games.SEED", seed)
    state = opening(game)
    while not is_over(state):
        action, state = random_action(state, rng)
        game["actions"].append(action)
    monkeypatch.undo()
    game["chance"] += shuffles
    game["draws"] = {"first": first, **draws(state)}
    return game


def draws(state: DiningState) -> Plain:
    """Return the cards in the order in which they were drawn."""
    found: dict[str, list[int]] = {"tourist": [], "gift": [], "bus": []}
    for event in state.told or ():
        kind = type(event).__name__
        if kind == "RowDealt":
            found["tourist"] += event.cards  # type: ignore[attr-defined]
        elif kind == "GiftDrawn":
            found["gift"].append(event.gift)  # type: ignore[attr-defined]
        elif kind == "BusStopped":
            found["bus"].append(event.location + 1)  # type: ignore[attr-defined]
    return found


def random_action(state: DiningState, rng: random.Random) -> tuple[list[Any], DiningState]:
    """Return a legal action and the position after it."""
    offered, seen = options(state), position(state)
    me = seen["players"][seen["active"] - 1]
    simple: list[list[Any]] = [["hero", space] for space in offered.get("hero", ())]
    simple += [["cure", name] for name in offered.get("cure", ())]
    simple += [["bus", name, "keep"] for name in offered.get("bus_keep", ())]
    simple += [["gift", gift] for gift in offered.get("gifts", ())] * 3
    simple += [["favor"]] * 3 * offered.get("favor", 0)
    simple += [["end"]] * (seen["step"] in ("extra", "convert")) + [["skip"]] * (seen["step"] == "bribe")
    if offered.get("attend_sets"):
        most = ["attend", *(me["res"].get(name, 0) for name in ("sheep", "blood")), me["kept"], 0]
        simple += [most if total(most) >= 3 else [*most[:4], 1]] * 3
    with_card = [["tourist", at, to] for at, reach in offered.get("tourist", {}).items() for to in reach]
    with_card += [
        ["bus", one, "use", to] for one, reach in offered.get("bus_use", {}).items() for to in reach
    ]
    action = rng.choice(simple + with_card)
    if action not in with_card:
        return action, played(state, action)
    return with_choice([*action, rng.choice(seen["row_up"])], state, me["gifts"], rng)


def total(attend: list[Any]) -> int:
    """Return the value of Bribes."""
    _, sheep, blood, tourists, cubes = attend
    return int(sheep + 2 * blood + 3 * tourists + cubes)


def with_choice(
    action: list[Any], state: DiningState, gifts: list[int], rng: random.Random
) -> tuple[list[Any], DiningState]:
    """Return the action with the first choice of its card that is legal."""
    pairs = [[one, other] for one in RESOURCES for other in RESOURCES if one <= other]
    swaps = [[one, gift] for one in (None, *RESOURCES) for gift in (0, *gifts)]
    choices: list[Any] = ["cure", *RESOURCES, *([one] for one in RESOURCES), *pairs, *swaps]
    rng.shuffle(choices)
    for choice in (*choices, [], None):
        try:
            return [*action, choice], played(state, [*action, choice])
        except NeutralError:
            continue
    raise AssertionError(f"no choice of {action} is legal")
