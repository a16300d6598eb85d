#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// The file that keeps a history; readable by its owner alone.
///
/// Every access holds the file's lock. An entry is appended as one line; when there are too many, the
/// newest replace the file by a rename. So two shells at once, or a kill at any moment, leave whole lines.
struct HistoryFile {
  let path: String
  let limit: Int

  /// A longer entry is for this run only.
  static let longestEntry = 1 << 16

  /// The newest entries, the oldest of them first; drops the others from the file.
  func load() throws(HistoryProblem) -> [[UInt8]] {
    try whileLocked { file throws(SystemError) in
      let lines = try file.contents().split(separator: newline)
      let kept = lines.suffix(limit)
      // Some slack, so that not every start writes the whole file.
      if lines.count > limit + limit / 4 { try replace(with: kept) }
      return kept.map { HistoryLine.unescape($0) }
    }
  }

  /// Adds an entry, unless it is the last one already, be it another shell's.
  func append(_ entry: [UInt8]) throws(HistoryProblem) {
    let line = HistoryLine.escape(entry) + [newline]
    guard line.count <= Self.longestEntry else { return }
    try whileLocked { file throws(SystemError) in
      let end = try file.tail(line.count + 1)
      guard end != [newline] + line, end != line else { return }
      // A line that a full disk or a kill cut short is closed first.
      let isCut = !end.isEmpty && end.last != newline
      try file.append(isCut ? [newline] + line : line)
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
    let target = LockedFile.followingLinks(path)
    let draft = "\(target).\(getpid())"
    do {
      let file = try Descriptor.open(draft, O_WRONLY | O_CREAT | O_TRUNC)
      defer { file.close() }
      try file.write(Array(lines.joined(separator: [newline])) + [newline])
      try throwing { rename(draft, target) }
    } catch {
      unlink(draft)
      throw error
    }
  }
}

private let newline = UInt8(ascii: "\n")
