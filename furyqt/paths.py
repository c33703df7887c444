"""The folders of packaged data, saved games, settings and logs.

The environment variable `FURYQT_HOME` moves everything a user owns into one folder, for tests and for a USB
stick.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import appdirs

from furyqt.packaged import packaged

_NAME = "furyqt"
_XDG = ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME")


def resources() -> Path:
    """Return the folder of drawings, themes and help pages, which a wheel has inside the package."""
    return packaged("resources")


def translations() -> Path:
    """Return the folder of the compiled `.qm` catalogs, made by `tools.build_translations` in a checkout.

    The environment variable `FURYQT_TRANSLATIONS` names another one.
    """
    chosen = os.environ.get("FURYQT_TRANSLATIONS")
    return expanded(chosen) if chosen else packaged("translations")


def data_dir() -> Path:
    """Return the user's data folder and create it if possible."""
    return _existing(_home("data") or _usual(appdirs.user_data_dir))


def saves_dir() -> Path:
    """Return the folder of saved games and of the autosave and create it if possible."""
    return _existing(data_dir() / "saves")


def campaigns_dir() -> Path:
    """Return the folder of all campaigns, which the first campaign creates."""
    return data_dir() / "campaigns"


def config_dir() -> Path:
    """Return the folder of the settings and create it if possible."""
    return _existing(_home("config") or _usual(appdirs.user_config_dir))


def log_dir() -> Path:
    """Return the folder of the log files and create it if possible."""
    return _existing(_home("log") or _usual(appdirs.user_log_dir))


def expanded(path: str) -> Path:
    """Return the path with `~` replaced by the user's home; a `~` of an unknown user stays."""
    return Path(os.path.expanduser(path))


def _home(part: str) -> Path | None:
    home = os.environ.get("FURYQT_HOME")
    return expanded(home) / part if home else None


def _usual(find: Callable[..., str]) -> Path:
    """Return a folder by the custom of the system.

    By the XDG specification an empty or relative path counts as not set; appdirs would take it literally. An
    empty home would be the root of the file system.
    """
    if os.environ.get("HOME") == "":
        del os.environ["HOME"]
    for name in _XDG:
        if not os.path.isabs(os.environ.get(name, os.sep)):
            del os.environ[name]
    return Path(find(_NAME, appauthor=False))


def make_folder(folder: Path) -> None:
    """Create a folder and its parents if they are missing, so that they survive a power cut."""
    missing = [each for each in (folder, *folder.parents) if not each.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    for each in missing:
        sync_folder(each.parent)


def sync_folder(folder: Path) -> None:
    """Make new names in a folder survive a power cut, if the system can."""
    if os.name != "posix":
        return
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _existing(folder: Path) -> Path:
    """Create the folder if possible; a later write reports the error."""
    with suppress(OSError):
        make_folder(folder)
    return folder
