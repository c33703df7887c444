"""The manual page, made from the list of subcommands."""

from __future__ import annotations

from furyqt import __version__
from furyqt.commands import COMMANDS

PAGE = """\
.TH FURYQT 6 "" "furyqt {version}" "Games"
.SH NAME
furyqt \\- hunt Dracula across Europe, or be Dracula
.SH SYNOPSIS
.B furyqt
.RI [ GAME.furyqt ]
.br
.B furyqt
.I COMMAND
.RI [ ARGUMENT ...]
.SH DESCRIPTION
Without arguments, a window opens. With a saved game, the window opens with this game. Without a display,
the program runs in the terminal. A command needs no display;
.B furyqt
.I COMMAND
.B \\-\\-help
describes it.
.SH COMMANDS
{commands}
.SH ENVIRONMENT
.TP
.B FURYQT_HOME
a folder for saved games, settings and the log, instead of the usual ones
.SH FILES
.TP
.I ~/.local/share/furyqt
saved games and statistics
.TP
.I ~/.config/furyqt/settings.json
settings
.TP
.I ~/.cache/furyqt/log
the log
"""


def manual_page() -> str:
    """Return the text of the page in the format of man."""
    commands = (f".TP\n.B {_escaped(name)}\n{_escaped(str(what))}" for name, what in COMMANDS.items())
    return PAGE.format(version=__version__, commands="\n".join(commands))


def _escaped(text: str) -> str:
    return text.replace("-", "\\-")
