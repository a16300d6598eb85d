import HeadlessCombine
import Testing

@Suite("Combine: operators that wait for the end, and gates")
struct EndingTests {
  private let numbers = [3, 1, 2].publisher
  private let none = Empty<Int, Never>()
  private let subject = PassthroughSubject<Int, TestError>()

  @Test("last, reduce, count, min, max and collect send one value at the end")
  func folds() {
    #expect(Recorder(numbers.last()).events == ["2", "finished"])
    #expect(Recorder(numbers.last { $0 > 2 }).events == ["3", "finished"])
    #expect(Recorder(numbers.reduce(10, +)).events == ["16", "finished"])
    #expect(Recorder(numbers.count()).events == ["3", "finished"])
    #expect(Recorder(numbers.min()).events == ["1", "finished"])
    #expect(Recorder(numbers.max()).events == ["3", "finished"])
    #expect(Recorder(numbers.ignoreOutput()).events == ["finished"])
  }

  @Test("without values, last and min send none, and reduce, count and replaceEmpty send one")
  func empty() {
    #expect(Recorder(none.last()).events == ["finished"])
    #expect(Recorder(none.min()).events == ["finished"])
    #expect(Recorder(none.reduce(10, +)).events == ["10", "finished"])
    #expect(Recorder(none.count()).events == ["0", "finished"])
    #expect(Recorder(none.replaceEmpty(with: 7)).events == ["7", "finished"])
    #expect(Recorder(numbers.replaceEmpty(with: 7)).events == ["3", "1", "2", "finished"])
  }

  @Test("a failure ends last, reduce and replaceEmpty without a value")
  func failure() {
    let recorders = [
      Recorder(subject.last()), Recorder(subject.reduce(0, +)),
      Recorder(subject.replaceEmpty(with: 7)),
    ]
    subject.send(completion: .failure(.offline))
    #expect(recorders.map(\.events) == Array(repeating: ["failure offline"], count: 3))
  }

  @Test("contains and allSatisfy answer with the first value that decides")
  func answers() {
    let contains = Recorder(subject.contains(2))
    let all = Recorder(subject.allSatisfy { $0 < 3 })
    subject.send(2)
    #expect((contains.events, all.events) == (["true", "finished"], []))
    subject.send(3)
    #expect(all.events == ["false", "finished"])
    #expect(Recorder(numbers.contains(9)).events == ["false", "finished"])
    #expect(Recorder(numbers.allSatisfy { $0 < 9 }).events == ["true", "finished"])
  }

  @Test("output sends the values of a number or a range")
  func output() {
    #expect(Recorder(numbers.output(at: 1)).events == ["1", "finished"])
    #expect(Recorder(numbers.output(in: 1...)).events == ["1", "2", "finished"])
    #expect(Recorder(numbers.output(in: 0..<2)).events == ["3", "1", "finished"])
  }

  @Test("prefix ends with the value that breaks the condition, drop starts with it")
  func conditions() {
    #expect(Recorder(numbers.prefix { $0 != 1 }).events == ["3", "finished"])
    #expect(Recorder(numbers.drop { $0 != 1 }).events == ["1", "2", "finished"])
  }

  @Test("prefix ends with another publisher's value, drop starts with it")
  func gates() {
    let gate = PassthroughSubject<Void, TestError>()
    let before = Recorder(subject.prefix(untilOutputFrom: gate))
    let after = Recorder(subject.drop(untilOutputFrom: gate))
    subject.send(1)
    gate.send()
    subject.send(2)
    subject.send(completion: .finished)
    #expect(before.events == ["1", "finished"])
    #expect(after.events == ["2", "finished"])
  }

  @Test("append sends values after the end, and none after a failure; prepend sends them before")
  func append() {
    #expect(Recorder(numbers.append(8, 9)).events == ["3", "1", "2", "8", "9", "finished"])
    #expect(Recorder(numbers.append([8].publisher)).events == ["3", "1", "2", "8", "finished"])
    #expect(Recorder(numbers.prepend([8])).events == ["8", "3", "1", "2", "finished"])
    #expect(Recorder(numbers.prepend([8].publisher)).events == ["8", "3", "1", "2", "finished"])
    let failing = Recorder(subject.append(9))
    subject.send(completion: .failure(.offline))
    #expect(failing.events == ["failure offline"])
  }

  @Test("a result and an optional value are publishers")
  func values() {
    #expect(Recorder(Result<Int, TestError>.success(1).publisher).events == ["1", "finished"])
    #expect(
      Recorder(Result<Int, TestError>.failure(.refused).publisher).events == ["failure refused"])
    #expect(Recorder(Int?.some(1).publisher).events == ["1", "finished"])
    #expect(Recorder(Int?.none.publisher).events == ["finished"])
  }
}
