import HeadlessCombine
import Testing

@Suite("Combine: operators that transform")
struct TransformingTests {
  private let numbers = [1, 2, 3].publisher
  private let subject = PassthroughSubject<Int, TestError>()

  @Test("map transforms values and forwards both ends")
  func map() {
    #expect(Recorder(numbers.map { $0 * 2 }).events == ["2", "4", "6", "finished"])
    let recorder = Recorder(subject.map { "<\($0)>" })
    subject.send(1)
    subject.send(completion: .failure(.offline))
    #expect(recorder.events == ["<1>", "failure offline"])
  }

  @Test("map with a key path sends the property")
  func keyPath() {
    #expect(Recorder(["a", "bcd"].publisher.map(\.count)).events == ["1", "3", "finished"])
  }

  @Test("tryMap ends with the thrown error, and no later value is transformed")
  func tryMap() {
    var transformed: [Int] = []
    let recorder = Recorder(
      numbers.tryMap { value -> Int in
        transformed.append(value)
        if value == 2 { throw TestError.refused }
        return value * 10
      })
    #expect(recorder.events == ["10", "failure refused"])
    #expect(transformed == [1, 2])
  }

  @Test("tryMap forwards the publisher's own end")
  func tryMapEnds() {
    #expect(Recorder(numbers.tryMap { $0 }).events == ["1", "2", "3", "finished"])
    let recorder = Recorder(subject.tryMap { $0 })
    subject.send(completion: .failure(.offline))
    #expect(recorder.events == ["failure offline"])
  }

  @Test("compactMap drops nil")
  func compactMap() {
    let numbers = Recorder(["1", "x", "3"].publisher.compactMap { Int($0) })
    #expect(numbers.events == ["1", "3", "finished"])
    let recorder = Recorder(subject.compactMap { $0 })
    subject.send(completion: .failure(.offline))
    #expect(recorder.events == ["failure offline"])
  }

  @Test("replaceNil replaces nil only")
  func replaceNil() {
    let values: [Int?] = [1, nil, 3]
    #expect(Recorder(values.publisher.replaceNil(with: 0)).events == ["1", "0", "3", "finished"])
  }

  @Test("scan sends each result, and begins anew for each subscriber")
  func scan() {
    let sums = numbers.scan(10, +)
    #expect(Recorder(sums).events == ["11", "13", "16", "finished"])
    #expect(Recorder(sums).events == ["11", "13", "16", "finished"])
    let recorder = Recorder(subject.scan(0, +))
    subject.send(completion: .failure(.offline))
    #expect(recorder.events == ["failure offline"])
  }

  @Test("collect sends all values at the end, and none after a failure")
  func collect() {
    #expect(Recorder(numbers.collect()).events == ["[1, 2, 3]", "finished"])
    #expect(Recorder(Empty<Int, Never>().collect()).events == ["[]", "finished"])
    let recorder = Recorder(subject.collect())
    subject.send(1)
    #expect(recorder.events == [])
    subject.send(completion: .failure(.offline))
    #expect(recorder.events == ["failure offline"])
  }

  @Test("setFailureType keeps values and the end")
  func failureType() {
    let typed = numbers.setFailureType(to: TestError.self)
    #expect(Recorder(typed.eraseToAnyPublisher()).events == ["1", "2", "3", "finished"])
  }
}
