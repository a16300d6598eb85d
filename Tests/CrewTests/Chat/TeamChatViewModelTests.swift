@testable import CrewChat
@testable import CrewShared
import Foundation
import HeadlessDevice
import Reactive
import Testing

@Suite("TeamChatViewModel")
struct TeamChatViewModelTests {
  /// The view model with inputs that a test sends, and recorders of its outputs.
  private final class Fixture {
    let network = NetworkProviderDouble()
    let service = MessagesServiceDouble()
    let appears = PublishSubject<Void>()
    let draft = PublishSubject<String>()
    let send = PublishSubject<Void>()
    let retry = PublishSubject<String>()
    let message = PublishSubject<String>()
    let props: Recorder<TeamChatProps>
    let alerts: Recorder<String>
    let profiles: Recorder<String>

    init() {
      Device.current = Device()
      Device.current.storage.set("u1", forKey: "userID")
      let outputs = TeamChatViewModel(
        networkProvider: network, messagesService: service,
        preferences: StoredPreferencesManager()
      )
      .makeOutputs(
        from: .init(
          viewWillAppear: appears.asObservable(), draft: draft.asObservable(),
          sendTap: send.asObservable(), retryTap: retry.asObservable(),
          messageTap: message.asObservable()))
      props = Recorder(outputs.props)
      alerts = Recorder(outputs.alert)
      profiles = Recorder(outputs.showProfile)
    }

    /// The messages of the last props, a line each.
    var lines: [String] {
      props.values.last?.messages.map {
        let status = $0.status.map { " (\($0))" } ?? ""
        let time = TimeText.time(of: $0.createdAt)
        return "\($0.senderName), \(time): \($0.body)\(status)"
          + ($0.failureReason.map { " \($0)" } ?? "") + ($0.canRetry ? " [Retry]" : "")
      } ?? []
    }
  }

  private let keys = TeamChatProps.Message(
    id: "m1", body: "Who has the keys?", senderName: "Bilal Öz",
    createdAt: Date(timeIntervalSince1970: 1_767_602_400))

  @Test("the title is Loading until the first response, and each appearance requests the messages")
  func loading() {
    let fixture = Fixture()
    fixture.appears.onNext(())
    fixture.network.answer([Message.sample("m1", "Who has the keys?")])
    fixture.appears.onNext(())
    fixture.network.answer([Message.sample("m1", "Who has the keys?")])
    let empty = TeamChatProps(title: "Loading", messages: [], draft: "", canSend: false)
    #expect(
      fixture.props.values == [
        empty, TeamChatProps(title: "Team Chat", messages: [keys], draft: "", canSend: false),
      ])
    #expect(fixture.network.calls == ["GET /messages", "GET /messages"])
  }

  @Test("each failure shows an alert and ends loading")
  func failing() {
    let fixture = Fixture()
    for _ in 0..<2 {
      fixture.appears.onNext(())
      fixture.network.fail("The server is asleep.")
    }
    #expect(fixture.alerts.values == ["The server is asleep.", "The server is asleep."])
    #expect(fixture.props.values.map(\.title) == ["Loading", "Team Chat"])
  }

  @Test("a draft that is not blank can be sent, and is then cleared")
  func sending() {
    let fixture = Fixture()
    for text in [" ", "Hello"] { fixture.draft.onNext(text) }
    fixture.send.onNext(())
    fixture.send.onNext(())
    #expect(fixture.props.values.map(\.draft) == ["", " ", "Hello", ""])
    #expect(fixture.props.values.map(\.canSend) == [false, false, true, false])
    #expect(fixture.service.calls == ["send Hello"])
  }

  @Test("the outbox's messages come after the server's, and a sent one is not shown twice")
  func outbox() {
    let fixture = Fixture()
    let id = UUID()
    let written = LocalMessage(
      id: id, body: "Hello", createdAt: Date(timeIntervalSince1970: 1_767_603_600))
    var states: [[String]] = []
    let server = [
      Message.sample("m1", "Who has the keys?"), .sample("m3", "On my way.", from: "u1"),
    ]
    fixture.appears.onNext(())
    fixture.network.answer(server)
    for status in [LocalMessage.Status.pending, .failed(reason: "Busy."), .sent(id: "m4")] {
      var message = written
      message.status = status
      fixture.service.messages.accept([message])
      states.append(fixture.lines)
    }
    fixture.appears.onNext(())
    fixture.network.answer(server + [.sample("m4", "Hello", from: "u1")])
    states.append(fixture.lines)
    let before = ["Bilal Öz, 08:40: Who has the keys?", "Ann Bakker, 08:40: On my way. (sent)"]
    #expect(
      states == [
        before + ["Ann Bakker, 09:00: Hello (pending)"],
        before + ["Ann Bakker, 09:00: Hello (failed) Busy. [Retry]"],
        before + ["Ann Bakker, 09:00: Hello (sent)"],
        before + ["Ann Bakker, 09:00: Hello (sent)"],
      ])
  }

  @Test("Retry calls the service, and tapping a message shows its sender's profile")
  func taps() {
    let fixture = Fixture()
    let id = UUID()
    fixture.appears.onNext(())
    fixture.network.answer([Message.sample("m1", "Who has the keys?")])
    fixture.retry.onNext(id.uuidString)
    fixture.retry.onNext("m1")
    fixture.message.onNext("m1")
    fixture.message.onNext(id.uuidString)
    #expect(fixture.service.calls == ["retry \(id.uuidString)"])
    #expect(fixture.profiles.values == ["u2", "u1"])
  }

  @Test("props are cold: nothing is requested before a subscription")
  func cold() {
    Device.current = Device()
    let network = NetworkProviderDouble()
    let outputs = TeamChatViewModel(
      networkProvider: network, messagesService: MessagesServiceDouble(),
      preferences: StoredPreferencesManager()
    )
    .makeOutputs(
      from: .init(
        viewWillAppear: .just(()), draft: .never(), sendTap: .never(), retryTap: .never(),
        messageTap: .never()))
    #expect(network.calls == [])
    let props = Recorder(outputs.props)
    #expect(network.calls == ["GET /messages"])
    #expect(props.values.map(\.title) == ["Loading"])
  }
}
