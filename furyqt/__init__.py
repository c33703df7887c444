"""furyqt: the hunt for the vampire Count across Europe, in four games at one table."""

__version__ = "0.1.0"
