import Reactive
import Testing

@Suite("Subjects that are disposed of")
struct DisposedSubjectTests {
  /// Subscribes to a subject, disposes of it, sends it events, and returns what its observer and a
  /// later one received.
  private func events<Subject: SubjectType & ObserverType & Cancelable>(
    of subject: Subject, _ hasObservers: KeyPath<Subject, Bool>
  ) -> [String] where Subject.Element == Int {
    var heard: [String] = []
    let first = subject.subscribe { heard.append("\($0)") }
    heard.append("has observers: \(subject[keyPath: hasObservers])")
    subject.dispose()
    heard.append("has observers: \(subject[keyPath: hasObservers])")
    subject.on(.next(1))
    subject.on(.completed)
    let second = subject.subscribe { heard.append("later: \($0)") }
    first.dispose()
    second.dispose()
    return heard
  }

  private func later(_ name: String) -> String {
    "later: error(\(RxError.disposed(object: "\(name)<Int>")))"
  }

  private let states = ["has observers: true", "has observers: false"]

  @Test("a publish subject has no observers, sends them nothing, and refuses later ones")
  func publish() {
    #expect(events(of: PublishSubject<Int>(), \.hasObservers) == states + [later("PublishSubject")])
  }

  @Test("a behavior subject has no observers, sends them nothing, and refuses later ones")
  func behavior() {
    #expect(
      events(of: BehaviorSubject(value: 0), \.hasObservers) == ["next(0)"] + states + [
        later("BehaviorSubject")
      ])
  }

  @Test("a replay subject has no observers, sends them nothing, and refuses later ones")
  func replay() {
    #expect(
      events(of: ReplaySubject<Int>.create(bufferSize: 1), \.hasObservers) == states + [
        later("ReplaySubject")
      ])
  }

  @Test("an async subject has no observers, sends them nothing, and refuses later ones")
  func async() {
    #expect(events(of: AsyncSubject<Int>(), \.hasObservers) == states + [later("AsyncSubject")])
  }
}
