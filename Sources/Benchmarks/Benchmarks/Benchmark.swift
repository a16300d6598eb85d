/// A measurement, or several, whose lines of JSON begin with one name.
@MainActor
struct Benchmark {
  /// The beginning of the names of its lines.
  let prefix: String

  private let measure: @MainActor ((String) -> Void) throws -> Void

  init(_ prefix: String, measure: @escaping @MainActor ((String) -> Void) throws -> Void) {
    self.prefix = prefix
    self.measure = measure
  }

  /// Returns whether a line of it may begin with a name, which may be empty.
  func isWanted(by name: String) -> Bool {
    name.hasPrefix(prefix) || prefix.hasPrefix(name)
  }

  /// Measures, and reports lines of JSON; an error is a line, too.
  func run(_ report: (String) -> Void) {
    do {
      try measure(report)
    } catch {
      report("{\"benchmark\":\"\(prefix)\",\"error\": \"\(error)\"}")
    }
  }
}
