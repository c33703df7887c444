"""The person's settings: one typed and checked file, kept between sessions."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from PySide6.QtCore import QObject, Signal

from furyqt import paths
from furyqt.controllers.storage.json_store import JsonStore, StoreTexts, merged
from furyqt.rules.core.games import game_names
from furyqt.rules.core.text import Text, Texts

N_ = Texts("controllers")

FILE_NAME = "settings.json"
_log = logging.getLogger(__name__)


class Values(msgspec.Struct, frozen=True, forbid_unknown_fields=False):
    """All settings with their defaults; a number outside its limits is not accepted."""

    language: Literal["", "en", "de", "it"] = ""
    """Empty for the language of the system."""
    theme: Literal["", "light", "dark", "light_contrast", "dark_contrast"] = ""
    """Empty for the theme of the system."""
    palette: Literal["standard", "red_green", "blue_yellow", "greyscale"] = "standard"
    """The colors of pieces, highlights and railways, for every kind of color vision."""
    text_scale: Annotated[float, Meta(ge=0.5, le=3.0)] = 1.0
    animation_speed: Annotated[float, Meta(ge=0.0, le=8.0)] = 1.0
    """0 skips every animation, 2 is twice as fast as 1."""
    reduced_motion: bool = False
    sound: bool = True
    """Whether anything is heard at all."""
    sound_volume: Annotated[float, Meta(ge=0.0, le=1.0)] = 0.7
    ambience: bool = True
    """Whether a quiet sound accompanies day, night and combat."""
    ambience_volume: Annotated[float, Meta(ge=0.0, le=1.0)] = 0.4
    show_possible_places: bool = True
    show_weights: bool = True
    """Whether the chances of the possible places are shown."""
    show_numbers: bool = False
    """Whether the map shows these chances as numbers, too."""
    show_evidence: bool = True
    show_pencil: bool = True
    aids: Literal["full", "paper"] = "full"
    """The aids of the next game: on paper it has no hints and no deduction aids."""
    passed_windows: dict[str, tuple[str, ...]] = {}
    """By game the names of the windows that pass automatically; the person is prompted at all others."""
    teammates: Literal["ask", "watch"] = "ask"
    """Whether a computer that plays beside a person shows its plan first, or acts at once."""
    announce_events: bool = True
    """Whether events are announced to a screen reader."""
    game: str = "fury3"
    side: str = ""
    """The last chosen player by name; empty for the game's first."""
    level: str = "normal"
    thinking_seconds: Annotated[float, Meta(ge=0.0, le=600.0)] = 0.0
    """The time limit of a computer decision in seconds; 0 means no limit."""
    style: Annotated[str, Meta(pattern="^[a-z_]*$")] = ""
    """The style of a computer player who can have one; games offer different ones."""
    undo: Literal["casual", "strict"] = "casual"
    seats: dict[str, tuple[str, ...]] = {}
    """By game the last seats."""
    options: dict[str, dict[str, str]] = {}
    """By game the last chosen options that differ from the defaults."""
    has_finished: bool = False
    """Whether the person ever finished a game."""
    last_directory: str = ""
    window_geometry: Annotated[str, Meta(pattern="^([0-9a-f]{2})*$")] = ""
    """The window's place and size in Qt's format, in hexadecimal digits."""


class Settings(QObject):
    """The current settings; every change is checked, written and emitted.

    `notice` is a text for the person when the file could not be read at the start, otherwise None. With
    `is_kept` False changes are for this process only and the file stays as it is. Settings that another
    program has changed meanwhile are taken over with the next change here, or by `refresh`.
    """

    changed = Signal(object)
    """The new Values."""
    trouble = Signal(object)
    """A Text: the file could not be read or written."""

    def __init__(self, path: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        noticed: list[Text] = []
        self._store = JsonStore(
            path or paths.config_dir() / FILE_NAME, Values, lambda _: Values(), _TEXTS, noticed.append
        )
        self.is_kept = True
        self.values = _with_known_game(self._store.content)
        self.notice = noticed[0] if noticed else None
        self._store.report = self.trouble.emit

    def update(self, **changes: Any) -> None:
        """Change some settings by name; ValueError, and nothing changes, if a value is not allowed."""
        unknown = changes.keys() - set(Values.__struct_fields__)
        if unknown:
            raise ValueError(f"no setting is called {', '.join(sorted(unknown))}")
        base = msgspec.to_builtins(self.values)
        try:
            values = msgspec.convert({**base, **changes}, Values)
        except msgspec.ValidationError as wrong:
            raise ValueError(str(wrong)) from None
        if values.game != self.values.game and values.game not in game_names():
            raise ValueError(f"no game is called {values.game!r}")
        if values == self.values:
            return
        ours = msgspec.to_builtins(values)
        if self.is_kept:
            _, values = self._store.update(
                lambda theirs: msgspec.convert(merged(msgspec.to_builtins(theirs), base, ours), Values)
            )
        self._take_over(values)

    def refresh(self) -> None:
        """Take over the settings that another program has changed."""
        if self.is_kept:
            self._take_over(self._store.content)

    def watch(self, listener: Callable[[Values], object]) -> None:
        """Call with the current values and after every change."""
        listener(self.values)
        self.changed.connect(listener)

    def _take_over(self, values: Values) -> None:
        values = _with_known_game(values)
        if values != self.values:
            self.values = values
            self.changed.emit(values)


def _with_known_game(values: Values) -> Values:
    """Return the settings with the default game in place of one that is not installed."""
    if values.game in game_names():
        return values
    _log.warning("no game is called %.40r", values.game)
    return msgspec.structs.replace(values, game=Values().game)


_TEXTS = StoreTexts(
    N_("The settings could not be read ({why}); the defaults are used."),
    N_("The settings could not be saved: {why}"),
    N_("The settings were damaged and have been moved to {file}; the defaults are used."),
)
