"""Reads the reports of one run: NAME.tap, NAME.jsonl, NAME.xml and NAME.md, and compares their scenes.

Usage: check.py SCHEMA NAME
"""

import json
import sys

import jsonschema
from junitparser import Failure, JUnitXml
from tap.parser import Parser

schema, name = sys.argv[1:]

suites = JUnitXml.fromfile(f"{name}.xml")
cases = [case for suite in suites for case in suite]
junit = [not any(isinstance(result, Failure) for result in case.result) for case in cases]
assert suites.tests == len(cases), suites
assert suites.failures == junit.count(False), suites

lines = list(Parser().parse_file(f"{name}.tap"))
unknown = [str(line) for line in lines if line.category == "unknown"]
assert not unknown, unknown
points = [line for line in lines if line.category == "test"]
plan = [line for line in lines if line.category == "plan"]
assert [line.expected_tests for line in plan] == [len(points)], plan
for point in points:
    assert point.ok or point.yaml_block["at"]["file"] in point.yaml_block["details"], point

with open(schema) as file:
    validator = jsonschema.Draft202012Validator(json.load(file))
with open(f"{name}.jsonl") as file:
    events = [json.loads(line) for line in file]
for event in events:
    validator.validate(event)
ended = [event for event in events if event["event"] == "scene-ended"]
skipped = [event for event in events if event["event"] == "scene-skipped"]
assert events[0]["scenes"] == len(ended) + len(skipped) == len(points) == len(cases), events[0]
assert events[-1]["event"] == "run-ended", events[-1]

with open(f"{name}.md") as file:
    assert file.readline().startswith("## "), f"{name}.md"

outcomes = [event["outcome"] == "passed" for event in ended] + [True] * len(skipped)
assert [point.ok for point in points] == junit == outcomes, (points, junit, outcomes)
print(f"{name}: {len(points)} scenes, {outcomes.count(False)} failed")
