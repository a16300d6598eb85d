import HeadlessCombine
import Testing

@Suite("Combine: publishers that wait for another one")
struct GateTests {
  private let subject = PassthroughSubject<Int, TestError>()
  private let gate = PassthroughSubject<Void, TestError>()

  @Test("drop ends where the other publisher ends without a value")
  func endedGate() {
    let recorder = Recorder(subject.drop(untilOutputFrom: gate))
    gate.send(completion: .finished)
    subject.send(1)
    #expect(recorder.events == ["finished"])
  }

  @Test("drop fails with the other publisher before that one has sent a value")
  func failedGate() {
    let recorder = Recorder(subject.drop(untilOutputFrom: gate))
    gate.send(completion: .failure(.offline))
    subject.send(1)
    #expect(recorder.events == ["failure offline"])
  }

  @Test("drop goes on where the other publisher ends after a value")
  func openGate() {
    let recorder = Recorder(subject.drop(untilOutputFrom: gate))
    gate.send()
    gate.send(completion: .finished)
    subject.send(1)
    subject.send(completion: .finished)
    #expect(recorder.events == ["1", "finished"])
  }
}
