import HeadlessCombine
import HeadlessDevice
import Testing

private final class Counter: ObservableObject {
  @Published var count = 0
  @Published(initialValue: "a") var name: String
}

private final class OwnChanges: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  @Published var count = 0
}

private final class Plain {
  @Published var count = 0
}

private struct Box {
  @Published var count = 0
}

@Suite("Combine: published properties")
struct PublishedTests {
  private let device = Device()

  @Test("a property's publisher sends its value, then each new one before it changes")
  func before() {
    Device.current = device
    let counter = Counter()
    var seen: [String] = []
    let token = counter.$count.sink { seen.append("\($0) was \(counter.count)") }
    counter.count = 1
    counter.count = 2
    token.cancel()
    counter.count = 3
    #expect(seen == ["0 was 0", "1 was 0", "2 was 1"])
    #expect(counter.count == 3)
    #expect(Recorder(counter.$name).events == ["a"])
  }

  @Test("objectWillChange is sent before the value and before the change")
  func objectWillChange() {
    Device.current = device
    let counter = Counter()
    var seen: [String] = []
    let value = counter.$count.dropFirst().sink { seen.append("value \($0)") }
    let change = counter.objectWillChange.sink { seen.append("change of \(counter.count)") }
    counter.count = 1
    counter.name = "b"
    change.cancel()
    counter.count = 2
    value.cancel()
    #expect(seen == ["change of 0", "value 1", "change of 1", "value 2"])
  }

  @Test("an object has one publisher of changes, and each object its own")
  func identity() {
    Device.current = device
    let (first, second) = (Counter(), Counter())
    #expect(first.objectWillChange === first.objectWillChange)
    #expect(first.objectWillChange !== second.objectWillChange)
    let publisher = first.objectWillChange
    var third: Counter? = Counter()
    #expect(third?.objectWillChange !== publisher)
    third = nil
    let fourth = Counter()
    #expect(fourth.objectWillChange !== publisher)
    #expect(first.objectWillChange === publisher)
  }

  @Test("objects and structures without a publisher of changes publish too")
  func plain() {
    Device.current = device
    let (own, plain, box) = (OwnChanges(), Plain(), Box())
    let (changes, values) = (Recorder(own.objectWillChange), Recorder(own.$count))
    let (plainValues, boxValues) = (Recorder(plain.$count), Recorder(box.$count))
    own.count = 1
    plain.count = 2
    box.count = 3
    #expect(changes.events == [])
    #expect(values.events == ["0", "1"])
    #expect(plainValues.events == ["0", "2"])
    #expect(boxValues.events == ["0", "3"])
    #expect([own.count, plain.count, box.count] == [1, 2, 3])
  }

  @Test("assign sets a property of an object until it is cancelled")
  func assign() {
    Device.current = device
    let counter = Counter()
    let subject = PassthroughSubject<Int, Never>()
    let token = subject.assign(to: \.count, on: counter)
    subject.send(4)
    token.cancel()
    subject.send(5)
    #expect(counter.count == 4)
  }

  @Test("assign sets a property of an object that is an optional value")
  func assignToOptional() {
    Device.current = device
    let subject = PassthroughSubject<Int, Never>()
    let counter: Counter? = Counter()
    let token = subject.assign(to: \.!.count, on: counter)
    subject.send(4)
    #expect(counter?.count == 4)
    token.cancel()
  }

  @Test("assign to a published property sends each value before it changes")
  func assignToPublished() {
    Device.current = device
    let counter = Counter()
    let subject = PassthroughSubject<Int, Never>()
    subject.assign(to: &counter.$count)
    var seen: [String] = []
    let token = counter.$count.sink { seen.append("\($0) was \(counter.count)") }
    subject.send(4)
    token.cancel()
    subject.send(5)
    #expect(seen == ["0 was 0", "4 was 0"])
    #expect(counter.count == 5)
  }

  @Test("assign to a published property sends objectWillChange before each value")
  func assignToObservable() {
    Device.current = device
    let counter = Counter()
    let subject = PassthroughSubject<Int, Never>()
    subject.assign(to: &counter.$count)
    var seen: [String] = []
    let token = counter.objectWillChange.sink { seen.append("change of \(counter.count)") }
    subject.send(4)
    subject.send(5)
    token.cancel()
    subject.send(6)
    #expect(seen == ["change of 0", "change of 4"])
    #expect(counter.count == 6)
  }

  @Test("an object's publisher of changes sends to its subscribers")
  func changesPublisher() {
    let publisher = ObservableObjectPublisher()
    let recorder = Recorder(publisher)
    publisher.send()
    recorder.cancel()
    publisher.send()
    #expect(recorder.events == ["()"])
  }
}
