import HeadlessCombine
import HeadlessDevice
import Testing

/// The types of operators, which apps name as the results of their own.
extension Publisher {
  fileprivate func second() -> Publishers.Drop<Self> { dropFirst() }
  fileprivate func small(_ end: Int) -> Publishers.PrefixWhile<Self> where Output == Int {
    prefix { $0 < end }
  }
  fileprivate func large(_ start: Int) -> Publishers.DropWhile<Self> where Output == Int {
    drop { $0 < start }
  }
  fileprivate func only() -> Publishers.First<Self> { first() }
  fileprivate func even() -> Publishers.FirstWhere<Self> where Output == Int {
    first { $0.isMultiple(of: 2) }
  }
  fileprivate func end() -> Publishers.Last<Self> { last() }
  fileprivate func odd() -> Publishers.LastWhere<Self> where Output == Int {
    last { !$0.isMultiple(of: 2) }
  }
  fileprivate func sums() -> Publishers.Scan<Self, Int> where Output == Int { scan(0, +) }
  fileprivate func sum() -> Publishers.Reduce<Self, Int> where Output == Int { reduce(0, +) }
  fileprivate func all() -> Publishers.Collect<Self> { collect() }
  fileprivate func number() -> Publishers.Count<Self> { count() }
  fileprivate func has(_ value: Output) -> Publishers.Contains<Self> where Output: Equatable {
    contains(value)
  }
  fileprivate func hasEven() -> Publishers.ContainsWhere<Self> where Output == Int {
    contains { $0.isMultiple(of: 2) }
  }
  fileprivate func arePositive() -> Publishers.AllSatisfy<Self> where Output == Int {
    allSatisfy { $0 > 0 }
  }
  fileprivate func until<P: Publisher>(_ other: P) -> Publishers.PrefixUntilOutput<Self, P> {
    prefix(untilOutputFrom: other)
  }
  fileprivate func from<P: Publisher>(_ other: P) -> Publishers.DropUntilOutput<Self, P>
  where P.Failure == Failure { drop(untilOutputFrom: other) }
  fileprivate func positive() -> Publishers.TryFilter<Self> where Output == Int {
    tryFilter { $0 > 0 }
  }
  fileprivate func late() -> Publishers.Delay<Self, ImmediateScheduler> {
    delay(for: 0, scheduler: ImmediateScheduler.shared)
  }
}

@Suite("Named results of operators")
struct NamedOperatorTests {
  /// Returns what a publisher sends at once.
  private func values<P: Publisher>(_ publisher: P) -> [P.Output] {
    var values: [P.Output] = []
    let subscription = publisher.sink(receiveCompletion: { _ in }) { values.append($0) }
    subscription.cancel()
    return values
  }

  @Test("a function returns the type that an operator's result has, with its values")
  func results() {
    Device.current = Device()
    let numbers = [1, 2, 3, 4, 5].publisher
    #expect(values(numbers.second()) == [2, 3, 4, 5])
    #expect(values(numbers.small(3)) == [1, 2])
    #expect(values(numbers.large(4)) == [4, 5])
    #expect(values(numbers.only()) == [1])
    #expect(values(numbers.even()) == [2])
    #expect(values(numbers.end()) == [5])
    #expect(values(numbers.odd()) == [5])
    #expect(values(numbers.sums()) == [1, 3, 6, 10, 15])
    #expect(values(numbers.sum()) == [15])
    #expect(values(numbers.all()) == [[1, 2, 3, 4, 5]])
    #expect(values(numbers.number()) == [5])
    #expect(values(numbers.has(3)) == [true])
    #expect(values(numbers.hasEven()) == [true])
    #expect(values(numbers.arePositive()) == [true])
    #expect(
      values(numbers.until(Empty<Int, Never>(completeImmediately: false))) == [1, 2, 3, 4, 5])
    #expect(values(numbers.from(Just(0))) == [1, 2, 3, 4, 5])
    #expect(values(numbers.positive()) == [1, 2, 3, 4, 5])
    #expect(values(numbers.late()) == [1, 2, 3, 4, 5])
  }
}
