"""`python -m tools.packaging bundle` builds dist/furyqt; `deb` builds a Debian package of it."""

from __future__ import annotations

import argparse

from tools.packaging.bundle import BUNDLE, DIST, ICONS, WORK, build_bundle, megabytes
from tools.packaging.debian import build_package


def main() -> None:
    """Build what is asked for; the package takes the bundle that is there."""
    parser = argparse.ArgumentParser(prog="python -m tools.packaging", description=__doc__)
    parser.add_argument("what", choices=("bundle", "deb"))
    if parser.parse_args().what == "bundle":
        print(f"{build_bundle()}: {megabytes(BUNDLE):.0f} MB")
    else:
        package = build_package(BUNDLE, ICONS, WORK / "deb", DIST)
        print(f"{package}: {package.stat().st_size / 1e6:.0f} MB")


if __name__ == "__main__":
    main()
