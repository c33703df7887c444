"""The commands of Dining with Dracula."""

from furyqt.commands.speech import N_

COMMANDS = {
    "dining-state": N_(
        "commands", "play games of Dining with Dracula in a neutral form and print their positions"
    ),
    "dining-box": N_("commands", "check your own table file for Dining with Dracula and print its option"),
}
