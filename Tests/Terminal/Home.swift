import Foundation

/// An empty home folder for the program, which is removed with this object.
final class Home {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The environment of the program, without a LANG.
  var environment: [String: String] {
    ["HOME": folder.path, "PATH": "/usr/bin:/bin", "TERM": "xterm"]
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
