"""Contract 11: every event, action and prompt has words, translated in every language's catalog."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from xml.etree import ElementTree

import pytest

from furyqt.rules.core.agenda import Decision, action_label
from furyqt.rules.core.events import events_seen_by
from furyqt.rules.core.ruleset import Ruleset, ruleset
from furyqt.rules.core.text import Text
from tests.contract.facts import facts
from tests.contract.games import GAMES, variants, whole_games


def parts(text: Text) -> Iterator[Text]:
    """Yield a text, its forms, and the texts in its braces."""
    yield text
    for _, value in (*text.values, *text.forms):
        if isinstance(value, Text):
            yield from parts(value)


@cache
def spoken(name: str) -> frozenset[Text]:
    """Return the texts of whole games: events for every player, action labels, prompts, outcomes."""
    rules = ruleset(name)
    said: set[Text] = set()
    for game in whole_games(name):
        told = game.states[-1].told or ()
        views = [told, *(events_seen_by(told, player) for player in game.players)]
        said |= {event.describe() for events in views for event in events}
        said.add(rules.outcome(game.states[-1]).reason)
        for state in game.states[:-1:5]:
            step = state.agenda[-1]
            assert isinstance(step, Decision)
            seen = rules.observe(state, step.player(state))
            assert step.prompt(seen) == step.prompt(state)
            stake = step.at_stake(seen)
            assert stake == step.at_stake(state)
            said |= {
                step.prompt(seen),
                *([stake] if stake else []),
                *(action_label(seen, action) for action in seen.actions),
            }
    return frozenset(said | of_the_ruleset(rules))


def of_the_ruleset(rules: Ruleset) -> set[Text]:
    options = {words for option in rules.options for words in (option.title, *option.values.values())}
    tables = [rules.table(chosen) for chosen in variants(rules)]
    players = {player.title for table in tables for player in table.players}
    places = {place.name for table in tables if table.atlas for place in table.atlas.places}
    return {rules.title, rules.summary, *players, *options, *places}


@cache
def catalog(name: str, language: str) -> dict[tuple[str, str], str]:
    """Return the finished translations by context and source; the catalogs' sources are in the checkout."""
    tree = ElementTree.parse(facts(name).translations.format(language=language))
    return {
        (context.findtext("name", ""), message.findtext("source", "")): "".join(found.itertext()).strip()
        for context in tree.iter("context")
        for message in context.iter("message")
        if (found := message.find("translation")) is not None and found.get("type") is None
    }


@pytest.mark.parametrize("name", GAMES)
def test_11_everything_said_is_a_whole_sentence_with_its_braces_filled(name: str) -> None:
    for text in spoken(name):
        said = str(text)
        assert said.strip() == said != ""
        assert "{" not in said
        assert "}" not in said
        assert "%n" not in said


@pytest.mark.parametrize("language", ["de", "it"])
@pytest.mark.parametrize("name", GAMES)
def test_11_everything_said_has_words_in_every_language(name: str, language: str) -> None:
    """A number has no context and needs no words."""
    sources = {(part.context, part.source) for text in spoken(name) for part in parts(text) if part.context}
    assert sources <= catalog(name, language).keys()


@pytest.mark.parametrize("language", ["de", "it"])
@pytest.mark.parametrize("name", GAMES)
def test_11_every_sentence_has_its_names_and_their_forms(name: str, language: str) -> None:
    words = catalog(name, language)
    said = [text.render(lambda context, source, number: words[context, source]) for text in spoken(name)]
    assert not [sentence for sentence in said if "{" in sentence or "}" in sentence]
