import Foundation

/// An empty home folder for the program, which is removed with this object.
final class Home {
  let folder: URL

  /// Creates the folder.
  ///
  /// - Parameter settings: the shell's settings; by default, no hints are shown beside the line.
  init(settings: String = "hints = off\n") throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(
      at: settingsFile.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(settings.utf8).write(to: settingsFile)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The environment of the program, without a LANG.
  var environment: [String: String] {
    ["HOME": folder.path, "PATH": "/usr/bin:/bin", "TERM": "xterm", "PAGER": "cat"]
  }

  private var settingsFile: URL { folder.appendingPathComponent(".config/rehearsal/settings") }

  /// The content of the settings file.
  var settings: String {
    get throws { try String(contentsOf: settingsFile, encoding: .utf8) }
  }

  /// Writes ~/.editrc.
  func configureEditing(_ text: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(".editrc"))
  }

  /// The content of Crew's history file.
  var history: String {
    get throws {
      let file = folder.appendingPathComponent(".local/state/rehearsal/crew.history")
      return try String(contentsOf: file, encoding: .utf8)
    }
  }
}
