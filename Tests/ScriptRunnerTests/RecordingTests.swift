import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import ScriptLanguage
import Testing

@testable import ScriptRunner

@Suite("Records of steps")
struct RecordingTests {
  private func result(
    _ script: String, on delegate: any UIApplicationDelegate.Type = GreetingAppDelegate.self,
    recordsSteps: Bool = true
  ) throws -> SceneResult {
    let scenes = ScriptLoader(files: .memory(["a.script": script])).load("a.script").scenes
    var runner = SceneRunner(delegate, files: .memory([:]))
    runner.recordsSteps = recordsSteps
    return runner.run(try #require(scenes.first))
  }

  @Test("the second record holds only what the tap changed")
  func differences() throws {
    let records = try result("expect \"Good morning\"\ntap \"Greet\"\n").records
    #expect(
      records == [
        #"{"line":"expect \"Good morning\"","at":1,"kind":"expect","start":0,"end":0,"screen":{"#
          + #""name":"Greeting","title":null,"path":["Greeting"],"elements":[0,0,["#
          + #"{"type":"staticText","label":"Good morning"},{"type":"button","label":"Greet"}]]}}"#,
        #"{"line":"tap \"Greet\"","at":2,"kind":"act","start":0,"end":0,"touch":1,"#
          + #""screen":{"elements":[0,1,[{"type":"staticText","label":"Hello"}]]}}"#,
      ])
  }

  @Test("a record has the times at which its step began and ended")
  func times() throws {
    let records = try result("wait 2s\nexpect \"Good morning\"\n").records.map {
      try PropsValue(json: $0)
    }
    let (starts, ends) = (records.map { $0[member: "start"] }, records.map { $0[member: "end"] })
    #expect(starts.first == .int(0) && ends.first != .int(0))
    #expect((starts.dropFirst() + ends).allSatisfy { $0 == ends.first })
  }

  @Test("a remark on a step is kept with its line and its words")
  func remarks() throws {
    let result = try result("expect \"Good morning\"\nopen greeting://x\n")
    #expect(result.remarks.map(\.location.line) == [2])
    #expect(
      result.remarks.map(\.text) == [
        "nobody handled the URL greeting://x: application(_:open:options:) answered false"
      ])
  }

  @Test("the record of a step that fails holds what was expected and what was seen")
  func failure() throws {
    let failed = try result("expect \"Good evening\" now\n")
    let record = try PropsValue(json: try #require(failed.records.last))
    #expect(record[member: "failure"]?[member: "message"]?.text == failed.failure?.summary)
    #expect(record[member: "failure"]?[member: "expected"]?.text == "\"Good evening\" now")
  }

  @Test("a first step that touches has the screen before it")
  func firstTouch() throws {
    let record = try PropsValue(json: try #require(try result("tap \"Greet\"\n").records.first))
    #expect(record[member: "before"]?[member: "name"] == .string("Greeting"))
    #expect(record[member: "touch"] == .int(1))
    #expect(record[member: "screen"]?[member: "name"] == nil)
  }

  @Test("a text that was typed into a secure field is masked everywhere, in the first record too")
  func secrets() throws {
    let records = try result(
      "type \"topsecret\" into Word\ntap \"Copy\"\n", on: SecretAppDelegate.self
    ).records
    #expect(records.count == 2)
    #expect(!records.joined().contains("topsecret"))
    #expect(records[0].contains(#""line":"type \"••••••\" into Word""#))
    #expect(records[1].contains(#""label":"copied ••••••""#))
  }

  @Test("nothing is recorded unless it is asked for")
  func nothing() throws {
    #expect(try result("tap \"Greet\"\n", recordsSteps: false).records == [])
  }

  @Test("records that go through the JSON lines are the same, with their members in order")
  func jsonLines() throws {
    let result = try result("tap \"Greet\"\nexpect \"</script>\" now\n")
    var lines = ""
    let reporter = JSONLinesReporter(writesRecords: true) { lines += $0 }
    for event: RunEvent in [
      .began(sceneCount: 1), .sceneEnded(result), .ended(RunSummary(failed: 1)),
    ] { reporter.receive(event) }
    let run = try RecordedRun("a.jsonl", Array(lines.utf8))
    guard case .sceneEnded(let read) = run.events.first else {
      Issue.record("the first event is no end of a scene")
      return
    }
    #expect(read.records == result.records)
  }

  @Test(
    "a difference of props holds the changed members, items and stretches",
    arguments: [
      (#"{"a":1,"b":[1,2]}"#, #"{"a":1,"b":[1,3]}"#, ##"["{",{"b":["#",[[1,["=",3]]]]}]"##),
      (#"[1,2,3]"#, #"[1,9,8,3]"#, #"["[",1,1,[9,8]]"#),
      (#"{"a":1}"#, #"{"b":1}"#, #"["=",{"b":1}]"#),
      (#"{"a":1,"b":2}"#, #"{"b":1,"a":2}"#, #"["=",{"b":1,"a":2}]"#),
      (#"{"a":1}"#, #"{"a":1,"b":2}"#, #"["=",{"a":1,"b":2}]"#),
      (#"[1,2]"#, #"[1,2,3]"#, #"["[",2,0,[3]]"#), (#"[1,2,3]"#, #"[2,3]"#, #"["[",0,1,[]]"#),
      (#"[1,1]"#, #"[1]"#, #"["[",1,1,[]]"#),
      (#"null"#, #""text""#, #"["=","text"]"#),
      (#"1"#, #"null"#, #"["=",null]"#),
      (#"1"#, #"{"a":[1,[true,"x"]],"b":1.5}"#, #"["=",{"a":[1,[true,"x"]],"b":1.5}]"#),
    ])
  func props(old: String, new: String, expected: String) throws {
    var json = JSONText()
    json.write(try PropsValue(json: new), since: try PropsValue(json: old))
    #expect(String(decoding: json.bytes, as: UTF8.self) == expected)
  }

  @Test("an instant is written in milliseconds, with a fraction where it has one")
  func nanoseconds() {
    var json = JSONText()
    json.list { json in
      for nanoseconds: Int64 in [0, 2_000_000, 1_500_000, 999_999] {
        json.write(nanoseconds: nanoseconds)
      }
    }
    #expect(String(decoding: json.bytes, as: UTF8.self) == "[0,2,1.5,0.999999]")
  }

  @Test("control characters, quotes and letters of all kinds are valid JSON")
  func escapes() throws {
    let text = "a\"b\\c\n\u{1}\u{1F}é日</script>"
    var json = JSONText()
    json.write(text)
    #expect(try PropsValue(json: json.bytes) == .string(text))
  }
}
