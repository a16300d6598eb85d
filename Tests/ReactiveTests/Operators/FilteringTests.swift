import Reactive
import Testing

@Suite("Filtering operators")
struct FilteringTests {
  func isDigit(_ text: String) throws -> Bool {
    if text == "!" { throw TestError() }
    return Int(text) != nil
  }

  @Test("filter drops elements that do not satisfy the predicate")
  func filter() {
    check("-a-1-b-2|", gives: "---1---2|", unsubscribed: 8) { source, _ in source.filter(isDigit) }
    check("-1-^", gives: "-1-^") { source, _ in source.filter(isDigit) }
    check("-1-2-3|", gives: "-1", disposed: 2, unsubscribed: 2) { source, _ in
      source.filter(isDigit)
    }
    check("-1-!-3|", gives: "-1-^", unsubscribed: 3) { source, _ in source.filter(isDigit) }
  }

  @Test("distinctUntilChanged drops elements equal to the previous one")
  func distinct() {
    check("-aab-ba|", gives: "-a-b--a|") { source, _ in source.distinctUntilChanged() }
    check("-a-^", gives: "-a-^") { source, _ in source.distinctUntilChanged() }
    check("-aA-b|", gives: "-a--b|") { source, _ in
      source.distinctUntilChanged { $0.lowercased() }
    }
    check("-aA-b|", gives: "-a--b|") { source, _ in
      source.distinctUntilChanged { $0.lowercased() == $1.lowercased() }
    }
    check("-a[bb]c[dd]|", gives: "-a[bb]c[dd]|") { source, _ in
      source.distinctUntilChanged(at: \.count)
    }
    check("-a!-b|", gives: "-a^", unsubscribed: 2) { source, _ in
      source.distinctUntilChanged { (text: String) throws -> String in
        if text == "!" { throw TestError() }
        return text
      }
    }
  }

  @Test("take completes with the last of its elements")
  func take() {
    check("-a-b-c|", gives: "-a-(b|)", unsubscribed: 3) { source, _ in source.take(2) }
    check("-a|", gives: "-a|") { source, _ in source.take(2) }
    check("-a-^", gives: "-a-^") { source, _ in source.take(2) }
    check("-a-b|", gives: "-a", disposed: 2, unsubscribed: 2) { source, _ in source.take(2) }
    check("-a-b|", gives: "(|)") { source, _ in source.take(0) }
  }

  @Test("take sends no more than its count to an observer that sends from onNext")
  func takeReentrant() {
    let subject = PublishSubject<Int>()
    var heard: [String] = []
    let subscription = subject.take(2).subscribe { event in
      heard.append("\(event)")
      if let element = event.element { subject.onNext(element + 1) }
    }
    subject.onNext(1)
    #expect(heard == ["next(1)", "next(2)", "completed"])
    subscription.dispose()
  }

  @Test("take sends no more than its count where events nest")
  func takeNested() {
    var sender: AnyObserver<Int>?
    let source = Observable<Int>.create {
      sender = $0
      return Disposables.create()
    }
    var heard: [String] = []
    let subscription = source.take(2).subscribe { event in
      heard.append("\(event)")
      if let element = event.element { sender?.onNext(element + 1) }
    }
    sender?.onNext(1)
    #expect(heard == ["next(1)", "next(2)", "completed"])
    subscription.dispose()
  }

  @Test("take(until:) completes when the other sequence sends an element")
  func takeUntil() {
    check("-a-b-c|", "----x", gives: "-a-b|", unsubscribed: (4, 4)) { $0.take(until: $1) }
    check("-a-b|", "--|", gives: "-a-b|", unsubscribed: (4, 2)) { $0.take(until: $1) }
    check("-a-b|", "--^", gives: "-a^", unsubscribed: (2, 2)) { $0.take(until: $1) }
    check("-a^", "----x", gives: "-a^", unsubscribed: (2, 2)) { $0.take(until: $1) }
    check("-a-b|", "----x", gives: "-a", disposed: 2, unsubscribed: (2, 2)) { $0.take(until: $1) }
  }

  @Test("take(for:) completes after its duration")
  func takeFor() {
    func take(_ source: Observable<String>, _ scheduler: TestScheduler) -> Observable<String> {
      source.take(for: .seconds(4), scheduler: scheduler)
    }
    check("-a-b-c|", gives: "-a-b|", unsubscribed: 4, take)
    check("-a|", gives: "-a|", unsubscribed: 2, take)
    check("-a^", gives: "-a^", unsubscribed: 2, take)
    check("-a-b-c|", gives: "-a", disposed: 2, unsubscribed: 2, take)
  }

