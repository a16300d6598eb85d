"""Drives Crew over JSON-RPC 2.0; the argument is the program."""

import json
import subprocess
import sys

from rehearsal import Failure, Rehearsal

program = sys.argv[1]


def expect(seen, wanted, what):
    if seen != wanted:
        sys.exit(f"{what}: expected {wanted!r}, seen {seen!r}")


def failure(call):
    try:
        call()
    except Failure as error:
        return error
    sys.exit("a call that must fail did not")


app = Rehearsal(program)
expect(failure(lambda: app.screen()).code, -32002, "screen before launch")
screen = app.launch(storage={"onboarded": "true"})
expect(screen["name"], "SignIn", "the first screen")
app.run(line='type "ann@crew.example" into Email')
app.perform(action="type", element={"text": "Password"}, text="secret")
app.perform(action="tap", element={"type": "button", "text": "Sign in"})
result = app.run(line="expect screen ShiftList")
expect(result["milliseconds"], 200, "the time of the sign-in")
expect(result["screen"]["path"], ["ShiftList"], "the path")
error = failure(lambda: app.run(line='expect "Nobody" now'))
expect(error.code, -32000, "the code of a failed step")
expect(error.data["expected"], '"Nobody" now', "what was expected")
expect("ShiftList" in error.data["screen"], True, "the screen of the failure")
expect(failure(lambda: app.run(line="tpa Ok")).code, -32001, "the code of a mistaken line")
expect(failure(lambda: app.fly()).code, -32601, "the code of an unknown method")
expect(failure(lambda: app.wait(ms=3)).code, -32602, "the code of wrong parameters")
expect(app.wait(milliseconds=1000)["milliseconds"], 1000, "the time of a wait")
expect(app.undo(count=3)["name"], "SignIn", "the screen after undo")
expect(app.leaks(), [], "the leaks")
expect(app.findings(), [], "the findings")
expect(app.close(), 0, "the exit code")

lines = ["{", "[]", '{"jsonrpc": "2.0"}', '{"jsonrpc": "2.0", "method": "launch"}',
         '[{"jsonrpc": "2.0", "id": "a", "method": "launch"}, {"id": 2}]',
         '{"jsonrpc": "2.0", "id": 9, "method": "shutdown"}']
process = subprocess.run([program, "serve", "--stdio"], input="\n".join(lines) + "\n",
                         capture_output=True, encoding="utf-8", timeout=60)
answers = [json.loads(line) for line in process.stdout.splitlines()]
expect([answer["error"]["code"] for answer in answers[:3]], [-32700, -32600, -32600], "errors")
expect([answer.get("id") for answer in answers[3]], ["a", 2], "the batch")
expect(answers[4], {"jsonrpc": "2.0", "id": 9, "result": None}, "the shutdown")
expect(len(answers), 5, "the number of answers: a notification has none")
schema = json.loads(subprocess.check_output([program, "serve", "--schema"], encoding="utf-8"))
expect(sorted(schema["methods"]), sorted(
    ["launch", "run", "perform", "screen", "wait", "undo", "leaks", "findings", "shutdown"]),
    "the methods of the schema")
print("serve --stdio: 24 checks")
