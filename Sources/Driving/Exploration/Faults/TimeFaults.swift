import HeadlessDevice
import RehearsalCore

/// Late answers: the request of an act takes longer than those after it.
struct TimeFaults: FaultSource {
  let family = FaultFamily.time

  /// The time that a late answer takes.
  static let delay = Duration.seconds(3)

  func acts(for act: Act, sending requests: [SentRequest], _ reader: ActReader) -> [Act] {
    guard !requests.isEmpty else { return [] }
    let late = "given latency \(Self.delay.scriptDescription)"
    let usual = "given latency \(Network.defaultLatency.scriptDescription)"
    let allLate = reader.act([late] + act.lines + [usual], .fault(family))
    return [allLate, otherOrder(act, requests, reader)].compactMap { $0 }
  }

  /// Returns the act with the answer to its first request after those to the others.
  private func otherOrder(_ act: Act, _ requests: [SentRequest], _ reader: ActReader) -> Act? {
    guard requests.count > 1, let first = requests.first else { return nil }
    let delay = Self.delay.scriptDescription
    return reader.act(["given \(first.pattern) after \(delay) once"] + act.lines, .fault(family))
  }
}
