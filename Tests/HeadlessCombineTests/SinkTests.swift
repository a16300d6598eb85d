import HeadlessCombine
import Testing

private final class Label { var text = "" }

@Suite("Combine: subscribers as objects")
struct SinkTests {
  private let subject = PassthroughSubject<String, TestError>()

  @Test("a sink receives values and the end")
  func sink() {
    var events: [String] = []
    subject.subscribe(
      Subscribers.Sink(
        receiveCompletion: { events.append("\($0)") }, receiveValue: { events.append($0) }))
    subject.send("a")
    subject.send(completion: .finished)
    subject.send("b")
    #expect(events == ["a", "finished"])
  }

  @Test("a cancelled sink receives nothing, and no other subscription")
  func cancelledSink() {
    var events: [String] = []
    let sink = Subscribers.Sink<String, TestError>(
      receiveCompletion: { events.append("\($0)") }, receiveValue: { events.append($0) })
    subject.subscribe(sink)
    sink.cancel()
    subject.send("a")
    subject.subscribe(sink)
    subject.send("b")
    #expect(events == [])
  }

  @Test("an assignment sets the property, and releases its object at the end")
  func assignment() {
    let (label, texts) = (Label(), PassthroughSubject<String, Never>())
    let assignment = Subscribers.Assign(object: label, keyPath: \.text)
    texts.subscribe(assignment)
    texts.send("a")
    #expect(label.text == "a" && assignment.object === label)
    texts.send(completion: .finished)
    #expect(assignment.object == nil)
  }

  @Test("a cancelled assignment leaves the property as it is")
  func cancelledAssignment() {
    let (label, texts) = (Label(), PassthroughSubject<String, Never>())
    let assignment = Subscribers.Assign(object: label, keyPath: \.text)
    texts.subscribe(assignment)
    assignment.cancel()
    texts.send("a")
    #expect(label.text == "")
  }
}
