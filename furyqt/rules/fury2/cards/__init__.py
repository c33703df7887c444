"""The effects of cards and tiles; importing this package fills the catalogs."""

from furyqt.rules.fury2.cards import powers as powers
from furyqt.rules.fury2.cards import tactics as tactics
