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

  @Test("listeners are called in the order they were added, and every event is logged")
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

  @Test("a listener is removed when its owner is released or by stopListening")
  func removal() {
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

  @Test("each listener gets its event's user info, even if a listener posts another event")
  func userInfo() {
    Device.current = Device()
    let dispatcher = Dispatcher()
    let journal = Journal()
    dispatcher.listen(journal, to: Self.began) { userInfo in
      dispatcher.post(Self.ended, userInfo: ["id": 2])
      journal.lines.append("began \(userInfo["id"] ?? "-")")
    }
    dispatcher.listen(journal, to: Self.began) { journal.lines.append("began too \($0.count)") }
    dispatcher.listen(journal, to: Self.ended) { journal.lines.append("ended \($0["id"] ?? "-")") }
    dispatcher.post(Self.began, userInfo: ["id": 1, "by": "Ann"])
    #expect(journal.lines == ["ended 2", "began 1", "began too 2"])
    #expect(Device.current.log.events.map(\.detail) == ["by=Ann id=1", "id=2"])
  }

  @Test("the objects of a user info are released after the post")
  func release() {
    Device.current = Device()
    let dispatcher = Dispatcher()
    var sent: Journal? = Journal()
    weak let remains = sent
    dispatcher.listen(dispatcher, to: Self.began) { ($0["journal"] as? Journal)?.lines = ["heard"] }
    dispatcher.post(Self.began, userInfo: ["journal": sent as Any])
    #expect(sent?.lines == ["heard"])
    sent = nil
    #expect(remains == nil)
  }
}
