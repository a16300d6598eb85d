import VirtualTime

/// A request that waits for its response; the work that will answer it owns it.
///
/// The network refers to it weakly: a request that the app cancels is released with its completion.
final class RequestUnderWay {
  let number: Int
  let request: HTTPRequest
  let completion: (Result<HTTPResponse, NetworkError>) -> Void

  init(
    _ number: Int, _ request: HTTPRequest,
    completion: @escaping (Result<HTTPResponse, NetworkError>) -> Void
  ) {
    self.number = number
    self.request = request
    self.completion = completion
  }
}

/// The requests that wait for a response, by their number; cancelled ones are dropped in time.
struct RequestsUnderWay {
  private struct Entry {
    weak var request: RequestUnderWay?
    let token: VirtualClock.Token
  }

  private var entries: [Int: Entry] = [:]
  private var pruneCount = 64

  /// Adds a request with the token of the work that will answer it; amortised O(1).
  mutating func add(_ request: RequestUnderWay, _ token: VirtualClock.Token) {
    if entries.count >= pruneCount {
      entries = entries.filter { $0.value.token.isPending }
      pruneCount = max(64, 2 * entries.count)
    }
    entries[request.number] = Entry(request: request, token: token)
  }

  mutating func remove(_ number: Int) {
    entries[number] = nil
  }

  /// The numbers in the order in which the requests were sent.
  var numbers: [Int] { entries.keys.sorted() }

  /// Removes a request and cancels the work that would answer it; nil if it is not under way.
  mutating func take(_ number: Int) -> RequestUnderWay? {
    guard let entry = entries.removeValue(forKey: number), let request = entry.request,
      entry.token.isPending
    else { return nil }
    entry.token.cancel()
    return request
  }
}
