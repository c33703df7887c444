"""The summary says in sentences what each player knows."""

from __future__ import annotations

import msgspec

from furyqt.rules.core.agenda import legal_actions, play
from furyqt.rules.core.ruleset import Observation, ruleset
from furyqt.rules.lite.events import MoveRevealed, RoundEnded


def known(player: int, *tokens: str) -> Observation:
    rules = ruleset("lite")
    state = rules.setup(rules.checked_options({}), 1)
    for token in tokens:
        state = play(state, rules.read(token))
    return rules.observe(state, player)


def said(observation: Observation) -> dict[str, list[str]]:
    topics = ruleset("lite").summarize(observation)
    return {topic: [str(text) for text in texts] for topic, texts in topics.items()}


PLAYS = (
    "GBR....",
    "SPA....",
    "HLO....",
    "MVI....",
    "DGA.V..",
    "GBR....",
    "SPA....",
    "HLO....",
    "MVI....",
    "DHIT...",
)


def test_the_opening_position() -> None:
    assert said(known(0)) == {
        "turn": ["Placement, score 366: it is Lord Godalming's turn."],
        "hunters": [
            f"{name} is not on the map yet."
            for name in ("Lord Godalming", "Dr. Seward", "Van Helsing", "Mina Harker")
        ],
        "blood": ["Dracula has 40 blood."],
        "trail": ["Dracula has not moved yet."],
    }


def test_the_hunters_summary_of_the_trail_has_only_revealed_moves() -> None:
    topics = said(known(0, *PLAYS))
    assert topics["trail"] == [
        "Move 1 of the trail: Unknown city. There is a trap.",
        "Move 2 of the trail: Unknown city. There is an immature vampire.",
        "1 trap(s) are on the trail.",
    ]
    assert topics["hunters"][0] == "Lord Godalming is in Berlin and has 9 life."


def test_the_placement_is_no_round() -> None:
    rules = ruleset("lite")
    placed = known(0, *PLAYS[:4], "DGA....")
    assert [str(rules.moment(seen).title) for seen in (known(0), placed)] == ["Placement", "Round 1"]
    told = [event.describe() for event in (RoundEnded(0, 365), RoundEnded(1, 364))]
    assert [str(text) for text in told] == [
        "All figures are placed: score 365.",
        "Round 1 is over: score 364.",
    ]
    assert str(MoveRevealed(0, 3).describe()).startswith("Revealed: Dracula's starting place was ")


def test_draculas_summary_has_his_own_places() -> None:
    assert said(known(1, *PLAYS))["trail"][:2] == [
        "Move 1 of the trail: Hide (Galatz). There is a trap.",
        "Move 2 of the trail: Galatz. There is an immature vampire.",
    ]


def test_a_hunter_in_the_hospital_and_the_end_of_the_game() -> None:
    rules = ruleset("lite")
    state = rules.setup(rules.checked_options({}), 1)
    words = set()
    while state.agenda:
        actions = legal_actions(state)
        state = play(state, actions[0])
        for texts in said(rules.observe(state, 0)).values():
            words.update(texts)
    assert any(text.startswith("The game ended in round ") for text in words)
    hospital = known(0, *PLAYS)
    dead = msgspec.structs.replace(
        hospital,
        places=(rules.default_table.atlas.index["JM"], 0, 0, 0),
        lives=(0, 9, 9, 9),  # type: ignore[call-arg]
    )
    assert said(dead)["hunters"][0] == "Lord Godalming is in the hospital and returns with full life."
