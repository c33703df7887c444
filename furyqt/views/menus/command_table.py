"""Every command of the window: its words, its keys, what it does, and when it can do something."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtGui import QKeySequence

from furyqt.controllers.session.game_session import GameSession
from furyqt.rules.core.text import Text, Texts
from furyqt.views.menus.command_handlers import CommandHandlers
from furyqt.views.menus.commands import HELP_KEY, LANGUAGE, THEME, Commands, Key
from furyqt.views.menus.game_lifecycle import GameLifecycle

if TYPE_CHECKING:  # these are fetched when they are wanted: see lazy_pages.py
    from furyqt.views.pages import MapPage
    from furyqt.views.table.table_page import TablePage

N_ = Texts("Commands")
_Key = QKeySequence.StandardKey


class Situation(NamedTuple):
    """The pages and the game in front, by which a command is possible."""

    lifecycle: GameLifecycle
    page: MapPage | None
    """The page in front, if it shows a game."""
    table: TablePage | None
    """That page, if the game is in progress."""
    is_start: bool
    is_journal: bool
    has_summary: bool
    has_rules: bool

    @property
    def game(self) -> GameSession | None:
        """The game in progress, also behind another page."""
        return self.lifecycle.session

    @property
    def play(self) -> GameSession | None:
        """The game in progress, if its table is in front."""
        return self.game if self.table is not None else None

    @property
    def has_map(self) -> bool:
        """Whether the page in front has a map."""
        return self.page is not None and self.page.view.has_map

    @property
    def is_thinking(self) -> bool:
        """Whether the computer thinks about its action or a hint."""
        play = self.play
        return play is not None and (play.computer.player >= 0 or play.advice.is_hinting)

    @property
    def hides_from_others(self) -> bool:
        """Whether the person at the table hides a figure, and may look at what the others know of it."""
        play, table = self.play, self.table
        if play is None or table is None or play.is_over or play.header.is_on_paper:
            return False
        return play.viewer in play.persons and play.viewer == table.view.board.knows_all

    @property
    def hides_the_truth(self) -> bool:
        """Whether something is still hidden after the end."""
        play, table = self.play, self.table
        return (
            play is not None
            and table is not None
            and play.is_over
            and table.view.board.hides_from(play.viewer)
        )


class Command(NamedTuple):
    """A command of the window."""

    name: str
    text: Text
    does: Callable[[CommandHandlers], object]
    keys: tuple[Key, ...] = ()
    can: Callable[[Situation], bool] = lambda here: True
    is_checkable: bool = False


def _of_game(can: Callable[[GameSession], object]) -> Callable[[Situation], bool]:
    """Return a condition on the game whose table is in front."""
    return lambda here: here.play is not None and bool(can(here.play))


def _can_continue(here: Situation) -> bool:
    return not (here.table is not None and here.lifecycle.is_playing) and here.lifecycle.can_go_on


def _can_save(here: Situation) -> bool:
    return here.game is not None and not here.game.is_lesson


def _can_show_places(here: Situation) -> bool:
    is_on_paper = here.game is not None and here.game.header.is_on_paper
    return here.table is not None and here.table.view.has_map and not is_on_paper


def _has_panes(here: Situation) -> bool:
    return here.page is not None or here.is_journal


MENUS: tuple[tuple[Text, tuple[Command | Text | None, ...]], ...] = (
    (N_("&Game"), (
        Command("new", N_("New Game…"), lambda do: do.files.new_game(), (_Key.New,)),
        Command("continue", N_("Continue Game"), lambda do: do.files.resume(), can=_can_continue),
        Command("open", N_("Open…"), lambda do: do.files.open_file(), (_Key.Open,)),
        None,
        Command("save", N_("Save"), lambda do: do.files.save(), (_Key.Save,), _can_save),
        Command("save_as", N_("Save As…"), lambda do: do.files.save_as(), ("Ctrl+Shift+S",), _can_save),
        None,
        Command("journal", N_("Journal"), lambda do: do.window.show_journal(), ("Ctrl+J",)),
        Command("puzzles", N_("Puzzles"), lambda do: do.window.show_puzzles()),
        None,
        Command("replay_this", N_("Watch This Game Again"), lambda do: do.window.lifecycle.review(),
                ("Ctrl+R",), _of_game(lambda play: play.archive.autosave_path)),
        Command("replay", N_("Watch a Replay…"), lambda do: do.files.watch_file()),
        Command("summary", N_("Game Summary"), lambda do: do.window.epilogue.show_summary(), ("Ctrl+I",),
                lambda here: here.table is not None and here.has_summary),
        Command("statistics", N_("Statistics…"), lambda do: do.window.epilogue.show_statistics()),
        None,
        Command("menu", N_("Main Menu"), lambda do: do.window.show_start(), ("Ctrl+M",),
                lambda here: not here.is_start),
        Command("quit", N_("Quit"), lambda do: do.close(), ("Ctrl+Q",)),
    )),
    (N_("&Move"), (
        Command("undo", N_("Undo"), lambda do: do.game.undo(), (_Key.Undo,),
                _of_game(lambda play: play.undo_stack.can_undo)),
        Command("redo", N_("Redo"), lambda do: do.game.redo(), ("Ctrl+Shift+Z", "Ctrl+Y"),
                _of_game(lambda play: play.undo_stack.can_redo)),
        None,
        Command("hint", N_("Show Hint"), lambda do: do.game.hint(), ("Ctrl+H", "F2"),
                _of_game(lambda play: play.advice.can_hint)),
        None,
        Command("pass_phase", N_("Pass for This Phase"), lambda do: do.game.pass_phase(), ("F7",),
                _of_game(lambda play: play.windows.can_pass_phase)),
        Command("agree", N_("Agree to the Plan"), lambda do: do.game.agree(), ("F9",),
                _of_game(lambda play: play.teammates.plan is not None)),
        Command("trust", N_("Agree to All Plans This Phase"), lambda do: do.game.trust(), ("Shift+F9",),
                _of_game(lambda play: play.teammates.plan is not None)),
        None,
        Command("now", N_("Move Now"), lambda do: do.game.move_now(), ("Ctrl+Return",),
                lambda here: here.is_thinking),
        Command("cancel", N_("Pause Computer"), lambda do: do.game.stop(), ("Ctrl+.",),
                lambda here: here.is_thinking),
        Command("resume", N_("Resume Computer"), lambda do: do.game.resume(), ("Ctrl+G",),
                _of_game(lambda play: play.computer.is_paused)),
        Command("skip_to_turn", N_("Skip Ahead"), lambda do: do.game.skip_to_turn(), ("Shift+F8",),
                _of_game(lambda play: play.computer.can_skip)),
        Command("slower", N_("Slower Pace"), lambda do: do.game.change_pace(-1), ("Ctrl+F7",),
                lambda here: here.play is not None),
        Command("faster", N_("Faster Pace"), lambda do: do.game.change_pace(1), ("Ctrl+F8",),
                lambda here: here.play is not None),
        None,
        Command("truth", N_("Uncover the Truth"), lambda do: do.game.show_truth(), ("Ctrl+T",),
                lambda here: here.hides_the_truth),
    )),
    (N_("&View"), (
        Command("places", N_("Possible Locations"), lambda do: do.view.show_places(), ("Ctrl+P",),
                _can_show_places, is_checkable=True),
        Command("theirs", N_("The Others' Knowledge"), lambda do: do.game.show_theirs(), ("Ctrl+K",),
                lambda here: here.hides_from_others, is_checkable=True),
        Command("story", N_("Last Turn Again"), lambda do: do.game.show_story(), ("F3",),
                lambda here: here.play is not None),
        Command("turn", N_("Map or Combat"), lambda do: do.view.page().view.column.turn(), ("F4",),
                lambda here: here.page is not None and here.page.view.column.can_turn),
        Command("skip", N_("Finish Animations"), lambda do: do.view.finish_animations(), ("F8",),
                lambda here: here.page is not None),
        None,
        Command("zoom_in", N_("Zoom In"), lambda do: do.view.map().map.zoom_in(), (_Key.ZoomIn,),
                lambda here: here.has_map),
        Command("zoom_out", N_("Zoom Out"), lambda do: do.view.map().map.zoom_out(), (_Key.ZoomOut,),
                lambda here: here.has_map),
        Command("fit", N_("Fit Map"), lambda do: do.view.map().map.fit(), ("Ctrl+0",),
                lambda here: here.has_map),
        None,
        Command("next_pane", N_("Next Pane"), lambda do: do.view.step_pane(1), ("F6",), _has_panes),
        Command("last_pane", N_("Previous Pane"), lambda do: do.view.step_pane(-1), ("Shift+F6",),
                _has_panes),
        None,
        Command("full", N_("Full Screen"), lambda do: do.view.fill_screen(), ("F11",), is_checkable=True),
        Command("sound", N_("Sound"), lambda do: do.view.turn_sound(), ("Ctrl+Shift+M",), is_checkable=True),
        THEME,
        LANGUAGE,
        None,
        Command("settings", N_("Settings…"), lambda do: do.settings(), ("Ctrl+,",)),
    )),
    (N_("&Help"), (
        Command("learn", N_("Learn to Play"), lambda do: do.window.show_learn()),
        Command("help", N_("Rules"), lambda do: do.rulebook.open(), (HELP_KEY,),
                lambda here: here.has_rules),
        Command("keys", N_("Keyboard Shortcuts"), lambda do: do.show_keys(), ("Ctrl+F1",)),
        None,
        Command("about", N_("About furyqt"), lambda do: do.show_about()),
    )),
)  # fmt: skip


def all_commands() -> Iterator[Command]:
    """Yield the commands menu by menu."""
    return (line for _, lines in MENUS for line in lines if isinstance(line, Command))


def connect_commands(commands: Commands, handlers: CommandHandlers) -> None:
    """Connect each action with the function of its command."""
    for command in all_commands():
        commands.actions[command.name].triggered.connect(lambda _=False, does=command.does: does(handlers))


def enable_commands(commands: Commands, here: Situation) -> None:
    """Enable the commands that can do something."""
    for command in all_commands():
        commands.actions[command.name].setEnabled(command.can(here))
