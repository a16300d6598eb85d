#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// The file of a history, which only its owner can read.
///
/// Every access holds the file's lock. An entry is appended as one line. If there are too many entries,
/// a new file with the newest ones replaces the file by a rename. Several shells at the same time, or a
/// kill at any moment, therefore leave complete lines.
struct HistoryFile {
  /// The path of the file.
  let path: String

  /// The largest number of entries.
  let limit: Int

  /// The number of bytes above which an entry is not stored.
  static let longestEntry = 1 << 16

  /// Returns the number of bytes of the file, which is created if it does not exist.
  func size() throws(HistoryProblem) -> Int {
    try whileLocked { file throws(SystemError) in file.size }
  }

  /// Returns the newest entries in the first bytes, oldest first, and removes the others from the file.
  func load(upTo size: Int) throws(HistoryProblem) -> [[UInt8]] {
    try whileLocked { file throws(SystemError) in
      let contents = try file.contents()
      let lines = contents.split(separator: newline)
      let count = contents.prefix(size).split(separator: newline).count
      let kept = lines.prefix(count).suffix(limit)
      // A quarter above the limit is allowed, so that most starts do not rewrite the file.
      if lines.count > limit + limit / 4 { try replace(with: lines.suffix(limit)) }
      return kept.map { HistoryLine.unescape($0) }
    }
  }

  /// Adds an entry, unless it equals the file's last one.
  func append(_ entry: [UInt8]) throws(HistoryProblem) {
    let line = HistoryLine.escape(entry) + [newline]
    guard line.count <= Self.longestEntry else { return }
    try whileLocked { file throws(SystemError) in
      let end = try file.tail(line.count + 1)
      guard end != [newline] + line, end != line else { return }
      // An incomplete last line, left by a full disk or a kill, is ended first.
      let isCut = !end.isEmpty && end.last != newline
      try file.append(isCut ? [newline] + line : line)
    }
  }

  /// Removes entries.
  func remove(where isRemoved: ([UInt8]) -> Bool) throws(HistoryProblem) {
    try whileLocked { file throws(SystemError) in
      let lines = try file.contents().split(separator: newline)
      let kept = lines.filter { !isRemoved(HistoryLine.unescape($0)) }
      if kept.count < lines.count { try replace(with: kept) }
    }
  }

  private func whileLocked<Result>(
    _ body: (LockedFile) throws(SystemError) -> Result
  ) throws(HistoryProblem) -> Result {
    do {
      let file = try LockedFile(path: path)
      defer { file.close() }
      return try body(file)
    } catch {
      throw .unusable(path: path, reason: error.description)
    }
  }

  private func replace(with lines: some Sequence<ArraySlice<UInt8>>) throws(SystemError) {
    let target = LockedFile.resolvingLinks(path)
    let temporary = "\(target).\(getpid())"
    do {
      let file = try Descriptor.open(temporary, O_WRONLY | O_CREAT | O_TRUNC)
      defer { file.close() }
      try file.write(Array(lines.map { $0 + [newline] }.joined()))
      try throwing { rename(temporary, target) }
    } catch {
      unlink(temporary)
      throw error
    }
  }
}

private let newline = UInt8(ascii: "\n")
