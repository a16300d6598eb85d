import Crew
import Foundation
import RehearsalCore
import Shell
import Testing

@Suite("The README's transcript")
struct TranscriptTests {
  /// Returns the shell's output for some typed lines, including the lines themselves.
  private func transcript(typing lines: [String]) throws -> String {
    let printed = PrintedText()
    let write = { (text: String) in printed.text += text }
    let output = ShellOutput(width: 72, isColoured: false, print: write, warn: write)
    var configuration = InteractiveShell.Configuration()
    configuration.session.launch = ["onboarded": "true"]
    let shell = try InteractiveShell(
      CrewAppDelegate.self, configuration, output: output, isInteractive: true)
    _ = shell.run(LineSourceDouble(lines, echo: write))
    return printed.text
  }

  @Test("the transcript in README.md is what the program prints")
  func isFresh() throws {
    let readme = try String(contentsOfFile: "README.md", encoding: .utf8)
    let block = try #require(
      readme.split(separator: "```").first { $0.contains("crew> ") }, "README.md has no transcript")
    let lines = block.split(separator: "\n").dropFirst().map(String.init)
    let typed = lines.filter { $0.hasPrefix("crew> ") }.map { String($0.dropFirst(6)) }
    let expected = lines.joined(separator: "\n") + "\n"
    let printed = try transcript(typing: typed)
    #expect(printed == expected, "paste this into README.md:\n\(printed)")
  }
}
