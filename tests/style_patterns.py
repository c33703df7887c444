"""Phrases that the style rules exclude, with what to write instead."""

from __future__ import annotations

_UK_SPELLINGS = {
    "armour": "armor", "behaviour": "behavior", "cancelled": "canceled", "cancelling": "canceling",
    "catalogue": "catalog", "centre": "center", "centred": "centered", "colour": "color",
    "defence": "defense", "dialogue": "dialog", "favour": "favor", "favourite": "favorite",
    "flavour": "flavor", "grey": "gray",
    "harbour": "harbor", "honour": "honor", "judgement": "judgment", "labour": "labor", "learnt": "learned",
    "licence": "license", "modelled": "modeled", "neighbour": "neighbor", "organise": "organize",
    "recognise": "recognize", "rumour": "rumor", "spelt": "spelled", "theatre": "theater",
    "towards": "toward", "travelled": "traveled", "travelling": "traveling",
}  # fmt: skip

ANYWHERE: tuple[tuple[str, str], ...] = (
    *((rf"\b{uk}(?:s|ed|ing|ful|able|ite|hood)?\b", us) for uk, us in _UK_SPELLINGS.items()),
    (r"\breckon(?:s|ed|ing)?\b", "calculate, assume"),
    (r"\bbefall(?:s|en|ing)?\b|\bbefell\b", "happen to"),
    (r"\banew\b", "again"),
    (r"\bafresh\b", "again"),
    (r"\bseldom\b", "rarely"),
    (r"\bwhom\b", "who, or another sentence"),
    (r"\bawoken\b", "woken"),
    (r"\bnought\b", "nothing, zero"),
    (r"\bof itself\b", "automatically"),
    (r"\bin the house\b", "included, available"),
    (r"\bwhat is told\b", "events, knowledge"),
    (r"\bat rest\b", "idle"),
    (r"\bwith him\b", "name the person"),
    (r"\bwhosoever\b|\bwhoever\b|\bwhomever\b", "a player who, anyone who"),
    (r"\bone (?:may|might|can|must|should)\b", "you, or the person by name"),
    (r"\bnobody may\b", "no player may, you cannot"),
    (r"\b(?:he|she) alone may\b", "only he may"),
    (r"\b(?-i:Who) (?:\w+ ){1,6}may\b(?![^.]*\?)", "a player who ... may"),
        (r"(?<!there )\bis no (?:\w+)(?=[.,;:)])", "is not a"),
    (r"(?<!there )\bare no (?:\w+)(?=[.,;)])", "are not"),
    (r"(?<!there )\bis none\b", "is not one"),
    (r"\bthere (?:stands?|lies?|lay|stood)\b", "there is"),
    (r"\bstands? in (?:the )?(?:docs|rules|table|file|page|section)\b", "is in"),
    (r"\b(?:an?|one|\d+|two|three|four|five) (?:games?|tokens?|actions?|rows?|lines?|moves?) an? "
     r"(?:action|line|game|turn|round|decision|side|pair|level|player)\b", "per"),
    (r"\bnow and then\b", "sometimes"),
    (r"\bhitherto\b|\bthereof\b|\bwherein\b|\bthereby\b|\bherein\b|\bwhereupon\b", "a plain word"),
    (r"\bfor ever\b", "forever"),
    (r"\bno more than that\b", "only that"),
    (r"\bin vain\b", "without effect"),
    (r"\bat one go\b", "at once"),
    (r"\bforth and back\b", "back and forth"),
    (r"\bto be sure of\b", "certain"),
    (r"\bgoes? home\b", "is released"),
    (r"\bmanners? of\b", "kind of, mode"),
    (r"\b\d+(?:\.\d+)? %", "no space before the percent sign"),
)  # fmt: skip
"""Regular expressions that no sentence may match; they ignore case."""

AT_DOCSTRING_START: tuple[tuple[str, str], ...] = (
    (r"Let ", "a verb: Allow, Release, Show"),
    (r"What ", "a noun"),
    (r"Where ", "a noun: The place of"),
    (r"Whoever ", "a noun"),
    (r"Nobody ", "a noun, or 'No player'"),
    (r"One (?:who|may|can|must) ", "you, or a noun"),
    (r"The question\.$", "no docstring; the name says it"),
)
"""Beginnings that no docstring may have."""
