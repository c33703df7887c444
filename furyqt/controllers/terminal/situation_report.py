"""Reports about a game in the terminal: the situation, the choices, the log, hints and places."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import contains

from ai.agent import AgentDecision
from furyqt.controllers.computer.place_words import ESTIMATE, WAYS, percentage, possible, when
from furyqt.controllers.language import Language
from furyqt.controllers.review.reasons import paragraphs
from furyqt.controllers.review.worth import ONLY
from furyqt.controllers.terminal import phrases
from furyqt.controllers.terminal.chapter_lines import HELP, NO_HINTS
from furyqt.controllers.terminal.neighborhood import joined, neighborhood, place_with, places_called
from furyqt.controllers.terminal.solo import SoloGame
from furyqt.controllers.terminal.why import about_choice, about_closed, about_place
from furyqt.rules.core.agenda import Action, action_label, pending_decision
from furyqt.rules.core.events import log_lines
from furyqt.rules.core.folding import equals, has_word, named
from furyqt.rules.core.ruleset import Observation
from furyqt.rules.core.series import Series
from furyqt.rules.core.text import Text, sentence

MOST_PLACES = 15
YES_OR_NO = "yes", "no"
"""The notation of answers that mean nothing without their question."""


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
        actions = self.choices
        if line.isascii() and line.isdigit():
            return list(actions[int(line) - 1 : int(line)]) if len(line) < 6 and int(line) else []
        tokens = dict(enumerate(action.text for action in actions))
        words = dict(enumerate(map(self._words, actions)))
        found = named(line, tokens, equals) or named(line, words, equals, has_word, contains)
        return [actions[number] for number in found]

    @property
    def choices(self) -> tuple[Action, ...]:
        """The person's choices in the order of their numbers: actions, then several of them in a row."""
        guidance, seen = self._rules.guidance, self._observation
        actions = seen.actions if guidance is None else guidance.ordered(seen)
        return (*actions, *self._game.series.offered)

    def _words(self, action: Action) -> str:
        if isinstance(action, Series):
            return self._language.text(action.title)
        return self._language.text(action_label(self._observation, action))

    def tell(self) -> None:
        """Write the events since the last time."""
        for line in log_lines(self._game.heard(), self._language.text):
            self._write(line)

    def list(self, part: str = "") -> None:
        """Write the choices, or those with `part` in their words."""
        words = dict(enumerate(map(self._words, self.choices)))
        for number in named(part, words):
            self._write(f"{number + 1}. {words[number]} [{self.choices[number].text}]")

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
        if self._table.atlas is not None:
            self.say(phrases.MAP_HELP)
        if not self._table.is_open:
            self.say(phrases.HIDDEN_HELP)
        if self._game.history.course is not None:
            self.say(HELP)

    def places(self, rest: str) -> None:
        """Write the possible places of the hidden figure; to its own player what the others know of it."""
        del rest
        if self._table.is_open or self._game.computers.is_on_paper:
            self.say(phrases.NOTHING_HIDDEN if self._table.is_open else phrases.ON_PAPER)
            return
        found = self._game.computers.places()
        likely = sorted(found.now.items(), key=lambda item: -item[1])
        if not likely:
            self.say(phrases.NO_PLACES)
            return
        if self._observation.player == self._rules.hider:
            self.say(phrases.THEIRS)
        ways = found.ways[0] if found.ways else {}
        for text in (possible(len(likely), sum(ways.values())), *((WAYS,) if ways else ()), ESTIMATE):
            self.say(text)
        for place, chance in likely[:MOST_PLACES]:
            self.say(self._place(place, percentage(chance), ways.get(place, 0)))
        if len(likely) > MOST_PLACES:
            self.say(phrases.MORE_PLACES.fill(count=len(likely) - MOST_PLACES))
        for turn, chances in enumerate(found.chances[1:], 1):
            if len(chances) == 1:
                self.say(phrases.CERTAIN.fill(when=when(turn), place=self._name_of(*chances)))

    def _name_of(self, place: int) -> Text:
        assert self._table.atlas is not None
        return self._table.atlas.places[place].name

    def _place(self, place: int, percent: str, ways: int) -> Text:
        name = self._name_of(place)
        if not ways:
            return phrases.PLACE.fill(place=name, percent=percent)
        return phrases.ways_to(ways).fill(place=name, percent=percent)

    def log(self, rest: str) -> None:
        """Write all events so far."""
        del rest
        for line in log_lines(self._game.commented, self._language.text):
            self._write(line)

    def hint(self, rest: str, before: Callable[[AgentDecision], bool]) -> AgentDecision | None:
        """Write the full-strength search's choice with its worth and reasons, and return the decision.

        `before` may write something first; if it returns True, that is the whole hint.
        """
        del rest
        if not self._game.computers.has_hints:
            self.say(phrases.ON_PAPER if self._game.computers.is_on_paper else NO_HINTS)
            return None
        decision = self._game.computers.hint()
        if decision is None:
            return None
        if before(decision):
            return None
        action = self._observation.actions[decision.index]
        words = action_label(self._observation, action)
        if action.text in YES_OR_NO and (question := pending_decision(self._observation)) is not None:
            self.say(question.prompt(self._observation))
        self.say(phrases.HINT.fill(action=words, token=action.text))
        if decision.why is None and len(self._observation.actions) == 1:
            self._write(f"  {sentence(self._language.text(ONLY))}.")
        history = self._game.history
        goal = history.remaining(self._observation.player, history.ply)
        say = self._language.text
        for part in paragraphs(self._rules, self._table, self._observation, decision, say, goal):
            self._write(part.title)
            for line in part.lines:
                self._write(f"  {line}")
        return decision

    def why(self, rest: str) -> None:
        """Explain a choice, or why a place can be chosen or not."""
        guidance, atlas, seen = self._rules.guidance, self._table.atlas, self._observation
        places = self._places_called(rest)
        actions = self.meant(rest) if rest else []
        if guidance is None or not rest:
            self.say(phrases.WHY_WHAT)
        elif atlas is not None and len(places) == 1:
            self.say(about_place(guidance, atlas, seen, places[0]))
        elif len(actions) == 1 and isinstance(actions[0], Series):
            self.say(actions[0].title)
        elif len(actions) == 1:
            for text in about_choice(guidance, atlas, seen, actions[0]):
                self.say(text)
        elif closed := about_closed(guidance, seen, rest, self._language.text):
            for text in closed:
                self.say(text)
        else:
            self._say_unknown(rest, places)

    def near(self, rest: str) -> None:
        """Write the ways around the figure to move, a place or a figure, and who is there."""
        guidance, atlas = self._rules.guidance, self._table.atlas
        if guidance is None or atlas is None:
            self.say(phrases.NO_MAP)
            return
        figures = guidance.figures(self._observation)
        words = self._language.text
        called = named(rest, {number: words(figure) for number, (figure, _) in enumerate(figures)})
        if not rest:
            called = called[:1]
        places = place_with(atlas, rest, words) or [figures[number][1] for number in called]
        places = list(dict.fromkeys(places)) or self._places_called(rest)
        if len(places) == 1:
            for text in neighborhood(atlas, places[0], figures):
                self.say(text)
        elif len(called) > 1:
            names = joined([figures[number][0] for number in called])
            self.say(phrases.SEVERAL.fill(line=rest[:40], names=names))
        elif rest:
            self._say_unknown(rest, places)
        else:
            self.say(phrases.NOBODY_ON_MAP)

    def _places_called(self, part: str) -> Sequence[int]:
        atlas = self._table.atlas
        return [] if atlas is None else places_called(atlas, part, self._language.text)

    def _say_unknown(self, line: str, places: Sequence[int]) -> None:
        """Report that words are not understood, or fit several places."""
        atlas = self._table.atlas
        if atlas is None or not places:
            self.say(phrases.NOT_KNOWN.fill(line=line[:40]))
        else:
            names = joined([atlas.places[place].name for place in places])
            self.say(phrases.SEVERAL.fill(line=line[:40], names=names))
