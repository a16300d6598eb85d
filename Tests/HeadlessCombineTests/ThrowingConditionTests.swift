import HeadlessCombine
import Testing

@Suite("Combine: conditions that throw")
struct ThrowingConditionTests {
  private let numbers = [1, 1, 2, 3, 1].publisher

  /// Whether a number is small; 9 is refused.
  private func isSmall(_ number: Int) throws -> Bool {
    guard number != 9 else { throw TestError.refused }
    return number < 3
  }

  @Test("values are dropped, sent and searched by a condition")
  func conditions() {
    #expect(Recorder(numbers.tryDrop(while: isSmall)).events == ["3", "1", "finished"])
    #expect(Recorder(numbers.tryPrefix(while: isSmall)).events == ["1", "1", "2", "finished"])
    #expect(Recorder(numbers.tryFirst { try !isSmall($0) }).events == ["3", "finished"])
    #expect(Recorder(numbers.tryLast(where: isSmall)).events == ["1", "finished"])
  }

  @Test("values are compared and combined")
  func combinations() {
    #expect(
      Recorder(numbers.tryRemoveDuplicates { $0 == $1 }).events == ["1", "2", "3", "1", "finished"])
    #expect(Recorder(numbers.tryReduce(10) { $0 + $1 }).events == ["18", "finished"])
    #expect(Recorder(numbers.tryContains(where: isSmall)).events == ["true", "finished"])
    #expect(Recorder(numbers.tryAllSatisfy(isSmall)).events == ["false", "finished"])
  }

  @Test("an error that is thrown ends the publisher")
  func errors() {
    let numbers = [1, 9, 2].publisher
    #expect(Recorder(numbers.tryDrop(while: isSmall)).events == ["failure refused"])
    #expect(Recorder(numbers.tryPrefix(while: isSmall)).events == ["1", "failure refused"])
    #expect(Recorder(numbers.tryLast(where: isSmall)).events == ["failure refused"])
    #expect(Recorder(numbers.tryAllSatisfy(isSmall)).events == ["failure refused"])
  }

  @Test("an operator's state belongs to its subscriber")
  func states() {
    let publisher = numbers.tryDrop(while: isSmall)
    #expect(Recorder(publisher).events == Recorder(publisher).events)
  }

  @Test("the operators' names are those of their types")
  func names() {
    typealias Numbers = Publishers.Sequence<[Int], Never>
    let types: [String] = [
      "\(Publishers.Buffer<Numbers>.Output.self)", "\(Publishers.Retry<Numbers>.Output.self)",
      "\(Publishers.MapKeyPath<Numbers, String>.Output.self)",
      "\(Publishers.TryAllSatisfy<Numbers>.Output.self)",
    ]
    #expect(types == ["Int", "Int", "String", "Bool"])
  }
}
