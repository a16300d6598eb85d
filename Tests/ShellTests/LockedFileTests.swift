import Foundation
import Testing

@testable import Shell

/// The file descriptor behind the history's lock, while other shells replace the file.
@Suite("Locked file")
struct LockedFileTests {
  @Test("a path refers to an open file until another file of the same disk takes its place")
  func replaced() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("history").path
    let other = folder.appendingPathComponent("other").path
    let file = try Descriptor.open(path, O_RDWR | O_CREAT)
    defer { file.close() }
    let before = file.isOpen(at: path)
    try Descriptor.open(other, O_RDWR | O_CREAT).close()
    rename(other, path)
    let replaced = file.isOpen(at: path)
    unlink(path)
    #expect([before, replaced, file.isOpen(at: path)] == [true, false, false])
  }

  @Test(
    "a pipe in the place of the file is an error, after which no descriptor of it is open",
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/fd")))
  func pipe() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.path("history"), 0o600) == 0)
    let error = #expect(throws: SystemError.self) {
      try LockedFile(path: folder.path("history"))
    }
    #expect(error?.code == EINVAL)
    let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap {
      try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
    }
    #expect(open.filter { $0.contains(folder.url.lastPathComponent) } == [])
  }
}
