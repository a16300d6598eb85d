import Reactive
import Testing

@Suite("Inner sequences that are left while they send")
struct SwitchedInnerTests {
  /// Observes a sequence that switches from one subject to another at the first event of the one.
  private func heard(
    isShared: Bool, _ send: (PublishSubject<String>, PublishSubject<String>) -> Void
  ) -> [String] {
    let (numbers, old, new) = (
      PublishSubject<Int>(), PublishSubject<String>(), PublishSubject<String>()
    )
    let source = isShared ? old.share() : old.asObservable()
    // Subscribed first, so that the switch comes while the event is on its way to the inner sequence.
    let switching = source.subscribe { _ in numbers.onNext(2) }
    var heard: [String] = []
    let subscription = numbers.flatMapLatest { $0 == 1 ? source : new.asObservable() }
      .subscribe { heard.append("\($0)") }
    numbers.onNext(1)
    send(old, new)
    switching.dispose()
    subscription.dispose()
    return heard
  }

  @Test(
    "an element on its way to an inner sequence that was left does not arrive",
    arguments: [false, true])
  func element(isShared: Bool) {
    let heard = heard(isShared: isShared) { old, new in
      old.onNext("old")
      new.onNext("new")
    }
    #expect(heard == ["next(new)"])
  }

  @Test(
    "a failure on its way to an inner sequence that was left does not end the sequence",
    arguments: [false, true])
  func failure(isShared: Bool) {
    let heard = heard(isShared: isShared) { old, new in
      old.onError(TestError())
      new.onNext("new")
    }
    #expect(heard == ["next(new)"])
  }

  @Test(
    "the end of an inner sequence that was left does not end the sequence",
    arguments: [false, true])
  func end(isShared: Bool) {
    let heard = heard(isShared: isShared) { old, new in
      old.onCompleted()
      new.onNext("new")
      new.onCompleted()
    }
    #expect(heard == ["next(new)"])
  }
}
