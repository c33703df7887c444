"""The population of searching players: the file, the wall, records made bit by bit, and what they show."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import replace
from math import log
from pathlib import Path

import msgspec
import pytest

from ai.knowledge.fury3.features import NAMES
from ai.knowledge.fury3.policy_weights import PolicyWeights
from furyqt.rules.core.agenda import play, player_to_move
from furyqt.rules.core.record import Record, dumps, loads
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.fury3.events import CombatStarted, DraculaHurt, HideRevealed, LocationRevealed
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import DRACULA, FIGURE_IDS, FIGURES, HUNTERS
from lab.fury3 import belief_training, population
from lab.fury3.population import BeliefMoment, GameFound, Pairing, measured, pairings, report
from lab.fury3.search_players import (
    FILE,
    HALVES,
    SIDES,
    Player,
    PlayerKnowledge,
    UnknownPlayerError,
    half_of,
    player_agent,
    players,
    specs_of,
    varied,
)
from lab.held_out import HeldOutError, check_training
from lab.train import belief
from tests.rules.fury3.scenes import at, scene

RULES = ruleset("fury3")
PLIES = 28
"""Enough for first places, a day and most of a night."""


# ------------------------------------------------------------------------------------------------ the players


def test_each_line_of_the_file_is_a_player_with_a_name_of_its_own() -> None:
    lines = FILE.read_text("utf-8").splitlines()
    assert len(players()) == len(lines)
    for player in players().values():
        assert (player.side, player.half) in {(side, half) for side in SIDES for half in HALVES}
        assert set(player.value) <= set(NAMES)
        assert set(player.policy) <= set(PolicyWeights.__struct_fields__)
        assert player.words


@pytest.mark.parametrize("half", HALVES)
def test_both_halves_have_many_players_of_both_sides(half: str) -> None:
    assert len(specs_of("dracula", half)) >= 10
    assert len(specs_of("hunters", half)) >= 8


def test_no_two_players_are_alike() -> None:
    numbers = [msgspec.structs.replace(p, name="", words="", half="") for p in players().values()]
    assert all(first != second for n, first in enumerate(numbers) for second in numbers[:n])


def test_a_line_with_an_unknown_field_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="courage"):
        msgspec.json.decode(
            b'{"name":"a","side":"dracula","half":"test","words":"b","courage":2}', type=Player
        )
    with pytest.raises(msgspec.ValidationError):
        msgspec.structs.replace(players()["hare"], habits={"home": 3}).character  # noqa: B018


def test_a_variation_is_always_the_same_and_differs_from_others() -> None:
    player = players()["corsair"]
    assert varied(player, 0) is player
    assert varied(player, 7) == varied(player, 7)
    assert varied(player, 7).value != varied(player, 8).value
    assert varied(player, 7).habits["home"] == player.habits["home"]
    homes = [varied(players()["native"], number).habits.get("home") for number in range(1, 40)]
    assert len(set(homes)) > 4, "variations of a player without a home like different regions"
    assert None in homes
    assert not any("home" in varied(players()["scouts"], number).habits for number in range(1, 9))


def test_a_name_that_no_player_has_is_refused() -> None:
    for name in ("player:nobody", "player:hare/x", "greedy"):
        with pytest.raises(UnknownPlayerError, match=name):
            player_agent(name)


@pytest.mark.mass(3)
@pytest.mark.parametrize("number", range(10))
def test_every_player_plays_by_the_rules(number: int) -> None:
    """A player of each side, a variation of one of them, and a little of a game."""
    draculas = [spec for half in HALVES for spec in specs_of("dracula", half)][number::10]
    teams = [spec for half in HALVES for spec in specs_of("hunters", half)]
    for n, dracula in enumerate(draculas):
        agents = (
            player_agent(teams[(number + 10 * n) % len(teams)], 1),
            player_agent(f"{dracula}/{number}", 1),
        )
        state = RULES.setup(RULES.checked_options(population.OPTIONS), number)
        for _ in range(PLIES):
            player = player_to_move(state)
            assert player is not None
            seen = RULES.observe(state, player)
            state = play(state, seen.actions[agents[player].decide(seen, number).index])


def spread(part: str, trail: str, where: Sequence[str]) -> Fury3State:
    """Return a position with the hunters in these places and Dracula in another."""
    return scene(part, places=dict(zip(FIGURE_IDS, where, strict=False)), trail=(trail,))


def test_a_player_values_what_his_line_says() -> None:
    """A day from a lone hunter by night: who hunts likes it, who flees does not."""
    where = ("vienna", "madrid", "rome", "paris")
    near, far = spread("night", "prague", where), spread("night", "sofia", where)

    def gain(name: str) -> float:
        known = PlayerKnowledge(players()[name])
        return known.points(near, DRACULA) - known.points(far, DRACULA)

    assert gain("ripper") > gain("native") > gain("hare")
    assert gain("margrave") > gain("native"), "he lives there"


def test_a_team_values_company_as_its_line_says() -> None:
    near = spread("day", "madrid", ("vienna", "vienna", "prague", "budapest"))
    apart = spread("day", "madrid", ("vienna", "rome", "paris", "sofia"))

    def gain(name: str) -> float:
        known = PlayerKnowledge(players()[name])
        return known.points(near, HUNTERS) - known.points(apart, HUNTERS)

    assert gain("huddlers") > gain("native_team") > gain("loners")


# --------------------------------------------------------------------------------------------------- the wall


def test_the_halves_share_no_player() -> None:
    for side in SIDES:
        first, second = (specs_of(side, half) for half in HALVES)
        assert not set(first) & set(second)
        for spec in second:
            assert half_of(f"{spec}/12") == "test"
            with pytest.raises(HeldOutError, match=spec):
                check_training("fury3", [(side, f"{spec}/12")])
        check_training("fury3", [(side, spec) for spec in first])
    assert half_of("search:16") == ""


# ------------------------------------------------------------------------------------------------------- make


def test_every_pairing_is_played_once_before_one_is_played_again() -> None:
    found = list(pairings(["player:scouts", "greedy"], ["player:fleet", "search:2"], 8, 50))
    assert [pairing.seed for pairing in found] == list(range(50, 58))
    without = [tuple(map(population.plain, pairing.specs)) for pairing in found]
    assert len(set(without[:4])) == 4
    assert without[:4] == without[4:]
    assert found == list(pairings(["player:scouts", "greedy"], ["player:fleet", "search:2"], 8, 50))
    assert all(f"player:fleet/{p.seed}" in p.specs or "search:2" in p.specs for p in found)


def test_a_side_is_a_half_or_agents() -> None:
    assert population.agents_of("dracula", ["training"]) == specs_of("dracula", "training")
    assert population.agents_of("hunters", ["bots:test", "search:16"])[-2:] == ["bot:drifter", "search:16"]


WORDS = ["--hunters", "bot:chaser", "--draculas", "training", "--games", "4", "--seed", "70"]


def test_make_goes_on_after_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def played(pairing: Pairing, iterations: int) -> str:
        asked.append(pairing.seed)
        if len(asked) == 3:
            raise KeyboardInterrupt
        return f"{pairing.seed} {iterations}"

    monkeypatch.setattr(population, "played", played)
    with pytest.raises(KeyboardInterrupt):
        population.main(["make", str(tmp_path), *WORDS])
    (tmp_path / "73-torn.part").write_text("half of a rec", "utf-8")
    assert population.main(["make", str(tmp_path), *WORDS]) == 0
    assert asked == [70, 71, 72, 72, 73]
    assert population.main(["make", str(tmp_path), *WORDS, "--iterations", "2"]) == 0
    assert len(asked) == 5, "nothing is missing"
    texts = [path.read_text("utf-8") for path in sorted(tmp_path.glob("*.furyqt"))]
    assert texts == [f"{seed} 0" for seed in range(70, 74)]


def test_a_record_is_whole_or_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "1-a-b.furyqt"

    def stopped(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "replace", stopped)
    with pytest.raises(KeyboardInterrupt):
        population.keep(path, "text")
    assert not path.exists()


# ------------------------------------------------------------------------------------------------------- read


def game(won: bool, gain: float, **changed: object) -> GameFound:
    moment = BeliefMoment(2, 10, 5.0, (gain - 0.1) / 0.9 / 10)
    known = {
        "specs": ("greedy", "player:hare"),
        "won": won,
        "days": 10,
        "card": 3,
        "meeting": 0,
        "meetings": (),
    }
    return GameFound(**{**known, "damage": 4, "moments": (moment,), **changed})  # type: ignore[arg-type]


def test_the_report_counts_wins_and_meetings_for_each_player() -> None:
    games = [game(True, 2.0, card=5), game(False, 2.0, card=0, meeting=6, meetings=(1, 3), days=20)]
    lines = list(report(games))
    hunters = next(line for line in lines if line.startswith("| greedy"))
    dracula = next(line for line in lines if line.startswith("| player:hare"))
    cells = [cell.strip() for cell in hunters.strip("|").split("|")]
    assert cells == [
        *("greedy", "2", "1 (9% to 91%)", "15.0", "5.0 (1 without)", "6.0 (1 without)"),
        *("50%", "1.0", "2.00", "50%", "4.0", f"{log(2):.3f}"),
    ]
    assert "| 1 (9% to 91%) |" in dracula
    assert any(line.startswith("| 1 to 3 | 2 | 10.0 | 5.0 | 0.693 |") for line in lines)
    assert lines[-1] == "| mean of games | 2 | | | 0.693 (0.693 to 0.693) |"


def test_a_belief_that_knows_nothing_gains_nothing() -> None:
    assert BeliefMoment(1, 8, 8.0, 1 / 8).gain == pytest.approx(0)
    assert BeliefMoment(1, 8, 2.0, 1 / 2).gain == pytest.approx(log(0.1 + 0.9 * 4))
    assert BeliefMoment(1, 8, 2.0, 0.0).gain == pytest.approx(log(0.1))


def test_days_are_those_of_the_events() -> None:
    """Four positions by hand: a card on day 2, one hunter meets him on day 3, two on day 4."""
    told = [
        LocationRevealed(1, at("prague")),
        CombatStarted(0b0100, 3),
        CombatStarted(0b0001),
        DraculaHurt(2, 2),
        HideRevealed(2),
        CombatStarted(0b1010),
        DraculaHurt(3, 5),
    ]
    first = scene("day", trail=("vienna",))
    ends = [(1, 0), (2, 2), (3, 4), (4, 7)]
    states = [msgspec.structs.replace(first, phase=day, told=tuple(told[:end])) for day, end in ends]
    states[-1] = msgspec.structs.replace(states[-1], winner=DRACULA)
    found = measured(("greedy", "greedy"), states, belief=False)
    assert found == GameFound(("greedy", "greedy"), False, 4, 2, 3, (1, 2), 5, ())


def test_a_played_record_is_read_back(tmp_path: Path) -> None:
    """The places and the winner of a game of rule bots, and the belief at each dawn at which he is hidden."""
    pairing = Pairing(("bot:chaser", "bot:stalker"), 5)
    text = population.played(pairing)
    population.keep(pairing.path(tmp_path), text)
    assert [*population.kept_before([tmp_path])] == [text]
    found = population.found_in(text)
    record = Record("fury3", 5, {}, tags={"Hunters": "player:scouts/3", "Dracula": "search:hard/8"})
    assert population.specs_in(record) == ("player:scouts", "search:hard/8")
    assert found.specs == pairing.specs
    assert dumps(*loads(text)) == text
    assert len({moment.day for moment in found.moments}) == len(found.moments) <= found.days
    assert all(1 < moment.perplexity <= moment.possible + 1e-6 for moment in found.moments)
    assert all(len(FIGURES) >= hunters >= 1 for hunters in found.meetings)


# ----------------------------------------------------------------------------------------- learning from them


def test_the_belief_is_fitted_to_kept_records_of_the_training_half_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A kind for each of the players; one record of the test half among them is refused."""
    whole, _ = loads(population.played(Pairing(("bot:chaser", "bot:runner"), 5)))
    for seed, name in enumerate(("player:fleet/3", "player:mariner/4")):
        tags = {**whole.tags, "Dracula": name}
        population.keep(tmp_path / f"{seed}.furyqt", dumps(replace(whole, tags=tags)))
    monkeypatch.setattr(belief_training, "WEIGHTS", tmp_path / "weights.txt")
    monkeypatch.setattr(belief_training, "FLOORS", ((0.1, 0.5),))
    parser = argparse.ArgumentParser()
    belief.add_arguments(parser)
    words = ["fury3", "--games", "0", "--options", "game=advanced", "--kept", str(tmp_path)]
    assert belief.run(parser.parse_args(words)) == 0
    lines = belief_training.WEIGHTS.read_text("utf-8").splitlines()
    assert lines[1] == "# kinds: fleet mariner"
    assert lines[0].endswith(f"--kept {tmp_path}")
    tags = {**whole.tags, "Dracula": "player:hare/3"}
    population.keep(tmp_path / "9.furyqt", dumps(replace(whole, tags=tags)))
    with pytest.raises(HeldOutError, match="player:hare"):
        belief.run(parser.parse_args(words))
