/// What controllers and delegates were told, in order.
final class Journal {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// All lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
