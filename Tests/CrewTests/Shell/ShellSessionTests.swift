import Crew
import Foundation
import RehearsalTesting
import ScriptLanguage
import ScriptRunner
import RehearsalCore
import Shell
import Testing

@Suite("Crew in the shell")
struct ShellSessionTests {
  private static let commands = [
    #"type "ann@crew.example" into Email"#, #"type "secret" into Password"#, #"tap "Sign in""#,
    "expect screen ShiftList", "tap tab Chat", #"expect title "Team Chat""#,
  ]

  /// Runs a shell with typed lines, and returns its exit code and its output.
  private func type(
    _ lines: [String], isInteractive: Bool = true
  ) throws -> (code: Int32, printed: String) {
    let printed = PrintedText()
    let write = { (text: String) in printed.text += text }
    var configuration = InteractiveShell.Configuration()
    configuration.session.launch = ["onboarded": "true"]
    let shell = try InteractiveShell(
      CrewAppDelegate.self, configuration,
      output: ShellOutput(width: 72, isColoured: false, print: write, warn: write),
      isInteractive: isInteractive)
    return (shell.run(LineSourceDouble(lines)), printed.text)
  }

  private func withFile(_ body: (String) throws -> Void) throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("recorded-\(UUID().uuidString).script")
    defer { try? FileManager.default.removeItem(at: file) }
    try body(file.path)
  }

  @Test("a recording replays without failure, and fails after an expectation is made false")
  func recording() throws {
    try withFile { file in
      #expect(try type(["record \"\(file)\""] + Self.commands + ["record stop"]).code == 0)
      let script = try String(contentsOfFile: file, encoding: .utf8)
      #expect(
        script == """
          # Recorded at the prompt.
          @launch onboarded=true

          expect screen SignIn
          type "ann@crew.example" into Email
          type "secret" into Password
          expect button "Sign in" enabled
          tap "Sign in"
          expect button "Sign in" not enabled
          expect screen ShiftList
          tap tab Chat
          expect screen TeamChat
          expect title "Team Chat"

          """)
      for scene in try ScriptedScenes.load(file) { try scene.rehearse(CrewAppDelegate.self) }
      let falsified = script.replacing("screen ShiftList", with: "screen TripList")
      try Data(falsified.utf8).write(to: URL(fileURLWithPath: file))
      let scenes = try ScriptedScenes.load(file)
      let failed = #expect(throws: SceneFailed.self) {
        try scenes.first?.rehearse(CrewAppDelegate.self)
      }
      #expect(failed?.description.contains("recorded-") == true)
      #expect(failed?.description.contains(":10:1") == true)
      #expect(failed?.description.contains("seen:     screen ShiftList") == true)
    }
  }

  @Test("undone lines are not in the recording")
  func undo() throws {
    try withFile { file in
      let lines = ["record \"\(file)\"", #"tap "Forgot password?""#, "undo", "record stop"]
      #expect(try type(lines).code == 0)
      let script = try String(contentsOfFile: file, encoding: .utf8)
      #expect(!script.contains("Forgot password?"))
    }
  }

  @Test("record does not overwrite a file that it has not written")
  func protection() throws {
    try withFile { file in
      try Data("mine".utf8).write(to: URL(fileURLWithPath: file))
      #expect(try type(["record \"\(file)\""]).printed.contains("exists and is not a recording"))
      #expect(try String(contentsOfFile: file, encoding: .utf8) == "mine")
    }
  }

  @Test("a failing line ends a shell on a pipe with exit code 1, but not an interactive one")
  func pipe() throws {
    let lines = ["tap \"Nobody\"", "look"]
    #expect(try type(lines, isInteractive: false).code == 1)
    #expect(try type(lines, isInteractive: true).code == 0)
    #expect(try type(["look"], isInteractive: false).code == 0)
  }

  @Test("undo and redo restore the same screen")
  func undoAndRedo() throws {
    let session = try type(Self.commands + ["look"]).printed
    let again = try type(Self.commands + ["undo", "undo", "redo", "redo", "look"]).printed
    let lastScreen = { (text: String) in text.components(separatedBy: "TeamChat ").last }
    #expect(lastScreen(session) == lastScreen(again))
  }

  @Test("graph draws screens by flow, moves during an expectation or a wait too, and where one is")
  func graph() throws {
    let lines = Array(Self.commands.prefix(4)) + ["wait 1s", "tap cell 1", "graph"]
    let drawn = try type(lines).printed.components(separatedBy: "\nSignIn\n").last
    #expect(
      drawn == """
          ○ SignIn
              tap button "Sign in"       ⇒ ShiftList
        Main ▸ Shifts
          ○ ShiftList
              tap cell                   ↑ ShiftDetail
          Shift
            ● ShiftDetail  you are here
        from outside
          launch                         ⇒ SignIn

        """)
  }

  @Test("graph counts how often each way was taken, and undo takes back what it undoes")
  func graphCounts() throws {
    let chat = ["tap tab Chat", "tap tab Shifts", "tap tab Chat"]
    let lines = Array(Self.commands.prefix(4)) + chat
    #expect(try type(lines + ["graph"]).printed.contains("⇄ TeamChat  2×\n"))
    #expect(try type(lines + ["undo", "graph"]).printed.contains("⇄ TeamChat\n"))
  }

  @Test("props --diff compares one screen before and after the last act, and names a new screen")
  func propsDifference() throws {
    let lines = Array(Self.commands.prefix(4))
    #expect(
      try type(["props --diff"]).printed.hasSuffix("there was no act yet\n"))
    let typed = try type([lines[0], "props --diff"]).printed
    #expect(typed.contains("ann@crew.example") && !typed.contains("new screen"))
    let opened = try type(lines + ["tap tab Chat", "props --diff"]).printed
    #expect(
      opened.hasSuffix("TeamChat is a new screen; before the last act, ShiftList was shown\n"))
  }
}
