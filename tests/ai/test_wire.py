"""Messages between a program and its thinking process: round trips, limits, and damaged or short streams."""

from __future__ import annotations

import io
import struct

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ai.agent import AgentDecision, Choice
from ai.mcts.root_statistics import RootStatistics, SearchConfig
from ai.reasons import Explanation, LineStep, Reason, Share, Weighed
from ai.whereabouts import Whereabouts
from ai.worker import wire
from ai.worker.wire import (
    Failed,
    FindPlaces,
    Grow,
    Grown,
    MoveNow,
    Order,
    Partial,
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
from furyqt.rules.core.ruleset import Observation
from furyqt.rules.core.text import Text
from furyqt.rules.lite import RULES
from furyqt.rules.lite.course_notation import read
from furyqt.rules.lite.tables import HUNTERS
from tests.ai.trios import setup, trio

WORDS = Text("test", "goes to {place}").fill(place=Text("test", "Paris"))
WHY = Explanation(
    choices=(
        Weighed(
            "c",
            0.75,
            3.5,
            margin=0.5,
            reasons=(Reason("blood", True, 1.25, WORDS),),
            line=(LineStep(False, None, WORDS, 0.4), LineStep(True, WORDS, WORDS, 0.3)),
            answer=Share(WORDS, 0.6),
        ),
    ),
    places=((3, 0.5), (7, 0.25)),
    mixed=(("a", 0.7), ("b", 0.3)),
    answers=(Share(WORDS, 1.0),),
)
DECISION = AgentDecision(2, 40, 0.25, 0.6, 3.5, (Choice("c", 30, 0.7), Choice("a", 10, 0.4)), (20, 20), WHY)
ORDER = Order("lite", SearchConfig(0.7, 0.1, 0.4, "bold"), b"seen", 3, (1, 3), (10, 9))
HUNTERS_VIEW = read("GGE.... SGO.... HMI.... MST.... DC?.V..", HUNTERS)
TRIO = trio(is_open=True)
TRIO_VIEW = msgspec.structs.replace(TRIO.observe(setup({}, 0), 1), actions=(), agenda=())
REQUESTS: list[Request] = [
    Think(1, "lite", "search:hard@2s+bold", b"\x00\xff", 1 << 62, explain=True),
    FindPlaces(2, "fury3", b""),
    Grow(3, ORDER),
    MoveNow(4),
]
REPORTS: list[Report] = [
    Thought(1, DECISION),
    PlacesFound(2, Whereabouts(({1: 0.5, 70: 0.5}, {}), ({1: 3, 70: 1}, {}))),
    Grown(3, (RootStatistics((1, 2), (0.5, 1.5), (-3.0, 4.0), (3,)),)),
    Failed(4, "ValueError at search.py:7"),
    Progress(12345),
    Partial(5, 0.25, DECISION),
    Partial(6, 1.0),
]


def sent(*messages: Request | Report) -> bytes:
    pipe = io.BytesIO()
    for message in messages:
        send(pipe, message)
    return pipe.getvalue()


def framed(body: bytes) -> io.BytesIO:
    """Return a stream of one message with this body."""
    return io.BytesIO(struct.pack(">I", len(body)) + body)


def test_requests_arrive_in_order_and_unchanged() -> None:
    pipe = io.BytesIO(sent(*REQUESTS))
    assert [receive_request(pipe) for _ in REQUESTS] == REQUESTS
    assert receive_request(pipe) is None


def test_reports_arrive_in_order_and_unchanged() -> None:
    pipe = io.BytesIO(sent(*REPORTS))
    assert [receive_report(pipe) for _ in REPORTS] == REPORTS
    assert receive_report(pipe) is None


@pytest.mark.parametrize("message", REQUESTS)
def test_a_request_is_not_accepted_as_a_report(message: Request) -> None:
    with pytest.raises(WireError, match="a message cannot be read"):
        receive_report(io.BytesIO(sent(message)))


@pytest.mark.parametrize("message", REPORTS)
def test_a_report_is_not_accepted_as_a_request(message: Report) -> None:
    with pytest.raises(WireError, match="a message cannot be read"):
        receive_request(io.BytesIO(sent(message)))


@pytest.mark.parametrize("message", REPORTS)
def test_a_stream_that_ends_within_a_message_has_ended(message: Report) -> None:
    data = sent(message)
    for length in range(len(data)):
        assert receive_report(io.BytesIO(data[:length])) is None


@pytest.mark.parametrize("body", [b"", b"\xc1", b"\x80", b"\x93\x01\x02\x03", b"\x81\xa4type\xa3Lie"])
def test_a_body_that_is_not_a_message_is_an_error(body: bytes) -> None:
    with pytest.raises(WireError):
        receive_report(framed(body))


def test_deeply_nested_data_is_an_error_and_not_a_crash() -> None:
    with pytest.raises(WireError):
        receive_report(framed(b"\x91" * 100_000))


@given(st.binary(max_size=80))
@settings(max_examples=300, deadline=None)
def test_any_bytes_are_a_message_or_an_error_of_the_protocol(data: bytes) -> None:
    for receive, kind in ((receive_report, Report), (receive_request, Request)):
        try:
            found = receive(framed(data))
        except WireError:
            continue
        assert isinstance(found, kind)


@given(st.integers(0, 200), st.integers(0, 255))
@settings(max_examples=300, deadline=None)
def test_one_damaged_byte_gives_an_error_the_end_or_a_report(position: int, value: int) -> None:
    data = bytearray(sent(PlacesFound(2, Whereabouts(({3: 0.25, 7: 0.75},)))))
    data[position % len(data)] = value
    try:
        found = receive_report(io.BytesIO(bytes(data)))
    except WireError:
        return
    assert found is None or isinstance(found, Report)


@pytest.mark.parametrize("length", [101, 0xFFFFFFFF])
def test_a_length_beyond_the_limit_is_refused_before_the_body_is_read(
    length: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "MOST_BYTES", 100)
    pipe = io.BytesIO(struct.pack(">I", length) + bytes(200))
    with pytest.raises(WireError, match=f"{length} bytes"):
        receive_report(pipe)
    assert pipe.tell() == 4


def test_the_usual_limit_refuses_the_largest_length() -> None:
    with pytest.raises(WireError, match="4294967295 bytes"):
        receive_report(io.BytesIO(b"\xff" * 4))


@pytest.mark.parametrize("message", [FindPlaces(1, "lite", b"x" * 60), Failed(1, "x" * 50)])
def test_a_message_that_is_too_long_is_not_sent(
    message: Request | Report, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "MOST_BYTES", 50)
    pipe = io.BytesIO()
    with pytest.raises(WireError, match="too long"):
        send(pipe, message)
    assert pipe.getvalue() == b""
    send(pipe, MoveNow(1))
    assert pipe.getvalue() == sent(MoveNow(1))


@pytest.mark.parametrize(
    ("observation", "kind"),
    [(HUNTERS_VIEW, RULES.observation_type), (TRIO_VIEW, TRIO.observation_type)],
)
def test_a_packed_observation_is_unpacked_unchanged(
    observation: Observation, kind: type[Observation]
) -> None:
    assert unpacked(packed(observation), kind) == observation


def test_an_observation_with_a_wrong_type_is_refused() -> None:
    damaged = packed(TRIO_VIEW).replace(b'"player":1', b'"player":"one"')
    with pytest.raises(msgspec.ValidationError):
        unpacked(damaged, TRIO.observation_type)
