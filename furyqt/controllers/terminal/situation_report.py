"""Reports about a game in the terminal: the situation, the choices, the log, hints and places."""

from __future__ import annotations

from collections.abc import Callable

from furyqt.controllers.language import Language
from furyqt.controllers.review.reasons import paragraphs
from furyqt.controllers.terminal import phrases
from furyqt.controllers.terminal.solo import SoloGame
from furyqt.rules.core.agenda import Action, action_label
from furyqt.rules.core.ruleset import Observation
from furyqt.rules.core.text import Text, sentence

MOST_PLACES = 15


class SituationReport:
    """Writes lines about one game in the person's language; `write` gets one line at a time."""

    def __init__(self, game: SoloGame, language: Language, write: Callable[[str], object]) -> None:
        self._game = game
        self._rules, self._table = game.history.rules, game.history.table
        self._language, self._write = language, write

    @property
    def _observation(self) -> Observation:
        return self._game.observation

    def say(self, text: Text) -> None:
        """Write one text."""
        self._write(self._language.text(text))

    def meant(self, line: str) -> list[Action]:
        """Return the actions that a line may mean: by number, by token, or by a part of their words."""
        actions = self._observation.actions
        if line.isascii() and line.isdigit():
            return list(actions[int(line) - 1 : int(line)]) if len(line) < 6 and int(line) else []
        exact = [action for action in actions if action.text.lower() == line.lower()]
        words = {action: f" {self._words(action).lower()}" for action in actions}
        begun = [action for action in actions if f" {line.lower()}" in words[action]]
        return exact or begun or [action for action in actions if line.lower() in words[action]]

    def _words(self, action: Action) -> str:
        return self._language.text(action_label(self._observation, action))

    def tell(self) -> None:
        """Write the events since the last time."""
        for event in self._game.heard():
            self._write(sentence(self._language.text(event.describe())))

    def list(self, part: str = "") -> None:
        """Write the choices, or those with `part` in their words."""
        for number, action in enumerate(self._observation.actions, start=1):
            words = self._words(action)
            if part.lower() in words.lower():
                self._write(f"{number}. {words} [{action.text}]")

    def look(self, rest: str = "") -> None:
        """Write the whole situation."""
        del rest
        self.describe(self._observation)

    def describe(self, observation: Observation) -> None:
        """Write the situation that an observation shows."""
        for texts in self._rules.summarize(observation).values():
            for text in texts:
                self.say(text)

    def help(self, rest: str) -> None:
        """Write the commands."""
        del rest
        topics = ", ".join(self._rules.summarize(self._observation))
        for text in phrases.HELP:
            self.say(text.fill(topics=topics))

    def places(self, rest: str) -> None:
        """Write the possible places of the hidden figure."""
        del rest
        if self._game.computers.is_on_paper:
            self.say(phrases.ON_PAPER)
            return
        likely = sorted(self._game.computers.places().items(), key=lambda item: -item[1])
        if not likely:
            self.say(phrases.NO_PLACES)
        for place, chance in likely[:MOST_PLACES]:
            assert self._table.atlas is not None
            name = self._table.atlas.places[place].name
            self.say(phrases.PLACE.fill(place=name, percent=f"{100 * chance:.0f}"))
        if len(likely) > MOST_PLACES:
            self.say(phrases.MORE_PLACES.fill(count=len(likely) - MOST_PLACES))

    def log(self, rest: str) -> None:
        """Write all events so far."""
        del rest
        for event in self._observation.events:
            self._write(sentence(self._language.text(event.describe())))

    def hint(self, rest: str) -> None:
        """Write the full-strength search's choice with reasons."""
        del rest
        if self._game.computers.is_on_paper:
            self.say(phrases.ON_PAPER)
            return
        decision = self._game.computers.hint()
        action = self._observation.actions[decision.index]
        words = action_label(self._observation, action)
        percent = f"{100 * decision.value:.0f}"
        self.say(phrases.HINT.fill(action=words, token=action.text, percent=percent))
        self.say(self._rules.estimate(decision.points, self._observation.player))
        for part in paragraphs(self._rules, self._table, self._observation, decision, self._language.text):
            self._write(part.title)
            for line in part.lines:
                self._write(f"  {line}")
