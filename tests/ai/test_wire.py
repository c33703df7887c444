"""Messages between a program and its thinking process: round trips, limits, and streams that end."""

from __future__ import annotations

import io
import struct

import msgspec
import pytest

from ai.agent import AgentDecision, Choice
from ai.mcts.root_statistics import RootStatistics, SearchConfig
from ai.reasons import Explanation, LineStep, Reason, Share, Weighed
from ai.worker import wire
from ai.worker.wire import (
    Failed,
    FindPlaces,
    Grow,
    Grown,
    MoveNow,
    Order,
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
from tests.ai.trios import TrioObservation, setup, trio

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
REQUESTS: list[Request] = [
    Think(1, "lite", "search:hard@2s+bold", b"\x00\xff", 1 << 62, explain=True),
    FindPlaces(2, "fury3", b""),
    Grow(3, ORDER),
    MoveNow(4),
]
REPORTS: list[Report] = [
    Thought(1, DECISION),
    PlacesFound(2, ({1: 0.5, 70: 0.5}, {})),
    Grown(3, (RootStatistics((1, 2), (0.5, 1.5), (-3.0, 4.0), (3,)),)),
    Failed(4, "ValueError: why"),
    Progress(12345),
]


def sent(*messages: Request | Report) -> io.BytesIO:
    pipe = io.BytesIO()
    for message in messages:
        send(pipe, message)
    pipe.seek(0)
    return pipe


def test_requests_arrive_in_order_and_unchanged() -> None:
    pipe = sent(*REQUESTS)
    assert [receive_request(pipe) for _ in REQUESTS] == REQUESTS
    assert receive_request(pipe) is None


def test_reports_arrive_in_order_and_unchanged() -> None:
    pipe = sent(*REPORTS)
    assert [receive_report(pipe) for _ in REPORTS] == REPORTS
    assert receive_report(pipe) is None


@pytest.mark.parametrize("message", REQUESTS)
def test_a_request_is_not_taken_for_a_report(message: Request) -> None:
    with pytest.raises(WireError, match="a message cannot be read"):
        receive_report(sent(message))


@pytest.mark.parametrize("cut", [1, 3, 5, 12])
def test_a_stream_that_ends_within_a_message_has_ended(cut: int) -> None:
    assert receive_report(io.BytesIO(sent(REPORTS[0]).getvalue()[:cut])) is None


@pytest.mark.parametrize("body", [b"", b"\xc1", b"\x80", b"\x93\x01\x02\x03", b"\x81\xa4type\xa3Lie"])
def test_what_is_no_message_is_an_error(body: bytes) -> None:
    pipe = io.BytesIO(struct.pack(">I", len(body)) + body)
    with pytest.raises(WireError):
        receive_report(pipe)


def test_a_length_beyond_the_limit_is_refused_before_anything_is_read() -> None:
    pipe = io.BytesIO(struct.pack(">I", 0xFFFFFFFF) + b"x" * 100)
    with pytest.raises(WireError, match="4294967295 bytes"):
        receive_report(pipe)
    assert pipe.tell() == 4


def test_a_message_that_is_too_long_is_not_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "MOST_BYTES", 50)
    pipe = io.BytesIO()
    with pytest.raises(WireError, match="too long"):
        send(pipe, FindPlaces(1, "lite", b"x" * 60))
    assert pipe.getvalue() == b""
    send(pipe, MoveNow(1))
    assert pipe.getvalue()


def test_an_observation_survives_its_journey() -> None:
    seen = trio(is_open=True).observe(setup({}, 0), 1)
    plain = msgspec.structs.replace(seen, actions=(), agenda=())
    assert unpacked(packed(plain), TrioObservation) == plain
    assert isinstance(plain, Observation)
    with pytest.raises(msgspec.ValidationError):
        unpacked(packed(plain).replace(b'"player":1', b'"player":"one"'), TrioObservation)
