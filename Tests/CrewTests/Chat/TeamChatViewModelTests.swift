@testable import Crew
import Foundation
import HeadlessDevice
import Reactive
import Testing

@Suite("TeamChatViewModel")
struct TeamChatViewModelTests {
  /// The chat's view model with inputs that a test sends, and all that it gave.
  private final class World {
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
      let outputs = TeamChatViewModel(
        networkProvider: network, messagesService: service, userID: "u1"
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

    /// The messages of the last props, in words.
    var lines: [String] {
      props.values.last?.messages.map {
        "\($0.senderName), \($0.time): \($0.body)" + ($0.status.map { " (\($0))" } ?? "")
      } ?? []
    }
  }

  private let keys = TeamChatProps.Message(
    id: "m1", body: "Who has the keys?", senderName: "Bilal Öz", time: "08:40", status: nil)

  @Test("the title says Loading until the first answer, and appearing again asks again")
  func loading() {
    let world = World()
    world.appears.onNext(())
    world.network.answer([Message.sample("m1", "Who has the keys?")])
    world.appears.onNext(())
    world.network.answer([Message.sample("m1", "Who has the keys?")])
    let empty = TeamChatProps(title: "Loading", messages: [], draft: "", canSend: false)
    #expect(
      world.props.values == [
        empty, TeamChatProps(title: "Team Chat", messages: [keys], draft: "", canSend: false),
      ])
    #expect(world.network.calls == ["GET /messages", "GET /messages"])
  }

  @Test("a failure is an alert, each time, and the title says that nothing is loading")
  func failing() {
    let world = World()
    for _ in 0..<2 {
      world.appears.onNext(())
      world.network.refuse("The server is asleep.")
    }
    #expect(world.alerts.values == ["The server is asleep.", "The server is asleep."])
    #expect(world.props.values.map(\.title) == ["Loading", "Team Chat"])
  }

  @Test("a draft with text in it can be sent, and is then gone")
  func sending() {
    let world = World()
    for text in [" ", "Hello"] { world.draft.onNext(text) }
    world.send.onNext(())
    world.send.onNext(())
    #expect(world.props.values.map(\.draft) == ["", " ", "Hello", ""])
    #expect(world.props.values.map(\.canSend) == [false, false, true, false])
    #expect(world.service.calls == ["send Hello"])
  }

  @Test("what is on its way stands after what the server has, and once the server has it, there")
  func outbox() {
    let world = World()
    let id = UUID()
    let written = LocalMessage(
      id: id, body: "Hello", createdAt: Date(timeIntervalSince1970: 1_767_603_600))
    var states: [[String]] = []
    let server = [
      Message.sample("m1", "Who has the keys?"), .sample("m3", "On my way.", from: "u1"),
    ]
    world.appears.onNext(())
    world.network.answer(server)
    for status in [LocalMessage.Status.pending, .failed, .sent(id: "m4")] {
      var message = written
      message.status = status
      world.service.messages.accept([message])
      states.append(world.lines)
    }
    world.appears.onNext(())
    world.network.answer(server + [.sample("m4", "Hello", from: "u1")])
    states.append(world.lines)
    let before = ["Bilal Öz, 08:40: Who has the keys?", "Ann Bakker, 08:40: On my way. (sent)"]
    #expect(
      states == [
        before + ["Ann Bakker, 09:00: Hello (pending)"],
        before + ["Ann Bakker, 09:00: Hello (failed)"],
        before + ["Ann Bakker, 09:00: Hello (sent)"],
        before + ["Ann Bakker, 09:00: Hello (sent)"],
      ])
  }

  @Test("retry goes to the queue, and a message leads to its sender")
  func taps() {
    let world = World()
    let id = UUID()
    world.appears.onNext(())
    world.network.answer([Message.sample("m1", "Who has the keys?")])
    world.retry.onNext(id.uuidString)
    world.retry.onNext("m1")
    world.message.onNext("m1")
    world.message.onNext(id.uuidString)
    #expect(world.service.calls == ["retry \(id.uuidString)"])
    #expect(world.profiles.values == ["u2", "u1"])
  }

  @Test("props are cold: nobody is asked before somebody watches")
  func cold() {
    Device.current = Device()
    let network = NetworkProviderDouble()
    let outputs = TeamChatViewModel(
      networkProvider: network, messagesService: MessagesServiceDouble(), userID: "u1"
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
