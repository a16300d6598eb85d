import HeadlessDevice
import RehearsalCore
import VirtualTime

extension Session {
  /// The number of requests that a failure shows.
  private static let shownRequests = 20

  /// The last requests, each with the instant it was sent and its answer, one line each.
  var requestLines: [String] {
    let all = device.network.exchanges
    let shown = all.suffix(Self.shownRequests).map { exchange in
      "\(exchange.sentAt.sinceStart.spoken)  \(exchange.request.summary)  \(exchange.answer)"
    }
    return (all.count > shown.count ? ["… \(all.count - shown.count) earlier"] : []) + shown
  }
}

extension VirtualClock.Instant {
  fileprivate var sinceStart: Duration { .nanoseconds(nanoseconds) }
}

extension Exchange {
  /// The status or the error, the time it took, and what the decoder refused.
  fileprivate var answer: String {
    guard let outcome, let answeredAt else { return "not answered" }
    let time = "after \(sentAt.duration(to: answeredAt).spoken)"
    switch outcome {
    case .response(let response):
      let reason = decodingFailure.map { ", not decoded: \($0)" } ?? ""
      return "\(response.status) \(time)\(reason)"
    case .failure(let error): return "failed \(time): \(error)"
    }
  }
}
