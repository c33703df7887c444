"""The words for the evaluation of *Dining with Dracula*: what the expected end score consists of."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import exp, log

from ai.knowledge.dining.features import (
    BUILDING,
    FEW,
    NAMES,
    SNACKS,
    WARDS,
    dinner_features,
    features,
    stands_in_reach,
    times,
)
from ai.knowledge.dining.value import SCALE, expected_scores, factors_at, points, spread_of
from ai.knowledge.evaluation_terms import OWN, RIVALS, Aspect, EvaluationTerms, deed, unsaid
from furyqt.rules.core.agenda import Action, action_label, is_over, player_to_move
from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.dining.actions import Done, End
from furyqt.rules.dining.box import STANDARD, tables_of
from furyqt.rules.dining.events import (
    BribePaid,
    CardUsed,
    DinnerSkipped,
    HeroPlaced,
    TicketBought,
    TouristKept,
    TouristMoved,
)
from furyqt.rules.dining.observation import DiningObservation
from furyqt.rules.dining.spaces import LOCATIONS
from furyqt.rules.dining.state import DiningState
from furyqt.rules.dining.words import amount, favor, place_name

N_ = Texts("dining.reasons")

MORE = N_("{amount} more")
LESS = N_("{amount} less")
OPEN = N_("the next stand of {place} within your means")
CLOSED = N_("the next stand of {place} beyond your means")
GROUPS = {
    "vp": (),
    "gifts": ("gift_points", "gift_count", "best_progress", "other_progress"),
    "favor": ("favor_used", "favor_left"),
    "bribes": ("bribes_left", "bribes_missing", "few_bribes", "kept"),
    "bites": ("bites",),
    "control": ("control", "majorities"),
    "near": ("stand_near",),
    "track": ("cubes_on_track", "awards"),
    "cubes": ("few_cubes",),
    "hand": ("gifts_in_hand",),
    "turn": ("one", "to_move", "second_to_move"),
}
"""The features of each aspect that is no token and no stand."""
AMOUNTS = {
    "gifts": ("gift_points", "best_progress"),
    "bribes": ("bribes_left", "-bribes_missing", "few_bribes"),
    "cubes": ("-few_cubes",),
    "turn": ("to_move",),
}
"""The features that are counted as an aspect's amount, if not all of them; a minus counts as less of it."""
TOKENS = (*BUILDING, *SNACKS, *WARDS)
PLACES = tuple(map(place_name, tables_of(STANDARD).place_names))
ASPECTS = (
    Aspect("vp", OWN, N_("{amount} VP more"), N_("{amount} VP less")),
    Aspect(
        "gifts",
        OWN,
        N_("Gifts closer to completion"),
        N_("Gifts farther from completion"),
    ),
    Aspect("favor", OWN, MORE, LESS, favor),
    Aspect("bribes", OWN, N_("more for Bribes"), N_("less for Bribes")),
    Aspect("bites", RIVALS, N_("more Bites"), N_("fewer Bites")),
    Aspect(
        "control",
        OWN,
        N_("more locations under your control"),
        N_("fewer locations under your control"),
    ),
    Aspect(
        "near",
        OWN,
        N_("a better stand within one token"),
        N_("no better stand within one token"),
    ),
    Aspect(
        "track",
        OWN,
        N_("progress on the Gifts track"),
        N_("a place farther back on the Gifts track"),
    ),
    Aspect(
        "cubes",
        OWN,
        N_("more cubes in stock"),
        N_("fewer cubes in stock"),
    ),
    Aspect(
        "hand",
        OWN,
        N_("more Gift cards in hand"),
        N_("fewer Gift cards in hand"),
    ),
    Aspect(
        "turn",
        OWN,
        N_("an earlier next turn for you"),
        N_("a later next turn for you"),
    ),
    *(Aspect(f"token{one}", OWN, MORE, LESS, partial(amount, one)) for one in TOKENS),
    *(
        Aspect(f"stand{one}", OWN, OPEN.fill(place=PLACES[one]), CLOSED.fill(place=PLACES[one]))
        for one in LOCATIONS
    ),
    Aspect(
        "rivals",
        RIVALS,
        N_("better prospects for your rivals"),
        N_("worse prospects for your rivals"),
    ),
    unsaid("end", OWN),
)
"""The aspects in the order of what `measure` returns."""
Amounts = dict[str, tuple[float, float]]
DEEDS = (HeroPlaced, TouristMoved, TouristKept, TicketBought, CardUsed, BribePaid, DinnerSkipped)
"""The events of decisions that are worth mentioning."""


