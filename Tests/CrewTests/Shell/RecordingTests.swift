import Crew
import Foundation
import RehearsalTesting
import ScriptLanguage
import Testing

@Suite("Recording in the shell")
struct RecordingTests {
  /// Runs lines while recording, and returns the script without its first lines.
  private func record(_ lines: [String]) throws -> [String] {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("recorded-\(UUID().uuidString).script").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    _ = try TypedShell(["record \"\(file)\""] + lines + ["record stop"])
    #expect(ScriptLoader().load(file).problems.isEmpty)
    for scene in try ScriptedScenes.load(file) { try scene.rehearse(CrewAppDelegate.self) }
    let script = try String(contentsOfFile: file, encoding: .utf8)
    return script.split(separator: "\n").dropFirst(3).map(String.init)
  }

  @Test("a recording expects the screen, the alert and the values that changed")
  func expectations() throws {
    let lines = [
      #"type "ann@crew.example" into Email"#, #"type "nope" into Password"#, #"tap "Sign in""#,
      "settle", #"tap "OK""#, #"tap "Forgot password?""#,
    ]
    #expect(
      try record(lines) == [
        lines[0], lines[1], #"expect button "Sign in" enabled"#, lines[2],
        #"expect button "Sign in" not enabled"#, lines[3], #"expect alert "Sign in failed""#,
        lines[4], lines[5], "expect screen ForgotPassword",
      ])
  }

  @Test("a recording expects the number of rows and the value of a switch")
  func values() throws {
    let lines = [
      #"type "ann@crew.example" into Email"#, #"type "secret" into Password"#, #"tap "Sign in""#,
      "settle", "tap tab Tasks", "settle", "tap cell 1", "set switch Done on",
    ]
    let script = try record(lines)
    #expect(
      Array(script.suffix(6)) == [
        "expect screen TaskList", "settle", "expect 3 cells", "tap cell 1",
        "expect screen TaskDetail", "set switch Done on",
      ] || script.contains("expect switch Done has value \"on\""), "\(script)")
  }

  @Test("a failed line is not recorded, changes nothing, and can be typed again")
  func again() throws {
    let script = try record([
      #"tap "Forgot pasword?""#, "expect screen ForgotPassword", #"tap "Forgot password?""#,
    ])
    #expect(script == [#"tap "Forgot password?""#, "expect screen ForgotPassword"])
  }

  @Test("a line that fails after it changed the app is undone while recording, and only then")
  func undone() throws {
    let remark = "the session is again at the point before this line"
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appendingPathComponent("recorded-\(UUID().uuidString).script").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    let failing = #"repeat 2: tap "Forgot password?""#
    let recorded = try TypedShell(["record \"\(file)\"", failing])
    #expect(recorded.last.contains(remark) && recorded.last.contains("SignIn"))
    #expect(recorded.last.components(separatedBy: remark).last?.contains("SignIn") == true)
    #expect(!(try TypedShell([failing])).printed.contains(remark))
    let refused = try TypedShell(["record \"\(file)\"", "tap Nothing now"])
    #expect(!refused.printed.contains(remark))
  }
}
