import Crew
import Foundation
import RehearsalCore
import Shell
import Testing

/// A transcript in a file: a line after `> ` is typed, and the lines after it are the output.
///
/// A first line such as `> # launch onboarded=true` is what is stored before the launch.
struct KeptTranscript {
  private static let folder = "Tests/CrewTests/Transcripts"
  private static let launchMark = "> # launch "

  let name: String

  private var path: String { "\(Self.folder)/\(name).txt" }

  /// The text of the file.
  func text() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  /// Returns the text that the shell prints for the lines that are typed in the file.
  func printedAgain() throws -> String {
    let lines = try text().split(separator: "\n").map(String.init).filter { $0.hasPrefix("> ") }
    let first = lines.first.flatMap { $0.hasPrefix(Self.launchMark) ? $0 : nil }
    let launch = (first?.dropFirst(Self.launchMark.count) ?? "").split(separator: " ").map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1)
      return (String(parts[0]), String(parts[1]))
    }
    let typed = lines.dropFirst(first == nil ? 0 : 1).map { String($0.dropFirst(2)) }
    let text = PrintedText()
    let write = { (more: String) in text.text += more }
    var configuration = InteractiveShell.Configuration()
    configuration.session.launch = Dictionary(uniqueKeysWithValues: launch)
    let shell = try InteractiveShell(
      CrewAppDelegate.self, configuration,
      output: ShellOutput(width: 100, isColoured: false, print: write, warn: write),
      isInteractive: true)
    if let first { write(first + "\n") }
    // The name of the app in the prompt is left out.
    _ = shell.run(LineSourceDouble(typed) { line in write(String(line.drop { $0 != ">" })) })
    return text.text
  }

  /// Writes the file again if `REHEARSAL_UPDATE_TRANSCRIPTS` is set.
  func update(_ printed: String) throws {
    guard ProcessInfo.processInfo.environment["REHEARSAL_UPDATE_TRANSCRIPTS"] != nil else { return }
    try Data(printed.utf8).write(to: URL(fileURLWithPath: path))
  }
}

@Suite("Transcripts of Crew's flows")
struct TranscriptFileTests {
  @Test(
    "typed lines print the screens, elements, flows, requests and events of their transcript",
    arguments: [
      "failures", "links", "onboarding", "onboarding-signed-in", "prompt", "shifts",
      "tasks-and-chat", "trips-and-account",
    ])
  func printed(_ name: String) throws {
    let transcript = KeptTranscript(name: name)
    let printed = try transcript.printedAgain()
    try transcript.update(printed)
    let kept = try transcript.text()
    let changes = LineDifference.lines(
      expected: kept.components(separatedBy: "\n"), seen: printed.components(separatedBy: "\n"))
    #expect(changes == [], "REHEARSAL_UPDATE_TRANSCRIPTS=1 writes \(name).txt again")
  }
}
