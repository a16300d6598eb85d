#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// An open file of the computer, written without a buffer.
package struct SystemFile {
  /// The reason of a failed system call.
  package struct Failure: Error, Equatable, Sendable {
    /// The system's error number.
    package let code: Int32

    /// Whether the reader of a pipe has gone.
    package var isClosedPipe: Bool { code == EPIPE }
  }

  /// The way in which a file is opened.
  package enum Mode {
    /// For reading.
    case reading
    /// For writing from the beginning; the file is created if it is missing, and emptied.
    case replacing
    /// For writing at the end; the file is created if it is missing.
    case appending
    /// For writing; the file must not exist.
    case creating
  }

  /// The standard output of the process.
  package static let standardOutput = SystemFile(descriptor: 1)

  /// The standard error of the process.
  package static let standardError = SystemFile(descriptor: 2)

  private let descriptor: Int32

  private init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Opens a file.
  package init(_ path: String, _ mode: Mode) throws(Failure) {
    let flags =
      switch mode {
      case .reading: O_RDONLY
      case .replacing: O_WRONLY | O_CREAT | O_TRUNC
      case .appending: O_WRONLY | O_CREAT | O_APPEND
      case .creating: O_WRONLY | O_CREAT | O_EXCL
      }
    descriptor = Int32(try Self.retry { Int(open(path, flags | O_CLOEXEC, 0o666)) })
  }

  /// Writes all bytes.
  package func write(_ bytes: some Sequence<UInt8>) throws(Failure) {
    let bytes = Array(bytes)
    var start = 0
    while start < bytes.count {
      start += try Self.retry {
        bytes.withUnsafeBytes { whole in
          let rest = UnsafeRawBufferPointer(rebasing: whole[start...])
          return systemWrite(descriptor, rest.baseAddress, rest.count)
        }
      }
    }
  }

  /// Reads all bytes up to the end.
  package func read() throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try Self.retry {
        chunk.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress, $0.count) }
      }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
    }
  }

  /// Closes the file; some file systems report only then that they are full.
  package func close() throws(Failure) {
    _ = try Self.retry { Int(systemClose(descriptor)) }
  }

  /// Writes all bytes and closes the file, which has the permissions of another one if that exists.
  package func fill(
    with bytes: some Sequence<UInt8>, permissionsOf path: String? = nil
  ) throws(Failure) {
    do throws(Failure) {
      try write(bytes)
      if let path { try takePermissions(of: path) }
    } catch {
      try? close()
      throw error
    }
    try close()
  }

  private func takePermissions(of path: String) throws(Failure) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    _ = try Self.retry { Int(fchmod(descriptor, status.st_mode & 0o777)) }
  }

  /// Whether the file is a terminal.
  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Makes a second descriptor for the file, which programs started from here do not get.
  package func duplicate() throws(Failure) -> SystemFile {
    let copy = Int32(try Self.retry { Int(fcntl(descriptor, F_DUPFD_CLOEXEC, 3)) })
    return SystemFile(descriptor: copy)
  }

  /// Makes this descriptor mean the same file as another.
  package func redirect(to other: SystemFile) throws(Failure) {
    _ = try Self.retry { Int(dup2(other.descriptor, descriptor)) }
  }

}

extension SystemFile.Failure: CustomStringConvertible {
  /// The system's words, such as `No space left on device`.
  package nonisolated var description: String { String(cString: strerror(code)) }
}

extension SystemFile {
  /// Returns whether a path is an ordinary file, and nil if nothing is there.
  package static func isRegular(_ path: String) throws(Failure) -> Bool? {
    var status = stat()
    do {
      _ = try retry { Int(stat(path, &status)) }
      return status.st_mode & S_IFMT == S_IFREG
    } catch  where error.code == ENOENT {
      return nil
    }
  }

  /// Checks that an existing file may be written.
  package static func checkWritable(_ path: String) throws(Failure) {
    _ = try retry { Int(access(path, W_OK)) }
  }

  /// Replaces a file by another one in the same folder.
  package static func rename(_ path: String, to target: String) throws(Failure) {
    _ = try retry { Int(systemRename(path, target)) }
  }

  /// Removes a file; a missing file is no failure.
  package static func remove(_ path: String) {
    unlink(path)
  }

  /// Creates a folder and those above it.
  package static func createFolders(_ path: String) throws(Failure) {
    var end = path.startIndex
    while end < path.endIndex {
      end = path[path.index(after: end)...].firstIndex(of: "/") ?? path.endIndex
      if mkdir(String(path[..<end]), 0o777) == -1, errno != EEXIST { throw Failure(code: errno) }
    }
  }

  /// Returns the names in a folder; none if it cannot be read.
  package static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(
            to: CChar.self, capacity: MemoryLayout.size(ofValue: entry.pointee.d_name)
          ) { String(cString: $0) }
        })
    }
    return names
  }

  /// Returns a path with its symbolic links followed; the path itself if nothing is there.
  package static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The number of this process.
  package static var processNumber: Int32 { getpid() }

  /// Returns whether a process with a number runs.
  package static func isRunning(_ process: Int32) -> Bool {
    kill(process, 0) == 0 || errno != ESRCH
  }

  /// Repeats a call that a signal interrupted.
  private static func retry(_ call: () -> Int) throws(Failure) -> Int {
    while true {
      let result = call()
      if result >= 0 { return result }
      if errno != EINTR { throw Failure(code: errno) }
    }
  }
}

// Inside the type these names would mean its own methods.
private func systemRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, bytes, count)
}
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}
private func systemClose(_ file: Int32) -> Int32 { close(file) }
private func systemRename(_ path: String, _ target: String) -> Int32 { rename(path, target) }
