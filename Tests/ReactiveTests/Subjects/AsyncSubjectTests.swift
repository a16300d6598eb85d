import Reactive
import Testing

@Suite("AsyncSubject")
struct AsyncSubjectTests {
  let bag = DisposeBag()

  @Test("observers before and after completion receive the last element only")
  func last() {
    let subject = AsyncSubject<Int>()
    var heard: [String] = []
    #expect(!subject.hasObservers)
    subject.subscribe { heard.append("\($0)") }.disposed(by: bag)
    #expect(subject.hasObservers)
    subject.onNext(1)
    subject.onNext(2)
    #expect(heard == [])
    subject.asObserver().onCompleted()
    subject.onNext(3)
    #expect(heard == ["next(2)", "completed"])
    #expect(events(subject) == ["next(2)", "completed"])
  }

  @Test("an observer that subscribes while the last element is sent receives it too")
  func duringTheEnd() {
    let subject = AsyncSubject<Int>()
    var heard: [String] = []
    subject.subscribe(onNext: { [bag] _ in
      subject.subscribe { heard.append("\($0)") }.disposed(by: bag)
    }).disposed(by: bag)
    subject.onNext(1)
    subject.onCompleted()
    #expect(heard == ["next(1)", "completed"])
  }

  @Test("without an element it only completes, and with an error it only fails")
  func withoutElement() {
    let (empty, failing) = (AsyncSubject<Int>(), AsyncSubject<Int>())
    empty.onCompleted()
    failing.onNext(1)
    failing.onError(TestError())
    #expect(events(empty) == ["completed"])
    #expect(events(failing) == ["error(TestError())"])
  }

  @Test("after disposal observers hear nothing, and new ones receive RxError.disposed")
  func disposed() {
    let subject = AsyncSubject<Int>()
    var heard: [String] = []
    subject.subscribe { heard.append("\($0)") }.disposed(by: bag)
    subject.onNext(1)
    #expect(!subject.isDisposed)
    subject.dispose()
    subject.onCompleted()
    #expect(subject.isDisposed)
    #expect(!subject.hasObservers)
    #expect(heard == [])
    #expect(
      events(AsyncSubject<Int>.disposed) == [
        "error(\(RxError.disposed(object: "AsyncSubject<Int>")))"
      ])
  }
}

extension AsyncSubject {
  /// A subject that was disposed of.
  fileprivate static var disposed: AsyncSubject {
    let subject = AsyncSubject()
    subject.dispose()
    return subject
  }
}
