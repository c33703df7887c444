"""The texts of the terminal client."""

from __future__ import annotations

from furyqt.rules.core.text import N_

WELCOME = N_("console", "Type the number, the code or part of the name of your choice, or “help”.")
THINKING = N_("console", "{player}: the computer is thinking.")
NOT_UNDERSTOOD = N_(
    "console", "“{line}” is not one of the choices. Type “list” to see them, “help” for help."
)
AMBIGUOUS = N_("console", "“{line}” fits {count} choices; type “list {line}” to see them.")
MANY = N_(
    "console",
    "There are {count} choices. Type “list” to see them all, or “list” and part of a name to see some.",
)
HELP = (
    N_("console", "A number, a code in brackets or a part of the name chooses an action."),
    N_("console", "list: show the choices again; list NAME: only those that contain NAME."),
    N_("console", "look: the whole situation."),
    N_("console", "One part of the situation: {topics}."),
    N_("console", "places: where the hidden figure may be, with percentages."),
    N_("console", "log: everything that has happened."),
    N_("console", "hint: what the full-strength search would do."),
    N_("console", "undo, redo: undo a decision, or redo it."),
    N_("console", "save FILE: write the game record to a file."),
    N_("console", "quit: leave; the game is saved automatically."),
)
ON_PAPER = N_("console", "This is a paper-style game: there are no hints and no possible places.")
NO_PLACES = N_("console", "Nothing is known about the hidden figure's location.")
PLACE = N_("console", "{place}: {percent}%")
MORE_PLACES = N_("console", "Less likely places: {count}.")
HINT = N_("console", "The computer would choose: {action} [{token}]. Win estimate: {percent}%.")
NOTHING_TO_UNDO = N_("console", "Nothing to undo.")
TOLD_SOMETHING = N_(
    "console", "In a strict game you can undo only a decision of your own that revealed nothing new to you."
)
UNDONE = N_("console", "Your last decision was undone.")
NOTHING_TO_REDO = N_("console", "Nothing to redo.")
REDONE = N_("console", "Redone.")
SAVE_WHERE = N_("console", "Type “save” and a file name.")
SAVED = N_("console", "The game is saved in {file}.")
NOT_SAVED = N_("console", "{file} could not be written: {why}")
SAVED_AGAIN = N_("console", "The game is being saved automatically again.")
AUTOSAVED = N_("console", "This game is being saved in {file}.")
TRUTH = N_("console", "{player} knew:")
