import HeadlessCombine
import Testing

/// A publisher that records when it is connected, and sends what it is told to.
private final class Faucet: @MainActor ConnectablePublisher {
  typealias Output = Int
  typealias Failure = Never

  let subject = PassthroughSubject<Int, Never>()
  var calls: [String] = []

  func connect() -> any Cancellable {
    calls.append("connect")
    return AnyCancellable { [self] in calls.append("disconnect") }
  }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
    calls.append("subscribe")
    subject.receive(subscriber: subscriber)
  }
}

private final class ObjectSubscriber: Subscriber {
  func receive(subscription: any Subscription) {}
  func receive(_ input: Int) -> Subscribers.Demand { .none }
  func receive(completion: Subscribers.Completion<Never>) {}
}

private struct ValueSubscriber: Subscriber {
  func receive(subscription: any Subscription) {}
  func receive(_ input: Int) -> Subscribers.Demand { .none }
  func receive(completion: Subscribers.Completion<Never>) {}
}

@Suite("Publishers that are connected")
struct ConnectingTests {
  @Test("autoconnect connects with the first subscriber, shares, and disconnects after the last")
  func automatic() {
    let faucet = Faucet()
    let shared = faucet.autoconnect()
    let (first, second) = (Recorder(shared), Recorder(shared))
    faucet.subject.send(1)
    first.cancel()
    faucet.subject.send(2)
    #expect(faucet.calls == ["subscribe", "connect", "subscribe"])
    second.cancel()
    second.cancel()
    #expect(faucet.calls.last == "disconnect")
    #expect(first.events == ["1"] && second.events == ["1", "2"])
    faucet.calls = []
    let third = Recorder(shared)
    faucet.subject.send(completion: .finished)
    #expect(faucet.calls == ["subscribe", "connect", "disconnect"])
    #expect(third.events == ["finished"])
  }

  @Test("autoconnect of a publisher that has ended connects, and ends with its subscriber")
  func ended() {
    let faucet = Faucet()
    faucet.subject.send(completion: .finished)
    let recorder = Recorder(faucet.autoconnect())
    #expect(recorder.events == ["finished"])
    #expect(
      faucet.calls.filter { $0 == "disconnect" }.count
        == faucet.calls.filter { $0 == "connect" }.count)
  }

  @Test("makeConnectable sends all values to all subscribers once it is connected")
  func connectable() {
    let numbers = [1, 2].publisher.makeConnectable()
    let (first, second) = (Recorder(numbers), Recorder(numbers))
    #expect(first.events == [] && second.events == [])
    _ = numbers.connect()
    #expect(first.events == ["1", "2", "finished"])
    #expect(second.events == ["1", "2", "finished"])
  }

  @Test("a cancelled connection sends no more, and a second one goes on")
  func reconnected() {
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.makeConnectable()
    let recorder = Recorder(shared)
    subject.send(0)
    let connection = shared.connect()
    subject.send(1)
    connection.cancel()
    subject.send(2)
    let next = shared.connect()
    subject.send(3)
    #expect(recorder.events == ["1", "3"])
    next.cancel()
  }

  @Test("multicast asks for its subject once, and sends through it")
  func multicast() {
    var count = 0
    let numbers = [3, 4].publisher.multicast {
      count += 1
      return CurrentValueSubject<Int, Never>(0)
    }
    let (first, second) = (Recorder(numbers), Recorder(numbers))
    var tokens: Set<AnyCancellable> = []
    numbers.connect().store(in: &tokens)
    #expect(count == 1)
    #expect(first.events == ["0", "3", "4", "finished"] && second.events == first.events)
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder(subject)
    var list: [AnyCancellable] = []
    Just(5).multicast(subject: subject).connect().store(in: &list)
    #expect(recorder.events == ["5", "finished"])
    #expect(tokens.count == 1 && list.count == 1)
  }

  @Test("values and the end are sent into a subject that subscribes, until that is cancelled")
  func subscribedSubject() {
    let (source, target) = (
      PassthroughSubject<Int, TestError>(), PassthroughSubject<Int, TestError>()
    )
    let recorder = Recorder(target)
    let token = source.subscribe(target)
    source.send(1)
    token.cancel()
    source.send(2)
    let next = source.subscribe(target)
    source.send(completion: .failure(.offline))
    #expect(recorder.events == ["1", "failure offline"])
    next.cancel()
  }

  @Test("any subscriber forwards to closures, to a subscriber or to a subject")
  func anySubscriber() {
    var events: [String] = []
    let closures = AnySubscriber<Int, Never>(
      receiveSubscription: { $0.request(.unlimited) },
      receiveValue: {
        events.append("\($0)")
        return .none
      }, receiveCompletion: { _ in events.append("end") })
    Just(1).subscribe(closures)
    Just(2).subscribe(AnySubscriber(closures))
    #expect(events == ["1", "end", "2", "end"])
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder(subject)
    let wrapped = AnySubscriber(subject)
    Just(3).subscribe(wrapped)
    #expect(recorder.events == ["3", "finished"])
    Just(4).subscribe(AnySubscriber<Int, Never>())
    #expect(AnySubscriber<Int, Never>().receive(5) == .none)
    #expect(AnySubscriber(closures).combineIdentifier == closures.combineIdentifier)
    #expect(wrapped.combineIdentifier == CombineIdentifier(subject))
  }

  @Test("an identity is equal to itself and to that of the same object alone")
  func identities() {
    final class Thing: CustomCombineIdentifierConvertible {}
    let (thing, own) = (Thing(), CombineIdentifier())
    #expect(own == own && own != CombineIdentifier())
    #expect(thing.combineIdentifier == CombineIdentifier(thing))
    #expect(thing.combineIdentifier != Thing().combineIdentifier)
    #expect(Set([own, own, thing.combineIdentifier]).count == 2)
    #expect(own.description == own.description)
    let (subscriber, value) = (ObjectSubscriber(), ValueSubscriber())
    #expect(subscriber.combineIdentifier == CombineIdentifier(subscriber))
    #expect(AnySubscriber(subscriber).combineIdentifier == CombineIdentifier(subscriber))
    #expect(value.combineIdentifier != value.combineIdentifier)
  }

  @Test("operators of an app's own return publishers by their names")
  func namedOperators() {
    let values = [1, 2].publisher.latest { Just($0 * 10) }
    #expect(Recorder(values).events == ["10", "20", "finished"])
    #expect(Recorder(Optional(3).publisher).events == ["3", "finished"])
    #expect(Recorder(Optional<Int>.Publisher(nil)).events == ["finished"])
    let failed = Result<Int, TestError>.Publisher(.failure(.offline))
    #expect(Recorder(failed).events == ["failure offline"])
    #expect(Recorder(Result<Int, TestError>.success(4).publisher).events == ["4", "finished"])
  }
}

extension Publisher {
  /// Forwards the values of the last publisher that a closure returned.
  fileprivate func latest<Next: Publisher>(
    _ transform: @escaping (Output) -> Next
  ) -> Publishers.SwitchToLatest<Next, Publishers.Map<Self, Next>> {
    map(transform).switchToLatest()
  }
}
