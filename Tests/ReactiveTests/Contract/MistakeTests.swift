import Reactive
import Testing
import VirtualTime

@Suite("Mistakes reported to the clock")
struct MistakeTests {
  final class Screen {
    var title = ""
  }

  /// Returns the mistakes reported while a closure runs.
  func mistakes(_ body: () -> Void) -> [String] {
    let before = VirtualClock.current
    defer { VirtualClock.current = before }
    VirtualClock.current = VirtualClock()
    body()
    return VirtualClock.current.takeMistakes()
  }

  @Test("an unhandled error is reported with the place of the subscription")
  func unhandled() {
    let line: UInt = #line + 2
    let told = mistakes {
      Observable<Int>.error(TestError()).subscribe(onNext: { _ in }).dispose()
      Single<Int>.error(TestError()).subscribe(onSuccess: { _ in }).dispose()
      Observable<Int>.error(TestError()).bind(to: BehaviorRelay(value: 0)).dispose()
      Observable<Int>.error(TestError()).subscribe(with: Screen(), onNext: { _, _ in }).dispose()
    }
    let expected = (line..<(line + 4)).map { place in
      """
      An observable failed and nobody handles it: TestError(). It was subscribed to at \
      \(#fileID):\(place), which hears no more of it. Pass onError: there, or catch the error before.
      """
    }
    #expect(told == expected)
  }

  @Test("an error that reaches a binding is reported")
  func binding() {
    let screen = Screen()
    let told = mistakes {
      Observable<String>.error(TestError()).bind(to: Binder(screen) { $0.title = $1 }).dispose()
    }
    #expect(
      told == [
        "A binding to Screen got an error: TestError(). Bindings take elements only, and it gets no "
          + "more of them. Catch the error before the binding."
      ])
  }

  @Test("a handled error is not reported")
  func handled() {
    let told = mistakes {
      Observable<Int>.error(TestError()).subscribe(onError: { _ in }).dispose()
      Observable<Int>.error(TestError()).subscribe { _ in }.dispose()
      Observable<Int>.error(TestError()).catchAndReturn(1).subscribe().dispose()
      Observable<Int>.error(TestError()).subscribe(PublishSubject()).dispose()
    }
    #expect(told == [])
  }
}
