import HeadlessCombine
import Testing

/// A subscriber that requests values when a test tells it to.
private final class ManualSubscriber: Subscriber {
  var events: [String] = []
  var subscription: (any Subscription)?

  func receive(subscription: any Subscription) { self.subscription = subscription }

  func receive(_ input: Int) -> Subscribers.Demand {
    events.append("\(input)")
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) { events.append("\(completion)") }
}

/// A subscription that counts its cancellations.
private final class CountingSubscription: @MainActor Subscription {
  var requests: [Subscribers.Demand] = []
  var cancellations = 0

  func request(_ demand: Subscribers.Demand) { requests.append(demand) }
  func cancel() { cancellations += 1 }
}

/// A publisher that never sends by itself.
private final class ManualPublisher: Publisher {
  typealias Output = Int
  typealias Failure = TestError

  let subscription = CountingSubscription()
  var send: (Int) -> Void = { _ in }
  var end: (Subscribers.Completion<TestError>) -> Void = { _ in }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == TestError {
    send = { _ = subscriber.receive($0) }
    end = { subscriber.receive(completion: $0) }
    subscriber.receive(subscription: subscription)
  }
}

@Suite("Combine: subscriptions")
struct SubscriptionTests {
  @Test("a publisher starts with the first demand, and once")
  func demand() {
    let subscriber = ManualSubscriber()
    [1, 2].publisher.subscribe(subscriber)
    #expect(subscriber.events == [])
    subscriber.subscription?.request(.none)
    #expect(subscriber.events == [])
    subscriber.subscription?.request(.max(1))
    subscriber.subscription?.request(.unlimited)
    #expect(subscriber.events == ["1", "2", "finished"])
  }

  @Test("a subscription that is cancelled before its demand never starts")
  func cancellationBeforeDemand() {
    let subscriber = ManualSubscriber()
    Just(1).subscribe(subscriber)
    subscriber.subscription?.cancel()
    subscriber.subscription?.request(.unlimited)
    #expect(subscriber.events == [])
  }

  @Test("demands are equal by their number")
  func demands() {
    #expect(Subscribers.Demand.max(0) == .none)
    #expect(Subscribers.Demand.max(2) == .max(2))
    #expect(Subscribers.Demand.max(2) != .unlimited)
  }

  @Test("sink requests all values, and cancels the subscription once")
  func sink() {
    let publisher = ManualPublisher()
    let recorder = Recorder(publisher)
    publisher.send(1)
    #expect(publisher.subscription.requests == [.unlimited])
    recorder.cancel()
    recorder.cancel()
    publisher.send(2)
    publisher.end(.finished)
    #expect(recorder.events == ["1"])
    #expect(publisher.subscription.cancellations == 1)
  }

  @Test("sink ends once, receives no value afterwards, and cancels nothing")
  func sinkEnd() {
    let publisher = ManualPublisher()
    let recorder = Recorder(publisher)
    publisher.end(.failure(.offline))
    publisher.end(.finished)
    publisher.send(1)
    recorder.cancel()
    #expect(recorder.events == ["failure offline"])
    #expect(publisher.subscription.cancellations == 0)
  }

  @Test(
    "an operator on a publisher of the app's own forwards values and cancels it")
  func ownPublisher() {
    let publisher = ManualPublisher()
    let recorder = Recorder(publisher.map { $0 + 1 })
    publisher.send(1)
    recorder.cancel()
    publisher.send(2)
    #expect(recorder.events == ["2"])
    #expect(publisher.subscription.cancellations == 1)
  }
}

@Suite("Combine: tokens")
struct TokenTests {
  @Test("a token runs its closure once")
  func once() {
    var count = 0
    let token = AnyCancellable { count += 1 }
    token.cancel()
    token.cancel()
    #expect(count == 1)
  }

  @Test("a released token cancels; one that was cancelled does not do so again")
  func release() {
    var count = 0
    var token: AnyCancellable? = AnyCancellable { count += 1 }
    #expect(token != nil)
    token = nil
    #expect(count == 1)
    token = AnyCancellable { count += 1 }
    token?.cancel()
    token = nil
    #expect(count == 2)
  }

  @Test("a token of another cancels it")
  func wrapped() {
    let subscription = CountingSubscription()
    AnyCancellable(subscription).cancel()
    #expect(subscription.cancellations == 1)
  }

  @Test("tokens are kept in a set or an array, each by its identity, until it is released")
  func store() {
    var cancelled: [String] = []
    var set: Set<AnyCancellable> = []
    var list: [AnyCancellable] = []
    let token = AnyCancellable { cancelled.append("set") }
    token.store(in: &set)
    token.store(in: &set)
    AnyCancellable { cancelled.append("other") }.store(in: &set)
    AnyCancellable { cancelled.append("list") }.store(in: &list)
    #expect(set.count == 2)
    #expect(set.contains(token))
    #expect(list.count == 1)
    #expect(cancelled == [])
    list = []
    #expect(cancelled == ["list"])
  }
}
