/// The publishers that operators return.
public enum Publishers {
  /// A publisher that a closure starts.
  public struct Made<Output, Failure: Error>: Publisher {
    let start: (Downstream<Output, Failure>) -> Void

    init(_ start: @escaping (Downstream<Output, Failure>) -> Void) { self.start = start }

    /// Connects a subscriber; the publisher starts when values are requested.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let downstream = Downstream<Output, Failure>(
        value: { _ = subscriber.receive($0) }, completion: { subscriber.receive(completion: $0) })
      subscriber.receive(subscription: Link(downstream, start))
    }
  }
}

/// The receiving end of a running operator: forwards until it has ended or is cancelled.
final class Downstream<Output, Failure: Error> {
  private var value: ((Output) -> Void)?
  private var completion: ((Subscribers.Completion<Failure>) -> Void)?
  private var upstreams: [AnyCancellable] = []
  private(set) var isOver = false

  init(
    value: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.value = value
    self.completion = completion
  }

  func send(_ output: Output) { value?(output) }

  func send(completion end: Subscribers.Completion<Failure>) {
    let run = completion
    cancel()
    run?(end)
  }

  /// Holds what feeds this end until it is over.
  func hold(_ upstream: AnyCancellable) {
    if isOver { upstream.cancel() } else { upstreams.append(upstream) }
  }

  func cancel() {
    isOver = true
    let held = upstreams
    upstreams = []
    // Each closure is released once it is out of its property: an object that only it owns may cancel.
    _ = value.take()
    _ = completion.take()
    for upstream in held { upstream.cancel() }
  }
}

/// The subscription of a publisher that a closure starts.
private final class Link<Output, Failure: Error>: Subscription {
  private let downstream: Downstream<Output, Failure>
  private var start: ((Downstream<Output, Failure>) -> Void)?

  init(
    _ downstream: Downstream<Output, Failure>,
    _ start: @escaping (Downstream<Output, Failure>) -> Void
  ) {
    self.downstream = downstream
    self.start = start
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand != .none, let start else { return }
    self.start = nil
    start(downstream)
  }

  func cancel() {
    _ = start.take()
    downstream.cancel()
  }
}

/// A subscriber with two closures, which wants all values.
final class ClosureSubscriber<Input, Failure: Error>: Subscriber, Cancellable {
  private var value: ((Input) -> Void)?
  private var completion: ((Subscribers.Completion<Failure>) -> Void)?
  private let subscribed: ((any Subscription) -> Void)?
  private var subscription: (any Subscription)?
  private var isCancelled = false

  init(
    value: @escaping (Input) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void,
    subscribed: ((any Subscription) -> Void)? = nil
  ) {
    self.value = value
    self.completion = completion
    self.subscribed = subscribed
  }

  func receive(subscription: any Subscription) {
    guard !isCancelled else { return subscription.cancel() }
    self.subscription = subscription
    subscribed?(subscription)
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    value?(input)
    return .none
  }

  func receive(completion end: Subscribers.Completion<Failure>) {
    let run = completion
    forget()
    run?(end)
  }

  func cancel() {
    let running = subscription
    isCancelled = true
    forget()
    running?.cancel()
  }

  /// Releases each once it is out of its property: an object that only a closure owns may cancel.
  private func forget() {
    _ = value.take()
    _ = completion.take()
    _ = subscription.take()
  }
}

extension Publisher {
  /// Receives values and the end with closures.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let subscriber = ClosureSubscriber(value: receiveValue, completion: receiveCompletion)
    receive(subscriber: subscriber)
    return AnyCancellable { subscriber.cancel() }
  }

  /// Makes a publisher that starts this one and forwards to a downstream with two closures.
  func make<Result, Error>(
    _ type: Result.Type = Result.self, failure: Error.Type = Error.self,
    _ body:
      @escaping (Downstream<Result, Error>) -> (
        value: (Output) -> Void, completion: (Subscribers.Completion<Failure>) -> Void
      )
  ) -> Publishers.Made<Result, Error> {
    Publishers.Made { downstream in
      let handlers = body(downstream)
      feed(downstream, receiveCompletion: handlers.completion, receiveValue: handlers.value)
    }
  }

  /// Starts this publisher for a downstream that is not over, and that can cancel it from the first value on.
  func feed<Result, Error>(
    _ downstream: Downstream<Result, Error>,
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) {
    guard !downstream.isOver else { return }
    let subscriber = ClosureSubscriber<Output, Failure>(
      value: receiveValue, completion: receiveCompletion, subscribed: receiveSubscription)
    downstream.hold(AnyCancellable { subscriber.cancel() })
    receive(subscriber: subscriber)
  }

  /// Erases the type of the publisher.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

extension Publisher where Failure == Never {
  /// Receives values with a closure.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Assigns each value to a property of an object, which is retained, as in Combine.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable { sink { object[keyPath: keyPath] = $0 } }

  /// Assigns each value to a published property for as long as it exists.
  public func assign(to published: inout Published<Output>.Publisher) {
    let (subject, owner) = (published.subject, published.owner)
    subject.hold(
      sink { [weak subject, weak owner] in
        owner?.rehearsalWillChange()
        subject?.publish($0)
      })
  }
}

/// A publisher of any type.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let made: Publishers.Made<Output, Failure>

  /// Wraps a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    made = publisher.make { downstream in
      (downstream.send, downstream.send(completion:))
    }
  }

  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure { made.receive(subscriber: subscriber) }
}
