/// A record of the calls of controllers and delegates, in order.
final class Journal {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// Returns and clears the lines recorded since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
