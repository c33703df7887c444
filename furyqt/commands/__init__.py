"""The subcommands that run without a screen, one module each, imported when needed.

A module has `add_arguments(parser)` and `run(args) -> int`, which returns the exit code. The commands of a
game can be in a folder of their own, whose COMMANDS are found by its name.
"""

import pkgutil
from importlib import import_module

from furyqt.commands.speech import Phrase, Phrases

N_ = Phrases("commands")

BAD_INPUT = 2
"""The exit code after what the user can put right, also if a file could not be read or an answer not kept."""

GENERAL = {
    "games": N_("list the games with their players, options and levels"),
    "play": N_("play a game in the terminal"),
    "simulate": N_("let agents play many games against each other"),
    "replay": N_("print or check a recorded game"),
    "audit": N_("repeat every computer decision of a recorded game from what the computer knew"),
    "rules": N_("print the rules of a game, or one of them"),
    "puzzle": N_("answer puzzles about a hidden trail in the terminal"),
    "lite-state": N_("answer play strings of the simplified game with their states"),
    "lite-bot": N_("answer play strings of the simplified game with moves"),
    "bench": N_("measure the speed of rules, search and start-up"),
}
"""The commands that belong to no folder."""
FOLDERS: dict[str, dict[str, Phrase]] = {
    module.name: import_module(f"{__name__}.{module.name}").COMMANDS
    for module in pkgutil.iter_modules(__path__)
    if module.ispkg
}
"""The commands of each folder."""
COMMANDS = GENERAL | {name: what for commands in FOLDERS.values() for name, what in commands.items()}
"""The names on the command line with what each does; a dash in a name is an underscore in its module's."""


def module_of(command: str) -> str:
    """Return the name of the module of a command."""
    folder = next((f"{name}." for name, commands in FOLDERS.items() if command in commands), "")
    return f"{__name__}.{folder}{command.replace('-', '_')}"
