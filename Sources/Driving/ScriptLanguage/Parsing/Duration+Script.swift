extension Duration {
  /// Reads `250ms`, `3s`, `1.5s`, `2m` or `1h`, in whole milliseconds; nil if it is not a duration.
  init?(script text: String) {
    let digits = text.prefix { $0.isASCII && $0.isNumber || $0 == "." }
    let units = ["ms": 1, "s": 1_000, "m": 60_000, "h": 3_600_000]
    guard let unit = units[String(text.dropFirst(digits.count))] else { return nil }
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let whole = Int(parts[0]), whole <= 1_000_000_000 else {
      return nil
    }
    var milliseconds = whole * unit
    if parts.count == 2 {
      guard (1...3).contains(parts[1].count), let fraction = Int(parts[1]) else { return nil }
      let scale = [10, 100, 1_000][parts[1].count - 1]
      guard fraction * unit % scale == 0 else { return nil }
      milliseconds += fraction * unit / scale
    }
    self = .milliseconds(milliseconds)
  }
}
