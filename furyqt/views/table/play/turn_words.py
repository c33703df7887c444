"""The texts of the turn panel: player, phase, prompt or plan, and the previous events."""

from __future__ import annotations

from furyqt.controllers.computer.teammate_plan import TeammatePlan
from furyqt.controllers.language import Language
from furyqt.controllers.session.game_session import GameSession
from furyqt.rules.core.agenda import action_label, pending_decision
from furyqt.rules.core.text import Text, sentence
from furyqt.views.picture import UNKNOWN_PLACE, Figure, PlayerPanel
from furyqt.views.table.table_page import TablePage


class TurnWords:
    """Puts a session's questions into the words and pictures of the turn panel."""

    def __init__(self, session: GameSession, page: TablePage, language: Language) -> None:
        self._session, self._page, self._say = session, page, language.text
        self._view = page.view
        self._prompt: Text | None = None

    def ask(self, prompt: Text) -> None:
        """Ask the person."""
        self._prompt = prompt
        observation, board = self._session.observation, self._view.board
        notes = sentence(" · ".join(map(self._say, board.turn_notes(observation))))
        words = "\n".join(part for part in (self._stake(), notes) if part)
        self._head(self._acting(), board.rule(observation))
        self._page.turn.ask(self._say(prompt), words, self._session.windows.can_pass_phase)

    def _stake(self) -> str:
        """Return what is at stake, unless the card of the question says it already."""
        observation = self._session.observation
        decision, topic = pending_decision(observation), self._view.board.topic(observation)
        stake = decision.at_stake(observation) if decision is not None else None
        return "" if stake is None or (topic is not None and topic.text == stake) else self._say(stake)

    def propose(self, plan: TeammatePlan) -> None:
        """Show a teammate's plan."""
        observation = self._session.observation
        self._head(self._figure_of(plan.seat) or self._acting(), self._view.board.rule(observation))
        what = action_label(observation, plan.action)
        self._page.say_plan(self._session.table.seats[plan.seat].title, self._say(what))

    def think(self) -> None:
        """Show for which figure a computer thinks: the seat's, or the acting one of several."""
        session = self._session
        named = self._figure_of(session.computer.seat)
        name = named.name if named is not None else self._view.board.turn_of(session.observation)
        self._head(named or self._acting())
        if name is not None:
            self._page.say_thinking(self._say(name))

    def clear_prompt(self) -> None:
        """Clear the question; the portrait stays until the next one."""
        self._prompt = None
        self._head(None, keeps_portrait=not self._session.is_over)

    def retranslate(self) -> None:
        """Show the same in the current language."""
        session = self._session
        if session.teammates.plan is not None:
            self.propose(session.teammates.plan)
        elif session.is_persons_turn and self._prompt is not None:
            self.ask(self._prompt)
        elif session.computer.player >= 0 and not session.is_between:
            self.think()

    def _head(self, figure: Figure | None, rule: str = "", *, keeps_portrait: bool = False) -> None:
        """Show the player to decide and the phase."""
        observation = self._session.observation
        words = self._say(self._session.rules.moment(observation).title) if observation.agenda else ""
        if figure is None and observation.agenda and (player := self._active_player()) is not None:
            figure, words = player, f"{sentence(self._say(player.name))} · {words}"
        self._page.turn.header.show_turn(figure, words, rule)
        if not keeps_portrait:
            self._page.choices.vignette.show_figure(figure)

    def _acting(self) -> Figure | None:
        """Return the figure to move."""
        return next((figure for figure in self._view.picture.figures if figure.active), None)

    def _active_player(self) -> Figure | None:
        """Return the player to move as a figure, if the players have areas with signs of their own."""
        view, to_move = self._view, self._session.observation.to_move
        panel = view.picture.panel(PlayerPanel)
        if panel is None or to_move is None or not panel.areas[to_move].letter:
            return None
        area = panel.areas[to_move]
        return Figure(
            area.id, area.name, "circle", area.color, area.letter, UNKNOWN_PLACE, area.name, 0, 0, None,
            area.name, True, area.name, art=next(iter(view.board.portraits(to_move)), ""),
        )  # fmt: skip

    def _figure_of(self, seat: int) -> Figure | None:
        """Return the figure that a seat is named after, if the table shows it."""
        title = self._session.table.seats[seat].title
        return next((figure for figure in self._view.picture.figures if figure.name == title), None)
