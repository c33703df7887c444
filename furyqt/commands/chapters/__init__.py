"""The commands of campaign chapters and of the hunts of the day."""

from furyqt.commands.speech import N_

COMMANDS = {
    "campaign": N_("commands", "list, play and verify the chapters of a campaign in the terminal"),
    "hunt": N_("commands", "play the hunt of the day in the terminal"),
}
