"""The documents of the campaign: diaries, telegrams and letters in the voices of those who write them."""

from furyqt.rules.fury3.chapters.prose import act_one, act_three, act_two, hunts, labels
from furyqt.rules.fury3.chapters.prose.dates import STARTS
from furyqt.rules.fury3.chapters.prose.names import names

WRITERS = {
    "c01": "helsing", "c02": "seward", "c03": "godalming", "c04": "mina", "c05": "seward", "c06": "mina",
    "c07": "seward", "c08": "helsing", "c09": "mina", "c10": "godalming", "c11": "unknown", "c12": "helsing",
}  # fmt: skip
"""The portrait beside each briefing."""
TEXTS = {
    **names(),
    **labels.TEXTS,
    **act_one.TEXTS,
    **act_two.TEXTS,
    **act_three.TEXTS,
    **hunts.TEXTS,
}
"""All texts of the campaign by their keys, such as "c04.title"."""

__all__ = ["STARTS", "TEXTS", "WRITERS"]
