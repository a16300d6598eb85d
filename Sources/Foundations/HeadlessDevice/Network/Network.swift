public import VirtualTime

/// The phone's network: answered by stubs, then by the app's server in this process.
public final class Network {
  /// What an in-process answer takes unless someone says otherwise.
  public static let usualLatency = Duration.milliseconds(200)

  /// Whether there is a connection; requests under way fail when it goes.
  public var isOnline = true {
    didSet { if isOnline != oldValue { reachability.notify(isOnline) } }
  }

  /// How long an answer takes where its stub does not say.
  public var latency = usualLatency

  /// The app's own server, for what no stub answers; it lives as long as the device.
  public var server: (any Server)?

  /// Answers arranged from outside; the newest that matches a request answers it.
  public private(set) var stubs: [Stub] = []

  /// How many requests there are at least before the oldest are forgotten.
  public static let limit = 100_000

  /// The requests since the device was made or ``forgetExchanges()``, in the order they left.
  ///
  /// At least the last ``limit`` are there, at most twice as many.
  public private(set) var exchanges: [Exchange] = []

  private let clock: VirtualClock
  private let log: EventLog
  private var reachability = Observers<Bool>()
  private var forgotten = 0

  init(clock: VirtualClock, log: EventLog) {
    self.clock = clock
    self.log = log
  }

  /// Arranges an answer.
  public func add(_ stub: Stub) {
    stubs.append(stub)
  }

  /// Forgets the requests so far; those under way are still answered.
  public func forgetExchanges() {
    forget(exchanges.count)
  }

  /// Calls back when the connection comes or goes, for as long as the owner lives.
  public func observeReachability(_ owner: AnyObject, _ action: @escaping (Bool) -> Void) {
    reachability.add(owner, action)
  }

  /// Sends a request; the completion is called once, later, unless the task is cancelled first.
  ///
  /// Offline, the completion is called at this same instant, as soon as the app is done.
  ///
  /// - Parameters:
  ///   - request: what to send.
  ///   - fileID: the file that sends it.
  ///   - line: the line that sends it.
  ///   - completion: gets the response, whatever its status, or why there is none.
  /// - Returns: a token that cancels the request; dropping it cancels nothing.
  @discardableResult
  public func send(
    _ request: HTTPRequest, fileID: StaticString = #fileID, line: UInt = #line,
    completion: @escaping (Result<HTTPResponse, NetworkError>) -> Void
  ) -> VirtualClock.Token {
    if exchanges.count >= 2 * Self.limit { forget(Self.limit) }
    let number = forgotten + exchanges.count
    exchanges.append(Exchange(request: request, sentAt: clock.now))
    log.post(request.summary, detail: request.bodyText, from: .network)
    let (delay, decide) = plan(for: request)
    return clock.schedule(
      after: delay, for: .init(.request, request.summary), fileID: fileID, line: line
    ) { [self] in
      let outcome = isOnline ? decide() : .failure(.offline)
      settle(number, request, with: outcome)
      completion(outcome.result)
    }
  }

  private func forget(_ count: Int) {
    forgotten += count
    exchanges.removeFirst(count)
  }

  private func plan(for request: HTTPRequest) -> (delay: Duration, decide: () -> Stub.Outcome) {
    guard isOnline else { return (.zero, { .failure(.offline) }) }
    if let index = stubs.lastIndex(where: { $0.matches(request) }) {
      let stub = stubs[index]
      stubs[index].remaining? -= 1
      return (stub.delay ?? latency, { stub.outcome })
    }
    guard let server else { return (latency, { .failure(.noServer(request.summary)) }) }
    return (latency, { .response(server.respond(to: request)) })
  }

  private func settle(_ number: Int, _ request: HTTPRequest, with outcome: Stub.Outcome) {
    switch outcome {
    case .response(let response):
      log.post("\(response.status) \(request.summary)", from: .network)
    case .failure(let error):
      log.post("failed \(request.summary)", detail: error.description, from: .network)
    }
    guard number >= forgotten else { return }
    exchanges[number - forgotten].outcome = outcome
    exchanges[number - forgotten].answeredAt = clock.now
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
