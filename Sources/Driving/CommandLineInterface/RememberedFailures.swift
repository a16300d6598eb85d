import Foundation
import HeadlessDevice
import ScriptLanguage
import RehearsalCore
import ScriptRunner

/// The scenes that failed in the last run, which `--last-failed` runs again.
///
/// They are kept in `.rehearsal/last-failed.json` in the current folder, one state for each checkout.
/// A run without failures that finds no such file writes none.
struct RememberedFailures {
  /// The path of the file.
  static let path = ".rehearsal/last-failed.json"

  private let files: ScriptFiles
  private let path: String

  init(files: ScriptFiles, path: String = Self.path) {
    self.files = files
    self.path = path
  }

  /// The titles of the scenes that failed in the last run; empty if none is known.
  var titles: Set<String> {
    guard let bytes = files.read(path) else { return [] }
    return (try? JSONDecoder().decode(Set<String>.self, from: Data(bytes))) ?? []
  }

  /// Replaces the titles.
  ///
  /// - Throws: ``UsageError`` with the system's reason.
  func remember(_ failed: Set<String>) throws(UsageError) {
    guard failed != titles else { return }
    let lines = failed.sorted().map { "  \($0.jsonQuoted)" }
    let text = "[\n\(lines.joined(separator: ",\n"))\n]\n"
    do throws(SystemFile.Failure) {
      let folder = ScriptPath.folder(of: path)
      try SystemFile.createFolders(folder)
      try write("*\n", to: "\(folder)/.gitignore")
      try write(text, to: path)
    } catch {
      throw UsageError("the failed scenes are not remembered in `\(path)`: \(error)")
    }
  }

  private func write(_ text: String, to path: String) throws(SystemFile.Failure) {
    let file = try SystemFile(path, .replacing)
    defer { try? file.close() }
    try file.write(text.utf8)
  }
}
