"""The words of a card, displayed and read aloud, besides its own text."""

from __future__ import annotations

import re

from furyqt.rules.core.folding import folded
from furyqt.rules.core.text import Text, Texts, Translate, sentence
from furyqt.views.picture import CardFace

N_ = Texts("cards")

ICON_NAMES = {
    "fangs": N_("Fangs"),
    "strength": N_("Strength"),
    "claws": N_("Claws"),
    "mesmerize": N_("Mesmerize"),
    "plotting": N_("Plotting"),
    "escape_as_bat": N_("Escape as Bat"),
    "escape_as_mist": N_("Escape as Mist"),
}
"""The combat icons by the names of their drawings."""
_CANCELS = N_("Cancels: {icons}")
_SHOWS = N_("Shows: {icons}")
_REVEALED = "revealed"
_MOST_INITIALS = 3


def title(face: CardFace, translate: Translate) -> str:
    """Return the card's name, capitalized."""
    return sentence(face.title.render(translate))


def icon_name(icon: str, translate: Translate) -> str:
    """Return a combat icon in words."""
    found = ICON_NAMES.get(icon)
    return icon if found is None else found.render(translate)


def icons_line(face: CardFace, translate: Translate) -> str:
    """Return the combat icons in words: those that the card cancels, or its own."""
    if not face.icons:
        return ""
    names = ", ".join(icon_name(icon, translate) for icon in face.icons)
    text = _SHOWS if face.kind == "combat" else _CANCELS
    return text.fill(icons=names).render(translate)


def name_with_marks(face: CardFace, translate: Translate) -> str:
    """Return the name and the states of this copy."""
    return ", ".join([title(face, translate), *(mark.render(translate) for mark in face.marks)])


def description(face: CardFace, translate: Translate) -> str:
    """Return everything else on the card, in sentences."""
    parts = [text.render(translate) for text in (face.line, face.text) if text is not None]
    return " ".join(_ended(part) for part in (*parts, icons_line(face, translate)) if part)


def spoken(face: CardFace, translate: Translate) -> str:
    """Return the whole card, to be read aloud."""
    return f"{_ended(name_with_marks(face, translate))} {description(face, translate)}".strip()


def _ended(words: str) -> str:
    return words if words.endswith((".", "!", "?", "…")) else f"{words}."


def is_revealed(face: CardFace) -> bool:
    """Return whether the owner's opponents have seen the card."""
    return any(_says_revealed(mark) for mark in face.marks)


def other_marks(face: CardFace) -> tuple[Text, ...]:
    """Return the states of this copy except being revealed."""
    return tuple(mark for mark in face.marks if not _says_revealed(mark))


def _says_revealed(mark: Text) -> bool:
    return folded(mark.source) == _REVEALED


def initials(words: str) -> str:
    """Return the replacement of a missing drawing: the first letters of a name's words."""
    parts = [part for part in re.split(r"[^\w]+", words) if part]
    longer = [part for part in parts if len(part) > 2] or parts
    return "".join(part[0].upper() for part in longer[:_MOST_INITIALS])


def ticket_numbers(face: CardFace) -> tuple[int, int] | None:
    """Return the white and yellow numbers of a ticket, 0 for no yellow number; None for any other card."""
    if face.kind != "ticket":
        return None
    numbers = re.findall(r"\d+", face.key.partition(":")[2]) or re.findall(r"\d+", str(face.title))
    if not numbers:
        return None
    return int(numbers[0]), int(numbers[1]) if len(numbers) > 1 else 0
