"""The dossier: everything that a campaign carries from one chapter to the next, and its text in a record."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Sequence

import msgspec

from furyqt.rules.core.text import TextError, Texts, shortened

N_ = Texts("errors")

FIGURES = 4
MOST_WOUNDS, MOST_TAINT, MOST_ITEMS, MOST_EVENTS = 2, 3, 4, 2
MOST_RESOLVE, MOST_BOXES, MOST_DEBT = 5, 6, 3
LIGHT, GRAVE = 4, 7
"""The damage at a chapter's end from which a figure carries one wound, and two."""
_NONE = "-"
_NAME = re.compile(r"[a-z0-9_]{1,40}")
_TOKEN = re.compile(r"([a-z])=(\S+)")


class DossierError(TextError):
    """A dossier in a file or record that cannot be read or exceeds its limits."""


class Dossier(msgspec.Struct, frozen=True, kw_only=True):
    """The state of a campaign; the default is an empty one."""

    wounds: tuple[int, ...] = (0,) * FIGURES
    """0 to 2 for each figure of the player's side."""
    bite: str = ""
    """The name of the bitten figure."""
    bite_age: int = 0
    """The number of chapters since then."""
    taint: int = 0
    items: tuple[str, ...] = ()
    events: tuple[str, ...] = ()
    boxes: int = 0
    resolve: int = 0
    debt: int = 0
    allies: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    """Names of what later chapters remember."""

    @property
    def text(self) -> str:
        """The value of the record's tag: "w=0100 b=- t=1 i=knife,dogs e=- x=1 r=2 d=0 a=sister_agatha"."""
        values = {
            "w": "".join(map(str, self.wounds)),
            "b": (self.bite + f"/{self.bite_age}" * (self.bite_age > 0)) or _NONE,
            "t": str(self.taint),
            "i": _joined(self.items),
            "e": _joined(self.events),
            "x": str(self.boxes),
            "r": str(self.resolve),
            "d": str(self.debt),
            "a": _joined(self.allies),
        }
        if self.marks:
            values["m"] = _joined(self.marks)
        return " ".join(f"{key}={value}" for key, value in values.items())

    def capped(self, holy: Collection[str] = ()) -> Dossier:
        """Return the dossier within its limits; of the holy items only the first is kept."""
        held = [item for item in self.items if item in holy][:1]
        items = [item for item in self.items if item not in holy or item in held]
        first = items.index(held[0]) if held else -1
        kept = [item for number, item in enumerate(items) if item not in held or number == first]
        return msgspec.structs.replace(
            self,
            wounds=tuple(_within(wounds, MOST_WOUNDS) for wounds in self.wounds),
            taint=_within(self.taint, MOST_TAINT),
            items=tuple(kept[:MOST_ITEMS]),
            events=self.events[:MOST_EVENTS],
            boxes=_within(self.boxes, MOST_BOXES),
            resolve=_within(self.resolve, MOST_RESOLVE),
            debt=_within(self.debt, MOST_DEBT),
            allies=tuple(dict.fromkeys(self.allies)),
            marks=tuple(dict.fromkeys(self.marks)),
        )


def read_dossier(text: str) -> Dossier:
    """Read the text of a dossier; DossierError if it is damaged or exceeds a limit."""
    found = [_TOKEN.fullmatch(word) for word in text.split()]
    values = {match[1]: match[2] for match in found if match}
    if None in found or len(values) < len(found) or values.keys() - {"m"} != set("wbtixrdae"):
        raise DossierError(_DAMAGED.fill(text=shortened(text)))
    bite, _, age = values["b"].partition("/")
    try:
        dossier = Dossier(
            wounds=tuple(map(int, values["w"])),
            bite="" if bite == _NONE else _name(bite),
            bite_age=int(age or 0),
            taint=int(values["t"]),
            items=_names(values["i"]),
            events=_names(values["e"]),
            boxes=int(values["x"]),
            resolve=int(values["r"]),
            debt=int(values["d"]),
            allies=_names(values["a"]),
            marks=_names(values.get("m", _NONE)),
        )
    except ValueError:
        raise DossierError(_DAMAGED.fill(text=shortened(text))) from None
    if len(dossier.wounds) != FIGURES or dossier.text != text.strip() or dossier.capped() != dossier:
        raise DossierError(_DAMAGED.fill(text=shortened(text)))
    return dossier


def carried_wounds(damage: int) -> int:
    """Return the wounds that a figure carries on with this damage."""
    return (damage >= LIGHT) + (damage >= GRAVE)


def share_out(cards: Iterable[str], figures: Sequence[int], give: Callable[[int, str], bool]) -> None:
    """Deal cards one by one to figures in turn; `give` says whether a figure had room."""
    turn = 0
    for card in cards:
        for n in range(len(figures)):
            if give(figures[(turn + n) % len(figures)], card):
                turn += n + 1
                break


def _within(value: int, most: int) -> int:
    return max(0, min(value, most))


def _joined(names: Iterable[str]) -> str:
    return ",".join(names) or _NONE


def _names(words: str) -> tuple[str, ...]:
    return () if words == _NONE else tuple(_name(word) for word in words.split(","))


def _name(word: str) -> str:
    if not _NAME.fullmatch(word):
        raise ValueError(word)
    return word


_DAMAGED = N_("“{text}” is not a dossier")
