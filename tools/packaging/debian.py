"""Builds a Debian package from the bundle: the program, its menu entry, icons, file type and manual page.

The package has no scripts: Debian updates the databases of menu entries, file types, icons and manual pages
itself when files appear in their folders or vanish.
"""

from __future__ import annotations

import gzip
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

from furyqt import __version__
from tools.packaging.bundle import APPLICATION_ID, megabytes
from tools.packaging.contents import ROOT
from tools.packaging.libraries import libc_version, linked_libraries, system_packages
from tools.packaging.manual import manual_page

HOME = Path("usr/lib/furyqt")
"""The place of the bundle."""
DESKTOP, DRAWINGS = ROOT / "resources" / "desktop", ROOT / "resources" / "icons"
THEME = Path("usr/share/icons/hicolor")
FILES = (
    (DESKTOP / f"{APPLICATION_ID}.desktop", Path("usr/share/applications")),
    (DESKTOP / f"{APPLICATION_ID}.metainfo.xml", Path("usr/share/metainfo")),
    (DESKTOP / f"{APPLICATION_ID}.xml", Path("usr/share/mime/packages")),
    (DRAWINGS / f"{APPLICATION_ID}.svg", THEME / "scalable/apps"),
    (DRAWINGS / f"{APPLICATION_ID}-symbolic.svg", THEME / "symbolic/apps"),
    (ROOT / "LICENSE", Path("usr/share/doc/furyqt/copyright")),
)
"""Files and the folders (for the license: the file) that receive them."""
CONTROL = """\
Package: furyqt
Version: {version}
Architecture: {architecture}
Maintainer: The furyqt contributors
Installed-Size: {size}
Depends: {depends}
Recommends: libpulse0 | libasound2
Section: games
Priority: optional
Description: Hunt Dracula across Europe, or be Dracula
 Four hunters search for Dracula, who moves in secret and leaves traps and
 vampires behind. Play either side against a computer that knows no more
 than a person in its seat would.
"""


def build_package(bundle: Path, icons: Path, root: Path, target: Path) -> Path:
    """Build the package of a bundle in the target folder and return its path; `root` is for the work."""
    shutil.rmtree(root, ignore_errors=True)
    install(bundle, icons, root)
    architecture = _output("dpkg", "--print-architecture").strip()
    fields = {
        "version": __version__,
        "architecture": architecture,
        "size": round(megabytes(root) * 1e6 / 1024),
        "depends": ", ".join(depends(bundle)),
    }
    (root / "DEBIAN").mkdir()
    (root / "DEBIAN" / "control").write_text(CONTROL.format(**fields), "utf-8")
    package = target / f"furyqt_{__version__}_{architecture}.deb"
    _output("dpkg-deb", "--root-owner-group", "--build", str(root), str(package))
    return package


def install(bundle: Path, icons: Path, root: Path) -> None:
    """Lay out all files below a folder as they will be on the system."""
    shutil.copytree(bundle, root / HOME, symlinks=True)
    link = root / "usr" / "bin" / "furyqt"
    link.parent.mkdir(parents=True)
    link.symlink_to("../lib/furyqt/furyqt")
    for source, target in (*FILES, *_pixel_icons(icons)):
        place = root / target if target.suffix or target.name == "copyright" else root / target / source.name
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, place)
    for source, target in ((manual_page(), "man/man6/furyqt.6.gz"), (_changes(), "doc/furyqt/changelog.gz")):
        place = root / "usr" / "share" / target
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(gzip.compress(source.encode(), mtime=0))
    for path in (root, *root.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == root / HOME / "furyqt" else 0o644)


def depends(bundle: Path) -> list[str]:
    """Return the packages of the libraries that the bundle leaves to the system."""
    libraries = [path for path in bundle.rglob("*.so*") if path.is_file()]
    files = [str(path) for path in (bundle / "furyqt", *libraries)]
    imported = {name for file in files for name in linked_libraries(file)}
    packages = system_packages(imported, {path.name for path in libraries})
    return [f"{name} (>= {libc_version(files)})" if name == "libc6" else name for name in packages]


def _pixel_icons(icons: Path) -> Iterator[tuple[Path, Path]]:
    """Yield the drawn icons with their places in the theme."""
    for path in icons.glob("*.png"):
        yield path, THEME / f"{path.stem}x{path.stem}" / "apps" / f"{APPLICATION_ID}.png"


def _changes() -> str:
    return (ROOT / "CHANGELOG.md").read_text("utf-8")


def _output(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout
