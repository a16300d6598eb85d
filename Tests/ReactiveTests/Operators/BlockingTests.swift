import Reactive
import Testing
import VirtualTime

@Suite("Blocking sequences")
struct BlockingTests {
  /// Runs a closure with a new clock as the current one.
  func withClock(_ body: (VirtualClock) throws -> Void) rethrows {
    let before = VirtualClock.current
    defer { VirtualClock.current = before }
    VirtualClock.current = VirtualClock()
    try body(VirtualClock.current)
  }

  @Test("first, last and all elements are returned, and an error is thrown")
  func elements() throws {
    let failing = Observable.of(1, 2).concat(Observable<Int>.error(TestError()))
    #expect(try failing.toBlocking().first() == 1)
    #expect(try Observable.of(1, 2).toBlocking().last() == 2)
    #expect(throws: TestError()) { try failing.toBlocking().toArray() }
    #expect(throws: TestError()) { try failing.toBlocking().last() }
  }

  @Test("the only element is returned; none, a second one and a predicate's error are errors")
  func single() throws {
    let numbers = Observable.of(1, 2, 3, 4).toBlocking()
    #expect(try numbers.single { $0 == 2 } == 2)
    #expect(throws: RxError.moreThanOneElement) { try numbers.single { $0 > 2 } }
    #expect(throws: RxError.noElements) { try numbers.single { $0 > 4 } }
    #expect(throws: RxError.moreThanOneElement) { try numbers.single() }
    var asked: [Int] = []
    #expect(throws: TestError()) {
      try numbers.single {
        asked.append($0)
        throw TestError()
      }
    }
    #expect(asked == [1])
  }

  @Test("materialize returns the elements with completion or with the error")
  func materialize() {
    let results = [
      Observable.of(1, 2), Observable.of(1).concat(Observable<Int>.error(TestError())),
    ].map { "\($0.toBlocking().materialize())" }
    #expect(results[0] == "completed(elements: [1, 2])")
    #expect(results[1].hasPrefix("failed(elements: [1], error: "))
    #expect(results[1].contains("TestError()"))
  }

  @Test("the clock is moved up to the timeout and no further")
  func timeout() throws {
    try withClock { clock throws in
      let late = Observable<Int>.timer(.seconds(3), scheduler: MainScheduler.instance)
      #expect(try late.toBlocking(timeout: 3).toArray() == [0])
      #expect(clock.now.nanoseconds == 3_000_000_000)
      #expect(throws: RxError.timeout) { try late.toBlocking(timeout: 2).toArray() }
      #expect(throws: RxError.timeout) { try Observable<Int>.never().toBlocking().first() }
    }
  }
}
