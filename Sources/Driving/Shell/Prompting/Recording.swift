import Foundation
import RehearsalCore

/// A script that is being written while somebody walks.
struct Recording {
  /// The first line of a recorded script, by which one may be written over.
  static let mark = "# Recorded at the prompt."

  /// The file it goes to; nil until one is named.
  var file: String?

  /// The lines so far.
  private(set) var lines: [String]

  /// The screen after the last line.
  private var screen: String

  /// Begins a script.
  ///
  /// - Parameters:
  ///   - launch: what lay in storage when the app was launched.
  ///   - screen: the screen that is up.
  init(launch: [String: String], screen: String) {
    lines = [Self.mark]
    if !launch.isEmpty { lines.append("@launch " + launch.scriptPairs.joined(separator: " ")) }
    lines += ["", "expect screen \(screen)"]
    self.screen = screen
  }

  /// Adds a command; a move to another screen is followed by an expectation of it.
  mutating func add(_ command: [String], screen: String) {
    lines += command.map(Self.trimmed)
    guard screen != self.screen, !screen.isEmpty else { return }
    self.screen = screen
    let expectation = "expect screen \(screen)"
    if command != [expectation] { lines.append(expectation) }
  }

  /// A line without the spaces that completion leaves at its end.
  private static func trimmed(_ line: String) -> String {
    var line = line[...]
    while line.last == " " { line.removeLast() }
    return String(line)
  }

  /// Writes the script.
  ///
  /// - Throws: ``RecordingError`` where there is a file already that no recording wrote, or where
  ///   the system refuses.
  func write(to path: String) throws(RecordingError) {
    let old = try? String(contentsOfFile: path, encoding: .utf8)
    let isFree = !FileManager.default.fileExists(atPath: path)
    guard isFree || old?.isEmpty == true || old?.hasPrefix(Self.mark) == true else {
      throw RecordingError(path: path, reason: nil)
    }
    do {
      try Data((lines.joined(separator: "\n") + "\n").utf8)
        .write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw RecordingError(path: path, reason: error.localizedDescription)
    }
  }
}

/// Why a recording could not be written.
struct RecordingError: Error, Equatable, CustomStringConvertible {
  let path: String

  /// What the system said; nil where somebody else's file is in the way.
  let reason: String?

  var description: String {
    if let reason {
      return
        "error: \(path) cannot be written: \(reason)\n   = the recording goes on: name another "
        + "file with `record stop FILE`"
    }
    return
      "error: there is a file \(path) that no recording wrote\n   = the recording goes on: name "
      + "another file with `record stop FILE`, or move this one away"
  }
}
