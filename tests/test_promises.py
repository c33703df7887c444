"""Every test that docs/table.md names exists."""

from __future__ import annotations

import re
from pathlib import Path

TESTS = Path(__file__).parent
PAGE = TESTS.parent / "docs" / "table.md"
_NAMED = re.compile(r"`([a-z0-9_/]+\.(?:py|csv))`|`(test_\w+)`")


def test_every_promise_is_proved_by_tests_that_exist() -> None:
    count, missing = 0, []
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        source = ""
        for path, name in _NAMED.findall(line):
            if path:
                file = TESTS / path
                source = file.read_text(encoding="utf-8") if file.is_file() else ""
                missing += [] if source else [path]
            elif f"def {name}(" in source:
                count += 1
            else:
                missing.append(name)
    assert missing == []
    assert count > 40
