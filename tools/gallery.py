"""A gallery of the real window in a browser: `python -m tools.gallery [FOLDER]`, or `make gallery`.

It draws chosen scenes with `tools.screenshots` and writes `index.html` beside them: the four games, their
moments, results and ends, the dialogs, in all languages, several themes and four sizes. Each scene has a row
of pictures; a click enlarges one. `--quick` draws one look of each scene.
"""

from __future__ import annotations

import argparse
import html
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from tools.looks.look import LANGUAGES, SIZES, Look

FOLDER = Path("build/gallery")
CHAPTERS: dict[str, tuple[str, ...]] = {
    "First steps": ("start", "new-game", "new-game-groups", "learn", "lesson"),
    "Third edition": ("hunters", "dracula", "theirs", "window", "trade", "plan", "moment", "story"),
    "Third edition: combat and end": ("combat-hunters", "combat-many", "combat-over", "end", "true-way"),
    "Second edition": ("fury2-hunters", "fury2-dracula", "fury2-combat", "fury2-servant"),
    "The Hunt": ("lite-hunters", "lite-dracula", "lite-end"),
    "Dining with Dracula": ("dining", "dining-dinner", "dining-end"),
    "Campaign": ("journal", "goals", "seal", "afterword"),
    "After a game": ("summary", "replay", "statistics", "open"),
    "Help": ("rules", "puzzle", "keys", "settings-1"),
}
"""The scenes by heading."""
LARGE = "1440x900"
LOOKS: tuple[Look, ...] = (
    *(Look(size, "light", "en") for size in SIZES),
    Look(LARGE, "dark", "en"),
    *(Look(LARGE, "light", language) for language in LANGUAGES if language != "en"),
    Look(LARGE, "dark_contrast", "en", 1.4),
)
"""Each size in the light theme, each language, the dark theme, and large text in high contrast."""
_PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>furyqt: gallery</title>
<style>
body {{ margin: 2rem; background: #1b1510; color: #efe6d2; font-family: Georgia, serif; }}
nav a {{ color: #e8c77a; margin-right: 1rem; }}
h2 {{ border-bottom: 1px solid #6b5534; padding-bottom: .3rem; }}
.row {{ display: flex; gap: 1rem; overflow-x: auto; padding: .5rem 0 1rem; }}
figure {{ margin: 0; flex: 0 0 auto; }}
img {{ height: 20rem; border: 1px solid #6b5534; }}
figcaption {{ font-size: .85rem; opacity: .8; }}
</style>
<h1>furyqt: gallery</h1>
<nav>{links}</nav>
{chapters}
</html>
"""


class Shot(NamedTuple):
    """A picture of the gallery."""

    scene: str
    look: Look

    @property
    def file(self) -> str:
        """The name that tools.screenshots gives it."""
        return f"{self.scene}-{self.look.name}.png"


def scenes() -> tuple[str, ...]:
    """Return all scenes in order."""
    return tuple(scene for names in CHAPTERS.values() for scene in names)


def draw(folder: Path, looks: Sequence[Look]) -> None:
    """Draw all scenes in these looks; each run of tools.screenshots has one look."""
    for look in looks:
        command = [sys.executable, "-m", "tools.screenshots", str(folder), "--only", *scenes()]
        command += ["--sizes", look.size, "--themes", look.theme, "--languages", look.language]
        subprocess.run([*command, "--scales", str(look.scale)], check=True)


def page(folder: Path, looks: Sequence[Look]) -> str:
    """Return the page with the pictures that are in the folder."""
    links = "".join(f'<a href="#{_anchor(title)}">{html.escape(title)}</a>' for title in CHAPTERS)
    return _PAGE.format(links=links, chapters="\n".join(_chapters(folder, looks)))


def _chapters(folder: Path, looks: Sequence[Look]) -> Iterator[str]:
    for title, names in CHAPTERS.items():
        yield f'<h2 id="{_anchor(title)}">{html.escape(title)}</h2>'
        for name in names:
            shots = [Shot(name, look) for look in looks]
            figures = "".join(map(_figure, (shot for shot in shots if (folder / shot.file).exists())))
            yield f'<h3>{html.escape(name)}</h3><div class="row">{figures}</div>'


def _figure(shot: Shot) -> str:
    look, file = shot.look, html.escape(shot.file)
    words = f"{look.size}, {look.theme}, {look.language}, text {look.scale:.0%}"
    image = f'<img loading="lazy" src="{file}" alt="{html.escape(shot.scene)}: {words}">'
    return f'<figure><a href="{file}">{image}</a><figcaption>{words}</figcaption></figure>'


def _anchor(title: str) -> str:
    return title.lower().replace(" ", "-").replace(":", "")


def main() -> int:
    """Draw the pictures and write the page."""
    parser = argparse.ArgumentParser(description="Make a gallery of the real window.")
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER)
    parser.add_argument("--quick", action="store_true", help="one look of each scene")
    given = parser.parse_args()
    looks = LOOKS[:1] if given.quick else LOOKS
    given.folder.mkdir(parents=True, exist_ok=True)
    draw(given.folder, looks)
    index = given.folder / "index.html"
    index.write_text(page(given.folder, looks), encoding="utf-8")
    print(index)
    return 0


if __name__ == "__main__":
    sys.exit(main())