class DiningTerms:
    """The terms of the expected end score, and the words for simulated actions."""

    aspects: Sequence[Aspect] = ASPECTS

    def measure(self, state: DiningState, player: int) -> list[tuple[float, float]]:
        """Return each aspect's amount and its points; a finished game has only its end."""
        if is_over(state):
            found: Amounts = {"end": (points(state, player), points(state, player))}
        else:
            found = _parts(state, player)
        return [found.get(aspect.name, (0.0, 0.0)) for aspect in ASPECTS]

    def believed(self, observation: object) -> dict[int, float]:
        """Return no places: nothing is hidden."""
        return {}

    def headline(self, told: Sequence[Event], player: int) -> Text | None:
        """Return the first event of another player's action."""
        return told[0].describe() if told else None

    def figure(self, state: object) -> None:
        """Return None: every player has one Hero."""
        return None

    def words(self, state: DiningState, action: Action, player: int) -> Text | None:
        """Return the words of the button, without ends of turns."""
        return None if isinstance(action, End | Done) else action_label(state, action)

    def sentence(self, state: DiningState, action: Action) -> Text | None:
        """Return what a Hero, a Tourist or a card does as the log says it."""
        player = player_to_move(state)
        return None if player is None else deed(state, action, player, DEEDS)


def _parts(state: DiningState, player: int) -> Amounts:
    """Return the amount and the points of each aspect before the end; the points sum up to the value."""
    spread = spread_of(state)
    per_vp = SCALE / spread
    row = dict(zip(NAMES, features(state)[player], strict=True))
    weights = dict(zip(NAMES, factors_at(state.players, times(state)), strict=True))
    weights = {name: per_vp * weight for name, weight in weights.items()}
    found: Amounts = {"vp": (state.points[player], per_vp * state.points[player])}
    for aspect, names in GROUPS.items():
        if names:
            counted = AMOUNTS.get(aspect, names)
            number = sum(-row[name[1:]] if name.startswith("-") else row[name] for name in counted)
            found[aspect] = (number, sum(weights[name] * row[name] for name in names))
    left = dinner_features(state, player)[1]
    found |= {f"token{one}": (left[one], _token_points(one, left[one], weights)) for one in TOKENS}
    where = stands_in_reach(state, player)[2]
    if where in LOCATIONS:
        found[f"stand{where}"] = (1.0, weights["stand_ready"] * row["stand_ready"])
    rivals = [score for other, score in enumerate(expected_scores(state)) if other != player]
    best = max(rivals)
    strength = best + spread * log(sum(exp((score - best) / spread) for score in rivals))
    return found | {"rivals": (strength, -per_vp * strength)}


def _token_points(resource: int, count: int, weights: dict[str, float]) -> float:
    """Return the points of one kind of tokens; those beyond the first FEW count by another weight."""
    few, many = min(FEW, count), max(0, count - FEW)
    if resource in BUILDING:
        kinds = weights["kinds_building"] * (few > 0)
        return weights["few_building"] * few + kinds + weights["many_building"] * many
    return weights["few_snacks" if resource in SNACKS else "few_wards"] * few + weights["many_others"] * many


TERMS: EvaluationTerms[DiningState, DiningObservation] = DiningTerms()
