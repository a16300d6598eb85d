import FluxVIP
import HeadlessDevice
import Testing

@Suite("Dispatcher")
struct DispatcherTests {
  private final class Journal {
    var lines: [String] = []
  }

  private static let began = Dispatcher.Event(rawValue: "test.began")
  private static let ended = Dispatcher.Event(rawValue: "test.ended")

  @Test("listeners hear their events in the order they came, and the log keeps every event")
  func order() {
    Device.current = Device()
    let dispatcher = Dispatcher()
    let journal = Journal()
    dispatcher.listen(journal, to: Self.began) { journal.lines.append("first") }
    dispatcher.listen(journal, to: Self.began) { journal.lines.append("second") }
    dispatcher.post(Self.began)
    dispatcher.post(Self.ended)
    #expect(journal.lines == ["first", "second"])
    #expect(Device.current.log.events.map(\.name) == ["test.began", "test.ended"])
  }

  @Test("a listener is forgotten with its owner, or when it is told to stop")
  func forgetting() {
    Device.current = Device()
    let dispatcher = Dispatcher()
    let journal = Journal()
    var owner: Journal? = Journal()
    if let owner { dispatcher.listen(owner, to: Self.began) { journal.lines.append("owner") } }
    dispatcher.listen(journal, to: Self.began) { journal.lines.append("journal") }
    dispatcher.post(Self.began)
    owner = nil
    dispatcher.post(Self.began)
    dispatcher.stopListening(journal)
    dispatcher.post(Self.began)
    #expect(journal.lines == ["owner", "journal", "journal"])
    #expect(dispatcher.listenerCount == 0)
  }
}
