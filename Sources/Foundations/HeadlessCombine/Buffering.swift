extension Publishers {
  /// The time at which a buffer asks its publisher for values.
  public enum PrefetchStrategy: Hashable, Sendable {
    /// The connection of a subscriber, so that values are there once they are requested.
    case keepFull
    /// Each request of a subscriber.
    case byRequest
  }

  /// The treatment of a value that a full buffer has no room for.
  public enum BufferingStrategy<Failure: Error> {
    /// Drops the new value.
    case dropNewest
    /// Drops the oldest value of the buffer.
    case dropOldest
    /// Ends the publisher with the error that a closure makes.
    case customError(() -> Failure)
  }

  /// The result of `buffer`.
  public struct Buffer<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream
    /// The largest number of values that are kept.
    public let size: Int
    /// The time at which the publisher is asked for values.
    public let prefetch: PrefetchStrategy
    /// The treatment of a value for which there is no room.
    public let whenFull: BufferingStrategy<Failure>

    /// Creates a buffer of a publisher.
    public init(
      upstream: Upstream, size: Int, prefetch: PrefetchStrategy,
      whenFull: BufferingStrategy<Failure>
    ) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    /// Connects a subscriber, which receives as many values as it requests.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let link = BufferLink(self, subscriber)
      subscriber.receive(subscription: link)
      if prefetch == .keepFull { link.start() }
    }
  }
}

extension Publisher {
  /// Keeps values until they are requested, up to a number of them.
  ///
  /// The end follows the values that are kept. Other operators request all values; a subscriber of the app may
  /// request fewer.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}

/// The subscription of a buffer: forwards values while there is demand, and keeps the others.
private final class BufferLink<Upstream: Publisher>: Subscription {
  private let buffer: Publishers.Buffer<Upstream>
  private var deliver: ((Upstream.Output) -> Subscribers.Demand)?
  private var finish: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
  private var source: ClosureSubscriber<Upstream.Output, Upstream.Failure>?
  private var values: [Upstream.Output] = []
  private var demand = Subscribers.Demand.none
  private var end: Subscribers.Completion<Upstream.Failure>?
  private var isSending = false

  init<S: Subscriber>(_ buffer: Publishers.Buffer<Upstream>, _ subscriber: S)
  where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
    self.buffer = buffer
    deliver = { subscriber.receive($0) }
    finish = { subscriber.receive(completion: $0) }
  }

  /// Subscribes to the publisher, once.
  func start() {
    guard source == nil, deliver != nil else { return }
    let subscriber = ClosureSubscriber<Upstream.Output, Upstream.Failure>(
      value: { [self] in keep($0) }, completion: { [self] in close($0) })
    source = subscriber
    buffer.upstream.receive(subscriber: subscriber)
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand != .none else { return }
    self.demand += demand
    start()
    send()
  }

  func cancel() {
    let running = source.take()
    values = []
    _ = deliver.take()
    _ = finish.take()
    running?.cancel()
  }

  private func keep(_ value: Upstream.Output) {
    guard end == nil, deliver != nil else { return }
    if demand == .none, values.count >= buffer.size {
      switch buffer.whenFull {
      case .dropNewest: return
      case .dropOldest: if !values.isEmpty { values.removeFirst() }
      case .customError(let makeError):
        source?.cancel()
        return close(.failure(makeError()))
      }
    }
    values.append(value)
    send()
  }

  private func close(_ completion: Subscribers.Completion<Upstream.Failure>) {
    guard end == nil else { return }
    end = completion
    send()
  }

  /// Sends what is kept and requested, then the end; a call while values are sent leaves it to the first.
  private func send() {
    guard !isSending else { return }
    isSending = true
    defer { isSending = false }
    while demand != .none, !values.isEmpty, let deliver {
      demand -= 1
      demand += deliver(values.removeFirst())
    }
    guard values.isEmpty, let end, let finish else { return }
    cancel()
    finish(end)
  }
}
