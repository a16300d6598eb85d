import Foundation
import Testing

@testable import Shell

@Suite("The file of settings")
struct SettingsFileTests {
  private let folder: TemporaryFolder
  private let settings: SettingsFile

  init() throws {
    folder = try TemporaryFolder()
    settings = try #require(SettingsFile(Environment(["XDG_CONFIG_HOME": folder.url.path])))
  }

  private func write(_ text: String) throws {
    let file = URL(fileURLWithPath: settings.path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  @Test("the last line of a key is its value; comments and lines without = are none")
  func values() throws {
    try write("show = all\n# hints = on\nhints\n\nshow=a = b \n")
    #expect(settings.value(of: "show") == "a = b")
    #expect(settings.value(of: "hints") == nil)
    #expect(settings.value(of: "# hints") == nil)
    #expect(settings.value(of: "") == nil)
  }

  @Test("a file that does not exist has no values, and is created with its folder")
  func creation() throws {
    #expect(settings.value(of: "show") == nil)
    try settings.set("show", to: "changes")
    #expect(settings.value(of: "show") == "changes")
  }

  @Test("a value replaces all lines of its key, and keeps comments and other lines")
  func replacement() throws {
    try write("# show = mine\nshow = all\nhints\nshow = none\nhints = off\n")
    try settings.set("show", to: "changes")
    #expect(
      try String(contentsOfFile: settings.path, encoding: .utf8)
        == "# show = mine\nhints\nhints = off\nshow = changes\n")
  }

  @Test(
    "the file is in XDG_CONFIG_HOME if that is an absolute path, or else below HOME",
    arguments: [
      (["XDG_CONFIG_HOME": "/config", "HOME": "/home/ann"], "/config/rehearsal/settings"),
      (["XDG_CONFIG_HOME": "config", "HOME": "/home/ann"], "/home/ann/.config/rehearsal/settings"),
      (["HOME": "/home/ann"], "/home/ann/.config/rehearsal/settings"), (["HOME": ""], nil),
      ([:], nil),
    ])
  func places(variables: [String: String], path: String?) {
    #expect(SettingsFile(Environment(variables))?.path == path)
  }
}
