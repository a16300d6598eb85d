import Reactive
import Testing

/// Source: the contract of observables, that events of one sequence never overlap.
@Suite("Events that another thread sends while an element is being sent")
nonisolated struct LeftEventTests {
  /// Sequences of numbers and what was heard of one made of them.
  private final class Hearing {
    let (source, first, second) = (
      PublishSubject<Int>(), PublishSubject<Int>(), PublishSubject<Int>()
    )
    var lines: [String] = []
    var subscription: (any Disposable)?

    /// Subscribes to a sequence; while its first element is sent, another thread does something.
    func hear(_ sequence: Observable<Int>, meanwhile: @escaping () -> Void) {
      subscription = sequence.subscribe { event in
        self.lines.append("\(event)")
        guard self.lines.count == 1 else { return }
        _ = onAnotherThread {
          meanwhile()
          return true
        }
        self.lines.append("the element was sent")
      }
    }
  }

  /// An act of the other thread.
  enum Act: CaseIterable {
    case next, error, completed, disposal
  }

  private func perform(_ act: Act, on subject: PublishSubject<Int>, _ hearing: Hearing) {
    switch act {
    case .next: subject.onNext(2)
    case .error: subject.onError(TestError())
    case .completed: subject.onCompleted()
    case .disposal: hearing.subscription?.dispose()
    }
  }

  private static let sent = ["next(1)", "the element was sent"]

  @Test(
    "merge sends an inner event after the element, and leaves all at disposal",
    arguments: Act.allCases)
  func merged(act: Act) {
    let hearing = Hearing()
    hearing.hear(.merge(hearing.first, hearing.second)) {
      perform(act, on: hearing.second, hearing)
    }
    hearing.first.onNext(1)
    hearing.first.onNext(3)
    hearing.first.onCompleted()
    let rest =
      switch act {
      case .next: ["next(2)", "next(3)"]
      case .error: ["error(TestError())"]
      case .completed: ["next(3)", "completed"]
      case .disposal: [String]()
      }
    #expect(hearing.lines == Self.sent + rest)
    #expect(hearing.second.hasObservers == (act == .next))
    hearing.subscription?.dispose()
  }

  @Test("take(until:) ends after the element, by the other sequence too", arguments: Act.allCases)
  func takenUntil(act: Act) {
    let hearing = Hearing()
    hearing.hear(hearing.first.take(until: hearing.second)) {
      perform(act, on: hearing.second, hearing)
    }
    hearing.first.onNext(1)
    hearing.first.onNext(3)
    let rest =
      switch act {
      case .next: ["completed"]
      case .error: ["error(TestError())"]
      case .completed: ["next(3)"]
      case .disposal: [String]()
      }
    #expect(hearing.lines == Self.sent + rest)
    #expect(hearing.first.hasObservers == (act == .completed))
    hearing.subscription?.dispose()
  }

  @Test("take(until:) sends its own source's next element after the element")
  func takenOwn() {
    let hearing = Hearing()
    var observer: AnyObserver<Int>?
    let source = Observable<Int>.create {
      observer = $0
      return Disposables.create()
    }
    hearing.hear(source.take(until: hearing.second)) { observer?.onNext(2) }
    observer?.onNext(1)
    #expect(hearing.lines == Self.sent + ["next(2)"])
    hearing.subscription?.dispose()
  }

  @Test("flatMap subscribes to an inner sequence after the element", arguments: Act.allCases)
  func flattened(act: Act) {
    let hearing = Hearing()
    let sequence = hearing.source.flatMap { $0 == 0 ? hearing.first : hearing.second }
    hearing.hear(sequence) { perform(act, on: hearing.source, hearing) }
    hearing.source.onNext(0)
    hearing.first.onNext(1)
    #expect(hearing.second.hasObservers == (act == .next))
    hearing.second.onNext(4)
    hearing.first.onCompleted()
    let rest =
      switch act {
      case .next: ["next(4)"]
      case .error: ["error(TestError())"]
      case .completed: ["completed"]
      case .disposal: [String]()
      }
    #expect(hearing.lines == Self.sent + rest)
    hearing.subscription?.dispose()
  }

  @Test("combineLatest combines another source after the element", arguments: Act.allCases)
  func combined(act: Act) {
    let hearing = Hearing()
    let sequence = Observable.combineLatest(hearing.first, hearing.second) { $0 * $1 }
    hearing.hear(sequence) { perform(act, on: hearing.second, hearing) }
    hearing.second.onNext(1)
    hearing.first.onNext(1)
    hearing.first.onNext(3)
    hearing.first.onCompleted()
    let rest =
      switch act {
      case .next: ["next(2)", "next(6)"]
      case .error: ["error(TestError())"]
      case .completed: ["next(3)", "completed"]
      case .disposal: [String]()
      }
    #expect(hearing.lines == Self.sent + rest)
    #expect(hearing.second.hasObservers == (act == .next))
    hearing.subscription?.dispose()
  }
}
