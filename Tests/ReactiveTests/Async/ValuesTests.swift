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
    let first = Task { @MainActor in try await values.next() }
    subject.onNext(7)
    #expect(try await first.value == 7)
  }

  @Test("a task that awaits more than was buffered gets the next element")
  func afterBuffered() async throws {
    let subject = PublishSubject<Int>()
    let values = subject.values.makeAsyncIterator()
    subject.onNext(1)
    #expect(try await values.next() == 1)
    let second = Task { @MainActor in try await values.next() }
    Task { @MainActor in subject.onNext(2) }
    #expect(try await second.value == 2)
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

  @Test("cancelling the task ends the subscription and throws CancellationError")
  func cancelling() async throws {
    let subject = PublishSubject<Int>()
    let task = Task { @MainActor in
      for try await _ in subject.values {}
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(!subject.hasObservers)
  }

  @Test("the values of an infallible sequence and of a driver end without an error")
  func infallible() async {
    var heard: [Int] = []
    for await value in Infallible.of(1, 2).values { heard.append(value) }
    for await value in Driver.just(3).values { heard.append(value) }
    #expect(heard == [1, 2, 3])
  }

  @Test("value returns a maybe's element, or nil, and waits for a completable")
  func maybe() async throws {
    #expect(try await Maybe.just(1).value == 1)
    #expect(try await Maybe<Int>.empty().value == nil)
    await #expect(throws: TestError()) { try await Maybe<Int>.error(TestError()).value }
    try await Completable.empty().value
    await #expect(throws: TestError()) { try await Completable.error(TestError()).value }
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

@Suite("Observables of asynchronous work")
struct AsynchronousSourceTests {
  @Test("the elements of an asynchronous sequence arrive in order, then its end")
  func elements() async throws {
    let stream = AsyncStream { continuation in
      for number in 1...3 { continuation.yield(number) }
      continuation.finish()
    }
    var heard: [Int] = []
    for try await number in stream.asObservable().values { heard.append(number) }
    #expect(heard == [1, 2, 3])
  }

  @Test("an error of an asynchronous sequence is sent after its elements")
  func failure() async {
    let stream = AsyncThrowingStream<Int, any Error> { continuation in
      continuation.yield(1)
      continuation.finish(throwing: TestError())
    }
    var heard: [Int] = []
    await #expect(throws: TestError()) {
      for try await number in stream.asObservable(priority: .high).values { heard.append(number) }
    }
    #expect(heard == [1])
  }

  @Test("an asynchronous sequence that is cancelled completes")
  func cancellation() async throws {
    let stream = AsyncThrowingStream<Int, any Error> { continuation in
      continuation.yield(1)
      continuation.finish(throwing: CancellationError())
    }
    var heard: [Int] = []
    for try await number in stream.asObservable().values { heard.append(number) }
    #expect(heard == [1])
  }

  @Test("disposal cancels the task that iterates")
  func disposal() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    await withCheckedContinuation { done in
      continuation.onTermination = { _ in done.resume() }
      stream.asObservable().subscribe(onNext: { _ in }).dispose()
    }
  }

  @Test("a single of asynchronous work sends its result or its error")
  func work() async throws {
    let single = Single.create { await Task.detached { 7 }.value }
    #expect(try await single.value == 7)
    let failing = Single<Int>.create(detached: true, priority: .low) { throw TestError() }
    await #expect(throws: TestError()) { try await failing.value }
  }
}
