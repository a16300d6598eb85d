import HeadlessCombine
import Testing

@Suite("Combine: flatMap, switchToLatest and merge")
struct MergingTests {
  private let outer = PassthroughSubject<PassthroughSubject<Int, TestError>, TestError>()
  private let first = PassthroughSubject<Int, TestError>()
  private let second = PassthroughSubject<Int, TestError>()

  @Test("flatMap merges the inner values, and ends when all have ended")
  func flatMap() {
    let recorder = Recorder(outer.flatMap { $0 })
    outer.send(first)
    outer.send(second)
    first.send(1)
    second.send(2)
    first.send(3)
    outer.send(completion: .finished)
    first.send(completion: .finished)
    second.send(4)
    #expect(recorder.events == ["1", "2", "3", "4"])
    second.send(completion: .finished)
    #expect(recorder.events == ["1", "2", "3", "4", "finished"])
  }

  @Test("flatMap ends with the publisher when the inner ones ended before")
  func flatMapOuterLast() {
    let recorder = Recorder(outer.flatMap { $0 })
    outer.send(first)
    first.send(completion: .finished)
    #expect(recorder.events == [])
    outer.send(completion: .finished)
    #expect(recorder.events == ["finished"])
  }

  @Test("flatMap ends with the first failure, inside or outside")
  func flatMapFailure() {
    let inside = Recorder(outer.flatMap { $0 })
    outer.send(first)
    outer.send(second)
    first.send(completion: .failure(.refused))
    second.send(1)
    #expect(inside.events == ["failure refused"])
    let outside = Recorder(outer.flatMap { $0 })
    outer.send(second)
    outer.send(completion: .failure(.offline))
    second.send(1)
    #expect(outside.events == ["failure offline"])
  }

  @Test("flatMap of a publisher that cannot fail takes the inner error")
  func flatMapNever() {
    let recorder = Recorder(
      [1, 2].publisher.flatMap { _ in Fail<Int, TestError>(error: .refused) })
    #expect(recorder.events == ["failure refused"])
    let values = Recorder(
      [1, 2].publisher.flatMap { Just($0 * 2).setFailureType(to: TestError.self) })
    #expect(values.events == ["2", "4", "finished"])
  }

  @Test("cancelling flatMap cancels the inner publishers")
  func flatMapCancellation() {
    let recorder = Recorder()
    recorder.observe(
      outer.flatMap { $0.handleEvents(receiveCancel: { recorder.add("cancelled") }) })
    outer.send(first)
    outer.send(second)
    recorder.cancel()
    first.send(1)
    #expect(recorder.events == ["cancelled", "cancelled"])
  }

  @Test("switchToLatest forwards the last publisher only, and cancels the one before")
  func switching() {
    let recorder = Recorder()
    let traced = outer.map { subject in
      subject.handleEvents(receiveCancel: { recorder.add("cancelled") })
    }
    recorder.observe(traced.switchToLatest())
    outer.send(first)
    first.send(1)
    outer.send(second)
    first.send(2)
    second.send(3)
    outer.send(completion: .finished)
    second.send(4)
    #expect(recorder.events == ["1", "cancelled", "3", "4"])
    second.send(completion: .finished)
    #expect(recorder.events == ["1", "cancelled", "3", "4", "finished"])
  }

  @Test("switchToLatest ends with the publisher when the last inner one ended before")
  func switchingOuterLast() {
    let recorder = Recorder(outer.switchToLatest())
    outer.send(first)
    first.send(completion: .finished)
    #expect(recorder.events == [])
    outer.send(completion: .finished)
    #expect(recorder.events == ["finished"])
    let none = Recorder(Empty<PassthroughSubject<Int, TestError>, TestError>().switchToLatest())
    #expect(none.events == ["finished"])
  }

  @Test("switchToLatest ends with a failure, inside or outside")
  func switchingFailure() {
    let inside = Recorder(outer.switchToLatest())
    let other = PassthroughSubject<PassthroughSubject<Int, TestError>, TestError>()
    let outside = Recorder(other.switchToLatest())
    outer.send(first)
    first.send(completion: .failure(.refused))
    outer.send(second)
    second.send(1)
    #expect(inside.events == ["failure refused"])
    other.send(second)
    other.send(completion: .failure(.offline))
    second.send(1)
    #expect(outside.events == ["failure offline"])
  }

  @Test("cancelling switchToLatest cancels the inner publisher, also from its first value")
  func switchingCancellation() {
    let recorder = Recorder()
    let current = CurrentValueSubject<Int, TestError>(0)
    let traced = Just(current).setFailureType(to: TestError.self).map { subject in
      subject.handleEvents(receiveCancel: { recorder.add("cancelled") })
    }
    recorder.observe(traced.switchToLatest())
    recorder.cancel()
    #expect(recorder.events == ["0", "cancelled"])
    recorder.observe(traced.switchToLatest().prefix(1))
    #expect(recorder.events == ["0", "cancelled", "0", "cancelled", "finished"])
  }

  @Test("merge sends the values of both, and ends with the last")
  func merge() {
    let recorder = Recorder(first.merge(with: second))
    first.send(1)
    second.send(2)
    first.send(completion: .finished)
    second.send(3)
    #expect(recorder.events == ["1", "2", "3"])
    second.send(completion: .finished)
    #expect(recorder.events == ["1", "2", "3", "finished"])
  }

  @Test("merge ends with the first failure")
  func mergeFailure() {
    let recorder = Recorder(Publishers.Merge(first, second))
    second.send(completion: .failure(.offline))
    first.send(1)
    #expect(recorder.events == ["failure offline"])
    #expect(
      Recorder(Publishers.Merge(Just(1), Just(2))).events == ["1", "2", "finished"])
  }
}
