"""The folders of packaged data, saved games, settings and logs.

The environment variable `FURYQT_HOME` moves everything a user owns into one folder, for tests and for a USB
stick.
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
    """Return the folder of drawings, themes and help pages, which a wheel has inside the package."""
    return _packaged("resources")


def translations() -> Path:
    """Return the folder of the compiled `.qm` catalogs, made by `tools.build_translations` in a checkout."""
    return _packaged("translations")


def data_dir() -> Path:
    """Return the user's data folder and create it if possible."""
    return _existing(_home("data") or Path(appdirs.user_data_dir(_NAME, appauthor=False)))


def saves_dir() -> Path:
    """Return the folder of saved games and of the autosave and create it if possible."""
    return _existing(data_dir() / "saves")


def config_dir() -> Path:
    """Return the folder of the settings and create it if possible."""
    return _existing(_home("config") or Path(appdirs.user_config_dir(_NAME, appauthor=False)))


def log_dir() -> Path:
    """Return the folder of the log files and create it if possible."""
    return _existing(_home("log") or Path(appdirs.user_log_dir(_NAME, appauthor=False)))


def expanded(path: str) -> Path:
    """Return the path with `~` replaced by the user's home; a `~` of an unknown user stays."""
    return Path(os.path.expanduser(path))


def _packaged(name: str) -> Path:
    inside = PACKAGE / "_data" / name
    return inside if inside.is_dir() else PACKAGE.parent / name


def _home(part: str) -> Path | None:
    home = os.environ.get("FURYQT_HOME")
    return expanded(home) / part if home else None


def _existing(folder: Path) -> Path:
    """Create the folder if possible; a later write reports the error."""
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    return folder
