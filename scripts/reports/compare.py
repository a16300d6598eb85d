"""Compares the transcripts of runs: each run of a scene must have the same events, in any order of scenes.

Usage: compare.py FILE.jsonl…
"""

import json
import sys


def scenes(path):
    """Yields each scene of a run with its events, without the wall-clock times."""
    events = []
    with open(path) as file:
        for line in file:
            event = json.loads(line)
            if event["event"].startswith("run-"):
                continue
            event.pop("elapsed_ms", None)
            event.pop("round", None)
            events.append(json.dumps(event))
            if event["event"] == "scene-ended":
                yield f"{event['file']} {event['name']}", events
                events = []


expected = dict(scenes(sys.argv[1]))
assert expected
for path in sys.argv[1:]:
    count = 0
    for scene, events in scenes(path):
        count += 1
        if events != expected[scene]:
            sys.exit(f"{path}: {scene} differs from its run in {sys.argv[1]}")
    assert count >= len(expected), path
    print(f"{path}: {count} scenes have the same events")
