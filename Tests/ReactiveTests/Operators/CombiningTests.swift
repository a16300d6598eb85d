import Reactive
import Testing

@Suite("Combining operators")
struct CombiningTests {
  @Test("merge sends the elements of all sources and completes with the last of them")
  func merge() {
    check("-a---b|", "--x--y---|", gives: "-ax--(by)---|", unsubscribed: (6, 9)) {
      Observable.merge($0, $1)
    }
    check("-a-^", "--x--y|", gives: "-ax^", unsubscribed: (3, 3)) { Observable.merge([$0, $1]) }
    check("-a--b-c|", "--x--y|", gives: "-ax", disposed: 3, unsubscribed: (3, 3)) {
      Observable.of($0, $1).merge()
    }
    #expect(events(Observable<Int>.merge([])) == ["completed"])
  }

  @Test("the values that wait to be combined are released with the subscription")
  func releasedValues() {
    final class Value {}
    let (first, second) = (PublishSubject<Value>(), PublishSubject<Value>())
    let combinations: [(String, Observable<Int>)] = [
      ("combineLatest", Observable.combineLatest(first, second) { _, _ in 1 }),
      ("zip", Observable.zip(first, second) { _, _ in 1 }),
      ("withLatestFrom", first.withLatestFrom(second) { _, _ in 1 }),
    ]
    for (name, combination) in combinations {
      let subscription = combination.subscribe()
      weak var value: Value?
      do {
        let sent = Value()
        value = sent
        second.onNext(sent)
      }
      #expect(value != nil, "\(name)")
      subscription.dispose()
      #expect(value == nil, "\(name)")
    }
  }

  @Test("concat subscribes to the next source once the previous one has completed")
  func concat() {
    check("-a-|", "-x---y|", gives: "-a---y|", unsubscribed: (3, 6)) { $0.concat($1) }
    check("-a-^", "-x---y|", gives: "-a-^") { $0.concat($1) }
    check("-a-|", "-x---y|", gives: "-a-", disposed: 4, unsubscribed: (3, 4)) {
      Observable.concat([$0, $1])
    }
    check("-a-|", "----y|", gives: "-a--y|") { Observable.of($0, $1).concat() }
    #expect(events(Observable<Int>.concat([])) == ["completed"])
  }

  @Test("a long concat of synchronous sources does not overflow the stack")
  func longConcat() {
    let sources = (0..<50_000).lazy.map { Observable.just($0) }
    #expect(collect(Observable.concat(sources)).count == 50_000)
  }

  @Test("50,000 synchronous sources queued behind a running one do not overflow the stack")
  func longQueue() {
    func count(_ operation: (Observable<Observable<Int>>) -> Observable<Int>) -> Int {
      let first = PublishSubject<Int>()
      let sources = (0..<50_000).map { Observable.just($0) }
      var count = 0
      let subscription = operation(.from([first] + sources)).subscribe(onNext: { _ in count += 1 })
      first.onCompleted()
      subscription.dispose()
      return count
    }
    #expect(count { $0.concatMap { $0 } } == 50_000)
    #expect(count { $0.concat() } == 50_000)
    #expect(count { $0.merge(maxConcurrent: 1) } == 50_000)
    #expect(count { $0.merge(maxConcurrent: 2) } == 50_000)
  }

  @Test("startWith sends its elements on subscription")
  func startWith() {
    check("--a|", gives: "(xy)-a|") { source, _ in source.startWith("x", "y") }
    check("--^", gives: "x-^") { source, _ in source.startWith("x") }
    #expect(collect(Observable.of(3).startWith(2).startWith(1).take(2)) == [1, 2])
  }

  @Test("zip combines the first elements, then the second ones")
  func zip() {
    check("-a-b---c|", "--x---y|", gives: "--[ax]---[by]-|", unsubscribed: (8, 7)) {
      Observable.zip($0, $1) { $0 + $1 }
    }
    check("-a-^", "--x---y|", gives: "--[ax]^", unsubscribed: (3, 3)) {
      Observable.zip($0, $1) { $0 + $1 }
    }
    check("-a--b|", "--x-y|", gives: "--[ax]", disposed: 3, unsubscribed: (3, 3)) {
      Observable.zip($0, $1) { $0 + $1 }
    }
  }

  @Test("zip completes when all sources have completed, and sends an error of one that still runs")
  func zipEnd() {
    check("-a|", "-x-y-z|", gives: "-[ax]----|", unsubscribed: (2, 6)) {
      Observable.zip($0, $1) { $0 + $1 }
    }
    check("-a|", "-x-y-^", gives: "-[ax]---^", unsubscribed: (2, 5)) {
      Observable.zip($0, $1) { $0 + $1 }
    }
    check("-a|", "-x-y-z|", gives: "-[ax]-|", unsubscribed: (2, 3)) { first, second in
      Observable.zip([first, second]) { $0.joined() }
    }
    check("-a|", "-x-----", gives: "-[ax]", unsubscribed: (2, 200)) {
      Observable.zip($0, $1) { $0 + $1 }
    }
  }

