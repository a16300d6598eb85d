import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import ScriptLanguage
import Testing

@testable import ScriptRunner

@Suite("Secrets in reports")
struct SecretTests {
  private func result(_ script: String, launch: [String: String] = [:]) throws -> SceneResult {
    var configuration = Session.Configuration()
    configuration.launch = launch
    let document = ScriptLoader(files: .memory(["a.script": script])).load("a.script")
    try #require(document.problems.isEmpty, "\(document.problems)")
    var runner = SceneRunner(
      SecretAppDelegate.self, configuration: configuration, files: .memory([:]))
    runner.recordsSteps = true
    return runner.run(try #require(document.scenes.first))
  }

  private func reports(of result: SceneResult) -> [String] {
    let makers: [(@escaping (String) -> Void) -> any Reporter] = [
      { HumanReporter(output: $0) }, { TAPReporter(output: $0) }, { JUnitReporter(output: $0) },
      { JSONLinesReporter(writesRecords: true, output: $0) }, { MarkdownReporter(output: $0) },
      { GitHubAnnotator(output: $0) },
    ]
    return makers.map { make in
      final class Output { var text = "" }
      let output = Output()
      let reporter = make { output.text += $0 }
      for event: RunEvent in [
        .began(sceneCount: 1), .sceneBegan(result.scene, round: 1), .sceneEnded(result),
        .ended(RunSummary(failed: 1)),
      ] { reporter.receive(event) }
      return output.text
    }
  }

  @Test(
    "a secret stands in no report, whether it is typed, stored, filled in, or named before",
    arguments: [
      "expect no \"topsecret\"\ntype \"topsecret\" into Word\ntap Copy\nexpect alert now\n",
      "type \"topsecret\" into Word\ntap Send\ntap Report\nexpect title \"topsecret\" now\n",
      "given storage remembered=topsecret\ntap Copy\nexpect alert now\n",
      "@launch remembered=topsecret\ntap Copy\nexpect alert now\n",
      "type \"topsecret\" into Password\n",
      "type \"topsecret\" into secureTextField \"Nowhere\" now\n",
      "given storage loginPassword=topsecret\nexpect \"topsecret\" now\n",
      "launch passcode=topsecret\nexpect \"topsecret\" now\n",
      "repeat 2: type \"topsecret\" into \"PIN code\"\n",
      "given POST /words responds 200 {\"word\":\"topsecret\"}\nset Word \"topsecret\"\nback\n",
    ])
  func everywhere(script: String) throws {
    let result = try result(script)
    #expect(result.failure != nil)
    for report in reports(of: result) {
      #expect(!report.contains("topsecret"))
    }
    #expect(result.records.joined().contains(SecretTexts.mask))
  }

  @Test("a text of white space only is no secret, also as a line of a longer one")
  func blank() {
    var secrets = SecretTexts()
    let isNew = secrets.add(["", " ", "\n \t"])
    #expect(!isNew && secrets.isEmpty)
    #expect(secrets.masked("Sign in  now") == "Sign in  now")
    secrets.add(["first\n \nlast"])
    #expect(secrets.masked("at first and at last") == "at •••••• and at ••••••")
  }

  @Test("the storage at launch can name a secret")
  func launch() throws {
    let result = try result(
      "expect \"topsecret\" now\n", launch: ["password": "topsecret", "hasPassword": "true"])
    #expect(result.failure?.summary.contains("\"••••••\"") == true)
    #expect(result.records.first?.contains("topsecret") == false)
  }

  @Test("the caret stays below the part of the line that it points at")
  func caret() throws {
    let failure = try #require(
      try result("type \"a very long secret\" into Word\nexpect \"a very long secret\" now\n")
        .failure)
    #expect(
      failure.details.prefix(4) == [
        "  --> a.script:2:1", "   |", #" 2 | expect "••••••" now"#, "   | ^^^^^^^^^^^^^^^^^^^",
      ])
  }

  @Test("places stay readable where a secret is a part of a path")
  func places() throws {
    let failure = try #require(
      try result("type \"script\" into Word\nexpect alert now\n").failure)
    #expect(failure.details.first == "  --> a.script:2:1")
    #expect(failure.lines.contains { $0.contains("a.script:1  type \"••••••\" into Word") })
  }

  @Test(
    "names, types and kinds of differences in a record stay, whatever was typed",
    arguments: ["button", "line", "act", "elements", "=", "staticText"])
  func structure(secret: String) throws {
    let record = try #require(try result("tap Copy\n").records.first)
    let masked = SecretTexts().adding([secret]).maskedRecord(record)
    #expect(masked == record)
  }

  @Test("adding says whether a text is new, blank ones never are")
  func adding() {
    var secrets = SecretTexts()
    let areNew = [["a1"], ["a1", " "], ["a1", "b2"]].map { secrets.add($0) }
    #expect(areNew == [true, false, true])
    #expect(secrets.count == 2)
  }

  @Test("a text is masked where JSON escapes it, and once where it is in a record twice")
  func escapes() {
    let record = #"{"line":"say \"a\\b\" and \"a\\b\"","at":1,"a\\b":2}"#
    #expect(
      SecretTexts().adding([#"a\b"#]).maskedRecord(record)
        == #"{"line":"say \"••••••\" and \"••••••\"","at":1,"a\\b":2}"#)
  }

  @Test("a text that JSON does not allow stays as it is, and those around it are masked")
  func malformed() {
    let record = #"{"line":"topsecret","label":"\q topsecret","value":"a topsecret"}"#
    #expect(
      SecretTexts().adding(["topsecret"]).maskedRecord(record)
        == #"{"line":"••••••","label":"\q topsecret","value":"a ••••••"}"#)
  }

  @Test("bytes hold a secret where all of its bytes are in a row, also as their only ones")
  func bytes() {
    let secrets = SecretTexts().adding(["hunter22"])
    let texts = ["hunter22", "a hunter22 b", "hunter2", "hunter2 hunter3", ""]
    #expect(texts.map { secrets.isIn(Array($0.utf8)) } == [true, true, false, false, false])
  }

  @Test("what a process that died has typed and printed is masked, in the records before too")
  func process() throws {
    final class Log { var results: [SceneResult] = [] }
    let log = Log()
    let plan = [PlannedScene(scene: RunFixture.scenes[0], round: 1)]
    let events = OrderedEvents(plan, failureLimit: .max) { event in
      if case .sceneEnded(let result) = event { log.results.append(result) }
    }
    var report = SceneReport()
    report.failure = RunFixture.failure
    report.failure?.output = ["the word is topsecret"]
    report.findings = []
    for message in [
      SceneMessage(kind: .began, scene: 0),
      SceneMessage(kind: .record, scene: 0, payload: Array(#"{"line":"say topsecret"}"#.utf8)),
      SceneMessage(kind: .secret, scene: 0, payload: Array("topsecret".utf8)),
      SceneMessage(.ended, scene: 0, report),
    ] { events.receive(message) }
    let result = try #require(log.results.first)
    #expect(result.failure?.output == ["the word is ••••••"])
    #expect(result.records == [#"{"line":"say ••••••"}"#])
  }

  @Test(
    "a label or a key names a secret by a word of its own",
    arguments: [
      ("Password", true), ("login-password", true), ("loginPassword", true), ("PIN", true),
      ("Passcode for the app", true), ("Spinner", false), ("Passwords", true), ("Email", false),
      ("passwordless", false),
    ])
  func names(name: String, isSecret: Bool) throws {
    let script = "type \"topsecret\" into \"\(name)\"\n"
    let scenes = ScriptLoader(files: .memory(["a.script": script])).load("a.script").scenes
    let secrets = try #require(scenes.first).namedSecrets()
    #expect(secrets.isEmpty == !isSecret)
  }

  @Test(
    "a secret of three characters is masked as a word of its own, one of four anywhere",
    arguments: [
      ("abc", "abc", true), ("abc", "an abc, then", true), ("abc", "xabcx", false),
      ("abcd", "abcd", true), ("abcd", "xabcdx", true), ("abcd", "abc d", false),
    ])
  func shortSecrets(secret: String, text: String, isMasked: Bool) {
    var secrets = SecretTexts()
    secrets.add([secret])
    let expected = isMasked ? text.replacing(secret, with: SecretTexts.mask) : text
    #expect(secrets.masked(text) == expected)
  }
}
