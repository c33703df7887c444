"""Messages between the program and its thinking process: as written, cut off, too long or damaged."""

from __future__ import annotations

import io
import struct

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ai.agent import AgentDecision
from ai.worker import wire
from ai.worker.wire import (
    Failed,
    FindPlaces,
    MoveNow,
    PlacesFound,
    Progress,
    Report,
    Request,
    Think,
    Thought,
    WireError,
    packed,
    receive_report,
    receive_request,
    send,
    unpacked,
)
from furyqt.rules.lite import RULES
from furyqt.rules.lite.course_notation import read
from furyqt.rules.lite.tables import HUNTERS

SEEN = read("GGE.... SGO.... HMI.... MST.... DC?.V..", HUNTERS)
REQUESTS: list[Request] = [
    Think(1, "lite", "search:5", packed(SEEN), 3, explain=True),
    FindPlaces(2, "lite", packed(SEEN)),
    MoveNow(1),
]
REPORTS: list[Report] = [
    Thought(1, AgentDecision(index=2)),
    PlacesFound(2, ({3: 0.25, 7: 0.75}, {})),
    Failed(9, "no such game"),
    Progress(12),
]


def written(*messages: Request | Report) -> bytes:
    pipe = io.BytesIO()
    for message in messages:
        send(pipe, message)
    return pipe.getvalue()


def test_requests_arrive_as_they_were_sent_and_in_order() -> None:
    pipe = io.BytesIO(written(*REQUESTS))
    assert [receive_request(pipe) for _ in REQUESTS] == REQUESTS
    assert receive_request(pipe) is None


def test_reports_arrive_as_they_were_sent_and_in_order() -> None:
    pipe = io.BytesIO(written(*REPORTS))
    assert [receive_report(pipe) for _ in REPORTS] == REPORTS
    assert receive_report(pipe) is None


def test_an_observation_survives_its_packing() -> None:
    assert unpacked(packed(SEEN), RULES.observation_type) == SEEN


@pytest.mark.parametrize("message", REPORTS)
def test_a_report_that_is_cut_off_anywhere_is_the_end(message: Report) -> None:
    data = written(message)
    for length in range(len(data)):
        assert receive_report(io.BytesIO(data[:length])) is None


@pytest.mark.parametrize("message", REPORTS)
def test_a_report_is_no_request(message: Report) -> None:
    with pytest.raises(WireError, match="unreadable"):
        receive_request(io.BytesIO(written(message)))


@pytest.mark.parametrize("message", REQUESTS)
def test_a_request_is_no_report(message: Request) -> None:
    with pytest.raises(WireError, match="unreadable"):
        receive_report(io.BytesIO(written(message)))


def test_a_long_message_is_neither_sent_nor_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "MOST_BYTES", 100)
    pipe = io.BytesIO()
    with pytest.raises(WireError, match="too long"):
        send(pipe, Failed(1, "x" * 200))
    assert pipe.getvalue() == b""
    announced = io.BytesIO(struct.pack(">I", 101) + bytes(200))
    with pytest.raises(WireError, match="101 bytes"):
        receive_report(announced)
    assert announced.tell() == 4


@given(st.binary(max_size=80))
@settings(max_examples=300, deadline=None)
def test_any_bytes_are_a_message_or_an_error_of_the_protocol(data: bytes) -> None:
    for receive, kind in ((receive_report, Report), (receive_request, Request)):
        try:
            found = receive(io.BytesIO(struct.pack(">I", len(data)) + data))
        except WireError:
            continue
        assert isinstance(found, kind)


@given(st.integers(0, 200), st.integers(0, 255))
@settings(max_examples=300, deadline=None)
def test_one_damaged_byte_is_noticed_or_harmless(position: int, value: int) -> None:
    data = bytearray(written(PlacesFound(2, ({3: 0.25, 7: 0.75},))))
    at = position % len(data)
    data[at] = value
    try:
        found = receive_report(io.BytesIO(bytes(data)))
    except WireError:
        return
    assert found is None or isinstance(found, Report)


def test_deeply_nested_data_is_an_error_and_no_crash() -> None:
    data = b"\x91" * 100_000
    with pytest.raises(WireError):
        receive_report(io.BytesIO(struct.pack(">I", len(data)) + data))