  @Test("combineLatest combines the latest elements of all sources whenever one sends an element")
  func combineLatest() {
    check("-a---b-|", "--x-y----|", gives: "--[ax]-[ay][by]---|", unsubscribed: (7, 9)) {
      Observable.combineLatest($0, $1) { $0 + $1 }
    }
    check("-a-^", "--x-y|", gives: "--[ax]^", unsubscribed: (3, 3)) {
      Observable.combineLatest($0, $1) { $0 + $1 }
    }
    check("-a--b|", "--x-y|", gives: "--[ax]", disposed: 3, unsubscribed: (3, 3)) {
      Observable.combineLatest($0, $1) { $0 + $1 }
    }
    check("-a-b|", "--x-y|", gives: "--^", unsubscribed: (2, 2)) {
      Observable.combineLatest($0, $1) { _, _ -> String in throw TestError() }
    }
  }

  @Test("combineLatest completes once no combination is possible any more")
  func combineLatestEnd() {
    check("--|", "-x-y-|", gives: "---|", unsubscribed: (2, 3)) {
      Observable.combineLatest($0, $1) { $0 + $1 }
    }
    check("--|", "--|", gives: "--|") { Observable.combineLatest($0, $1) { $0 + $1 } }
  }

  @Test("zip and combineLatest take any number of sources of any types")
  func anyNumber() {
    let numbers = Observable.of(1, 2)
    let texts = Observable.of("a", "b")
    let flags = Observable.of(true, false)
    let four = Observable.zip(numbers, texts, flags, numbers) { "\($0)\($1)\($2)\($3)" }
    #expect(collect(four) == ["1atrue1", "2bfalse2"])
    let latest = Observable.combineLatest(numbers, texts, flags) { "\($0)\($1)\($2)" }
    #expect(collect(latest) == ["1atrue", "2atrue", "2btrue", "2bfalse"])
    let tuple = Observable.zip(numbers, texts).map { number, text in "\(number)\(text)" }
    #expect(collect(tuple) == ["1a", "2b"])
    let triple = Observable.combineLatest(numbers, texts, flags).map { "\($0.0)\($0.1)\($0.2)" }
    #expect(collect(triple).last == "2bfalse")
    #expect(collect(Observable.zip(numbers) { $0 * 2 }) == [2, 4])
  }

  @Test("zip and combineLatest take collections of sources")
  func collections() {
    let sources = [Observable.of(1, 2), .of(10, 20), .of(100, 200)]
    #expect(collect(Observable.zip(sources)) == [[1, 10, 100], [2, 20, 200]])
    #expect(collect(Observable.zip(sources) { $0.reduce(0, +) }) == [111, 222])
    #expect(collect(Observable.combineLatest(sources)).last == [2, 20, 200])
    #expect(collect(Observable.combineLatest(sources) { $0.reduce(0, +) }).first == 111)
    let none: [Observable<Int>] = []
    #expect(events(Observable.zip(none)) == ["completed"])
    #expect(events(Observable.combineLatest(none)) == ["next([])", "completed"])
  }

  @Test("withLatestFrom combines each element with the other's latest one")
  func withLatestFrom() {
    check("-a--b-c-|", "--x--y---|", gives: "----[bx]-[cy]-|", unsubscribed: (8, 8)) {
      $0.withLatestFrom($1) { $0 + $1 }
    }
    check("-a--b-c-|", "--x--|", gives: "----x-x-|", unsubscribed: (8, 5)) { $0.withLatestFrom($1) }
    check("-a--b|", "--x^", gives: "---^", unsubscribed: (3, 3)) { $0.withLatestFrom($1) }
    check("-a-^", "x", gives: "-x-^", unsubscribed: (3, 3)) { $0.withLatestFrom($1) }
    check("-a-b|", "x", gives: "-x", disposed: 2, unsubscribed: (2, 2)) { $0.withLatestFrom($1) }
    check("-a-b|", "x", gives: "-^", unsubscribed: (1, 1)) {
      $0.withLatestFrom($1) { _, _ -> String in throw TestError() }
    }
  }

  @Test("amb sends the sequence that has the first event")
  func amb() {
    check("--a-b|", "-x-y-|", gives: "-x-y-|", unsubscribed: (1, 5)) { $0.amb($1) }
    check("-a-b|", "--^", gives: "-a-b|", unsubscribed: (4, 1)) { $0.amb($1) }
    check("--a-b|", "-^", gives: "-^", unsubscribed: (1, 1)) { Observable.amb([$0, $1]) }
    check("---a|", "--|", gives: "--|", unsubscribed: (2, 2)) { $0.amb($1) }
    #expect(collect(Observable.just(1).amb(Observable.just(2))) == [1])
  }
}
