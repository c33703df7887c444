"""Write the sounds: `python -m tools.sound [--all]` (needs `pip install -e .[sound]`).

A file that already holds its sound is kept, because each compression gives the stream another random number;
`--all` writes every file.
"""

import sys

from tools.sound.files import FOLDER, SOUNDS, compressed, is_current


def main(wanted: list[str]) -> None:
    """Write the sounds that are missing or different."""
    FOLDER.mkdir(exist_ok=True)
    for name, make in SOUNDS.items():
        path, signal = FOLDER / f"{name}.ogg", make()
        if "--all" in wanted or not is_current(path, signal):
            path.write_bytes(compressed(signal))
            print(f"{path.name}: {path.stat().st_size / 1024:.0f} KB")
    for path in FOLDER.glob("*.ogg"):
        if path.stem not in SOUNDS:
            path.unlink()


if __name__ == "__main__":
    main(sys.argv[1:])
