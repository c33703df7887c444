"""Every action has a token of its own, and is read from it."""

from __future__ import annotations

import re

import pytest

from furyqt.rules.core.record import Record, RecordError, dumps, loads
from furyqt.rules.fury3 import RULES
from furyqt.rules.fury3.actions import (
    Choose,
    Counter,
    Give,
    Go,
    LinkChoice,
    Pick,
    PlaceChoice,
    Placement,
    Play,
    Space,
    Strike,
    Word,
)
from furyqt.rules.fury3.decks import Combat, Deck, Encounter, EventCard, Item, Power
from furyqt.rules.fury3.notation import TOKENS
from furyqt.rules.fury3.tables import ATLAS, BLOCKABLE, DRACULA_FIGURE, MINA, ROAD_LINK
from furyqt.rules.mechanisms.token_table import write
from tests.rules.fury3.scenes import at, do, scene

PARIS, STRASBOURG = at("paris"), at("strasbourg")
EXAMPLES = {
    "rest": Word("rest"),
    "road:PA": Go("road", PARIS),
    "rail3/2:CO": Go("rail", at("cologne"), 0),
    "rail:CO": Go("rail", at("cologne")),
    "sea:MS": Go("sea", at("mediterranean_sea")),
    "door:MA": Go("door", at("madrid")),
    "PA": PlaceChoice(PARIS),
    "PA-ST": LinkChoice(ROAD_LINK[frozenset((PARIS, STRASBOURG))]),
    "mina>long_night": Play(EventCard.LONG_NIGHT, MINA),
    "dracula>enraged": Play(EventCard.ENRAGED, DRACULA_FIGURE),
    "item:rifle": Pick(Deck.ITEM, Item.RIFLE),
    "ticket:1": Pick(Deck.TICKET, 4),
    "mina+ticket:3/2": Give(MINA, Deck.TICKET, 0),
    "helsing": Choose(2),
    "!rifle": Strike(Item.RIFLE),
    "!fangs": Counter(Combat.FANGS),
    "#3": Space(2),
    "#a:rats": Space(6, Encounter.RATS),
    "@PA": Placement(PARIS),
    "@feed": Placement(power=Power.FEED),
    "@wolf_form:PA": Placement(PARIS, Power.WOLF_FORM),
    "@lair:a": Placement(space=6),
    "@misdirect:3": Placement(power=Power.MISDIRECT, space=2),
}


@pytest.mark.parametrize("token", EXAMPLES)
def test_a_token_is_read_as_its_action(token: str) -> None:
    assert TOKENS.read(token) == EXAMPLES[token]
    assert EXAMPLES[token].text == token


def test_no_two_actions_share_a_token() -> None:
    assert len({action.text for action in TOKENS.every}) == len(TOKENS.every) > 1500
    assert all(TOKENS.read(action.text) == action for action in TOKENS.every)
    assert all(re.fullmatch(r"[^\s{}\[\]*]+", action.text) for action in TOKENS.every)


def test_each_color_of_railway_has_its_own_sign() -> None:
    lines = {ATLAS.links[number].kind: LinkChoice(number).text for number in BLOCKABLE}
    assert lines["rail_white"].count("=") == 1
    assert lines["rail_yellow"].count("=") == 2
    assert lines["road"].count("-") == 1


@pytest.mark.parametrize("token", ["", "rests", "road:XX", "@wolf_form:", "#7", "!stake!", "mina>", "*"])
def test_any_other_text_is_refused(token: str) -> None:
    with pytest.raises(ValueError, match="not an action"):
        TOKENS.read(token)


def test_a_token_is_the_text_of_its_action() -> None:
    state = scene()
    assert write(state, Word("pass"), do(state, "pass")) == "pass"


@pytest.mark.parametrize("older", RULES.older)
def test_records_of_older_versions_are_read_and_written_as_version_4(older: int) -> None:
    text = dumps(Record("fury3", 5, RULES.checked_options({})))
    assert '[Ruleset "4"]' in text
    record, states = loads(text.replace('[Ruleset "4"]', f'[Ruleset "{older}"]'))
    assert dumps(record, states) == text
    with pytest.raises(RecordError, match="version 0 of fury3"):
        loads(text.replace('[Ruleset "4"]', '[Ruleset "0"]'))
