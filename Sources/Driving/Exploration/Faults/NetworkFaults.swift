import HeadlessDevice
import RehearsalCore

/// The failures of a request: offline, a timeout, an answer 500, an answer that cannot be decoded.
struct NetworkFaults: FaultSource {
  let family = FaultFamily.network

  /// The body of an answer that no app can decode.
  static let undecodable = "nonsense"

  func acts(for act: Act, sending requests: [SentRequest], _ reader: ActReader) -> [Act] {
    requests.flatMap { request in
      outcomes.compactMap { failure($0, of: request, act, reader) }
        + lasting.compactMap { lastingFailure($0, of: request, act, reader) }
    }
  }

  /// Returns the failure of one request, with the time that its answer takes.
  private func failure(
    _ outcome: String, of request: SentRequest, _ act: Act, _ reader: ActReader
  ) -> Act? {
    let wait = "wait \(Network.defaultLatency.scriptDescription)"
    return reader.act(
      ["given \(request.pattern) \(outcome) once"] + act.lines + [wait], .fault(family))
  }

  /// Returns the failure of a request and of all that repeat it.
  private func lastingFailure(
    _ outcome: String, of request: SentRequest, _ act: Act, _ reader: ActReader
  ) -> Act? {
    var failing = reader.act(
      ["given \(request.pattern) \(outcome)"] + act.lines, .fault(family))
    failing?.isTerminal = true
    return failing
  }

  private var lasting: [String] { ["fails offline", "loses the answer"] }

  private var outcomes: [String] {
    ["fails offline", "fails timeout", "responds 500 {}", "responds 200 \"\(Self.undecodable)\""]
  }
}
