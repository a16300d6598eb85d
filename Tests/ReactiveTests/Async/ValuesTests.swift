import Reactive
import Testing

@Suite("Asynchronous sequences of elements")
struct ValuesTests {
  /// A type that is not `Sendable`.
  final class Unsendable {
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  @Test("values sends all elements and ends with the sequence")
  func all() async throws {
    var heard: [Int] = []
    for try await value in Observable.of(1, 2, 3).map(Unsendable.init).values {
      heard.append(value.number)
    }
    #expect(heard == [1, 2, 3])
  }

  @Test("elements that arrive while nothing awaits are buffered in order")
  func kept() async throws {
    let subject = PublishSubject<Int>()
    let iterator = subject.values.makeAsyncIterator()
    subject.onNext(1)
    subject.onNext(2)
    #expect(try await iterator.next() == 1)
    subject.onNext(3)
    subject.onCompleted()
    #expect(try await iterator.next() == 2)
    #expect(try await iterator.next() == 3)
    #expect(try await iterator.next() == nil)
    #expect(try await iterator.next() == nil)
  }

  @Test("an element resumes the task that awaits it")
  func woken() async throws {
    let subject = PublishSubject<Int>()
    let values = subject.values.makeAsyncIterator()
    async let first = values.next()
    subject.onNext(7)
    #expect(try await first == 7)
  }

  @Test("the sequence's error is thrown")
  func failure() async {
    await #expect(throws: TestError()) {
      for try await _ in Observable<Int>.error(TestError()).values {}
    }
  }

  @Test("leaving the loop ends the subscription")
  func leaving() async throws {
    let subject = BehaviorSubject(value: 1)
    for try await value in subject.values {
      #expect(value == 1)
      break
    }
    #expect(!subject.hasObservers)
  }

  @Test("cancelling the task ends the subscription and the loop")
  func cancelling() async throws {
    let subject = PublishSubject<Int>()
    let task = Task { @MainActor in
      for try await _ in subject.values {}
      return subject.hasObservers
    }
    task.cancel()
    #expect(try await task.value == false)
  }

  @Test("value returns a single's element and throws its error")
  func single() async throws {
    #expect(try await Single.just(1).value == 1)
    await #expect(throws: TestError()) { try await Single<Int>.error(TestError()).value }
    let never = Task { @MainActor in try await Single<Int>.never().value }
    never.cancel()
    await #expect(throws: CancellationError.self) { try await never.value }
  }
}
