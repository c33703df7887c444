"""Where packaged data, saved games, settings and logs live.

`FURYQT_HOME` moves everything a user owns into one folder, for tests and for a portable stick.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

import appdirs

PACKAGE = Path(__file__).resolve().parent
"""The folder of the program; its data are in or beside it."""
_NAME = "furyqt"


def resources() -> Path:
    """The folder of drawings, themes and help pages: inside a wheel's package, or beside it in a checkout."""
    return _packaged("resources")


def translations() -> Path:
    """The folder of the compiled `.qm` catalogues, made by `tools.build_translations` in a checkout."""
    return _packaged("translations")


def data_dir() -> Path:
    """The user's own folder for what the program keeps; it exists afterwards if it can."""
    return _existing(_home("data") or Path(appdirs.user_data_dir(_NAME, appauthor=False)))


def saves_dir() -> Path:
    """The folder of saved games and of the autosave; it exists afterwards if it can."""
    return _existing(data_dir() / "saves")


def config_dir() -> Path:
    """The folder of the settings; it exists afterwards if it can."""
    return _existing(_home("config") or Path(appdirs.user_config_dir(_NAME, appauthor=False)))


def log_dir() -> Path:
    """The folder of the log files; it exists afterwards if it can."""
    return _existing(_home("log") or Path(appdirs.user_log_dir(_NAME, appauthor=False)))


def expanded(path: str) -> Path:
    """The path with `~` as the user's own folder; a `~` that means nobody stays as it is."""
    return Path(os.path.expanduser(path))


def _packaged(name: str) -> Path:
    inside = PACKAGE / "_data" / name
    return inside if inside.is_dir() else PACKAGE.parent / name


def _home(part: str) -> Path | None:
    home = os.environ.get("FURYQT_HOME")
    return expanded(home) / part if home else None


def _existing(folder: Path) -> Path:
    """The folder, made if that is possible: who then reads finds nothing, who writes hears why it fails."""
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    return folder
