import HeadlessCombine
import Testing

@Suite("Combine: operators on errors and events")
struct ErrorTests {
  private let subject = PassthroughSubject<Int, TestError>()

  @Test("mapError transforms a failure and keeps the rest")
  func mapError() {
    let recorder = Recorder(subject.mapError { _ in TestError.refused })
    subject.send(1)
    subject.send(completion: .failure(.offline))
    #expect(recorder.events == ["1", "failure refused"])
    let ending = Just(1).setFailureType(to: TestError.self).mapError { _ in TestError.refused }
    #expect(Recorder(ending).events == ["1", "finished"])
  }

  @Test("catch goes on with another publisher after a failure")
  func catching() {
    let backup = PassthroughSubject<Int, Never>()
    var caught: [TestError] = []
    let recorder = Recorder(
      subject.catch { error in
        caught.append(error)
        return backup
      })
    subject.send(1)
    subject.send(completion: .failure(.offline))
    backup.send(2)
    backup.send(completion: .finished)
    #expect(recorder.events == ["1", "2", "finished"])
    #expect(caught == [.offline])
  }

  @Test("catch forwards the end without a failure, and the failure of the other publisher")
  func catchEnds() {
    let ending = [1].publisher.setFailureType(to: TestError.self).catch { _ in Just(2) }
    #expect(Recorder(ending).events == ["1", "finished"])
    let failing = Fail<Int, TestError>(error: .offline).catch { _ in
      Fail<Int, TestError>(error: .refused)
    }
    #expect(Recorder(failing).events == ["failure refused"])
  }

  @Test("cancelling catch cancels the other publisher")
  func catchCancellation() {
    let backup = PassthroughSubject<Int, Never>()
    let recorder = Recorder()
    recorder.observe(
      subject.catch { _ in backup.handleEvents(receiveCancel: { recorder.add("cancelled") }) })
    subject.send(completion: .failure(.offline))
    recorder.cancel()
    backup.send(2)
    #expect(recorder.events == ["cancelled"])
  }

  @Test("replaceError sends a value and ends")
  func replaceError() {
    let recorder = Recorder(subject.replaceError(with: 0))
    subject.send(1)
    subject.send(completion: .failure(.offline))
    #expect(recorder.events == ["1", "0", "finished"])
  }

  @Test(
    "retry starts again as often as it may, then fails",
    arguments: [
      (0, 1, ["1", "failure offline"]), (1, 2, ["1", "2", "failure offline"]),
      (2, 3, ["1", "2", "3", "finished"]), (5, 3, ["1", "2", "3", "finished"]),
    ])
  func retry(_ retries: Int, _ attempts: Int, _ events: [String]) {
    var count = 0
    let source = Deferred {
      count += 1
      let end = count < 3 ? TestError.offline : nil
      return Just(count).setFailureType(to: TestError.self).merge(
        with: end.map { Fail(error: $0).eraseToAnyPublisher() }
          ?? Empty<Int, TestError>().eraseToAnyPublisher())
    }
    #expect(Recorder(source.retry(retries)).events == events)
    #expect(count == attempts)
  }

  @Test(
    "handleEvents calls its closures before the subscriber; an end is no cancellation")
  func events() {
    let recorder = Recorder()
    recorder.observe(traced(recorder))
    subject.send(1)
    subject.send(completion: .finished)
    #expect(recorder.events == ["subscribed", "output 1", "1", "completion finished", "finished"])
    recorder.cancel()
    #expect(recorder.events.last == "finished")
  }

  @Test("handleEvents tells of a cancellation once, and of no failure after it")
  func cancellation() {
    let recorder = Recorder()
    recorder.observe(traced(recorder))
    recorder.cancel()
    recorder.cancel()
    subject.send(completion: .failure(.offline))
    #expect(recorder.events == ["subscribed", "cancelled"])
  }

  @Test("handleEvents without closures changes nothing")
  func noEvents() {
    #expect(Recorder([1, 2].publisher.handleEvents()).events == ["1", "2", "finished"])
  }

  private func traced(_ recorder: Recorder) -> Publishers.Made<Int, TestError> {
    subject.handleEvents(
      receiveSubscription: { _ in recorder.add("subscribed") },
      receiveOutput: { recorder.add("output \($0)") },
      receiveCompletion: { recorder.add("completion \($0)") },
      receiveCancel: { recorder.add("cancelled") })
  }
}

@Suite("Combine: share")
struct SharingTests {
  private let subject = PassthroughSubject<Int, TestError>()

  @Test("share subscribes once, and cancels with its last subscriber")
  func sharing() {
    let trace = Recorder()
    let shared = subject.handleEvents(
      receiveSubscription: { _ in trace.add("subscribed") },
      receiveCancel: { trace.add("cancelled") }
    ).share()
    #expect(trace.events == [])
    let (first, second) = (Recorder(shared), Recorder(shared))
    subject.send(1)
    first.cancel()
    subject.send(2)
    #expect(trace.events == ["subscribed"])
    second.cancel()
    subject.send(3)
    #expect(first.events == ["1"])
    #expect(second.events == ["1", "2"])
    #expect(trace.events == ["subscribed", "cancelled"])
    let third = Recorder(shared)
    subject.send(4)
    #expect(third.events == ["4"])
    #expect(trace.events == ["subscribed", "cancelled", "subscribed"])
  }

  @Test(
    "a shared publisher that has ended sends later subscribers its end, and does not restart")
  func end() {
    var created = 0
    let shared = Deferred {
      created += 1
      return [1, 2].publisher
    }.share()
    #expect(Recorder(shared).events == ["1", "2", "finished"])
    #expect(Recorder(shared).events == ["finished"])
    #expect(created == 1)
    let failing = subject.share()
    let first = Recorder(failing)
    subject.send(completion: .failure(.offline))
    #expect(first.events == ["failure offline"])
    #expect(Recorder(failing).events == ["failure offline"])
  }

  @Test("a subscriber that ends within the first value releases the shared publisher")
  func endWithinValue() {
    let trace = Recorder()
    let current = CurrentValueSubject<Int, Never>(0)
    let shared = current.handleEvents(receiveCancel: { trace.add("cancelled") }).share()
    #expect(Recorder(shared.prefix(1)).events == ["0", "finished"])
    #expect(trace.events == ["cancelled"])
    #expect(Recorder(shared.prefix(1)).events == ["0", "finished"])
  }
}
