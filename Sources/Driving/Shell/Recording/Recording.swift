import Foundation
import RehearsalCore

/// A script that is written while commands are typed.
struct Recording {
  /// The first line of a recorded script; a file that begins with it can be overwritten.
  static let mark = "# Recorded at the prompt."

  /// The file of the script; nil until it is named.
  var file: String?

  /// The lines so far.
  private(set) var lines: [String]

  /// Creates a script.
  ///
  /// - Parameters:
  ///   - launch: the content of the storage at launch.
  ///   - screen: the name of the current screen.
  init(launch: [String: String], screen: String) {
    lines = [Self.mark]
    if !launch.isEmpty { lines.append("@launch " + launch.scriptPairs.joined(separator: " ")) }
    lines += ["", "expect screen \(screen.scriptWord)"]
  }

  /// Adds a command, and expectations that the command itself does not contain.
  mutating func add(_ entry: CommandHistory.Entry, expecting expectations: [String]) {
    let command = entry.scriptLines.map(Self.trimmed)
    lines += command + expectations.filter { !command.contains($0) }
  }

  /// Returns a line without the trailing spaces that completion inserts.
  private static func trimmed(_ line: String) -> String {
    var line = line[...]
    while line.last == " " { line.removeLast() }
    return String(line)
  }

  /// Writes the script.
  ///
  /// - Throws: ``RecordingError`` if the file exists and is not a recording, or if it cannot be written.
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

/// An error of writing a recording.
struct RecordingError: Error, Equatable {
  /// The path of the file.
  let path: String

  /// The system's message; nil if the file exists and is not a recording.
  let reason: String?

  /// Returns the error with its remedy.
  ///
  /// - Parameter isUnderWay: whether commands are recorded already.
  func lines(isUnderWay: Bool) -> [String] {
    let fault = reason.map { "cannot be written: \($0)" } ?? "exists and is not a recording"
    let remedy =
      isUnderWay
      ? "the recording continues; write it to another file with `record stop FILE`"
      : "nothing is recorded; name another file, as in `record FILE`"
    return [
      "error: \(path) \(fault)", "   = \(remedy)" + (reason == nil ? ", or move this file" : ""),
    ]
  }
}
