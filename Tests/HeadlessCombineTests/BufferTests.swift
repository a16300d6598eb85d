import HeadlessCombine
import Testing

/// A subscriber that requests values when it is told.
private final class Taker: Subscriber {
  private(set) var events: [String] = []
  private var subscription: (any Subscription)?

  func take(_ count: Int) { subscription?.request(.max(count)) }

  func receive(subscription: any Subscription) { self.subscription = subscription }

  func receive(_ input: Int) -> Subscribers.Demand {
    events.append("\(input)")
    return .none
  }

  func receive(completion: Subscribers.Completion<TestError>) { events.append("\(completion)") }
}

@Suite("Combine: buffers")
struct BufferTests {
  private let subject = PassthroughSubject<Int, TestError>()
  private let taker = Taker()

  private func send(_ values: Int...) { for value in values { subject.send(value) } }

  @Test("a buffer that is kept full has the newest values where the oldest are dropped")
  func oldest() {
    subject.buffer(size: 2, prefetch: .keepFull, whenFull: .dropOldest).subscribe(taker)
    send(1, 2, 3)
    taker.take(5)
    #expect(taker.events == ["2", "3"])
  }

  @Test("a buffer that is kept full has the oldest values where the newest are dropped")
  func newest() {
    subject.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest).subscribe(taker)
    send(1, 2, 3)
    taker.take(5)
    send(4)
    #expect(taker.events == ["1", "2", "4"])
  }

  @Test("a full buffer fails with the error of its closure, after the values that it keeps")
  func failure() {
    subject.buffer(size: 1, prefetch: .keepFull, whenFull: .customError { .refused })
      .subscribe(taker)
    send(1, 2, 3)
    taker.take(5)
    #expect(taker.events == ["1", "failure(HeadlessCombineTests.TestError.refused)"])
  }

  @Test("a buffer that waits for a request misses the values before it")
  func byRequest() {
    subject.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest).subscribe(taker)
    send(1)
    taker.take(1)
    send(2, 3)
    #expect(taker.events == ["2"])
    subject.send(completion: .finished)
    #expect(taker.events == ["2"])
    taker.take(1)
    #expect(taker.events == ["2", "3", "finished"])
  }

  @Test("other operators receive all values of a buffer, and its end")
  func unlimited() {
    let recorder = Recorder(
      subject.buffer(size: 0, prefetch: .keepFull, whenFull: .dropNewest).map { $0 * 2 })
    send(1, 2)
    subject.send(completion: .failure(.offline))
    #expect(recorder.events == ["2", "4", "failure offline"])
  }

  @Test("a cancelled buffer sends nothing more")
  func cancelled() {
    let recorder = Recorder(subject.buffer(size: 9, prefetch: .keepFull, whenFull: .dropNewest))
    send(1)
    recorder.cancel()
    send(2)
    #expect(recorder.events == ["1"])
  }
}
