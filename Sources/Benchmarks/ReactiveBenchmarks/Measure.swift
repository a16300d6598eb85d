/// The measurement of a benchmark and of its baseline, which does the same work without Reactive.
struct Measurement {
  let name: String
  let unit: String
  let nanoseconds: Double
  let baseline: String
  let baselineNanoseconds: Double
  let allocations: Double?

  /// The measurement as a line of JSON.
  var json: String {
    let ratio = nanoseconds / max(baselineNanoseconds, 0.01)
    return """
      {"benchmark":"\(name)","unit":"\(unit)","ns":\(rounded(nanoseconds)),\
      "baseline":"\(baseline)","baselineNs":\(rounded(baselineNanoseconds)),\
      "ratio":\(rounded(ratio)),"allocations":\(allocations.map(rounded) ?? "null")}
      """
  }

  private func rounded(_ value: Double) -> String {
    "\((value * 100).rounded() / 100)"
  }
}

/// Returns the nanoseconds of one of `count` repetitions, the least of several rounds.
func nanoseconds(per count: Int, rounds: Int = 5, _ body: (Int) -> Void) -> Double {
  body(count / 10 + 1)
  var best = Duration.seconds(3600)
  for _ in 0..<rounds {
    best = min(best, ContinuousClock().measure { body(count) })
  }
  let (seconds, attoseconds) = best.components
  return (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(count)
}

/// Returns the number of objects that one repetition allocates, not counting the first batch.
func allocations(batch: Int, _ body: (Int) -> Void) -> Double? {
  guard let first = Allocations.count(during: { body(batch) }),
    let all = Allocations.count(during: { body(batch * 11) })
  else { return nil }
  return Double(all - first) / Double(batch * 10)
}
