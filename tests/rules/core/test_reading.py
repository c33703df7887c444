"""Bounded reading of files."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from furyqt.rules.core.reading import read_bounded, read_json, read_text_bounded, read_toml


def test_a_file_of_the_limit_is_read_and_a_longer_one_refused(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"12345")
    assert read_bounded(path, 5) == b"12345"
    with pytest.raises(OSError, match=r"too large|not a regular") as found:
        read_bounded(path, 4)
    assert found.value.errno == errno.EFBIG


def test_a_byte_order_mark_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes("\ufeffKöln".encode())
    assert read_text_bounded(path, 100) == "Köln"


@pytest.mark.skipif(os.name != "posix", reason="pipes and devices have no name in the file system there")
def test_a_pipe_and_a_device_are_refused_at_once(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in (pipe, Path("/dev/zero")):
        with pytest.raises(OSError, match=r"too large|not a regular") as found:
            read_bounded(path, 100)
        assert found.value.errno == errno.EINVAL


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError if os.name == "posix" else PermissionError):
        read_bounded(tmp_path, 100)


@pytest.mark.parametrize("read", [read_toml, read_json])
@pytest.mark.parametrize("levels", [60, 3_000, 100_000])
def test_a_text_nested_too_deep_is_an_error_like_others(read: Callable[[str], object], levels: int) -> None:
    lists = "[" * levels + "]" * levels
    with pytest.raises(ValueError, match="nested more than 40 levels deep"):
        read(f"a = {lists}" if read is read_toml else lists)


def test_a_number_of_thousands_of_digits_is_an_error_like_others() -> None:
    with pytest.raises(ValueError):  # noqa: PT011  the parser's own reason
        read_toml("a = " + "9" * 5_000)
