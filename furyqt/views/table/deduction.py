"""The deduction aids in one game: the players who have them, their contents, and the storage of the marks."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QMetaObject, QObject, Signal

from ai.whereabouts import Whereabouts
from furyqt.controllers.session.game_session import GameSession
from furyqt.controllers.storage.notebook import Notebook
from furyqt.controllers.storage.settings import Settings
from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Translate
from furyqt.views.models.deduction_lists import legend
from furyqt.views.table.table_page import TablePage

MOST_AGAINST_PERSON = 20
"""The number of possible places above which chances are not shown against a person."""


class Deduction(QObject):
    """Connects a session with the map and the panel of aids, until it leaves.

    Everything shown follows from the observation of a player who looks for a hidden figure; a player who
    knows everything has no aids, and neither has any player in a game without a hidden figure.
    """

    problem_reported = Signal(object)
    """A Text for the person to read."""

    def __init__(
        self, session: GameSession, page: TablePage, settings: Settings, translate: Translate, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session, self._page, self._settings, self._translate = session, page, settings, translate
        self._found: Whereabouts | None = None
        self._known: tuple[Event, ...] | None = None
        self._is_asking = self._shows_theirs = False
        self.notebook = Notebook(parent=self)
        self.notebook.trouble.connect(self.problem_reported)
        self.notebook.changed.connect(self._show_marks)
        panel, table = page.aids, page.view.table
        self._connections: list[QMetaObject.Connection] = [
            session.places.connect(self._placed),
            panel.places.turn_chosen.connect(self._show_chances),
            panel.places.weights_toggled.connect(lambda on: settings.update(show_weights=on)),
            panel.place_chosen.connect(table.show_place),
            panel.pointed.connect(table.marks.point_out),
            panel.marks.erased.connect(lambda place: self._mark(place, "")),
            panel.marks.cleared.connect(self.notebook.clear),
            table.mark_requested.connect(self._mark),
        ]
        panel.name_figure(page.view.hidden_figure)
        panel.places.slider.setValue(0)
        self.notebook.begin(self._name)
        self.apply_settings()

    def leave(self) -> None:
        """Disconnect from map and panel."""
        for connection in self._connections:
            QObject.disconnect(connection)
        self._connections.clear()
        table = self._page.view.table
        table.show_chances(None)
        table.marks.point_out(())
        table.set_pencil({})
        table.set_pencil_enabled(False)

    @property
    def is_hunting(self) -> bool:
        """Return True if the viewer is a person who looks for a hidden figure."""
        session = self._session
        return session.viewer in session.persons and not self._knows_all

    @property
    def can_show_theirs(self) -> bool:
        """Return True if the viewer is a person who hides a figure, and may look at what the others know."""
        session = self._session
        hides = session.viewer in session.persons and session.viewer == self._page.view.board.knows_all
        return hides and not session.is_over and not session.header.is_on_paper

    @property
    def shows_theirs(self) -> bool:
        """Return True if the aids show a person who hides what the others know."""
        return self._shows_theirs and self.can_show_theirs

    def show_theirs(self, wanted: bool) -> None:
        """Show a person who hides what the others know, or stop doing so."""
        self._shows_theirs, self._known = wanted, None
        self.refresh()
        if self.shows_theirs:
            self._page.tabs.setCurrentWidget(self._page.aids)

    @property
    def shows_places(self) -> bool:
        """Return True if the map shows the possible places: the viewer does not know them and wants them, or
        looks at what the others know.
        """
        session = self._session
        if self.shows_theirs:
            return True
        hidden = not self._knows_all and not session.is_over
        return hidden and self._settings.values.show_possible_places and not session.header.is_on_paper

    @property
    def _knows_all(self) -> bool:
        return not self._page.view.board.hides_from(self._session.viewer)

    @property
    def _name(self) -> str:
        path = self._session.archive.autosave_path
        return "" if path is None else path.stem

    def pages(self) -> tuple[str, ...]:
        """Return the pages of the panel that this person has."""
        if self.shows_theirs:
            return ("places", "evidence")
        if not self.is_hunting:
            return ()
        values, free = self._settings.values, not self._session.header.is_on_paper
        wanted = {
            "places": self.shows_places,
            "evidence": free and values.show_evidence,
            "marks": values.show_pencil,
        }
        return tuple(page for page, is_on in wanted.items() if is_on)

    def apply_settings(self) -> None:
        """Follow a change of the settings."""
        self._known = None
        self.refresh()

    def refresh(self) -> None:
        """Follow the game."""
        self.notebook.name_game(self._name)
        self._ask_places()
        pages = self.pages()
        self._page.offer_aids(pages, has_hint=self._session.header.has_hints)
        if not self.shows_places:
            self._found = None
            self._page.aids.places.show_places(self._found)
        self._show_chances()
        self._show_evidence("evidence" in pages)
        self._page.view.table.set_pencil_enabled("marks" in pages)
        self._show_marks()

    def _ask_places(self) -> None:
        """Request the possible places only while they are visible."""
        if self.shows_places != self._is_asking:
            self._is_asking = self.shows_places
            self._session.advice.request_possible_places(self._is_asking)

    def _placed(self, found: Whereabouts) -> None:
        self._found = found if self.shows_places else None
        self._page.aids.places.show_places(self._found)
        self._show_chances()
        if self.shows_theirs:
            self._page.aids.places.announce_summary()

    def _show_chances(self) -> None:
        turn = self._page.aids.places.turn if "places" in self.pages() else 0
        by_turn = () if self._found is None else self._found.chances
        chances = by_turn[turn] if turn < len(by_turn) else None
        words = legend(self._page.view.hidden_figure, turn, is_theirs=self.shows_theirs)
        weighted = self._is_weighted(chances or {})
        self._page.aids.places.set_weighted(weighted, self._settings.values.show_weights)
        numbers = self._settings.values.show_numbers
        self._page.view.table.show_chances(chances, words.render(self._translate), weighted, numbers)

    def _is_weighted(self, chances: Mapping[int, float]) -> bool:
        """Return True if the chances are shown.

        They suppose an opponent who plays like the computer. A person may start anywhere: against one the
        chances say nothing until the evidence has narrowed the places down.
        """
        against_person = self._page.view.board.knows_all in self._session.persons
        is_vague = against_person and len(chances) > MOST_AGAINST_PERSON
        return self._settings.values.show_weights and not is_vague

    def _show_evidence(self, wanted: bool) -> None:
        observation = self._session.observation
        if not wanted:
            self._page.aids.evidence.show_evidence(())
        elif observation.events != self._known:
            self._page.aids.evidence.show_evidence(self._page.view.board.evidence(observation))
        self._known = observation.events if wanted else None

    def _mark(self, place: int, mark: str) -> None:
        if self._page.view.atlas is not None:
            self.notebook.mark(self._page.view.atlas.places[place].key, mark)

    def _show_marks(self) -> None:
        index = {} if self._page.view.atlas is None else self._page.view.atlas.index
        own = self.notebook.marks if "marks" in self.pages() else {}
        marks = {index[key]: mark for key, mark in own.items() if key in index}
        self._page.view.table.set_pencil(marks)
        self._page.aids.marks.show_marks(marks)
