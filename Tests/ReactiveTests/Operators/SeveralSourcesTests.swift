import Reactive
import Testing

@Suite("zip and combineLatest of several sources")
nonisolated struct SeveralSourcesTests {
  @Test("zip without a closure sends tuples, one element of each source in each")
  func zip() {
    let (numbers, words, flags) = (
      PublishSubject<Int>(), PublishSubject<String>(), PublishSubject<Bool>()
    )
    var heard: [String] = []
    let subscription = Observable.zip(numbers, words, flags).subscribe { heard.append("\($0)") }
    numbers.onNext(1)
    numbers.onNext(2)
    words.onNext("a")
    flags.onNext(true)
    flags.onNext(false)
    words.onNext("b")
    numbers.onCompleted()
    words.onNext("c")
    words.onCompleted()
    #expect(heard.count == 2)
    flags.onCompleted()
    #expect(
      heard == [
        #"next((1, "a", true))"#, #"next((2, "b", false))"#, "completed",
      ])
    subscription.dispose()
  }

  @Test(
    "zip completes when the last source has, and keeps the elements that one sent before its end")
  func ended() {
    let (numbers, words) = (PublishSubject<Int>(), PublishSubject<String>())
    var heard: [String] = []
    let subscription = Observable.zip(numbers, words) { "\($0)\($1)" }
      .subscribe { heard.append("\($0)") }
    numbers.onNext(1)
    numbers.onCompleted()
    #expect(heard == [])
    words.onNext("a")
    #expect(heard.first == "next(1a)")
    words.onNext("b")
    #expect(heard == ["next(1a)"])
    words.onCompleted()
    #expect(heard == ["next(1a)", "completed"])
    subscription.dispose()
  }

  @Test("combineLatest ends with an element of the only source left, where another sent none")
  func oneSourceLeft() {
    let (numbers, words, flags) = (
      PublishSubject<Int>(), PublishSubject<String>(), PublishSubject<Bool>()
    )
    var heard: [String] = []
    let subscription = Observable.combineLatest(numbers, words, flags)
      .subscribe { heard.append("\($0)") }
    numbers.onNext(1)
    numbers.onCompleted()
    words.onCompleted()
    #expect(heard == [])
    flags.onNext(true)
    #expect(heard == ["completed"])
    #expect(!flags.hasObservers)
    subscription.dispose()
  }

  @Test("zip of three goes on with the only source left, and completes with it")
  func zipWithOneSourceLeft() {
    let (numbers, words, flags) = (
      PublishSubject<Int>(), PublishSubject<String>(), PublishSubject<Bool>()
    )
    var heard: [String] = []
    let subscription = Observable.zip(numbers, words, flags) { "\($0) \($1) \($2)" }
      .subscribe { heard.append("\($0)") }
    numbers.onNext(1)
    numbers.onCompleted()
    words.onNext("a")
    words.onCompleted()
    flags.onNext(true)
    flags.onNext(false)
    #expect(heard == ["next(1 a true)"])
    flags.onCompleted()
    #expect(heard == ["next(1 a true)", "completed"])
    subscription.dispose()
  }
}
