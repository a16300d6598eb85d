"""A client of `rehearse serve --stdio`: one app, driven by method calls."""

import json
import subprocess


class Failure(Exception):
    """The error of a call: its code, its message and its data."""

    def __init__(self, error):
        super().__init__(error["message"], error.get("data"))
        self.code, self.data = error["code"], error.get("data")


class Rehearsal:
    """A connection; each method of the service is a method of this class."""

    def __init__(self, program="rehearse"):
        self.process = subprocess.Popen(
            [program, "serve", "--stdio"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            encoding="utf-8")
        self.count = 0

    def __getattr__(self, method):
        return lambda **parameters: self.call(method, parameters)

    def call(self, method, parameters):
        self.count += 1
        request = {"jsonrpc": "2.0", "id": self.count, "method": method, "params": parameters}
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise Failure(answer["error"])
        return answer["result"]

    def close(self):
        self.call("shutdown", {})
        return self.process.wait()