  @Test("take(until:) with a predicate equals take(while:) with the negated one")
  func takeWhile() {
    check("-1-2-a-3|", gives: "-1-2-|", unsubscribed: 5) { source, _ in source.take(while: isDigit)
    }
    check("-1-2-a-3|", gives: "-1-2-(a|)", unsubscribed: 5) { source, _ in
      source.take(while: isDigit, behavior: .inclusive)
    }
    check("-a-b-1-c|", gives: "-a-b-|") { source, _ in source.take(until: isDigit) }
    check("-a-b-1-c|", gives: "-a-b-(1|)") { source, _ in
      source.take(until: isDigit, behavior: .inclusive)
    }
    check("-1-!|", gives: "-1-^", unsubscribed: 3) { source, _ in source.take(while: isDigit) }
    check("-1-^", gives: "-1-^") { source, _ in source.take(while: isDigit) }
  }

  @Test("takeLast sends the last elements on completion")
  func takeLast() {
    check("-a-b-c|", gives: "------(bc|)") { source, _ in source.takeLast(2) }
    check("-a|", gives: "--(a|)") { source, _ in source.takeLast(2) }
    check("-a-^", gives: "---^") { source, _ in source.takeLast(2) }
    check("-a-b|", gives: "----|") { source, _ in source.takeLast(0) }
    check("-a-b|", gives: "", disposed: 2, unsubscribed: 2) { source, _ in source.takeLast(1) }
  }

  @Test("skip drops the first elements")
  func skip() {
    check("-a-b-c|", gives: "---b-c|") { source, _ in source.skip(1) }
    check("-a|", gives: "--|") { source, _ in source.skip(3) }
    check("-a^", gives: "--^") { source, _ in source.skip(3) }
    check("-a-b-c|", gives: "---b", disposed: 4, unsubscribed: 4) { source, _ in source.skip(1) }
  }

  @Test("skip(until:) sends elements once the other sequence has sent one")
  func skipUntil() {
    check("-a-b-c|", "--x", gives: "---b-c|", unsubscribed: (6, 2)) { $0.skip(until: $1) }
    check("-a-b|", "------x", gives: "", unsubscribed: (4, 4)) { $0.skip(until: $1) }
    check("-a-b|", "--|", gives: "", unsubscribed: (4, 2)) { $0.skip(until: $1) }
    check("-a-b|", "--^", gives: "--^", unsubscribed: (2, 2)) { $0.skip(until: $1) }
    check("-a^", "-----x", gives: "--^", unsubscribed: (2, 2)) { $0.skip(until: $1) }
  }

  @Test("skip(while:) sends elements from the first one that does not satisfy the predicate")
  func skipWhile() {
    check("-1-a-2|", gives: "---a-2|") { source, _ in source.skip(while: isDigit) }
    check("-!-a-2|", gives: "-^", unsubscribed: 1) { source, _ in source.skip(while: isDigit) }
    check("-1-^", gives: "---^") { source, _ in source.skip(while: isDigit) }
  }

  @Test("element(at:) sends one element, or an error where the sequence is too short")
  func elementAt() {
    check("-a-b-c|", gives: "---(b|)", unsubscribed: 3) { source, _ in source.element(at: 1) }
    check("-a-^", gives: "---^") { source, _ in source.element(at: 1) }
    #expect(
      events(Observable.of(1).element(at: 1)) == [
        "error(Argument out of range: the sequence ended before that index.)"
      ])
  }

  @Test("ifEmpty replaces a sequence without elements")
  func ifEmpty() {
    check("---|", gives: "---(x|)") { source, _ in source.ifEmpty(default: "x") }
    check("-a-|", gives: "-a-|") { source, _ in source.ifEmpty(default: "x") }
    check("-^", gives: "-^") { source, _ in source.ifEmpty(default: "x") }
    check("--|", "---b|", gives: "---b|", unsubscribed: (2, 4)) { $0.ifEmpty(switchTo: $1) }
    check("--|", "---b|", gives: "", disposed: 2, unsubscribed: (2, 2)) { $0.ifEmpty(switchTo: $1) }
  }

  @Test("ignoreElements sends only the terminal event")
  func ignoreElements() {
    check("-a-b|", gives: "----|") { source, _ in source.ignoreElements() }
    check("-a-^", gives: "---^") { source, _ in source.ignoreElements() }
  }

  @Test("first sends the first element, or nil")
  func first() {
    check("-a-b|", gives: "-([Optional(\"a\")]|)", unsubscribed: 1) { source, _ in
      source.first().asObservable()
    }
    check("--|", gives: "--([nil]|)") { source, _ in source.first().asObservable() }
  }
}
