import Foundation
import RehearsalCore
import ScriptLanguage
import ScriptRunner

@testable import NavigationMap

/// The script that walks the whole small app.
let notesScript = """
  scene "all screens"
  expect screen NoteList
  tap "First note"
  back
  tap "Compose"
  expect screen Compose
  swipe down
  tap "Compose"
  tap "Save"
  tap tab Options
  tap "Delete all"
  tap "Cancel" in alert
  open notes://note
  expect screen Note

  """

/// Returns the map of the small app by a script.
func notesMap(
  _ script: String = notesScript, detail: AppMap.Detail = .screen
) throws -> AppMap {
  let files = ScriptFiles.memory(["walk.script": script])
  let document = ScriptLoader(files: files).load("walk.script", within: ".")
  try check(document.problems.isEmpty, document.problems.flatMap(\.lines))
  let walk = MapWalk(NotesAppDelegate.self, detail: detail, files: files)
  let result = walk.run(document.scenes)
  return result.map
}

private struct Mistaken: Error {
  let lines: [String]
}

private func check(_ isRight: Bool, _ lines: [String]) throws {
  guard isRight else { throw Mistaken(lines: lines) }
}

/// A map of the small app, kept in a file beside the tests.
enum KeptMap {
  static let folder = "Tests/NavigationMapTests/Maps"

  /// Returns the text of a kept file; writes it first if `REHEARSAL_UPDATE_MAPS` is set.
  static func text(_ file: String, updatedBy text: String) throws -> String {
    if ProcessInfo.processInfo.environment["REHEARSAL_UPDATE_MAPS"] != nil {
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    }
    return try String(contentsOfFile: file, encoding: .utf8)
  }

  /// Returns a picture without its positions, which differ between versions of Graphviz.
  static func withoutPositions(_ svg: String) -> String {
    svg.replacing(#/ d="[^"]*"/#, with: " d=\"\"")
      .replacing(#/ (x|y|cx|cy|width|height|viewBox|transform)="[^"]*"/#) { " \($0.1)=\"\"" }
  }
}
