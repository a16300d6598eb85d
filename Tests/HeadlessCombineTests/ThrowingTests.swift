import HeadlessCombine
import Testing

@Suite("Combine: closures that throw, several publishers, and print")
struct ThrowingTests {
  private let numbers = [1, 2, 3].publisher
  private let subject = PassthroughSubject<Int, TestError>()

  private func refuse(_ value: Int) throws -> Int {
    if value == 3 { throw TestError.refused }
    return value
  }

  @Test("tryFilter, tryCompactMap and tryScan end with the thrown error")
  func throwing() {
    #expect(
      Recorder(numbers.tryFilter { try refuse($0) > 1 }).events == ["2", "failure refused"])
    #expect(
      Recorder(numbers.tryCompactMap { try refuse($0) == 1 ? nil : "<\($0)>" }).events
        == ["<2>", "failure refused"])
    #expect(
      Recorder(numbers.tryScan(10) { $0 + (try refuse($1)) }).events
        == ["11", "13", "failure refused"])
  }

  @Test("tryCatch continues with a publisher, or ends with the error that it throws")
  func tryCatch() {
    let rescued = Recorder(
      subject.tryCatch { error -> Just<Int> in
        guard error == .offline else { throw error }
        return Just(9)
      })
    subject.send(1)
    subject.send(completion: .failure(.offline))
    #expect(rescued.events == ["1", "9", "finished"])
    let refused = Recorder(
      Fail<Int, TestError>(error: .refused).tryCatch { error -> Just<Int> in throw error })
    #expect(refused.events == ["failure refused"])
  }

  @Test("assertNoFailure forwards the values")
  func assertNoFailure() {
    let values = numbers.setFailureType(to: TestError.self).assertNoFailure()
    #expect(Recorder(values).events == ["1", "2", "3", "finished"])
  }

  @Test("MergeMany sends the values of all publishers and ends with the last")
  func mergeMany() {
    let other = PassthroughSubject<Int, TestError>()
    let recorder = Recorder(Publishers.MergeMany([subject, other]))
    other.send(1)
    subject.send(2)
    subject.send(completion: .finished)
    other.send(3)
    other.send(completion: .finished)
    #expect(recorder.events == ["1", "2", "3", "finished"])
    #expect(Recorder(Publishers.MergeMany(Just(1), Just(2))).events == ["1", "2", "finished"])
    #expect(Recorder(Publishers.Merge3(Just(1), Just(2), Just(3))).events.count == 4)
  }

  @Test("a sequence sends its elements and ends, and stops once nobody wants more")
  func sequences() {
    let letters = Publishers.Sequence<[String], TestError>(sequence: ["a", "b"])
    #expect(letters.sequence == ["a", "b"])
    #expect(Recorder(letters).events == ["a", "b", "finished"])
    let endless = Publishers.Sequence<_, Never>(sequence: 1...)
    #expect(Recorder(endless.prefix(2)).events == ["1", "2", "finished"])
  }

  @Test("five and more publishers are merged in their order, and end with the last")
  func manyMerged() {
    let (a, b) = (Just(1), Just(2))
    #expect(
      Recorder(Publishers.Merge5(a, b, a, b, a)).events == ["1", "2", "1", "2", "1", "finished"])
    let all = Publishers.Merge8(a, a, a, a, a, a, a, b)
    #expect(Recorder(all).events == ["1", "1", "1", "1", "1", "1", "1", "2", "finished"])
  }

  @Test("publishers that are joined by their names are types")
  func joinedTypes() {
    let pairs: Publishers.Zip<Just<Int>, Just<String>> = Publishers.Zip(Just(1), Just("a"))
    #expect(Recorder(pairs).events == ["(1, \"a\")", "finished"])
    let latest: Publishers.CombineLatest<Just<Int>, Just<Int>> = .init(Just(1), Just(2))
    #expect(Recorder(latest).events == ["(1, 2)", "finished"])
  }

  @Test("three and four publishers are zipped and combined")
  func several() {
    #expect(
      Recorder(Publishers.Zip3(numbers, ["a", "b"].publisher, [true].publisher)).events
        == ["(1, \"a\", true)", "finished"])
    #expect(
      Recorder(Publishers.Zip4(Just(1), Just(2), Just(3), Just(4))).events
        == ["(1, 2, 3, 4)", "finished"])
    #expect(
      Recorder(Publishers.CombineLatest4(Just(1), Just(2), Just(3), numbers)).events
        == ["(1, 2, 3, 1)", "(1, 2, 3, 2)", "(1, 2, 3, 3)", "finished"])
    #expect(
      Recorder(Just(1).combineLatest(Just(2), Just(3)) { $0 + $1 + $2 }).events
        == ["6", "finished"])
    #expect(Recorder(numbers.zip(numbers) { $0 * $1 }).events == ["1", "4", "9", "finished"])
  }

  @Test("a publisher that does not fail is mapped to one that does, and to one that does not")
  func neverFails() {
    let failing = numbers.flatMap { value -> AnyPublisher<Int, TestError> in
      value == 2 ? Fail(error: .offline).eraseToAnyPublisher() : subjectOf(value)
    }
    #expect(Recorder(failing).events == ["1", "failure offline"])
    #expect(Recorder(numbers.flatMap { Just($0) }).events == ["1", "2", "3", "finished"])
    #expect(Recorder(numbers.map { subjectOf($0) }.switchToLatest()).events.last == "finished")
  }

  private func subjectOf(_ value: Int) -> AnyPublisher<Int, TestError> {
    Just(value).setFailureType(to: TestError.self).eraseToAnyPublisher()
  }

  /// The text that was printed.
  private final class Printed: TextOutputStream {
    var text = ""
    func write(_ string: String) { text += string }
  }

  @Test("print writes the events with its prefix in Combine's words")
  func print() {
    let printed = Printed()
    let token = subject.print("feed", to: printed).sink(
      receiveCompletion: { _ in }, receiveValue: { _ in })
    subject.send(1)
    token.cancel()
    let lines = printed.text.split(separator: "\n")
    #expect(lines.first?.hasPrefix("feed: receive subscription: (") == true)
    #expect(
      lines.dropFirst()
        == ["feed: request unlimited", "feed: receive value: (1)", "feed: receive cancel"])
  }
}
