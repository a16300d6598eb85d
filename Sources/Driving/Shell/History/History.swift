/// The lines a person entered, in this run and in earlier ones.
///
/// They are kept in a plain-text file, one line an entry, that several shells may use at once. Where
/// the file cannot be used, the history lasts as long as the run and `takeProblem` says why.
package struct History {
  /// The oldest first.
  package private(set) var entries: [String] = []

  private let limit: Int
  private var file: HistoryFile?
  private var problem: HistoryProblem?

  /// Loads what earlier runs kept.
  ///
  /// - Parameters:
  ///   - program: names the file, unless `REHEARSAL_HISTORY` does.
  ///   - limit: how many entries are kept.
  package init(program: String, environment: Environment = .process, limit: Int = 10_000) {
    self.limit = limit
    switch HistoryLocation(program: program, environment: environment) {
    case .file(let path): load(HistoryFile(path: path, limit: limit))
    case .none: break
    case .unknown: problem = .noHome
    }
  }

  /// Adds a line, and says whether it is new: a blank line and the one before it again are not.
  @discardableResult
  package mutating func add(_ line: String) -> Bool {
    guard !line.allSatisfy(\.isWhitespace), line != entries.last else { return false }
    entries.append(line)
    if entries.count > limit { entries.removeFirst(entries.count - limit) }
    trying { file throws(HistoryProblem) in try file.append(Array(line.utf8)) }
    return true
  }

  /// What keeps the history from being kept; once, and nil while nothing does.
  package mutating func takeProblem() -> HistoryProblem? {
    defer { problem = nil }
    return problem
  }

  private mutating func load(_ file: HistoryFile) {
    self.file = file
    let lines = trying { file throws(HistoryProblem) in try file.load() } ?? []
    entries = lines.map { String(decoding: $0, as: UTF8.self) }
  }

  /// A file that failed is not tried again.
  private mutating func trying<Result>(
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
