"""Enables the commands of the menus that can do something now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from furyqt.controllers.session.game_session import GameSession
from furyqt.views.menus.commands import Commands
from furyqt.views.menus.game_lifecycle import GameLifecycle

if TYPE_CHECKING:  # these are fetched when they are wanted: see lazy_pages.py
    from furyqt.views.pages import MapPage
    from furyqt.views.table.table_page import TablePage

OF_THE_MAP = ("zoom_in", "zoom_out", "fit")
OF_A_TABLE = ("skip", "next_pane", "last_pane")


def enable_commands(
    commands: Commands, lifecycle: GameLifecycle, page: MapPage | None, table: TablePage | None
) -> None:
    """Enable those commands; page is the page in front if it shows a game, table if that is in progress."""
    session = lifecycle.session
    for name in OF_A_TABLE:
        commands.enable(name, page is not None)
    for name in OF_THE_MAP:
        commands.enable(name, page is not None and page.view.has_map)
    commands.enable("turn", page is not None and page.view.column.can_turn)
    is_on_paper = session is not None and session.header.is_on_paper
    commands.enable("places", table is not None and table.view.has_map and not is_on_paper)
    commands.enable("continue", not (table is not None and lifecycle.is_playing) and lifecycle.can_go_on)
    for name in ("save", "save_as"):
        commands.enable(name, session is not None and not session.is_lesson)
    for name in ("slower", "faster", "story"):
        commands.enable(name, table is not None and session is not None)
    if table is not None and session is not None:
        possible = _possible(session, table)
    else:
        possible = dict.fromkeys(_OF_THE_GAME, False)
    for name, is_possible in possible.items():
        commands.enable(name, is_possible)


def _possible(session: GameSession, table: TablePage) -> dict[str, bool]:
    """The commands of a game, and whether they can do something in this one."""
    is_thinking = session.computer.player >= 0 or session.advice.is_hinting
    return {
        "replay_this": session.archive.autosave_path is not None,
        "undo": session.undo_stack.can_undo,
        "redo": session.undo_stack.can_redo,
        "hint": session.advice.can_hint,
        "pass_phase": session.windows.can_pass_phase,
        "agree": session.teammates.plan is not None,
        "trust": session.teammates.plan is not None,
        "skip_to_turn": session.computer.can_skip,
        "now": is_thinking,
        "cancel": is_thinking,
        "resume": session.computer.is_paused,
        "truth": session.is_over and table.view.board.hides_from(session.viewer),
    }


_OF_THE_GAME = (
    "replay_this", "undo", "redo", "hint", "pass_phase", "agree", "trust", "skip_to_turn", "now", "cancel",
    "resume", "truth",
)  # fmt: skip
