"""The notation with its dice, the words for a position, guidance, and the phases of the game."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from furyqt.rules.core.agenda import legal_actions, play
from furyqt.rules.core.guidance import Guidance, place_reason
from furyqt.rules.core.record import Record, dumps, loads
from furyqt.rules.core.stage import Scene, SceneError
from furyqt.rules.core.text import Text
from furyqt.rules.fury2.actions import Counter, Give, LinkChoice, Pick, PlaceChoice, Placement, Strike, Use
from furyqt.rules.fury2.decks import Deck, Item, Power, Tactic
from furyqt.rules.fury2.events import DiceRolled, LocationRevealed
from furyqt.rules.fury2.events.board import DICE
from furyqt.rules.fury2.game import RULES
from furyqt.rules.fury2.guidance import destination, figures, meaning
from furyqt.rules.fury2.notation import TOKENS
from furyqt.rules.fury2.observation import MASK, Fury2Observation
from furyqt.rules.fury2.stage import stage
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.combat.combat_results import kill_servant
from furyqt.rules.fury2.steps.events.resolve import INNER_STRENGTH, use_resolve
from furyqt.rules.fury2.tables import ATLAS, DRACULA, HOSPITAL, HUNTERS, LINK, NOWHERE
from furyqt.rules.fury2.windows import WINDOWS, moment
from tests.rules.fury2.scenes import at, do, option, pending, scene, with_dice


def seen(state: Fury2State, player: int = HUNTERS) -> Fury2Observation:
    found = RULES.observe(state, player)
    assert isinstance(found, Fury2Observation)
    return found


def said(state: Fury2State, topic: str, player: int = HUNTERS) -> str:
    """Return the sentences of a topic for a player."""
    return " ".join(map(str, RULES.summarize(seen(state, player))[topic]))


# ----------------------------------------------------------------------------------------------- the notation


def test_every_token_is_read_as_its_action() -> None:
    assert len(TOKENS.every) > 1400
    for action in TOKENS.every:
        assert RULES.read(action.text) == action


@pytest.mark.parametrize(
    ("action", "token"),
    [
        (Placement(at("paris")), "@PA"),
        (Placement(at("paris"), wolf=True), "@wolf_form:PA"),
        (Placement(at("paris"), Power.DOUBLE_BACK), "@double_back:PA"),
        (Placement(power=Power.HIDE, wolf=True), "@wolf_form+hide"),
        (Strike(Item.RIFLE), "!rifle"),
        (Counter(Tactic.AGENT_KNIFE), "!!agent_knife"),
        (Pick(Deck.ENCOUNTER, 4), "encounter:fog"),
        (Use(Item.DOGS, 3), "mina>>dogs"),
        (Give(3, Item.RIFLE), "mina+rifle"),
        (PlaceChoice(at("rome")), "RO"),
        (LinkChoice(LINK["rail", frozenset((at("bari"), at("naples")))]), "BI=NP"),
        (LinkChoice(LINK["road", frozenset((at("bari"), at("naples")))]), "BI-NP"),
    ],
)
def test_a_token(action: object, token: str) -> None:
    assert action.text == token  # type: ignore[attr-defined]
    assert RULES.read(token) == action


def test_the_dice_are_written_with_the_action_and_checked() -> None:
    before = with_dice(scene("seward", places={"seward": "madrid"}), 6)
    after = do(before, "rail")
    token = RULES.write(before, RULES.read("rail"), after)
    assert token == "rail~2/3"
    assert RULES.read(token) == RULES.read("rail")
    quiet = do(after, "rail:SR")
    assert RULES.write(after, RULES.read("rail:SR"), quiet) == "rail:SR"


NOTATION = (Path(__file__).parents[3] / "docs" / "notation.md").read_text(encoding="utf-8")
OWN_PART = NOTATION.partition("## The second edition\n")[2]


def test_the_examples_of_the_notation_are_tokens() -> None:
    examples = re.findall(r"^\|[^|]*\|[^|]*\| `([^`]+)` \|", OWN_PART, re.MULTILINE)
    assert len(examples) == 13
    for token in (*examples, "rail~2/3", "!!claws~5~3", "stay~4-1-6-2"):
        assert RULES.read(token) in TOKENS.every
    named = set(re.findall(r"^\| `(\w+)` \|", OWN_PART, re.MULTILINE)) | set(
        re.findall(r"`([A-Z]\w+)`", OWN_PART)
    )
    assert {type(action).__name__ for action in TOKENS.every} == named


def test_the_codes_are_those_of_the_simplified_game() -> None:
    places = Path(__file__).parents[3] / "furyqt" / "rules" / "lite" / "places.csv"
    rows = [line.split(",")[:2] for line in places.read_text(encoding="utf-8").splitlines() if "," in line]
    codes = {key: code for code, key in rows}
    assert all(codes[place.key] == place.code for place in ATLAS.places)


def test_an_unknown_token_is_refused() -> None:
    with pytest.raises(ValueError, match="second edition"):
        RULES.read("dance")


@pytest.mark.parametrize("version", ["1", "2"])
def test_records_of_earlier_versions_are_read_and_written_as_version_3(version: str) -> None:
    text = dumps(Record("fury2", 5, RULES.checked_options({})))
    assert '[Ruleset "3"]' in text
    record, states = loads(text.replace('[Ruleset "3"]', f'[Ruleset "{version}"]'))
    assert dumps(record, states) == text


@pytest.mark.parametrize("die", DICE)
def test_every_die_has_a_sentence(die: str) -> None:
    assert "{" not in str(DiceRolled(die, (3,)).describe())


# ----------------------------------------------------------------------------------------------- the position


def test_the_observation_forgets_no_field() -> None:
    assert MASK.forgotten(Fury2State, {"events": "dracula_events"}) == set()


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda state: state.add_vampires(2), "The vampire track rises from 2 to 4."),
        (lambda state: state.add_vampires(-1), "The vampire track falls from 2 to 1."),
        (lambda state: state.lose_blood(3), "Dracula's blood falls from 9 to 6."),
        (lambda state: state.gain_blood(1), "Dracula's blood rises from 9 to 10."),
        (kill_servant, "The lives of Dracula's Servant fall from 3 to 2 of 3."),
        (lambda state: use_resolve(state, 0, INNER_STRENGTH), "The hunters' resolve falls from 1 to 0."),
    ],
)
def test_a_track_tells_its_old_and_its_new_number(
    change: Callable[[Fury2State], object], sentence: str
) -> None:
    state = scene("godalming", options={"variant": "servant"}, vampires=2, blood=9, resolve=1).clone()
    before = len(state.told or ())
    change(state)
    assert sentence in [str(event.describe()) for event in (state.told or ())[before:]]


def test_r3_3_a_new_dawn_tells_how_both_tracks_move() -> None:
    state = do(scene("dracula", trail=("vienna",), time=5, vampires=2, resolve=1), "@PR")
    told = [str(event.describe()) for event in state.told or ()]
    assert "The vampire track rises from 2 to 3." in told
    assert "The hunters' resolve rises from 1 to 2." in told


def test_the_summary_names_tracks_figures_and_markers() -> None:
    state = scene(
        "godalming",
        vampires=3,
        resolve=2,
        blood=9,
        hosts=["rome"],
        consecrated=at("bari"),
        storm=at("north_sea"),
        storm_time=1,
        roadblock=LINK["road", frozenset((at("bari"), at("naples")))],
        sheets={"seward": {"bites": 1, "tiles": ["fog"], "declared": "madrid"}},
        encounters=["hoax"],
    )
    assert "vampire track 3 of 6, resolve 2" in said(state, "turn")
    assert "Dr. Seward has a bite." in said(state, "hunters")
    assert "Before Dr. Seward: Fog." in said(state, "hunters")
    assert "to Madrid" in said(state, "hunters")
    assert "Dracula has 9 of 15 blood." in said(state, "dracula")
    for words in ("Rome", "in Bari", "in the North Sea", "Bari–Naples"):
        assert words in said(state, "markers")
    assert said(scene("godalming"), "markers") == "There are no markers on the map."


def test_the_summary_shows_each_player_only_what_they_know() -> None:
    state = scene(
        "godalming",
        trail=["prague+rats", "wolf_form/rome!"],
        catacombs=["bari"],
        events={"dracula": ["trap"]},
    )
    assert "Prague" in said(state, "trail", DRACULA)
    assert "Rats" in said(state, "trail", DRACULA)
    assert "Prague" not in said(state, "trail")
    assert "an unknown city" in said(state, "trail")
    assert "Wolf Form is on it" in said(state, "trail")
    assert "Trap" in said(state, "cards", DRACULA)
    assert "Trap" not in said(state, "cards")


def test_the_summary_of_a_combat_and_of_the_servant() -> None:
    state = do(scene("dracula", trail=["plymouth"]), "@LO")
    combat = said(state, "combat")
    assert combat.startswith("Round 1 of a combat with Dracula. Play Punch. Against Claws you win with 42%:")
    servant = scene("godalming", options={"variant": "servant"}, sheets={"servant": {"lives": 2}})
    assert "2 of 3 lives" in said(servant, "dracula")


@pytest.mark.parametrize(
    ("points", "player", "leader"), [(3.0, HUNTERS, "hunters"), (3.0, DRACULA, "Dracula")]
)
def test_an_estimate_names_the_leader(points: float, player: int, leader: str) -> None:
    assert leader in str(RULES.estimate(points, player))
    assert "even" in str(RULES.estimate(0.2, player))


def test_a_phase_is_a_turn() -> None:
    state = scene("seward")
    assert moment(state) == moment(seen(state))
    assert str(moment(state).title) == "Dawn, turn of Dr. Seward"
    opening = RULES.setup(RULES.checked_options({}), 1)
    assert str(moment(opening).title) == "Before the first turn"


def test_a_window_repeats_only_event_cards_that_were_declined_with_nothing_new_since() -> None:
    held = {"godalming": ("stormy_seas",)}
    state = scene("godalming", places={"godalming": "munich"}, events=held, items={"godalming": ("dogs",)})
    go = option(state, "road:ZU")
    before, arrived = seen(state), play(state, go)
    assert pending(arrived) == "HuntersWindowChoice"
    now = seen(arrived)
    only = replace(now, actions=tuple(action for action in now.actions if "dogs" not in action.text))
    assert RULES.is_repeated(before, go, only)
    assert not RULES.is_repeated(before, go, now), "an item is used where the hunter is"
    assert not RULES.is_repeated(before, option(state, "godalming>stormy_seas"), only)
    assert not RULES.is_repeated(replace(before, actions=()), go, only), "the card has just been drawn"
    news = replace(only, events=(*only.events, LocationRevealed(0, at("zurich"))))
    assert not RULES.is_repeated(before, go, news)


def test_every_window_has_a_name_of_its_own() -> None:
    names = [window.name for window in WINDOWS]
    assert len(set(names)) == len(names) > 10
    assert RULES.default_table.windows == WINDOWS


# -------------------------------------------------------------------------------------------------- guidance


def test_reasons_why_dracula_cannot_go_somewhere() -> None:
    state = scene(
        "dracula", trail=["prague", "berlin"], hosts=["nuremburg"], storm=at("north_sea"), storm_time=1
    )
    known = seen(state, DRACULA)
    assert place_reason(destination, known, at("vienna")) is None
    expected = {
        HOSPITAL: "never enter the hospital",
        at("nuremburg"): "A marker protects Nuremburg",
        at("north_sea"): "A storm",
        at("rome"): "It is too far to Rome",
    }
    for place, words in expected.items():
        assert words in str(place_reason(destination, known, place))


def test_reasons_for_a_hunter() -> None:
    known = seen(scene("godalming"))
    assert place_reason(destination, known, at("plymouth")) is None
    assert "to Rome" in str(place_reason(destination, known, at("rome")))


def test_destinations_of_actions() -> None:
    state = scene("seward", places={"seward": "london"}, trail=["prague", "rome!"])
    known = seen(state)
    assert destination(known, RULES.read("godalming")) == at("london")
    assert destination(known, RULES.read("#2")) == at("rome")
    assert destination(known, RULES.read("#6")) == NOWHERE
    assert destination(known, RULES.read("BI-NP")) == at("bari")
    assert destination(known, RULES.read("@hide")) == NOWHERE
    assert destination(seen(state, DRACULA), RULES.read("@hide")) == at("prague")


def test_the_figures_that_are_known_to_be_on_the_map() -> None:
    state = scene("seward", trail=["prague"])
    assert next(str(name) for name, _ in figures(seen(state))) == "Dr. Seward"
    assert len(figures(seen(state))) == 4
    assert len(figures(seen(state, DRACULA))) == 5
    servant = scene("seward", trail=["prague!"], options={"variant": "servant"})
    assert len(figures(seen(servant))) == 6


def test_every_card_of_an_action_has_a_meaning() -> None:
    for action in TOKENS.every:
        found = meaning(action)
        if isinstance(action, Strike | Counter | Pick | Use | Give):
            assert isinstance(found, Text)
            assert "{" not in str(found)
    assert meaning(RULES.read("stay")) is None
    assert meaning(RULES.read("@PA")) is None
    assert "1 blood" in str(meaning(RULES.read("@wolf_form:PA")))
    assert isinstance(RULES.guidance, Guidance)


# ----------------------------------------------------------------------------------------------------- scenes


def test_an_opening_with_chosen_cards() -> None:
    state = stage(
        Scene(
            seed=3,
            encounters=("fog", "fog", "rats"),
            next_events=("hypnosis",),
            next_items=("dogs",),
            moves="LO",
        )
    )
    assert {4, 12} <= set(state.encounters)
    assert (len(state.encounters), state.event_deck[0], state.item_deck[-1]) == (5, 11, Item.DOGS)
    assert state.hunters[0].place == at("london")


@pytest.mark.parametrize(
    "pieces", [{"turn": "lucy"}, {"turn": "mina", "castles": 1}, {"next_events": ("hypnosis",) * 3}]
)
def test_a_scene_that_does_not_fit_is_refused(pieces: dict[str, object]) -> None:
    with pytest.raises(SceneError):
        stage(Scene(**pieces))  # type: ignore[arg-type]


@pytest.mark.parametrize("figure", ["dracula", "godalming", "seward", "helsing", "mina", "servant"])
def test_a_scene_begins_with_any_figure(figure: str) -> None:
    state = scene(figure, options={"variant": "servant"})
    assert pending(state)
    rng = random.Random(4)
    for _ in range(30):
        state = play(state, rng.choice(legal_actions(state)))
    assert state.round >= 5
