import HeadlessCombine
import Testing

@Suite("Combine: subjects")
struct SubjectTests {
  @Test("a passthrough subject sends each value to its subscribers in their order")
  func passthrough() {
    let subject = PassthroughSubject<Int, TestError>()
    subject.send(0)
    let all = Recorder()
    let first = subject.sink(receiveCompletion: { _ in }) { all.add("first \($0)") }
    let second = subject.sink(receiveCompletion: { _ in }) { all.add("second \($0)") }
    subject.send(1)
    first.cancel()
    subject.send(2)
    second.cancel()
    subject.send(3)
    #expect(all.events == ["first 1", "second 1", "second 2"])
  }

  @Test("a subject keeps no entry of a cancelled subscriber, or of any after its end")
  func released() {
    func count<S: Subject>(_ subject: S) -> Int? {
      let subscriptions = Mirror(reflecting: subject).children.first { $0.label == "subscriptions" }
      let all = subscriptions.flatMap {
        Mirror(reflecting: $0.value).children.first { $0.label == "all" }
      }
      return all.map { Mirror(reflecting: $0.value).children.count }
    }
    let (plain, keeping) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
    let tokens = (0..<3).flatMap { _ in [plain.sink { _ in }, keeping.sink { _ in }] }
    #expect(count(plain) == 3 && count(keeping) == 3)
    for token in tokens.prefix(4) { token.cancel() }
    #expect(count(plain) == 1 && count(keeping) == 1)
    plain.send(completion: .finished)
    keeping.send(completion: .finished)
    #expect(count(plain) == 0 && count(keeping) == 0)
  }

  @Test("a subject that has ended sends nothing but its end, also to later subscribers")
  func end() {
    let subject = PassthroughSubject<Int, TestError>()
    let recorder = Recorder(subject)
    subject.send(completion: .failure(.offline))
    subject.send(1)
    subject.send(completion: .finished)
    #expect(recorder.events == ["failure offline"])
    #expect(Recorder(subject).events == ["failure offline"])
  }

  @Test("a subscriber that is added or cancelled within a value changes the next value only")
  func changesWithinValue() {
    let subject = PassthroughSubject<Int, Never>()
    let (all, added) = (Recorder(), Recorder())
    var second: AnyCancellable?
    let first = subject.sink {
      all.add("first \($0)")
      second?.cancel()
      if $0 == 1 { added.observe(subject) }
    }
    second = subject.sink { all.add("second \($0)") }
    subject.send(1)
    subject.send(2)
    first.cancel()
    #expect(all.events == ["first 1", "first 2"])
    #expect(added.events == ["2"])
  }

  @Test("a subject without values sends events")
  func void() {
    let subject = PassthroughSubject<Void, Never>()
    let recorder = Recorder(subject)
    subject.send()
    #expect(recorder.events == ["()"])
  }

  @Test("a current value subject sends its value first, then each new one")
  func currentValue() {
    let subject = CurrentValueSubject<Int, TestError>(1)
    let recorder = Recorder(subject)
    subject.send(2)
    subject.value = 3
    #expect(subject.value == 3)
    #expect(recorder.events == ["1", "2", "3"])
    #expect(Recorder(subject).events == ["3"])
  }

  @Test("a current value subject keeps its value after its end, and sends its end only")
  func currentValueEnd() {
    let subject = CurrentValueSubject<Int, TestError>(1)
    let recorder = Recorder(subject)
    subject.send(completion: .finished)
    subject.send(2)
    #expect(subject.value == 1)
    #expect(recorder.events == ["1", "finished"])
    #expect(Recorder(subject).events == ["finished"])
  }

  @Test("a value that a subscriber sends from the first one reaches it")
  func reentrant() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var received: [Int] = []
    let token = subject.sink {
      received.append($0)
      if $0 < 3 { subject.send($0 + 1) }
    }
    token.cancel()
    #expect(received == [1, 2, 3])
  }

  @Test("an erased publisher forwards values, the end and the cancellation")
  func erased() {
    let subject = PassthroughSubject<Int, TestError>()
    let recorder = Recorder()
    recorder.observe(
      subject.handleEvents(receiveCancel: { recorder.add("cancelled") }).eraseToAnyPublisher())
    subject.send(1)
    recorder.cancel()
    subject.send(2)
    #expect(recorder.events == ["1", "cancelled"])
    let ended = Recorder(AnyPublisher(subject))
    subject.send(completion: .finished)
    #expect(ended.events == ["finished"])
  }
}
