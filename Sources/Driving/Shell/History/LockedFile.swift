#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// An open file with an exclusive lock.
struct LockedFile {
  private let file: Descriptor

  /// Opens a file and waits for its lock; creates the file and its folders if they do not exist.
  init(path: String) throws(SystemError) {
    Self.createFolders(of: path)
    // Another shell may have replaced the file while this one waited for the lock of the old file.
    var opened = try Self.openLocked(path)
    while !opened.isOpen(at: path) {
      opened.close()
      opened = try Self.openLocked(path)
    }
    file = opened
  }

  private static func openLocked(_ path: String) throws(SystemError) -> Descriptor {
    let file = try Descriptor.open(path, O_RDWR | O_CREAT | O_APPEND)
    do {
      try file.requireRegular()
      try throwing { flock(file.number, LOCK_EX) }
      return file
    } catch {
      file.close()
      throw error
    }
  }

  /// Closes the file and releases the lock.
  func close() { file.close() }

  /// The number of bytes of the file.
  var size: Int { Int(lseek(file.number, 0, SEEK_END)) }

  /// Returns all bytes of the file.
  func contents() throws(SystemError) -> [UInt8] {
    try throwing { lseek(file.number, 0, SEEK_SET) < 0 ? -1 : 0 }
    var all: [UInt8] = []
    while true {
      let more = try file.read(upTo: 1 << 16)
      if more.isEmpty { return all }
      all += more
    }
  }

  /// Returns the last bytes of the file, or all of them if there are fewer.
  func tail(_ count: Int) throws(SystemError) -> [UInt8] {
    let size = lseek(file.number, 0, SEEK_END)
    guard size > 0 else { return [] }
    try throwing { lseek(file.number, max(0, size - off_t(count)), SEEK_SET) < 0 ? -1 : 0 }
    return try file.read(upTo: count)
  }

  /// Appends bytes: all of them or, after an error, none.
  func append(_ bytes: [UInt8]) throws(SystemError) {
    let size = lseek(file.number, 0, SEEK_END)
    do {
      try file.write(bytes)
    } catch {
      ftruncate(file.number, size)
      throw error
    }
  }

  /// Returns a path with its symbolic links resolved.
  static func resolvingLinks(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Creates the folders of a path; an error shows when the file is opened.
  private static func createFolders(of path: String) {
    for end in path.indices.dropFirst() where path[end] == "/" {
      mkdir(String(path[..<end]), 0o700)
    }
  }
}

extension Descriptor {
  /// Opens a file that only its owner can read; child processes do not inherit it.
  static func open(_ path: String, _ flags: Int32) throws(SystemError) -> Descriptor {
    let number = try retrying { Int(systemOpen(path, flags | O_CLOEXEC, 0o600)) }
    return Descriptor(number: Int32(number))
  }

  /// Closes the descriptor.
  func close() { systemClose(number) }

  /// Requires a regular file or a character device, because /dev/null is often used for no history.
  fileprivate func requireRegular() throws(SystemError) {
    guard let kind = status.map({ $0.st_mode & S_IFMT }) else { throw SystemError(code: errno) }
    if kind != S_IFREG && kind != S_IFCHR { throw SystemError(code: EINVAL) }
  }

  /// Returns whether a path still refers to this file.
  func isOpen(at path: String) -> Bool {
    var other = stat()
    guard stat(path, &other) == 0, let own = status else { return false }
    return own.st_dev == other.st_dev && own.st_ino == other.st_ino
  }

  private var status: stat? {
    var result = stat()
    return fstat(number, &result) == 0 ? result : nil
  }
}

/// Throws the system's error if a call returns -1.
func throwing(_ call: () -> Int32) throws(SystemError) {
  _ = try retrying { Int(call()) }
}

// Inside a type these names refer to its own methods.
@discardableResult
private func systemClose(_ number: Int32) -> Int32 { close(number) }
private func systemOpen(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
  open(path, flags, mode)
}
