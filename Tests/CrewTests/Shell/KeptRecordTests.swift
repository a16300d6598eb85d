import Crew
import Foundation
import RehearsalCore
import ScriptLanguage
import Testing

@testable import ScriptRunner

@Suite("Records of Crew's steps")
struct KeptRecordTests {
  private static let path = "Tests/CrewTests/Transcripts/records.jsonl"

  private static let script = """
    @date 2026-01-05T09:00:00Z
    @launch onboarded=true
    scene "one"
    given POST /messages fails "The line is busy." once
    type "ann@crew.example" into Email
    type "secret" into Password
    tap "Sign in"
    expect screen ShiftList
    settle
    tap tab Chat
    settle
    type "Hi" into Message
    tap "Send"
    settle
    tap cell containing "Bar two."
    settle
    open crew://nowhere/1
    settle
    tap "OK" in alert
    push {"aps": {"alert": "New shift"}, "link": "crew://shifts/s4"}
    tap tab Account
    settle
    tap "Log out"
    tap "Log out" in sheet
    settle
    expect no leaks
    repeat 2: wait 10ms
    expect button "Nothing" within 100ms

    """

  @Test(
    "the records of a walk through Crew with an alert, a sheet, a banner and a failure are kept")
  func records() throws {
    let scenes = ScriptLoader(files: .memory(["a.script": Self.script])).load("a.script").scenes
    var runner = SceneRunner(CrewAppDelegate.self, files: .memory([:]))
    runner.recordsSteps = true
    let result = runner.run(try #require(scenes.first))
    // The places in Crew's code that scheduled work say nothing about the records.
    let records = result.records.map { $0.replacing(#/\w+\/\w+\.swift:\d+/#, with: "FILE") }
    if ProcessInfo.processInfo.environment["REHEARSAL_UPDATE_TRANSCRIPTS"] != nil {
      let text = records.map { $0 + "\n" }.joined()
      try Data(text.utf8).write(to: URL(fileURLWithPath: Self.path))
    }
    let kept = try String(contentsOfFile: Self.path, encoding: .utf8)
      .split(separator: "\n").map(String.init)
    let changes = LineDifference.lines(expected: kept, seen: records)
    #expect(changes == [], "REHEARSAL_UPDATE_TRANSCRIPTS=1 writes records.jsonl again")
    #expect(result.failure?.location.line == 28)
  }
}
