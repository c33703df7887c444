"""Bring `translations/*.ts` up to date with the sources: `python -m tools.update_translations`.

New texts are added, obsolete ones are removed, and texts that the glossary lists word for word are filled in.
There are no line numbers and everything is sorted, so a change of the sources changes nothing else.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from tools import glossary
from tools.build_translations import tool
from tools.catalog import fill, messages
from tools.marked_texts import Marked, marked_texts

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = ("de", "it", "en")


def update(folder: Path, texts: list[Marked]) -> None:
    """Bring the catalogs of a folder to exactly these texts; the English one has only the plurals."""
    words = glossary.load()
    for language in LANGUAGES:
        path = folder / f"furyqt_{language}.ts"
        _merge(path, language, texts)
        if fill(path, {text: words.forms(text, language) for text in texts}):
            _merge(path, language, texts)  # write the file like Qt's own tools


def _merge(path: Path, language: str, texts: list[Marked]) -> None:
    """Run lupdate on the texts, written as the one form of call that it always reads."""
    with tempfile.TemporaryDirectory() as folder:
        listing = Path(folder, "texts.py")
        listing.write_text("\n".join(_as_call(text) for text in texts), encoding="utf-8")
        command: list[str | Path] = [
            tool("lupdate"),
            "-silent",
            "-no-obsolete",
            "-locations",
            "none",
            "-sort-messages",
        ]
        command += ["-disable-heuristic", "sametext", "-disable-heuristic", "similartext"]
        command += ["-source-language", "en", "-target-language", language]
        command += ["-pluralonly"] if language == "en" else []
        subprocess.run([*command, listing, "-ts", path], check=True, stdout=subprocess.DEVNULL)


def _as_call(text: Marked) -> str:
    context, source, comment = (json.dumps(part, ensure_ascii=False) for part in text[:3])
    return f"translate({context}, {source}, {comment}{', 1' if text.is_plural else ''})"


def main() -> int:
    """Update the catalogs of the project and report what is left to translate."""
    texts, misuses = marked_texts(ROOT)
    for misuse in misuses:
        print(misuse, file=sys.stderr)
    if misuses:
        return 1
    update(ROOT / "translations", texts)
    for language in LANGUAGES:
        found = list(messages(ROOT / "translations" / f"furyqt_{language}.ts"))
        left = sum(not message.is_finished for message in found)
        print(f"{language}: {len(found)} texts, {left} to translate")
    return 0


if __name__ == "__main__":
    sys.exit(main())
