import Reactive
import Testing

@Suite("Transforming operators")
struct TransformingTests {
  func failing(on letter: String) -> (String) throws -> String {
    { if $0 == letter { throw TestError() } else { $0 + $0 } }
  }

  @Test("map transforms each element")
  func map() {
    check("-a-b-|", gives: "-[aa]-[bb]-|", unsubscribed: 5) { source, _ in source.map { $0 + $0 } }
    check("-a-^", gives: "-[aa]-^", unsubscribed: 3) { source, _ in source.map { $0 + $0 } }
    check("-a-b-c|", gives: "-[aa]", disposed: 2, unsubscribed: 2) { source, _ in
      source.map { $0 + $0 }
    }
    check("-a-b-c|", gives: "-[aa]-^", unsubscribed: 3) { source, _ in source.map(failing(on: "b"))
    }
  }

  @Test("compactMap drops nil results")
  func compactMap() {
    check("-1-x-2|", gives: "-1---2|", unsubscribed: 6) { source, _ in source.compactMap { Int($0) }
    }
    check("-x-^", gives: "---^", unsubscribed: 3) { source, _ in source.compactMap { Int($0) } }
    check("-1-2-3|", gives: "-1", disposed: 2, unsubscribed: 2) { source, _ in
      source.compactMap { Int($0) }
    }
    check("-1-2-3|", gives: "-1-^", unsubscribed: 3) { source, _ in
      source.compactMap { if $0 == "2" { throw TestError() } else { Int($0) } }
    }
  }

  @Test("enumerated counts elements from 0 for each subscription")
  func enumerated() {
    func number(_ source: Observable<String>, _: TestScheduler) -> Observable<String> {
      source.enumerated().map { "\($0.element)\($0.index)" }
    }
    check("-a-b|", gives: "-[a0]-[b1]|", unsubscribed: 4, number)
    check("-a-^", gives: "-[a0]-^", unsubscribed: 3, number)
    check("-a-b|", gives: "-[a0]", disposed: 2, unsubscribed: 2, number)
    let twice = Observable.of("a", "b").enumerated().map(\.index)
    #expect(collect(twice) + collect(twice) == [0, 1, 0, 1])
  }

  @Test("scan sends the accumulated value after each element, without the seed")
  func scan() {
    check("-a-b-|", gives: "-a-[ab]-|", unsubscribed: 5) { source, _ in source.scan("") { $0 + $1 }
    }
    check("--|", gives: "--|") { source, _ in source.scan("x") { $0 + $1 } }
    check("-a-^", gives: "-a-^") { source, _ in source.scan("") { $0 + $1 } }
    check("-a-b|", gives: "-a", disposed: 2) { source, _ in source.scan("") { $0 + $1 } }
    check("-a-b|", gives: "-a-^", unsubscribed: 3) { source, _ in
      source.scan("") { if $1 == "b" { throw TestError() } else { $0 + $1 } }
    }
    check("-a-b-|", gives: "-a-[ab]-|") { source, _ in source.scan(into: "") { $0 += $1 } }
  }

  @Test("scan starts from its seed for each subscription")
  func scanSeed() {
    let sums = Observable.of(1, 2, 3).scan(0, accumulator: +)
    #expect(collect(sums) == [1, 3, 6])
    #expect(collect(sums) == [1, 3, 6])
  }

  @Test("reduce sends the accumulated value on completion")
  func reduce() {
    check("-a-b-|", gives: "-----([ab]|)") { source, _ in source.reduce("") { $0 + $1 } }
    check("--|", gives: "--(x|)") { source, _ in source.reduce("x") { $0 + $1 } }
    check("-a-^", gives: "---^") { source, _ in source.reduce("") { $0 + $1 } }
    check("-a-b|", gives: "---^", unsubscribed: 3) { source, _ in
      source.reduce("") { if $1 == "b" { throw TestError() } else { $0 + $1 } }
    }
    check("-a-b|", gives: "----(2|)") { source, _ in
      source.reduce("", accumulator: +, mapResult: \.count)
    }
  }

  @Test("toArray sends all elements on completion")
  func toArray() {
    check("-a-b|", gives: "----([ab]|)") { source, _ in
      source.toArray().asObservable().map { $0.joined() }
    }
    check("-a-^", gives: "---^") { source, _ in source.toArray().asObservable() }
  }

  @Test("materialize turns events into elements, dematerialize elements into events")
  func materialize() {
    check("-a-|", gives: "-[next(a)]-([completed]|)") { source, _ in source.materialize() }
    check("-a-^", gives: "-[next(a)]-([error(TestError())]|)") { source, _ in source.materialize() }
    check("-a-b|", gives: "-a-b|") { source, _ in source.materialize().dematerialize() }
    check("-a-^", gives: "-a-^") { source, _ in source.materialize().dematerialize() }
  }

  @Test("withUnretained pairs elements with an object until it is gone")
  func withUnretained() {
    final class Named { let name = "o" }
    var object: Named? = Named()
    let subject = PublishSubject<Int>()
    var heard: [String] = []
    let paired = object.map { object in
      subject.withUnretained(object).map { "\($0.name)\($1)" }
    }
    let subscription = paired?.subscribe { heard.append("\($0)") }
    subject.onNext(1)
    object = nil
    subject.onNext(2)
    #expect(heard == ["next(o1)", "completed"])
    subscription?.dispose()
  }
}
