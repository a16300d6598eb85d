import Foundation
import HeadlessUIKit
import Testing

@testable import Shell

@Suite("The file of a recording")
struct RecordingFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path(name)))
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: folder.path(name), encoding: .utf8)
  }

  /// Returns what typed lines print, without the folder.
  private func printed(_ lines: String...) throws -> String {
    try TypedShell.output(
      of: lines.map { $0.replacing("FOLDER", with: folder.url.path) }, into: FormAppDelegate.self
    ).replacing(folder.url.path, with: "FOLDER")
  }

  @Test("an empty file and one that was recorded before are written, any other is not")
  func overwriting() throws {
    let script = "# Recorded at the prompt.\n\nexpect screen Form\n"
    for (old, new) in [("", script), (script + "tap Count\n", script), ("\n", "\n")] {
      try write(old, to: "a.script")
      _ = try printed("record FOLDER/a.script")
      #expect(try text("a.script") == new)
    }
  }

  @Test(
    "an error before the recording says that nothing is recorded, one during it that it goes on")
  func messages() throws {
    try write("tap Count\n", to: "mine.script")
    let fault = "error: FOLDER/mine.script exists and is not a recording\n"
    let before = try printed("record FOLDER/mine.script")
    #expect(
      before == "> record FOLDER/mine.script\n" + fault
        + "   = nothing is recorded; name another file, as in `record FILE`, or move this file\n")
    let during = try printed("record FOLDER/a.script", "record stop FOLDER/mine.script")
    #expect(
      during == "> record FOLDER/a.script\n"
        + "recording to FOLDER/a.script; `record stop` ends it\n"
        + "> record stop FOLDER/mine.script\n" + fault
        + "   = the recording continues; write it to another file with `record stop FILE`, "
        + "or move this file\n")
    #expect(try text("mine.script") == "tap Count\n")
  }

  @Test("an error of the system is told with its reason, without the advice to move the file")
  func systemError() {
    let error = RecordingError(path: "/a.script", reason: "No space left on device")
    #expect(
      error.lines(isUnderWay: false) == [
        "error: /a.script cannot be written: No space left on device",
        "   = nothing is recorded; name another file, as in `record FILE`",
      ])
    #expect(
      error.lines(isUnderWay: true)[1]
        == "   = the recording continues; write it to another file with `record stop FILE`")
  }
}
