"""The subcommands that run without a screen, one module each, imported when needed.

A module has `add_arguments(parser)` and `run(args) -> int`, which returns the exit code.
"""

from furyqt.commands.speech import N_

COMMANDS = {
    "games": N_("commands", "list the games with their players, options and levels"),
    "play": N_("commands", "play a game in the terminal"),
    "simulate": N_("commands", "let agents play many games against each other"),
    "replay": N_("commands", "print or check a recorded game"),
    "audit": N_("commands", "repeat every computer decision of a recorded game from what the computer knew"),
    "puzzle": N_("commands", "answer puzzles about a hidden trail in the terminal"),
    "campaign": N_("commands", "list, play and verify the chapters of a campaign in the terminal"),
    "hunt": N_("commands", "play the hunt of the day in the terminal"),
    "lite-state": N_("commands", "answer play strings of the simplified game with their states"),
    "lite-bot": N_("commands", "answer play strings of the simplified game with moves"),
    "dining-state": N_(
        "commands", "play games of Dining with Dracula in a neutral form and print their positions"
    ),
    "dining-box": N_("commands", "check your own table file for Dining with Dracula and print its option"),
    "bench": N_("commands", "measure the speed of rules, search and start-up"),
}
"""The names on the command line with what each does; a dash in a name is an underscore in its module's."""
