public import VirtualTime

/// The device's network: requests are answered by stubs, then by the app's in-process server.
public final class Network {
  /// The latency of a new network.
  public static let defaultLatency = Duration.milliseconds(200)

  /// Whether there is a connection; when it goes, the requests under way fail at that instant.
  public var isOnline = true {
    didSet {
      guard isOnline != oldValue else { return }
      reachability.notify(isOnline)
      if !isOnline { failRequestsUnderWay() }
    }
  }

  /// The time a response takes if its stub sets no delay.
  public var latency = defaultLatency

  /// The app's in-process server, for requests that match no stub; retained by the device.
  public var server: (any Server)?

  /// The stubs; the newest one that matches a request answers it.
  public private(set) var stubs: [Stub] = []

  /// The number of most recent requests that are always kept.
  public static let limit = 100_000

  /// The requests since the device was created or since ``forgetExchanges()``, in the order sent.
  ///
  /// At least the last ``limit`` are kept, at most twice as many.
  public private(set) var exchanges: [Exchange] = []

  private let clock: VirtualClock
  private let log: EventLog
  private(set) var reachability = Observers<Bool>()
  private var removedCount = 0
  private var requestsUnderWay = RequestsUnderWay()
  private var lastAnswered: Int?

  init(clock: VirtualClock, log: EventLog) {
    self.clock = clock
    self.log = log
  }

  /// Adds a stub, which takes precedence over earlier ones.
  public func add(_ stub: Stub) {
    stubs.append(stub)
  }

  /// Clears ``exchanges``; pending requests are still answered.
  public func forgetExchanges() {
    removeOldest(exchanges.count)
  }

  /// Calls a closure when ``isOnline`` changes, for as long as the owner lives.
  public func observeReachability(_ owner: AnyObject, _ action: @escaping (Bool) -> Void) {
    reachability.add(owner, action)
  }

  /// Sends a request; calls the completion once, asynchronously, unless the request is cancelled.
  ///
  /// Offline, the completion is called at the same virtual instant, after the current work.
  ///
  /// - Parameters:
  ///   - request: the request to send.
  ///   - fileID: the file that sends it.
  ///   - line: the line that sends it.
  ///   - completion: called with the response, whatever its status, or with an error.
  /// - Returns: a token that cancels the request; releasing the token does not.
  @discardableResult
  public func send(
    _ request: HTTPRequest, fileID: StaticString = #fileID, line: UInt = #line,
    completion: @escaping (Result<HTTPResponse, NetworkError>) -> Void
  ) -> VirtualClock.Token {
    let number = begin(request)
    let (delay, makeOutcome) = plannedResponse(to: request)
    let underWay = RequestUnderWay(number, request, completion: completion)
    let token = clock.schedule(
      after: delay, for: .init(.request, request.summary), fileID: fileID, line: line
    ) { [self] in
      requestsUnderWay.remove(number)
      end(underWay, with: makeOutcome())
    }
    requestsUnderWay.add(underWay, token)
    return token
  }

  /// Sends a request and returns its answer, for an app that waits for it: no time passes.
  public func answer(_ request: HTTPRequest) -> Result<HTTPResponse, NetworkError> {
    let number = begin(request)
    let outcome = plannedResponse(to: request).makeOutcome()
    record(number, request, with: outcome)
    return outcome.result
  }

  /// Records a request that is sent now; returns its number.
  private func begin(_ request: HTTPRequest) -> Int {
    if exchanges.count >= 2 * Self.limit { removeOldest(Self.limit) }
    exchanges.append(Exchange(request: request, sentAt: clock.now))
    log.post(request.summary, detail: request.bodyText, from: .network)
    return removedCount + exchanges.count - 1
  }

  /// Forgets the requests under way and the observers, as the end of a process does.
  func endProcess() {
    requestsUnderWay = RequestsUnderWay()
    reachability = Observers()
  }

  private func end(_ request: RequestUnderWay, with outcome: Stub.Outcome) {
    record(request.number, request.request, with: outcome)
    request.completion(outcome.result)
  }

  /// Fails the requests that are under way now, in the order they were sent.
  private func failRequestsUnderWay() {
    for number in requestsUnderWay.numbers {
      // An earlier completion may have cancelled this request.
      guard let request = requestsUnderWay.take(number) else { continue }
      end(request, with: .failure(.offline))
    }
  }

  private func removeOldest(_ count: Int) {
    removedCount += count
    exchanges.removeFirst(count)
  }

  private func plannedResponse(
    to request: HTTPRequest
  ) -> (delay: Duration, makeOutcome: () -> Stub.Outcome) {
    guard isOnline else { return (.zero, { .failure(.offline) }) }
    return answer(to: request, before: stubs.endIndex)
  }

  /// Returns the answer of the newest matching stub before an index, or else that of the server.
  private func answer(
    to request: HTTPRequest, before end: Int
  ) -> (delay: Duration, makeOutcome: () -> Stub.Outcome) {
    guard let index = stubs[..<end].lastIndex(where: { $0.matches(request) }) else {
      guard let server else { return (latency, { .failure(.noServer(request.summary)) }) }
      return (latency, { server.outcome(of: request) })
    }
    let stub = stubs[index]
    stubs[index].remaining? -= 1
    switch stub.answer {
    case .outcome(let outcome): return (stub.delay ?? latency, { outcome })
    case .usual(let delivery):
      let (delay, makeOutcome) = answer(to: request, before: index)
      return (stub.delay ?? delay, { delivery.deliver(makeOutcome()) })
    }
  }

  /// Adds a reason to the exchange that was answered last.
  func recordDecodingFailure(_ reason: String) {
    guard let number = lastAnswered, number >= removedCount else { return }
    let index = number - removedCount
    exchanges[index].decodingFailure = reason
    log.post("not decoded \(exchanges[index].request.summary)", detail: reason, from: .network)
  }

  private func record(_ number: Int, _ request: HTTPRequest, with outcome: Stub.Outcome) {
    switch outcome {
    case .response(let response):
      lastAnswered = number
      log.post("\(response.status) \(request.summary)", from: .network)
    case .failure(let error):
      log.post("failed \(request.summary)", detail: error.description, from: .network)
    }
    guard number >= removedCount else { return }
    exchanges[number - removedCount].outcome = outcome
    exchanges[number - removedCount].answeredAt = clock.now
  }
}

extension Stub.Outcome {
  var result: Result<HTTPResponse, NetworkError> {
    switch self {
    case .response(let response): .success(response)
    case .failure(let error): .failure(error)
    }
  }
}
