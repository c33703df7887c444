"""The commands of Dining with Dracula."""

from furyqt.commands.speech import Phrases

N_ = Phrases("commands")

COMMANDS = {
    "dining-state": N_("play games of Dining with Dracula in a neutral form and print their positions"),
    "dining-box": N_("check your own table file for Dining with Dracula and print its option"),
}
