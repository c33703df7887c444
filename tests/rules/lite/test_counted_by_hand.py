"""A second implementation that shares no code with the rules counts the same games.

It knows the two map tables, the place codes and the rule texts of L4 and L6. It omits the death of hunters,
which does not happen within these depths.
"""

from __future__ import annotations

import csv
from importlib.resources import files

import pytest

from tests.contract.test_counted import openings

LETTERS = "GSHMD"


def table(name: str) -> list[dict[str, str]]:
    text = (files("furyqt.rules.lite") / name).read_text(encoding="utf-8")
    return list(csv.DictReader(line for line in text.splitlines() if not line.startswith("#")))


KIND = {row["code"]: row["kind"] for row in table("places.csv")}
NEAR: dict[str, dict[str, set[str]]] = {
    kind: {code: set() for code in KIND} for kind in ("road", "rail", "boat")
}
for link in table("links.csv"):
    NEAR[link["kind"]][link["a"]].add(link["b"])
    NEAR[link["kind"]][link["b"]].add(link["a"])


def hunter_targets(place: str, hunter: int, round_: int) -> set[str]:
    riding = {place}
    for _ in range((round_ + hunter) % 4):
        riding |= {stop for city in riding for stop in NEAR["rail"][city]}
    return riding | NEAR["road"][place] | NEAR["boat"][place]


def dracula_targets(past: list[tuple[str, str]], options: dict[str, str]) -> dict[str, str]:
    """Return each legal move with the place it leads to; `past` has his moves and places."""
    last = past[-5:]
    here = last[-1][1]
    near = {here} | NEAR["road"][here] | NEAR["boat"][here]
    barred = {place if options.get("location_rule") == "place" else move for move, place in last}
    moves = {place: place for place in near if place != "JM" and place not in barred}
    if options.get("stay") == "unlisted":
        moves.pop(here, None)
    if KIND[here] != "sea" and all(move != "HI" for move, _ in last):
        moves["HI"] = here
    if all(not (move[0] == "D" and move[1].isdigit()) for move, _ in last):
        moves |= {f"D{n}": last[-n][1] for n in range(1, len(last) + 1) if last[-n][1] in near}
    return moves or {"TP": "CD"}


def count(
    places: list[str], past: list[tuple[str, str]], number: int, depth: int, options: dict[str, str]
) -> int:
    if depth == 0:
        return 1
    round_, figure = divmod(number, 5)
    if figure < 4:
        targets = hunter_targets(places[figure], figure, round_)
        return sum(
            count([*places[:figure], to, *places[figure + 1 :]], past, number + 1, depth - 1, options)
            for to in targets
        )
    moves = dracula_targets(past, options)
    return sum(count(places, [*past, move], number + 1, depth - 1, options) for move in moves.items())


@pytest.mark.parametrize(
    "opening",
    [
        pytest.param(opening, id=opening["name"])
        for opening in openings("lite")
        if len(opening["actions"]) > 38 and "faults" not in opening["options"]
    ],
)
def test_a_second_implementation_counts_the_same(opening: dict) -> None:
    plays = opening["actions"].split()
    places, past = ["", "", "", ""], []
    for play in plays:
        figure, code = LETTERS.index(play[0]), play[1:3]
        if figure < 4:
            places[figure] = code
        elif code in KIND:
            past.append((code, code))
        elif code == "TP":
            past.append((code, "CD"))
        else:
            past.append((code, past[-1 if code == "HI" else -int(code[1])][1]))
    counted = [
        count(places, past, len(plays), depth + 1, opening["options"])
        for depth in range(len(opening["counts"]))
    ]
    assert counted == opening["counts"]
