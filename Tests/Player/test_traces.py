"""Traces: what happened, and what the player shows after each step.

A trace in `traces/` is a JSON file with `about`, `opening` (what the state
starts from) and `steps`. Each step has the event, and what of the view (see
`view` in player-state.js), of the state (under `state`) and of the effects
must hold after it. A step that names no effects must have none. `media` is
short for a measure: [position, start, edge, end], further fields by name.
"""

import json
from pathlib import Path

import pytest

TRACES = sorted((Path(__file__).parent / "traces").glob("*.json"))

# Runs a trace; the view, the effects and the state after every step.
RUN = """(trace) => {
  const { initial, step, view } = Greenroom.playerState;
  let state = initial(trace.opening);
  const frozen = JSON.stringify(state);
  const first = step(state, { type: "live", at: 0 });
  if (JSON.stringify(state) !== frozen) throw new Error("it was changed");
  return trace.steps.map((event) => {
    const before = JSON.stringify(state);
    const next = step(state, event);
    if (JSON.stringify(state) !== before) throw new Error("it was changed");
    state = next;
    return { view: view(state), effects: state.effects, state };
  });
}"""


def event_of(step):
    """The event of a step."""
    if "media" in step:
        position, start, edge, end = step["media"]
        event = {"type": "media", "position": position, "start": start,
                 "edge": edge, "end": end, "target": 2}
    else:
        event = {}
    return event | {
        key: value for key, value in step.items()
        if key not in ("media", "expect", "note")}


@pytest.mark.parametrize("path", TRACES, ids=lambda path: path.stem)
def test_a_trace_shows_what_it_should(blank, path):
    trace = json.loads(path.read_text("utf-8"))
    found = blank.evaluate(RUN, {
        "opening": trace["opening"],
        "steps": [event_of(step) for step in trace["steps"]]})
    for number, (step, got) in enumerate(zip(trace["steps"], found)):
        where = f"{path.stem}, step {number}: {step}"
        expected = dict(step.get("expect", {}))
        assert got["effects"] == expected.pop("effects", []), where
        for key, value in expected.pop("state", {}).items():
            assert got["state"][key] == value, f"{where}: {key}"
        for key, value in expected.items():
            actual = got["view"][key]
            if isinstance(value, float):
                actual = round(actual, 4)
            assert actual == value, f"{where}: {key} is {actual}"


def test_every_state_is_reached_by_some_trace(blank):
    reached = set()
    for path in TRACES:
        trace = json.loads(path.read_text("utf-8"))
        reached |= {
            it["view"]["playerState"] for it in blank.evaluate(RUN, {
                "opening": trace["opening"],
                "steps": [event_of(step) for step in trace["steps"]]})}
    assert reached == {
        "waiting-room", "live-edge", "live-behind", "ended-behind",
        "ended-replay", "ended-no-recording", "end-of-content", "on-demand"}


@pytest.mark.parametrize("seconds, text", [
    (0, "0:00"), (0.99, "0:00"), (-5, "0:00"), (45.9, "0:45"),
    (725, "12:05"), (3599.99, "59:59"), (3600, "1:00:00"),
    (3723, "1:02:03"), (93600, "26:00:00")])
def test_clock_times_are_floored_once(blank, seconds, text):
    assert blank.evaluate("Greenroom.playerState.clock", seconds) == text


def test_a_number_that_is_none_is_no_time(blank):
    assert blank.evaluate(
        "[NaN, Infinity, undefined].map(Greenroom.playerState.clock)"
    ) == ["0:00", "0:00", "0:00"]
