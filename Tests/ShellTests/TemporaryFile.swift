import Foundation

/// A temporary folder, which is removed with this object.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }
}

/// A temporary file with some bytes, open for reading.
final class TemporaryFile {
  private let folder: TemporaryFolder
  let handle: FileHandle

  init(_ bytes: [UInt8]) throws {
    folder = try TemporaryFolder()
    let path = folder.path("input")
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
  }
}
