import HeadlessCombine
import Testing

@Suite("Combine: operators that filter")
struct FilteringTests {
  private let numbers = [1, 2, 3, 4].publisher
  private let subject = PassthroughSubject<Int, TestError>()

  /// Sends a failure; every operator forwards it at once.
  private func fail(_ publisher: some Publisher<Int, TestError>) -> [String] {
    let recorder = Recorder(publisher)
    subject.send(completion: .failure(.offline))
    return recorder.events
  }

  @Test("filter keeps the values that satisfy the condition")
  func filter() {
    #expect(Recorder(numbers.filter { $0 > 2 }).events == ["3", "4", "finished"])
    #expect(fail(subject.filter { _ in true }) == ["failure offline"])
  }

  @Test("removeDuplicates drops values that equal the one before only")
  func duplicates() {
    let repeated = [1, 1, 2, 2, 1].publisher
    #expect(Recorder(repeated.removeDuplicates()).events == ["1", "2", "1", "finished"])
    #expect(fail(subject.removeDuplicates()) == ["failure offline"])
  }

  @Test("removeDuplicates compares with the last value that was sent, which comes first")
  func duplicatesByClosure() {
    var pairs: [String] = []
    let recorder = Recorder(
      numbers.removeDuplicates {
        pairs.append("\($0) \($1)")
        return $1 - $0 < 2
      })
    #expect(recorder.events == ["1", "3", "finished"])
    #expect(pairs == ["1 2", "1 3", "3 4"])
  }

  @Test("prefix ends after its values, and no later value is asked of the publisher")
  func prefix() {
    var seen: [Int] = []
    let recorder = Recorder(numbers.handleEvents(receiveOutput: { seen.append($0) }).prefix(2))
    #expect(recorder.events == ["1", "2", "finished"])
    #expect(seen == [1, 2])
  }

  @Test("handleEvents tells the subscription, the request for all values, each value and the end")
  func events() {
    var seen: [String] = []
    let recorder = Recorder(
      numbers.handleEvents(
        receiveSubscription: { _ in seen.append("subscription") },
        receiveOutput: { seen.append("\($0)") }, receiveCompletion: { seen.append("\($0)") },
        receiveCancel: { seen.append("cancelled") },
        receiveRequest: { seen.append("request \($0)") }))
    #expect(recorder.events == ["1", "2", "3", "4", "finished"])
    #expect(seen == ["subscription", "request unlimited", "1", "2", "3", "4", "finished"])
    #expect("\(Subscribers.Demand.max(3))" == "max(3)")
  }

  @Test("prefix forwards an end that comes before its values")
  func shortPrefix() {
    #expect(Recorder(numbers.prefix(9)).events == ["1", "2", "3", "4", "finished"])
    #expect(fail(subject.prefix(2)) == ["failure offline"])
  }

  @Test("prefix sends no value that its own last value causes")
  func reentrantPrefix() {
    var received: [Int] = []
    let token = subject.prefix(1).sink(receiveCompletion: { _ in }) { [subject] in
      received.append($0)
      subject.send($0 + 1)
    }
    subject.send(7)
    token.cancel()
    #expect(received == [7])
  }

  @Test("prefix ends an endless sequence")
  func endless() {
    let endless = sequence(first: 1) { $0 + 1 }.publisher
    #expect(Recorder(endless.prefix(3)).events == ["1", "2", "3", "finished"])
  }

  @Test("first ends with the first value, or without one")
  func first() {
    #expect(Recorder(numbers.first()).events == ["1", "finished"])
    #expect(Recorder(Empty<Int, Never>().first()).events == ["finished"])
  }

  @Test("first with a condition ends with the first value that satisfies it")
  func firstWhere() {
    #expect(Recorder(numbers.first { $0 > 2 }).events == ["3", "finished"])
    #expect(Recorder(numbers.first { $0 > 9 }).events == ["finished"])
  }

  @Test("dropFirst drops one value, or the number given")
  func dropFirst() {
    #expect(Recorder(numbers.dropFirst()).events == ["2", "3", "4", "finished"])
    #expect(Recorder(numbers.dropFirst(3)).events == ["4", "finished"])
    #expect(Recorder(numbers.dropFirst(0)).events == ["1", "2", "3", "4", "finished"])
    #expect(fail(subject.dropFirst()) == ["failure offline"])
  }

  @Test("prepend sends its values first, and starts the publisher only if it is wanted")
  func prepend() {
    #expect(Recorder([3].publisher.prepend(1, 2)).events == ["1", "2", "3", "finished"])
    var created = 0
    let deferred = Deferred {
      created += 1
      return Just(3)
    }
    #expect(Recorder(deferred.prepend(1, 2).prefix(2)).events == ["1", "2", "finished"])
    #expect(created == 0)
  }
}
