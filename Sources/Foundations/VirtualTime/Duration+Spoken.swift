extension Duration {
  /// The duration as text with units: `200 ms`, `1.5 s`, `2 min`.
  package var spoken: String {
    let milliseconds = components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
    switch milliseconds {
    case ..<1_000: return "\(milliseconds) ms"
    case ..<60_000:
      let (seconds, rest) = milliseconds.quotientAndRemainder(dividingBy: 1_000)
      guard rest > 0 else { return "\(seconds) s" }
      let digits = String(1_000 + rest).dropFirst()
      return "\(seconds).\(trimmingZeros(digits)) s"
    default:
      let seconds = milliseconds / 1_000
      let parts = [(seconds / 3_600, "h"), (seconds / 60 % 60, "min"), (seconds % 60, "s")]
      return parts.filter { $0.0 > 0 }.map { "\($0) \($1)" }.joined(separator: " ")
    }
  }

  private func trimmingZeros(_ digits: Substring) -> Substring {
    var digits = digits
    while digits.last == "0" { digits.removeLast() }
    return digits
  }
}
