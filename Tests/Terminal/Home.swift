import Foundation

/// An empty home folder for a program, removed with this value.
final class Home {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// What a program started from here finds; without a LANG.
  var environment: [String: String] {
    ["HOME": folder.path, "PATH": "/usr/bin:/bin", "TERM": "xterm"]
  }

  /// Writes ~/.editrc.
  func configureEditing(_ text: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(".editrc"))
  }

  /// The history kept for Crew, as it stands in its file.
  var history: String {
    get throws {
      let file = folder.appendingPathComponent(".local/state/rehearsal/crew.history")
      return try String(contentsOf: file, encoding: .utf8)
    }
  }
}
