import HeadlessUIKit
import ScriptLanguage
import ScriptRunner
import TestApps
import Testing

@testable import CommandLineInterface

/// An app with one button, which counts its taps in its label.
private final class TapAppDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController {
    let screen = UIViewController()
    screen.view.addSubview(UIButton(primaryAction: UIAction(title: "Tap") { _ in }))
    return screen
  }
}

@Suite("The subcommands on scripts")
struct ScriptCommandTests {
  /// The exit code of a subcommand and what it printed.
  private struct Outcome: Equatable {
    var code: Int32 = 0
    var printed = ""
    var warned = ""
  }

  private static let scripts = [
    "a.script": """
    @tags smoke
    scene "one"
    tap Tap
    expect button Tap
    scene "two"
    expect button Tap

    """,
    "b.script": "scene \"three\"\nexpect Nothing now\n",
    "hint.script": "let name = \"Ann\"\nexpect Tap\n",
    "broken.script": "tpa Tap\ntap\n",
    "broken-too.script": "include broken.script\n",
    "empty.script": "# nothing\n",
  ]

  private func outcome(
    _ arguments: [String], environment: [String: String] = [:],
    _ run: (ScriptCommandLine, [String]) -> Int32
  ) -> Outcome {
    let output = CapturedOutput()
    let code = run(
      ScriptCommandLine(console: output.console(environment), files: .memory(Self.scripts)),
      arguments)
    return Outcome(code: code, printed: output.printed, warned: output.warned)
  }

  private func check(_ arguments: String...) -> Outcome { outcome(arguments) { $0.check($1) } }

  /// Runs scenes in this process, with fixed arguments.
  private func run(_ arguments: String..., environment: [String: String] = [:]) -> Outcome {
    outcome(arguments + ["--isolation", "none"], environment: environment) {
      $0.run($1, on: TapAppDelegate.self)
    }
  }

  // MARK: check

