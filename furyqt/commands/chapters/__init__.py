"""Games of chapters, for `furyqt simulate --chapter`."""

from furyqt.commands.speech import Phrase

COMMANDS: dict[str, Phrase] = {}
"""No command has a module here."""
