import Foundation
import HeadlessCombine
import Testing

@Suite("Combine: values that are awaited")
struct AsyncValueTests {
  @Test("the values of a publisher are a sequence that ends with it")
  func values() async {
    var found: [Int] = []
    for await value in [1, 2, 3].publisher.values { found.append(value) }
    #expect(found == [1, 2, 3])
  }

  @Test("values that come before they are awaited are kept")
  func kept() async {
    let subject = PassthroughSubject<Int, Never>()
    var values = subject.values.makeAsyncIterator()
    subject.send(1)
    subject.send(2)
    subject.send(completion: .finished)
    #expect([await values.next(), await values.next(), await values.next()] == [1, 2, nil])
  }

  @Test("a value that comes later is awaited")
  func later() async {
    let subject = PassthroughSubject<Int, Never>()
    var values = subject.values.makeAsyncIterator()
    Task { subject.send(1) }
    #expect(await values.next() == 1)
  }

  @Test("a sequence throws the error that ends its publisher")
  func failure() async throws {
    let subject = PassthroughSubject<Int, TestError>()
    var values = subject.values.makeAsyncIterator()
    subject.send(1)
    subject.send(completion: .failure(.offline))
    #expect(try await values.next() == 1)
    await #expect(throws: TestError.offline) { try await values.next() }
  }

  @Test("a cancelled task waits no longer")
  func cancelled() async {
    let subject = PassthroughSubject<Int, Never>()
    let task = Task { () -> [Int] in
      var found: [Int] = []
      for await value in subject.values { found.append(value) }
      return found
    }
    task.cancel()
    #expect(await task.value == [])
  }

  @Test("the value of a future is awaited, or its error thrown")
  func future() async throws {
    let known = Future<Int, Never> { $0(.success(1)) }
    #expect(await known.value == 1)
    var promise: Future<Int, Never>.Promise?
    let later = Future<Int, Never> { promise = $0 }
    Task { promise?(.success(2)) }
    #expect(await later.value == 2)
    let failed = Future<Int, TestError> { $0(.failure(.refused)) }
    await #expect(throws: TestError.refused) { try await failed.value }
  }

  @Test("the publisher of a notification knows its center and name")
  func notification() {
    let (center, name) = (NotificationCenter(), Notification.Name("Renamed"))
    let publisher: NotificationCenter.Publisher = center.publisher(for: name)
    let recorder = Recorder(publisher.map(\.name.rawValue))
    center.post(name: name, object: nil)
    center.post(name: .init("Other"), object: nil)
    #expect(publisher.center === center && publisher.name == name && publisher.object == nil)
    #expect(recorder.events == ["Renamed"])
  }
}
