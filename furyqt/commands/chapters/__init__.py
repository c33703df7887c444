"""The commands of campaign chapters and of the hunts of the day."""

from furyqt.commands.speech import Phrases

N_ = Phrases("commands")

COMMANDS = {
    "campaign": N_("list, play and verify the chapters of a campaign in the terminal"),
    "hunt": N_("play the hunt of the day in the terminal"),
}
