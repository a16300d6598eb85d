import HeadlessCombine
import Testing

@Suite("Combine: combineLatest and zip")
struct PairingTests {
  private let letters = PassthroughSubject<String, TestError>()
  private let numbers = PassthroughSubject<Int, TestError>()

  @Test("combineLatest sends the last values once both have one")
  func latest() {
    let recorder = Recorder(letters.combineLatest(numbers))
    letters.send("a")
    letters.send("b")
    #expect(recorder.events == [])
    numbers.send(1)
    letters.send("c")
    numbers.send(2)
    #expect(recorder.events == [#"("b", 1)"#, #"("c", 1)"#, #"("c", 2)"#])
  }

  @Test("combineLatest ends when both have ended, with the last value of the first kept")
  func latestEnd() {
    let recorder = Recorder(letters.combineLatest(numbers) { "\($0)\($1)" })
    letters.send("a")
    letters.send(completion: .finished)
    numbers.send(1)
    #expect(recorder.events == ["a1"])
    numbers.send(completion: .finished)
    #expect(recorder.events == ["a1", "finished"])
  }

  @Test("combineLatest ends with the failure of either")
  func latestFailure() {
    let recorder = Recorder(letters.combineLatest(numbers))
    letters.send("a")
    numbers.send(completion: .failure(.refused))
    letters.send("b")
    #expect(recorder.events == ["failure refused"])
    let other = PassthroughSubject<Int, TestError>()
    let left = Recorder(letters.combineLatest(other))
    letters.send(completion: .failure(.offline))
    #expect(left.events == ["failure offline"])
  }

  @Test("combineLatest of three sends triples")
  func three() {
    let flags = PassthroughSubject<Bool, TestError>()
    let recorder = Recorder(Publishers.CombineLatest3(letters, numbers, flags))
    letters.send("a")
    numbers.send(1)
    #expect(recorder.events == [])
    flags.send(true)
    numbers.send(2)
    #expect(recorder.events == [#"("a", 1, true)"#, #"("a", 2, true)"#])
  }

  @Test("the types CombineLatest and Zip are the operators")
  func types() {
    let latest = Recorder(Publishers.CombineLatest([1, 2].publisher, ["a"].publisher))
    #expect(latest.events == [#"(2, "a")"#, "finished"])
    let pairs = Recorder(Publishers.Zip([1, 2].publisher, ["a"].publisher))
    #expect(pairs.events == [#"(1, "a")"#, "finished"])
  }

  @Test("zip pairs values by their position")
  func zip() {
    let recorder = Recorder(letters.zip(numbers))
    letters.send("a")
    letters.send("b")
    #expect(recorder.events == [])
    numbers.send(1)
    numbers.send(2)
    numbers.send(3)
    #expect(recorder.events == [#"("a", 1)"#, #"("b", 2)"#])
    letters.send("c")
    #expect(recorder.events.last == #"("c", 3)"#)
  }

  @Test("zip ends when a publisher ends whose values are all paired")
  func zipEnd() {
    let left = Recorder(letters.zip(numbers))
    letters.send(completion: .finished)
    #expect(left.events == ["finished"])
    let (other, more) = (PassthroughSubject<Int, TestError>(), PassthroughSubject<Int, TestError>())
    let right = Recorder(other.zip(more))
    more.send(completion: .finished)
    #expect(right.events == ["finished"])
  }

  @Test("zip ends with the last pair of a publisher that has ended")
  func zipLastPair() {
    let left = Recorder(["a", "b"].publisher.setFailureType(to: TestError.self).zip(numbers))
    let right = Recorder(numbers.zip(["a", "b"].publisher.setFailureType(to: TestError.self)))
    #expect(left.events == [])
    #expect(right.events == [])
    numbers.send(1)
    #expect(left.events == [#"("a", 1)"#])
    #expect(right.events == [#"(1, "a")"#])
    numbers.send(2)
    #expect(left.events == [#"("a", 1)"#, #"("b", 2)"#, "finished"])
    #expect(right.events == [#"(1, "a")"#, #"(2, "b")"#, "finished"])
  }

  @Test("zip ends with the failure of either, though values wait")
  func zipFailure() {
    let left = Recorder(letters.zip(numbers))
    letters.send("a")
    letters.send(completion: .failure(.offline))
    #expect(left.events == ["failure offline"])
    let (other, more) = (PassthroughSubject<Int, TestError>(), PassthroughSubject<Int, TestError>())
    let right = Recorder(other.zip(more))
    more.send(1)
    more.send(completion: .failure(.refused))
    #expect(right.events == ["failure refused"])
  }
}
