import Foundation
import HeadlessUIKit
import ScriptRunner
import Testing

@testable import Shell

@Suite("The script of a recording")
struct RecordedScriptTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Records lines, and returns the lines of the script after its first screen.
  private func recorded(
    _ lines: String..., isStopped: Bool = false,
    _ change: (InteractiveShell) -> Void = { _ in }
  ) throws -> [String] {
    let file = folder.path("a.script")
    let all = isStopped ? lines + ["record stop \(file)"] : ["record \(file)"] + lines
    _ = try TypedShell.output(of: all, into: FormAppDelegate.self, change)
    let script = try String(contentsOfFile: file, encoding: .utf8)
    let start = "# Recorded at the prompt.\n\nexpect screen Form\n"
    #expect(script.hasPrefix(start))
    return script.dropFirst(start.count).split(separator: "\n").map(String.init)
  }

  @Test(
    "each act is followed by what changed, in the file at once or in the script of all commands",
    arguments: [false, true])
  func expectations(isStopped: Bool) throws {
    #expect(
      try recorded(
        "tap Count", "type Ann into Name", "tap Send", "look", "tap Send", isStopped: isStopped)
        == [
          "tap Count", "expect props.count == 1", "type Ann into Name",
          "expect button Send enabled", "tap Send", #"expect "sent""#, "tap Send",
        ])
  }

  @Test("a text that is typed or cleared is not expected in the props", arguments: [false, true])
  func typing(isStopped: Bool) throws {
    #expect(
      try recorded(
        "type x into Note", "clear Note", "type Ann into Name", "clear Name", isStopped: isStopped)
        == [
          "type x into Note", "clear Note", "type Ann into Name", "expect button Send enabled",
          "clear Name", "expect button Send not enabled",
        ])
  }

  @Test("a secret that the screen shows is not expected", arguments: [false, true])
  func secret(isStopped: Bool) throws {
    #expect(
      try recorded(
        "type hunter22 into Code", "tap Reveal", "tap Count", isStopped: isStopped)
        == ["type hunter22 into Code", "tap Reveal", "tap Count", "expect props.count == 1"])
  }

  @Test("an expectation that waited is followed by the screen that came, by nothing else")
  func waiting() throws {
    #expect(
      try recorded("tap Work", "expect done within 2s") == ["tap Work", "expect done within 2s"])
    #expect(
      try recorded("tap Leave", "expect no Count within 2s")
        == ["tap Leave", "expect no Count within 2s", "expect screen Arrival"])
  }

  @Test("a text that was typed into a secure field is not expected")
  func secret() throws {
    #expect(
      try recorded("type hunter22 into Code", "tap Reveal", "tap Count")
        == [
          "type hunter22 into Code", "tap Reveal", "tap Count", "expect props.count == 1",
        ])
  }

  @Test("an interrupted repeat is recorded as far as it got, with what changed")
  func interrupted() throws {
    #expect(
      try recorded("repeat 5: tap Count") { $0.interpreter.isInterrupted = { $0 >= 2 } }
        == ["repeat 2: tap Count", "expect props.count == 2"])
  }
}
