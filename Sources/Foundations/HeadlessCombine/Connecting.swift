/// A publisher that sends values once it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts sending; cancelling the result ends that.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Connects with the first subscriber, and ends the connection after the last.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(self) }
}

extension Publishers {
  /// A publisher that connects another one while it has subscribers.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure

    /// The publisher that is connected.
    public let upstream: Upstream

    private var count = 0
    private var connection: (any Cancellable)?

    init(_ upstream: Upstream) { self.upstream = upstream }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Made { [self] downstream in
        count += 1
        upstream.feed(
          downstream, receiveCompletion: downstream.send(completion:),
          receiveValue: downstream.send)
        downstream.hold(AnyCancellable { [self] in leave() })
        if count == 1, connection == nil { connection = upstream.connect() }
      }.receive(subscriber: subscriber)
    }

    private func leave() {
      count -= 1
      guard count == 0 else { return }
      let ended = connection
      connection = nil
      ended?.cancel()
    }
  }

  /// A publisher that sends the values of another one through a subject, once it is connected.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream
    /// The closure that makes the subject, which is called once.
    public let createSubject: () -> SubjectType

    private lazy var subject = createSubject()

    init(_ upstream: Upstream, _ createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    /// Connects a subscriber, which receives values once the publisher is connected.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure { subject.receive(subscriber: subscriber) }

    /// Subscribes the subject to the publisher.
    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }

  /// A publisher that sends the values of another one once it is connected.
  public final class MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure

    private let shared: Multicast<Upstream, PassthroughSubject<Output, Failure>>

    init(_ upstream: Upstream) { shared = Multicast(upstream) { PassthroughSubject() } }

    /// Connects a subscriber, which receives values once the publisher is connected.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure { shared.receive(subscriber: subscriber) }

    /// Subscribes to the publisher.
    public func connect() -> any Cancellable { shared.connect() }
  }
}

extension Publisher {
  /// Sends the values to several subscribers through a subject that a closure makes.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> { Publishers.Multicast(self, createSubject) }

  /// Sends the values to several subscribers through a subject.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S> {
    Publishers.Multicast(self) { subject }
  }

  /// Sends the values and the end into a subject.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    sink(receiveCompletion: subject.send(completion:), receiveValue: subject.send)
  }
}

extension Publisher where Failure == Never {
  /// Sends the values once the result is connected, to all of its subscribers.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(self)
  }
}
