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
    return [reader.act([late] + act.lines + [usual], .fault(family))].compactMap { $0 }
  }
}
