"""Runs a command in this process, which spares a test the start of a program."""

from __future__ import annotations

import io
import sys

from furyqt import cli


class Ran:
    """A command that ended, its streams as those of a program."""

    def __init__(self, words: list[str], given: bytes = b"") -> None:
        streams = sys.stdin, sys.stdout, sys.stderr
        out, errors = io.BytesIO(), io.BytesIO()
        sys.stdin = io.TextIOWrapper(io.BytesIO(given), encoding="utf-8")
        sys.stdout = io.TextIOWrapper(out, encoding="utf-8", write_through=True)
        sys.stderr = io.TextIOWrapper(errors, encoding="utf-8", write_through=True)
        try:
            self.code = cli.main([*words, "--language=en"])
        except SystemExit as leaving:
            self.code = int(leaving.code or 0)
        finally:
            self.out, self.errors = out.getvalue().decode(), errors.getvalue().decode()
            sys.stdin, sys.stdout, sys.stderr = streams

    def check_refusal(self) -> None:
        """Check that there is one line that can be read, and nothing else."""
        assert (self.code, self.out) == (2, "")
        self.check_line()

    def check_line(self) -> None:
        assert self.errors.count("\n") == 1
        assert self.errors.endswith("\n")
        assert self.errors.startswith("furyqt")
        assert self.errors[:-1].isprintable()
        assert len(self.errors) < 700
