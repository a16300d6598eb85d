import HeadlessDevice
import RehearsalCore

/// A change that a double tap asks the server for twice.
struct DoubleRequestRule: Rule {
  let name = "double request"
  let reason = "a double tap means one thing, and the server does it twice"

  func judge(_ evidence: Evidence) -> [Verdict] {
    guard evidence.act.isDoubleTap, evidence.error == nil else { return [] }
    var counts: [(request: SentRequest, count: Int)] = []
    for exchange in evidence.sent where exchange.request.method != "GET" {
      let request = SentRequest(method: exchange.request.method, path: exchange.request.path)
      if let index = counts.firstIndex(where: { $0.request == request }) {
        counts[index].count += 1
      } else {
        counts.append((request, 1))
      }
    }
    return counts.filter { $0.count > 1 }.map { request, count in
      Verdict(
        place: evidence.before.name,
        subject: evidence.withoutInput("\(request.method) \(request.path)"),
        message:
          "a double tap on \(evidence.act.tapped ?? "it") sends \(request.pattern) \(count) times",
        arrangement: RequestCount.arrangement(request, atMost: 1),
        check: ["wait 1s", RequestCount.check(request)])
    }
  }
}

/// The lines that let a script count requests: those beyond a number are answered in a marked way.
enum RequestCount {
  /// The status of the answers to the requests that are too many.
  private static let status = 599

  /// Returns the lines before the requests.
  static func arrangement(_ request: SentRequest, atMost count: Int) -> [String] {
    [
      "given \(request.pattern) responds \(status) {}",
      "given \(request.pattern) fails offline " + (count == 1 ? "once" : "\(count) times"),
    ]
  }

  /// Returns the line that fails if a request was too many.
  static func check(_ request: SentRequest) -> String {
    "expect no event \("\(status) \(request.method) \(request.path)".scriptQuoted) now"
  }
}
