import Foundation
import Shell
import Testing

@Suite("What is printed after an act")
struct ActReportTests {
  private let draft = ["settle", "tap tab Chat", "settle", #"type "Hi" into Message"#]

  private func output(_ lines: [String], marksChanges: Bool = false) throws -> String {
    try TypedShell(lines, launch: TypedShell.signedIn, marksChanges: marksChanges).last
  }

  @Test("on arrival the props are on one line, cut to the width")
  func arrival() throws {
    let printed = try output(["settle", "tap tab Chat"])
    #expect(
      printed.hasSuffix(
        "\n  props {title: \"Loading\", messages: [], draft: \"\", canSend: false}\n"))
    #expect(
      try TypedShell(["settle"], launch: TypedShell.signedIn).last.contains("\n  + rows[0]: {"))
  }

  @Test("after typing, what changed on the screen and in the props is printed")
  func typing() throws {
    #expect(
      try output(draft) == """
          Message  "Hi"  textField, focused
          [Send]
          draft: "" → "Hi"
          canSend: false → true

        """)
  }

  @Test("without colour, what is new is marked")
  func marks() throws {
    let printed = try output(draft + [#"tap "Send""#], marksChanges: true)
    #expect(printed.contains("\n+ cell 4  Ann Bakker · Hi · 09:00 · pending\n"))
    #expect(printed.contains("\n  cell 1  Bilal Öz"))
    #expect(printed.contains("\n+ canSend: true → false\n"))
  }

  @Test("show selects the parts")
  func parts() throws {
    #expect(try output(["show nothing"] + draft) == "")
    #expect(
      try output(["show elements"] + draft)
        == "  Message  \"Hi\"  textField, focused\n  [Send]\n")
    let changes = try output(["show changes"] + draft + [#"tap "Send""#])
    #expect(!changes.contains("TeamChat") && !changes.contains("cell 1"))
    #expect(changes.contains("cell 4  Ann Bakker") && changes.contains("canSend: true → false"))
    #expect(
      try output(["show props"]) == "after an act: the screen, and the props or their changes\n")
  }

  @Test("the choice is kept in the settings file, beside its other lines")
  func settings() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let settings = SettingsFile(Environment(["XDG_CONFIG_HOME": folder.path]))
    _ = try TypedShell(["show nothing"], settings: settings)
    let file = folder.appendingPathComponent("rehearsal/settings")
    #expect(try String(contentsOf: file, encoding: .utf8) == "show = nothing\n")
    let next = try TypedShell(draft, launch: TypedShell.signedIn, settings: settings)
    #expect(next.last == "")
    try Data("# mine\nhints = off\nshow = nothing\n".utf8).write(to: file)
    _ = try TypedShell(["show changes"], settings: settings)
    #expect(
      try String(contentsOf: file, encoding: .utf8) == "# mine\nhints = off\nshow = changes\n")
  }
}
