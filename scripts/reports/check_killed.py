"""Reads the reports of a run that was killed: check_killed.py SCHEMA NAME."""

import json
import re
import sys

import jsonschema
from tap.parser import Parser

schema, name = sys.argv[1:]

with open(schema) as file:
    validator = jsonschema.Draft202012Validator(json.load(file))
with open(f"{name}.jsonl") as file:
    events = [json.loads(line) for line in file]
for event in events:
    validator.validate(event)
ended = [event for event in events if event["event"] == "scene-ended"]

lines = list(Parser().parse_file(f"{name}.tap"))
assert not [line for line in lines if line.category == "unknown"]
points = [line for line in lines if line.category == "test"]
planned = [line.expected_tests for line in lines if line.category == "plan"][0]
assert len(points) < planned, "a reader must see that test points are missing"

page = open(f"{name}.html", encoding="utf-8").read()
heads = [json.loads(text) for text in re.findall(r'<script type="application/json" class="scene">(.*?)</script>', page)]
steps = [json.loads(text) for text in re.findall(r'<script type="application/json" class="steps">(.*?)</script>', page, re.S)]
assert min(len(heads), len(steps)) >= 5

# The reports are written one after another: at most one scene is in some of them only.
counts = [len(ended), len(points), len(heads), len(steps)]
assert max(counts) - min(counts) <= 1, counts
print(f"{name}: {len(points)} of {planned} scenes before it was killed")