  @Test("check counts the scenes and files in which nothing is wrong")
  func checked() {
    #expect(
      check("a.script", "b.script")
        == Outcome(warned: "3 scenes in 2 files: nothing is wrong\n"))
    #expect(check("b.script") == Outcome(warned: "1 scene in 1 file: nothing is wrong\n"))
  }

  @Test("check prints each hint, and with --strict counts it as a mistake")
  func hints() {
    let hint = """
      nobody uses the variable `name`
        --> hint.script:1:5
         |
       1 | let name = "Ann"
         |     ^^^^ use it as ${name}, or remove this line


      """
    let counts = """
      1 hint; `--strict` makes them mistakes
      1 scene in 1 file: no mistakes, 1 hint

      """
    #expect(check("hint.script") == Outcome(warned: "hint: " + hint + counts))
    #expect(check("hint.script", "--strict") == Outcome(code: 2, warned: "error: " + hint))
    #expect(
      check("a.script", "--strict") == Outcome(warned: "2 scenes in 1 file: nothing is wrong\n"))
  }

  @Test("check prints the mistakes of all files, and counts the files that have one")
  func mistakes() {
    func problems(_ origin: String) -> String {
      """
      error: unknown command `tpa`
        --> broken.script:1:1
         |
       1 | tpa Tap
         | ^^^ did you mean `tap`?
         = `rehearse help commands` lists the commands
      \(origin)
      error: the line is incomplete
        --> broken.script:2:4
         |
       2 | tap
         |    ^ expected an element (its text, its type or both) after `tap`
      \(origin)

      """
    }
    let (own, included) = (problems(""), problems("   = included at broken-too.script:1:1\n"))
    #expect(
      check("broken.script")
        == Outcome(code: 2, warned: own + "2 mistakes in 1 file: nothing was run\n"))
    #expect(
      check("a.script", "broken.script", "broken-too.script")
        == Outcome(code: 2, warned: own + included + "4 mistakes in 1 file: nothing was run\n"))
  }

  @Test("check names a path that does not exist, and a missing operand")
  func missing() {
    #expect(check("nowhere.script").code == 2)
    #expect(check("nowhere.script").warned.contains("nowhere.script"))
    #expect(
      check() == Outcome(code: 2, warned: "error: expected PATH… after `check`\n"))
  }

  // MARK: run

  @Test("run prints the report and exits with 1 where a scene failed, 0 where none did")
  func ran() {
    let passed = run("a.script", "--reporter", "tap")
    #expect(
      passed
        == Outcome(
          printed: """
            TAP version 14
            1..2
            ok 1 - a.script › one
            ok 2 - a.script › two

            """))
    let failed = run("b.script", "--reporter", "tap")
    #expect(failed.code == 1 && failed.warned == "")
    #expect(failed.printed.contains("not ok 1 - b.script › three\n"))
  }

  @Test("run --list prints the place and the name of each scene that is chosen, and runs none")
  func list() {
    #expect(
      run("a.script", "b.script", "--list")
        == Outcome(
          printed: "a.script:2: one\na.script:5: two\nb.script:1: three\n"))
    #expect(
      run("a.script", "b.script", "--list", "--filter", "t[wh]", "--repeat-each", "2")
        == Outcome(
          printed: "a.script:5: two\na.script:5: two\nb.script:1: three\nb.script:1: three\n"))
    #expect(
      run("a.script", "b.script", "--list", "--tags", "smoke,slow")
        == Outcome(printed: "a.script:2: one\na.script:5: two\n"))
    #expect(
      run("a.script", "b.script", "--list", "--shard", "2/3")
        == Outcome(printed: "a.script:5: two\n"))
  }

  @Test("run with nothing to run exits with 2 and says why, or with 0 if that is allowed")
  func nothing() {
    let note = "\n   = with --pass-with-no-scenes that is no mistake\n"
    #expect(
      run("a.script", "--filter", "x")
        == Outcome(code: 2, warned: "error: none of 2 scenes is chosen" + note))
    #expect(
      run("b.script", "--filter", "x")
        == Outcome(code: 2, warned: "error: none of 1 scene is chosen" + note))
    #expect(
      run("a.script", "--list", "--filter", "x")
        == Outcome(code: 2, warned: "error: there are no scenes in a.script" + note))
    #expect(
      run("a.script", "--last-failed")
        == Outcome(code: 2, warned: "error: none of 2 scenes failed in the last run" + note))
    #expect(run("a.script", "--filter", "x", "--pass-with-no-scenes") == Outcome())
    #expect(run("a.script", "--list", "--filter", "x", "--pass-with-no-scenes") == Outcome())
  }

  @Test("run says which part of the scenes a shard took, and from which seed an order is drawn")
  func shards() {
    #expect(
      run("a.script", "b.script", "--shard", "1/2", "--reporter", "tap").warned
        == "shard 1 of 2: 1 of 3 scenes\n")
    #expect(
      run("a.script", "--shard", "1/1", "--repeat-each", "2", "--reporter", "tap").warned
        == "shard 1 of 1: 4 of 4 scenes\n")
    #expect(
      run("a.script", "--shuffle", "7", "--reporter", "tap").warned
        == "the order is drawn from seed 7\n")
    #expect(run("a.script", "--reporter", "tap").warned == "")
  }

  @Test("run --transcript prints each step and the screen after it")
  func transcript() {
    let printed = run("a.script", "--filter", "one", "--transcript").printed
    #expect(printed.contains("tap Tap"))
    #expect(!run("a.script", "--filter", "one").printed.contains("tap Tap"))
  }

  @Test(
    "run refuses values that cannot be used, and says what to write",
    arguments: [
      (["--filter", "("], "error: `(` is not a regular expression: --filter REGEX\n"),
      (
        ["--repeat-each", "0"],
        "error: `0` is not a whole number from 1 to 1000000: --repeat-each 10\n"
      ),
      (
        ["--max-failures", "no"],
        "error: `no` is not a whole number from 1 to 1000000: --max-failures 3\n"
      ),
      (["--retries", "101"], "error: `101` is not a whole number from 0 to 100: --retries 2\n"),
      (["--retries", "-1"], "error: `-1` is not a whole number from 0 to 100: --retries 2\n"),
      (["--timeout", "0"], "error: `0` is not a number of seconds up to 86400: --timeout 30\n"),
      (
        ["--timeout", "86401"],
        "error: `86401` is not a number of seconds up to 86400: --timeout 30\n"
      ),
      (
        ["--shuffle=x"], "error: `x` is not a seed (a whole number, 0 or more): --shuffle 7\n"
      ),
      (
        ["--jobs", "2"],
        "error: `--isolation none` runs one scene at a time\n   = leave out `--jobs`\n"
      ),
      (["--launch", "x"], "error: `--launch` takes key=value, not `x`\n"),
      (["--launch", "=x"], "error: `--launch` takes key=value, not `=x`\n"),
      (["--shard", "3/2"], "error: `3/2` is not a shard: --shard 2/5 is the second of five\n"),
      (["--list=x"], "error: `--list` takes no value\n"),
    ])
  func refused(_ options: [String], _ message: String) {
    let refused = outcome(["a.script", "--isolation", "none"] + options) {
      $0.run($1, on: TapAppDelegate.self)
    }
    #expect(refused == Outcome(code: 2, warned: message))
  }

  @Test("one job with --isolation none, and values at their limits, are allowed")
  func limits() {
    for options in [
      ["--jobs", "1"], ["--timeout", "86400"], ["--retries", "0"], ["--retries", "100"],
      ["--max-failures", "1"], ["--repeat-each", "1"], ["--shard", "1/1"],
    ] {
      let outcome = outcome(["a.script", "--isolation", "none", "--list"] + options) {
        $0.run($1, on: TapAppDelegate.self)
      }
      #expect(outcome.code == 0, "\(options)")
    }
  }

  @Test("--storage and several jobs contradict each other, and an unknown isolation is named")
  func processes() {
    let storage = outcome(["a.script", "--storage", "s", "--jobs", "2"]) {
      $0.run($1, on: TapAppDelegate.self)
    }
    #expect(
      storage
        == Outcome(
          code: 2,
          warned: """
            error: `--storage` passes the storage from each scene to the next, one scene at a time
               = leave out `--jobs`, or give each run a file of its own

            """))
    let unknown = outcome(["a.script", "--isolation", "scenes"]) {
      $0.run($1, on: TapAppDelegate.self)
    }
    #expect(
      unknown
        == Outcome(
          code: 2,
          warned: """
            error: unknown isolation `scenes`
               = did you mean `scene`?
               = expected scene, file or none

            """))
  }

  @Test("Bazel's variables choose the scenes, unless an option does")
  func bazel() {
    let environment = ["TESTBRIDGE_TEST_ONLY": "two"]
    #expect(
      run("a.script", "--list", environment: environment)
        == Outcome(printed: "a.script:5: two\n"))
    #expect(
      run("a.script", "--list", "--filter", "one", environment: environment)
        == Outcome(printed: "a.script:2: one\n"))
    let shards = ["TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "1"]
    #expect(
      run("a.script", "--list", environment: shards) == Outcome(printed: "a.script:5: two\n"))
    #expect(
      run("a.script", "--list", "--shard", "1/2", environment: shards)
        == Outcome(printed: "a.script:2: one\n"))
    #expect(
      run(
        "a.script", "--list",
        environment: ["TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "2"])
        == Outcome(
          code: 2, warned: "error: TEST_SHARD_INDEX `2` of TEST_TOTAL_SHARDS `2` is no shard\n"))
    #expect(
      run(
        "b.script", "a.script", "--reporter", "tap",
        environment: ["TESTBRIDGE_TEST_RUNNER_FAIL_FAST": "1"]
      ).printed.contains("ok 3 - a.script › two # SKIP not run"))
  }
}
