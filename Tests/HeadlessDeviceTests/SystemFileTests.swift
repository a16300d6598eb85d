import Foundation
import Testing

@testable import HeadlessDevice

@Suite("Files of the computer")
struct SystemFileTests {
  /// Runs a body with a temporary folder, removed afterwards.
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("rehearsal-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  private func text(_ path: String) throws -> String {
    let file = try SystemFile(path, .reading)
    defer { try? file.close() }
    return String(decoding: try file.read(), as: UTF8.self)
  }

  @Test("a folder is created with those above it, and again without an error")
  func folders() throws {
    try withFolder { folder in
      try SystemFile.createFolders(folder + "/a/b")
      try SystemFile.createFolders(folder + "/a/b")
      try SystemFile.createFolders(folder + "/a/c/")
      #expect(SystemFile.names(in: folder + "/a").sorted() == [".", "..", "b", "c"])
    }
  }

  @Test("a folder below a file cannot be created, and the error has the system's words")
  func blocked() throws {
    try withFolder { folder in
      try SystemFile(folder + "/file", .creating).fill(with: "text".utf8)
      let error = #expect(throws: SystemFile.Failure.self) {
        try SystemFile.createFolders(folder + "/file/a")
      }
      #expect(error?.description == "Not a directory")
      #expect(try SystemFile.isRegular(folder + "/file") == true)
    }
  }

  @Test("a file is replaced or gone on with; one that must be new is refused where one exists")
  func modes() throws {
    try withFolder { folder in
      let path = folder + "/file"
      try SystemFile(path, .creating).fill(with: "longer text".utf8)
      try SystemFile(path, .replacing).fill(with: "one".utf8)
      #expect(try text(path) == "one")
      try SystemFile(path, .appending).fill(with: ", two".utf8)
      #expect(try text(path) == "one, two")
      let error = #expect(throws: SystemFile.Failure.self) { try SystemFile(path, .creating) }
      #expect(error?.description == "File exists")
    }
  }

  @Test("a pipe whose reader has gone is told apart from a disk without space")
  func closedPipe() {
    let failures = [EPIPE, ENOSPC, EIO].map { SystemFile.Failure(code: $0) }
    #expect(failures.map(\.isClosedPipe) == [true, false, false])
  }

  @Test("a second descriptor writes to the same file after the first is closed")
  func duplicate() throws {
    try withFolder { folder in
      let file = try SystemFile(folder + "/file", .creating)
      let second = try file.duplicate()
      try file.write("one".utf8)
      try file.close()
      try second.fill(with: ", two".utf8)
      #expect(try text(folder + "/file") == "one, two")
    }
  }

  @Test("a redirected file writes to another one")
  func redirection() throws {
    try withFolder { folder in
      let paths = ["/a", "/b"].map { folder + $0 }
      let files = try paths.map { try SystemFile($0, .creating) }
      try files[0].write("before".utf8)
      try files[0].redirect(to: files[1])
      try files[1].fill(with: "own, ".utf8)
      try files[0].fill(with: "redirected".utf8)
      #expect(try paths.map { try text($0) } == ["before", "own, redirected"])
    }
  }

  #if os(Linux)
    /// Returns whether this process has a descriptor of a file.
    private func isOpen(_ path: String) -> Bool {
      SystemFile.names(in: "/proc/self/fd")
        .contains { SystemFile.resolved("/proc/self/fd/\($0)") == path }
    }

    @Test("a file that cannot be filled is closed")
    func failedFill() throws {
      try withFolder { folder in
        let path = SystemFile.resolved(folder) + "/file"
        try SystemFile(path, .creating).fill(with: "text".utf8)
        let file = try SystemFile(path, .reading)
        #expect(isOpen(path))
        let error = #expect(throws: SystemFile.Failure.self) { try file.fill(with: "more".utf8) }
        #expect(error?.description == "Bad file descriptor")
        #expect(!isOpen(path))
      }
    }
  #endif
}
