#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// An open file that no other shell reads or writes meanwhile.
struct LockedFile {
  private let file: Descriptor

  /// Waits for the lock, having created the file and the folders it lies in where they are missing.
  init(path: String) throws(SystemError) {
    Self.createFolders(of: path)
    // Another shell may have put a new file there while this one waited for the old one's lock.
    var opened = try Self.openLocked(path)
    while !opened.isStill(at: path) {
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

  /// Closing lets go of the lock.
  func close() { file.close() }

  func contents() throws(SystemError) -> [UInt8] {
    try throwing { lseek(file.number, 0, SEEK_SET) < 0 ? -1 : 0 }
    var all: [UInt8] = []
    while true {
      let more = try file.read(upTo: 1 << 16)
      if more.isEmpty { return all }
      all += more
    }
  }

  /// The last bytes of the file, all of them where there are fewer.
  func tail(_ count: Int) throws(SystemError) -> [UInt8] {
    let size = lseek(file.number, 0, SEEK_END)
    guard size > 0 else { return [] }
    try throwing { lseek(file.number, max(0, size - off_t(count)), SEEK_SET) < 0 ? -1 : 0 }
    return try file.read(upTo: count)
  }

  /// Adds bytes at the end: all of them or, where the disk is full, none.
  func append(_ bytes: [UInt8]) throws(SystemError) {
    let size = lseek(file.number, 0, SEEK_END)
    do {
      try file.write(bytes)
    } catch {
      ftruncate(file.number, size)
      throw error
    }
  }

  /// What a path means once its symbolic links are followed.
  static func followingLinks(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Opening the file says what is wrong where this fails.
  private static func createFolders(of path: String) {
    for end in path.indices.dropFirst() where path[end] == "/" {
      mkdir(String(path[..<end]), 0o700)
    }
  }
}

extension Descriptor {
  /// Opens a file for its owner alone; a program started from here does not get it.
  static func open(_ path: String, _ flags: Int32) throws(SystemError) -> Descriptor {
    let number = try retrying { Int(systemOpen(path, flags | O_CLOEXEC, 0o600)) }
    return Descriptor(number: Int32(number))
  }

  func close() { systemClose(number) }

  /// A pipe would be waited for, a device keeps nothing; /dev/null is what people write for "none".
  fileprivate func requireRegular() throws(SystemError) {
    guard let kind = status.map({ $0.st_mode & S_IFMT }) else { throw SystemError(code: errno) }
    if kind != S_IFREG && kind != S_IFCHR { throw SystemError(code: EINVAL) }
  }

  fileprivate func isStill(at path: String) -> Bool {
    var other = stat()
    guard stat(path, &other) == 0, let own = status else { return false }
    return own.st_dev == other.st_dev && own.st_ino == other.st_ino
  }

  private var status: stat? {
    var result = stat()
    return fstat(number, &result) == 0 ? result : nil
  }
}

/// Makes an error of a call that gives -1.
func throwing(_ call: () -> Int32) throws(SystemError) {
  _ = try retrying { Int(call()) }
}

// Inside a type these names would mean its own methods.
@discardableResult
private func systemClose(_ number: Int32) -> Int32 { close(number) }
private func systemOpen(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
  open(path, flags, mode)
}
