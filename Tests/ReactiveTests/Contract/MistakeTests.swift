import Reactive
import Testing
import VirtualTime

@Suite("Mistakes that are told of")
struct MistakeTests {
  final class Screen {
    var title = ""
  }

  /// What the clock's owner is told while a closure runs.
  func mistakes(_ body: () -> Void) -> [String] {
    let before = VirtualClock.current
    defer { VirtualClock.current = before }
    VirtualClock.current = VirtualClock()
    body()
    return VirtualClock.current.takeMistakes()
  }

  @Test("an error that nobody handles, with the place of the subscription")
  func unhandled() {
    let line: UInt = #line + 2
    let told = mistakes {
      Observable<Int>.error(Drawn()).subscribe(onNext: { _ in }).dispose()
      Single<Int>.error(Drawn()).subscribe(onSuccess: { _ in }).dispose()
      Observable<Int>.error(Drawn()).bind(to: BehaviorRelay(value: 0)).dispose()
      Observable<Int>.error(Drawn()).subscribe(with: Screen(), onNext: { _, _ in }).dispose()
    }
    let expected = (line..<(line + 4)).map { place in
      """
      An observable failed and nobody handles it: Drawn(). It was subscribed to at \
      \(#fileID):\(place), which hears no more of it. Pass onError: there, or catch the error before.
      """
    }
    #expect(told == expected)
  }

  @Test("an error that reaches a binding")
  func binding() {
    let screen = Screen()
    let told = mistakes {
      Observable<String>.error(Drawn()).bind(to: Binder(screen) { $0.title = $1 }).dispose()
    }
    #expect(
      told == [
        "A binding to Screen got an error: Drawn(). Bindings take elements only, and it gets no "
          + "more of them. Catch the error before the binding."
      ])
  }

  @Test("an error that is handled is no mistake")
  func handled() {
    let told = mistakes {
      Observable<Int>.error(Drawn()).subscribe(onError: { _ in }).dispose()
      Observable<Int>.error(Drawn()).subscribe { _ in }.dispose()
      Observable<Int>.error(Drawn()).catchAndReturn(1).subscribe().dispose()
      Observable<Int>.error(Drawn()).subscribe(PublishSubject()).dispose()
    }
    #expect(told == [])
  }
}
