"""The modules and files of the bundle, and those that are left out, as lists for PyInstaller."""

from __future__ import annotations

from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGES = ("furyqt", "ai")
"""The packages of the program."""
DATA = "furyqt/_data"
"""The folder of resources and translations in the bundle, as in the wheel."""
LIBRARIES = ("_cffi_backend", "miniaudio", "networkx", "numpy")
"""Modules of other packages that are imported by name; miniaudio, for sound, needs the first one."""
UNWANTED_MODULES = (
    "lab",  # of the checkout
    *("dask", "distributed", "open_spiel", "pyproj", "pyspiel", "shapely"),  # of the extras
    *("hypothesis", "matplotlib", "pandas", "pytest", "scipy"),  # for which numpy and networkx look
    *("PySide6.QtNetwork", "PySide6.QtQml", "PySide6.QtQuick", "numpy.f2py", "tkinter"),
    *("_hashlib", "_ssl", "readline", "ssl"),  # each would add a large library
)
"""Modules that the program does not need, even if they are installed where the bundle is built."""
WANTED_PLUGINS = (
    "iconengines/*svgicon*",
    "imageformats/*svg*",
    "platforminputcontexts/*compose*",
    "platforminputcontexts/*ibus*",
    "platforms/*cocoa*",
    "platforms/*offscreen*",
    "platforms/*wayland*",
    "platforms/*windows*",
    "platforms/*xcb*",
    "platformthemes/*xdgdesktopportal*",
    "styles/*",
    "wayland-decoration-client/*",
    "wayland-shell-integration/*xdg-shell*",
)
"""The plugins of Qt that the program needs on any system."""
LANGUAGES = ("de", "it")
"""Languages of which Qt's own texts are needed, besides English."""


def modules() -> list[str]:
    """Return the names of all modules of the program: many are imported by name, which PyInstaller misses."""
    files = (path.relative_to(ROOT) for package in PACKAGES for path in (ROOT / package).rglob("*.py"))
    return sorted(".".join(_without_init(file.with_suffix("").parts)) for file in files)


def data_files() -> list[tuple[str, str]]:
    """Return the files that the program reads, each with its folder in the bundle.

    The first page finds the games by the text of their first modules, and so does not load them; therefore
    these texts are included.
    """
    tables = (path for package in PACKAGES for path in (ROOT / package).rglob("*") if _is_table(path))
    games = (ROOT / "furyqt" / "rules").glob("*/__init__.py")
    beside = [(path, path.parent.relative_to(ROOT)) for path in (*tables, *games)]
    resources = [path for path in (ROOT / "resources").rglob("*") if path.is_file()]
    catalogs = list((ROOT / "translations").glob("*.qm"))
    inside = [(path, DATA / path.parent.relative_to(ROOT)) for path in (*resources, *catalogs)]
    return sorted((str(path), folder.as_posix()) for path, folder in (*beside, *inside))


def is_wanted_plugin(target: str) -> bool:
    """Return whether a plugin of Qt belongs to the bundle, by its path there."""
    path = PurePosixPath(target.replace("\\", "/"))
    return any(path.match(pattern) for pattern in WANTED_PLUGINS)


def is_wanted_text(target: str) -> bool:
    """Return whether a data file belongs to the bundle: Qt's own translations only in our languages."""
    path = PurePosixPath(target.replace("\\", "/"))
    if "translations" in path.parts and "PySide6" in path.parts:
        return path.name in {f"qtbase_{language}.qm" for language in LANGUAGES}
    return True


def _is_table(path: Path) -> bool:
    return path.is_file() and path.suffix in (".csv", ".toml", ".txt")


def _without_init(parts: tuple[str, ...]) -> tuple[str, ...]:
    return parts[:-1] if parts[-1] == "__init__" else parts
