import HeadlessCombine
import Testing

@Suite("Combine: publishers that create")
struct CreatingTests {
  @Test("Just sends its value and ends")
  func just() {
    #expect(Just(5).output == 5)
    #expect(Recorder(Just(5)).events == ["5", "finished"])
  }

  @Test("Empty ends at once, or never")
  func empty() {
    #expect(Recorder(Empty<Int, Never>()).events == ["finished"])
    #expect(Recorder(Empty<Int, Never>(completeImmediately: false)).events == [])
    #expect(Recorder(Empty(outputType: Int.self, failureType: Never.self)).events == ["finished"])
    let never = Empty(completeImmediately: false, outputType: Int.self, failureType: Never.self)
    #expect(Recorder(never).events == [])
  }

  @Test("Fail ends with its error")
  func fail() {
    #expect(Recorder(Fail<Int, TestError>(error: .offline)).events == ["failure offline"])
    let typed = Fail(outputType: Int.self, failure: TestError.refused)
    #expect(Recorder(typed).events == ["failure refused"])
  }

  @Test("a sequence's publisher sends its elements to each subscriber")
  func sequence() {
    let letters = ["a", "b"].publisher
    #expect(Recorder(letters).events == ["a", "b", "finished"])
    #expect(Recorder(letters).events == ["a", "b", "finished"])
  }

  @Test("Deferred creates a publisher for each subscriber, and none before")
  func deferred() {
    var created = 0
    let publisher = Deferred {
      created += 1
      return Just(created)
    }
    #expect(created == 0)
    #expect(Recorder(publisher).events == ["1", "finished"])
    #expect(Recorder(publisher).events == ["2", "finished"])
  }
}

@Suite("Combine: Future")
struct FutureTests {
  @Test("a future runs its closure when it is created, and once")
  func creation() {
    var runs = 0
    let future = Future<Int, Never> { promise in
      runs += 1
      promise(.success(runs))
    }
    #expect(runs == 1)
    #expect(Recorder(future).events == ["1", "finished"])
    #expect(Recorder(future).events == ["1", "finished"])
    #expect(runs == 1)
  }

  @Test("subscribers before the promise wait for it; a second promise is ignored")
  func later() {
    var promise: Future<Int, TestError>.Promise?
    let future = Future<Int, TestError> { promise = $0 }
    let early = Recorder(future)
    #expect(early.events == [])
    promise?(.success(4))
    promise?(.failure(.offline))
    #expect(early.events == ["4", "finished"])
    #expect(Recorder(future).events == ["4", "finished"])
  }

  @Test("a failure reaches the subscribers before and after it")
  func failure() {
    var promise: Future<Int, TestError>.Promise?
    let future = Future<Int, TestError> { promise = $0 }
    let early = Recorder(future)
    promise?(.failure(.offline))
    promise?(.success(4))
    #expect(early.events == ["failure offline"])
    #expect(Recorder(future).events == ["failure offline"])
  }

  @Test("a cancelled subscriber receives nothing")
  func cancellation() {
    var promise: Future<Int, TestError>.Promise?
    let recorder = Recorder(Future<Int, TestError> { promise = $0 })
    recorder.cancel()
    promise?(.success(4))
    #expect(recorder.events == [])
  }
}
