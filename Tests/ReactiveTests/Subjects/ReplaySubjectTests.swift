import Reactive
import Testing

@Suite("ReplaySubject")
struct ReplaySubjectTests {
  let bag = DisposeBag()

  @Test("a later observer receives the last elements first", arguments: [0, 1, 2, 3, 10])
  func replays(size: Int) {
    let subject = ReplaySubject<Int>.create(bufferSize: size)
    for number in 1...5 { subject.onNext(number) }
    #expect(collect(subject) == Array((1...5).suffix(size)))
  }

  @Test("an unbounded subject replays all elements")
  func unbounded() {
    let subject = ReplaySubject<Int>.createUnbounded()
    for number in 1...100 { subject.onNext(number) }
    #expect(collect(subject) == Array(1...100))
  }

  @Test("after the terminal event, the buffer is replayed before it")
  func afterEnd() {
    let subject = ReplaySubject<Int>.create(bufferSize: 2)
    for number in 1...3 { subject.onNext(number) }
    subject.onError(TestError())
    subject.onNext(4)
    #expect(events(subject) == ["next(2)", "next(3)", "error(TestError())"])
  }

  @Test("an element sent during a replay arrives after it")
  func duringReplay() {
    let subject = ReplaySubject<Int>.createUnbounded()
    subject.onNext(1)
    subject.onNext(2)
    var heard: [Int] = []
    subject.subscribe(onNext: {
      heard.append($0)
      if $0 == 1 { subject.onNext(3) }
    }).disposed(by: bag)
    #expect(heard == [1, 2, 3])
    #expect(collect(subject) == [1, 2, 3])
  }

  @Test("a subscription disposed of during its replay receives no more")
  func disposedDuringReplay() {
    let subject = ReplaySubject<Int>.createUnbounded()
    for number in 1...5 { subject.onNext(number) }
    #expect(collect(subject.take(2)) == [1, 2])
    #expect(!subject.hasObservers)
  }

  @Test("disposal empties the buffer")
  func disposed() {
    let subject = ReplaySubject<Int>.createUnbounded()
    subject.onNext(1)
    subject.dispose()
    #expect(collect(subject) == [])
  }
}
