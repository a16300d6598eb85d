@testable import CrewChat
import HeadlessDevice
import HeadlessUIKit
import PropsMVVM
import RehearsalCore
import Testing

@Suite("Relaunch")
struct RelaunchTests {
  @Test("a relaunch clears the data in memory, and the message queue sends again")
  func memory() throws {
    let session = try Session.crew()
    session.device.network.latency = .seconds(3)
    try session.perform(.tap(ElementQuery("Chat", type: .tab)))
    try session.perform(.settle)
    try session.perform(.type("First", into: ElementQuery("Message")))
    try session.perform(.tap(ElementQuery("Send")))
    try session.perform(.terminate)
    try session.perform(.launch([:]))
    try session.perform(.tap(ElementQuery("Chat", type: .tab)))
    try session.perform(.settle)
    #expect(try bodies(in: session) == ["Who has the keys?", "Bar two.", "On my way."])
    try session.perform(.type("Second", into: ElementQuery("Message")))
    try session.perform(.tap(ElementQuery("Send")))
    try session.perform(.settle)
    #expect(try bodies(in: session) == ["Who has the keys?", "Bar two.", "On my way.", "Second"])
    #expect(session.device.network.exchanges.last?.outcome != nil)
  }

  @Test(
    "a launch registers for remote notifications where the user allowed them, and not elsewhere",
    arguments: [("true", true), ("false", false), (nil, false)])
  func notifications(answer: String?, isRegistered: Bool) throws {
    var storage = Session.signedIn
    storage["allowsNotifications"] = answer
    let session = try Session.crew(storage)
    #expect(session.screen.name != "")
    #expect(UIApplication.shared.isRegisteredForRemoteNotifications == isRegistered)
  }

  private func bodies(in session: Session) throws -> [String] {
    let chat = try #require(UIApplication.shared.topViewController as? TeamChatViewController)
    return try #require(chat.props).messages.map(\.body)
  }
}
