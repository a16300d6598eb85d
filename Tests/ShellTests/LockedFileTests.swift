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
    #expect(try open(in: folder) == [])
  }

  /// The descriptors of this process that are open in a folder, by the paths of their files.
  private func open(in folder: TemporaryFolder) throws -> [String] {
    let own = "/proc/self/fd"
    return try FileManager.default.contentsOfDirectory(atPath: own)
      .compactMap { try? FileManager.default.destinationOfSymbolicLink(atPath: "\(own)/\($0)") }
      .filter { $0.contains(folder.url.lastPathComponent) }
      .map { $0.replacing(folder.url.path + "/", with: "") }
  }

  @Test(
    "a file that is replaced while its lock is waited for is closed, and the new one is locked",
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/locks")))
  func replacedMeanwhile() throws {
    let folder = try TemporaryFolder()
    let (path, other) = (folder.path("history"), folder.path("other"))
    for (path, text) in [(path, "old"), (other, "new")] {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }
    let holder = Foundation.open(path, O_RDWR)
    #expect(flock(holder, LOCK_EX) == 0)
    Thread.detachNewThread {
      Self.waitForWaiter(of: holder)
      rename(other, path)
      close(holder)
    }
    let file = try LockedFile(path: path)
    defer { file.close() }
    #expect(try file.contents() == Array("new".utf8))
    #expect(try open(in: folder) == ["history"])
  }

  /// Waits until somebody waits for the lock of a file, but not for ever.
  nonisolated private static func waitForWaiter(of descriptor: Int32) {
    var status = stat()
    fstat(descriptor, &status)
    for _ in 0..<100_000 {
      let locks = try? String(contentsOfFile: "/proc/locks", encoding: .utf8)
      let waiting = (locks ?? "").split(separator: "\n").filter { $0.contains("-> FLOCK") }
      if waiting.contains(where: { $0.contains(":\(status.st_ino) ") }) { return }
      sched_yield()
    }
  }

  @Test(
    "bytes of which only some have space are not in the file at all",
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/fd")))
  func partlyWritten() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("history")
    let file = try LockedFile(path: path)
    defer { file.close() }
    let size = largestSize(path) - 3
    #expect(truncate(path, off_t(size)) == 0)
    let error = #expect(throws: SystemError.self) { try file.append(Array("look\n".utf8)) }
    #expect(error?.code == EFBIG)
    #expect(file.size == size)
    try file.append(Array("hi\n".utf8))
    #expect(file.size == size + 3)
  }

  /// Returns the largest size that the system allows a file, which has no content so far.
  private func largestSize(_ path: String) -> Int {
    var (allowed, refused) = (0, Int.max)
    while refused - allowed > 1 {
      let size = allowed + (refused - allowed) / 2
      if truncate(path, off_t(size)) == 0 { allowed = size } else { refused = size }
    }
    return allowed
  }
}
