/// The command lines that were entered in this run and in earlier ones.
///
/// They are stored in a plain-text file, one line per entry, that several shells can use at the same
/// time. If the file cannot be used, the history is kept in memory and `takeProblem` returns the reason.
package struct History {
  /// The entries, oldest first.
  package private(set) var entries: [String] = []

  private let limit: Int
  private var file: HistoryFile?
  private var problem: HistoryProblem?

  /// Loads the history of earlier runs.
  ///
  /// - Parameters:
  ///   - program: the name of the file, unless `REHEARSAL_HISTORY` is set.
  ///   - environment: the variables that locate the file.
  ///   - limit: the largest number of entries.
  package init(program: String, environment: Environment = .process, limit: Int = 10_000) {
    self.limit = limit
    switch HistoryLocation(program: program, environment: environment) {
    case .file(let path): load(HistoryFile(path: path, limit: limit))
    case .none: break
    case .unknown: problem = .noHome
    }
  }

  /// Adds a line, unless it is blank or equals the last entry.
  ///
  /// - Returns: whether the line was added.
  @discardableResult
  package mutating func add(_ line: String) -> Bool {
    guard !line.allSatisfy(\.isWhitespace), line != entries.last else { return false }
    entries.append(line)
    if entries.count > limit { entries.removeFirst(entries.count - limit) }
    useFile { file throws(HistoryProblem) in try file.append(Array(line.utf8)) }
    return true
  }

  /// Removes entries, from the file too.
  package mutating func remove(where isRemoved: (String) -> Bool) {
    entries.removeAll(where: isRemoved)
    useFile { file throws(HistoryProblem) in
      try file.remove { isRemoved(String(decoding: $0, as: UTF8.self)) }
    }
  }

  /// Returns the reason why the history is not stored, once; nil if there is none.
  package mutating func takeProblem() -> HistoryProblem? {
    defer { problem = nil }
    return problem
  }

  private mutating func load(_ file: HistoryFile) {
    self.file = file
    let lines = useFile { file throws(HistoryProblem) in try file.load() } ?? []
    entries = lines.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Uses the file; after an error the file is not used again.
  private mutating func useFile<Result>(
    _ body: (HistoryFile) throws(HistoryProblem) -> Result
  ) -> Result? {
    guard let file else { return nil }
    do {
      return try body(file)
    } catch {
      problem = error
      self.file = nil
      return nil
    }
  }
}
