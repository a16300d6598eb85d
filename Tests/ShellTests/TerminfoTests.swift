import Foundation
import Testing

@testable import Shell

/// Whether this system has descriptions of terminals.
private nonisolated let hasDatabase = ["/lib/terminfo", "/usr/share/terminfo", "/usr/lib/terminfo"]
  .contains {
    folder in
    ["x", "78"].contains { FileManager.default.fileExists(atPath: "\(folder)/\($0)") }
  }

@Suite("Descriptions of terminals")
struct TerminfoTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func describe(_ path: String) throws {
    let url = folder.url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: url)
  }

  private func style(_ variables: [String: String]) -> TerminalStyle {
    TerminalStyle(
      flag: .automatic, environment: Environment(variables), isTerminal: true, terminalColumns: nil)
  }

  @Test(
    "a terminal without a description is not capable and gets no colour, an ordinary one does",
    .enabled(if: hasDatabase))
  func unknown() {
    let styles = ["xterm", "no-such-terminal", "../x/xterm"].map { style(["TERM": $0]) }
    #expect(styles.map(\.isCapable) == [true, false, false])
    #expect(styles.map(\.usesColour) == [true, false, false])
  }

  @Test(
    "a description is found in each folder of the environment, by letter or hexadecimal code",
    .enabled(if: hasDatabase), arguments: ["m", "6d"])
  func places(letter: String) throws {
    try describe("\(letter)/my-terminal")
    try describe(".terminfo/\(letter)/my-terminal")
    let path = folder.url.path
    let found = [[:], ["TERMINFO": path], ["TERMINFO_DIRS": "/none:\(path)"], ["HOME": path]]
      .map { variables in
        style(variables.merging(["TERM": "my-terminal"]) { $1 }).isCapable
      }
    #expect(found == [false, true, true, true])
  }
}
