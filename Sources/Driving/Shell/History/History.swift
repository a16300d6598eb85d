/// The command lines that were entered in this run and in earlier ones.
///
/// They are stored in a plain-text file, one line per entry, that several shells can use at the same
/// time. If the file cannot be used, the history is kept in memory and `takeProblem` returns the reason.
package final class History {
  /// The entries of earlier runs and of this one, oldest first; loads the file.
  package var entries: [String] {
    load()
    return loaded + added
  }

  /// The entries of earlier runs, oldest first; loads the file.
  package var earlier: [String] {
    load()
    return loaded
  }

  /// Whether no earlier run has stored a line, and none was added; does not load the file.
  package var isEmpty: Bool { added.isEmpty && (isLoaded ? loaded.isEmpty : size == 0) }

  /// The number of bytes that the file had at the start; later ones are lines of this run.
  private var size = 0

  private var loaded: [String] = []
  private var added: [String] = []
  private var isLoaded = false
  private let limit: Int
  private var file: HistoryFile?
  private var problem: HistoryProblem?

  /// Locates the history of earlier runs, which is loaded when it is first used.
  ///
  /// - Parameters:
  ///   - program: the name of the file, unless `REHEARSAL_HISTORY` is set.
  ///   - environment: the variables that locate the file.
  ///   - limit: the largest number of entries.
  package init(program: String, environment: Environment = .process, limit: Int = 100_000) {
    self.limit = limit
    switch HistoryLocation(program: program, environment: environment) {
    case .file(let path):
      file = HistoryFile(path: path, limit: limit)
      size = useFile { file throws(HistoryProblem) in try file.size() } ?? 0
    case .none: break
    case .unknown: problem = .noHome
    }
  }

  /// Adds a line, unless it is blank or equals the last entry.
  ///
  /// - Returns: whether the line was added.
  @discardableResult
  package func add(_ line: String) -> Bool {
    guard !line.allSatisfy(\.isWhitespace), line != (added.last ?? loaded.last) else {
      return false
    }
    added.append(line)
    if added.count > limit { added.removeFirst(added.count - limit) }
    useFile { file throws(HistoryProblem) in try file.append(Array(line.utf8)) }
    return true
  }

  /// Removes entries, from the file too.
  package func remove(where isRemoved: (String) -> Bool) {
    load()
    loaded.removeAll(where: isRemoved)
    added.removeAll(where: isRemoved)
    useFile { file throws(HistoryProblem) in
      try file.remove { isRemoved(String(decoding: $0, as: UTF8.self)) }
    }
  }

  /// Returns the reason why the history is not stored, once; nil if there is none.
  package func takeProblem() -> HistoryProblem? {
    defer { problem = nil }
    return problem
  }

  private func load() {
    guard !isLoaded else { return }
    isLoaded = true
    let size = size
    let lines = useFile { file throws(HistoryProblem) in try file.load(upTo: size) } ?? []
    loaded = lines.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Uses the file, if there is one; after an error the file is not used again.
  @discardableResult
  private func useFile<Result>(
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
