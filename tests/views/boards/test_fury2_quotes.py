"""No prompt, label or event of the second edition puts a card's name in quotation marks twice."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from furyqt.controllers.language import Language
from furyqt.rules.core.agenda import action_label, pending_decision
from furyqt.rules.core.text import Text
from furyqt.rules.fury2.state import Fury2State
from tests.rules.fury2.scenes import do, pending, scene
from tests.rules.fury2.servants import variant
from tests.views.boards.fury2_games import BASE, PLAYERS, SERVANT, game, seen

DOUBLED = ("„„", "““", "««", "»»")
CANCELED = scene("seward", next_events=["telegraph_ahead"], events={"dracula": ["devilish_power"]})
CONSENT = variant(events={"servant": ["roadblock"]})
MADE = {
    "CancelChoice": lambda: do(CANCELED, "stay", "event"),
    "ServantConsent": lambda: do(CONSENT, "servant>roadblock"),
}
"""Positions with prompts that name a card."""


def said(state: Fury2State, since: int = 0) -> Iterator[Text]:
    """Yield the prompt, the labels and the newest events of a position for both players."""
    decision = pending_decision(state)
    for player in PLAYERS:
        observation = seen(state, player)
        if decision is not None:
            yield decision.prompt(observation)
        yield from (action_label(observation, action) for action in observation.actions)
        yield from (event.describe() for event in observation.events[since:])


@pytest.fixture(params=["de", "it"])
def language(request: pytest.FixtureRequest, qapp: object) -> Iterator[Language]:
    found = Language()
    found.set(request.param)
    yield found
    found.set("en")


@pytest.mark.parametrize("kind", MADE)
def test_a_prompt_that_names_a_card_quotes_it_once(language: Language, kind: str) -> None:
    state = MADE[kind]()
    assert pending(state) == kind
    prompts = [language.text(text) for text in said(state, len(state.told or ()))]
    assert any("„" in prompt or "«" in prompt for prompt in prompts)
    assert not [prompt for prompt in prompts if any(mark in prompt for mark in DOUBLED)]


def test_no_text_of_whole_games_has_doubled_quotation_marks(language: Language) -> None:
    texts = set[str]()
    for options, seed in ((BASE, 4), (SERVANT, 2)):
        states = game(options, seed)
        for number in range(0, len(states), 7):
            since = len(states[max(0, number - 7)].told or ())
            texts |= {language.text(text) for text in said(states[number], since)}
    assert len(texts) > 300
    assert not [text for text in texts if any(mark in text for mark in DOUBLED)]
