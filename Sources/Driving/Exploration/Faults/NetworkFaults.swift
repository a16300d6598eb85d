import HeadlessDevice
import RehearsalCore

/// The failures of a request: offline, a timeout, an answer 500, an answer that cannot be decoded.
struct NetworkFaults: FaultSource {
  let family = FaultFamily.network

  /// The body of an answer that no app can decode.
  static let undecodable = "nonsense"

  func acts(for act: Act, sending requests: [SentRequest], _ reader: ActReader) -> [Act] {
    requests.flatMap { request in
      outcomes.flatMap { outcome -> [Act] in
        let given = "given \(request.pattern) \(outcome)"
        let wait = "wait \(Network.defaultLatency.scriptDescription)"
        var forever = reader.act([given] + act.lines, .fault(family))
        forever?.isTerminal = true
        let once = reader.act([given + " once"] + act.lines + [wait], .fault(family))
        return [once, outcome == "fails offline" ? forever : nil].compactMap { $0 }
      }
        + [reader.act(["given \(request.pattern) loses the answer"] + act.lines, .fault(family))]
        .compactMap { $0 }
    }
  }

  private var outcomes: [String] {
    ["fails offline", "fails timeout", "responds 500 {}", "responds 200 \"\(Self.undecodable)\""]
  }
}

extension Stub {
  /// Whether the stub answers with what no app can decode.
  var isUndecodable: Bool {
    guard case .response(let response) = outcome else { return false }
    return response.body.elementsEqual("\"\(NetworkFaults.undecodable)\"".utf8)
  }
}
