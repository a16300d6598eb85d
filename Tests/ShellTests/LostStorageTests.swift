import Foundation
import RehearsalCore
import Testing

@testable import Shell

@Suite("An app that cannot be launched again")
struct LostStorageTests {
  private final class Printed { var text = "" }

  @Test("an undo that cannot launch the app fails with the reason, and prints no screen")
  func undo() throws {
    let (folder, printed) = (try TemporaryFolder(), Printed())
    var configuration = InteractiveShell.Configuration()
    configuration.session.storage = folder.url.appendingPathComponent("storage.json")
    let shell = try InteractiveShell(
      FormAppDelegate.self, configuration,
      output: ShellOutput(
        width: 72, isColoured: false, print: { printed.text += $0 }, warn: { printed.text += $0 }),
      isInteractive: true)
    #expect(shell.enter("tap Count"))
    // A folder takes the place of the file.
    try? FileManager.default.removeItem(atPath: folder.path("storage.json"))
    try FileManager.default.createDirectory(
      atPath: folder.path("storage.json"), withIntermediateDirectories: true)
    printed.text = ""
    #expect(!shell.enter("undo"))
    let message = printed.text.replacing(folder.url.path, with: "FOLDER")
    #expect(
      message
        == "error: the app could not be launched again: the storage file FOLDER/storage.json cannot "
        + "be read: it is a folder or a device. It must hold a JSON object of strings; move it away "
        + "to start with empty storage.\n")
    try FileManager.default.removeItem(atPath: folder.path("storage.json"))
    #expect(shell.enter("tap Count"))
    printed.text = ""
    #expect(shell.enter("history"))
    #expect(printed.text == "tap Count\ntap Count\n")
    #expect(!shell.enter("redo"))
  }
}
