import HeadlessDevice
import RehearsalCore

/// A failed request that is sent again without an end.
struct EndlessRetryRule: Rule {
  let name = "endless retry"
  let reason = "a failed request that is sent again without an end empties the battery"

  /// The number of failures in a minute that counts as endless.
  private static let limit = 10

  func judge(_ evidence: Evidence) throws -> [Verdict] {
    guard evidence.act.isTerminal, evidence.act.failsRequests, evidence.error == nil else {
      return []
    }
    var counts: [(request: SentRequest, count: Int)] = []
    for exchange in evidence.settling.sent {
      guard case .failure = exchange.outcome else { continue }
      let request = SentRequest(method: exchange.request.method, path: exchange.request.path)
      if let index = counts.firstIndex(where: { $0.request == request }) {
        counts[index].count += 1
      } else {
        counts.append((request, 1))
      }
    }
    return counts.filter { $0.count >= Self.limit }.map { request, count in
      Verdict(
        place: evidence.before.name, subject: request.pattern,
        message: "\(request.pattern) was sent \(count) times in a minute while it failed",
        arrangement: RequestCount.arrangement(request, atMost: Self.limit),
        check: ["wait 1m", RequestCount.check(request)])
    }
  }
}
