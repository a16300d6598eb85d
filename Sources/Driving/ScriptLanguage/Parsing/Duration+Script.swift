nonisolated extension Duration {
  /// Reads `250ms`, `3s`, `1.5s`, `2m` or `1h`, in whole milliseconds; nil if it is not a duration.
  init?(script text: String) {
    let digits = text.utf8.prefix { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
    guard let unit = Self.milliseconds(ofUnit: text[digits.endIndex...]) else { return nil }
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let whole = Int(Substring(parts[0])),
      whole <= 1_000_000_000
    else { return nil }
    var milliseconds = whole * unit
    if parts.count == 2 {
      guard (1...3).contains(parts[1].count), let fraction = Int(Substring(parts[1])) else {
        return nil
      }
      let scale = [10, 100, 1_000][parts[1].count - 1]
      guard fraction * unit % scale == 0 else { return nil }
      milliseconds += fraction * unit / scale
    }
    self = .milliseconds(milliseconds)
  }

  private static func milliseconds(ofUnit unit: Substring) -> Int? {
    switch unit {
    case "ms": 1
    case "s": 1_000
    case "m": 60_000
    case "h": 3_600_000
    default: nil
    }
  }
}
