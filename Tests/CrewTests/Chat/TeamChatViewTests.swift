@testable import Crew
import HeadlessDevice
import HeadlessUIKit
import PropsMVVM
import RehearsalCore
import Testing

/// An app that is nothing but a chat's view, to be rendered by a test.
final class ChatViewAppDelegate: UIResponder, UIApplicationDelegate {
  let chat = TeamChatView(frame: .zero)
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow()
    window.rootViewController = PropsViewController(contentView: chat)
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

@Suite("TeamChatView")
struct TeamChatViewTests {
  /// A view on a phone of its own.
  private struct Stage {
    let session: Session
    let chat: TeamChatView

    init() throws {
      session = try Session(ChatViewAppDelegate.self)
      try session.launch()
      chat = try #require((UIApplication.shared.delegate as? ChatViewAppDelegate)?.chat)
    }

    /// Everything on the screen once the props are rendered.
    func elements(of props: TeamChatProps) throws -> [Screen.Element] {
      Device.current = session.device
      chat.render(props: props)
      try session.perform(.settle)
      return session.screen.elements
    }
  }

  private func randomProps(_ random: inout SeededGenerator) -> TeamChatProps {
    let ids = (0..<8).shuffled(using: &random).prefix(Int.random(in: 0...6, using: &random))
    return TeamChatProps(
      title: Bool.random(using: &random) ? "Loading" : "Team Chat",
      messages: ids.map { number in
        TeamChatProps.Message(
          id: "m\(number)", body: ["Hello", "Bar two.", ""].randomElement(using: &random) ?? "",
          senderName: ["Ann Bakker", "Bilal Öz"].randomElement(using: &random) ?? "",
          time: "09:0\(number)",
          status: [nil, "pending", "sent", "failed"].randomElement(using: &random) ?? nil)
      },
      draft: ["", "Hi", "On my way"].randomElement(using: &random) ?? "",
      canSend: Bool.random(using: &random))
  }

  @Test("rendering depends on nothing but the props, whatever came before", arguments: 1...30)
  func rendering(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let stage = try Stage()
    for step in 1...12 {
      let props = randomProps(&random)
      let shown = try stage.elements(of: props)
      let fresh = try Stage().elements(of: props)
      #expect(shown == fresh, "seed \(seed), step \(step): \(props)")
    }
  }

  @Test("a failed message is tried again by its own button, wherever the list has put it")
  func retrying() throws {
    let stage = try Stage()
    var random = SeededGenerator(seed: 3)
    for _ in 0..<5 { _ = try stage.elements(of: randomProps(&random)) }
    let failed = ["m1", "m2"].map {
      TeamChatProps.Message(id: $0, body: $0, senderName: "Ann", time: "09:00", status: "failed")
    }
    _ = try stage.elements(
      of: TeamChatProps(title: "Team Chat", messages: failed, draft: "", canSend: false))
    let retries = Recorder(stage.chat.retryTap)
    let taps = Recorder(stage.chat.messageTap)
    for id in ["m2", "m1"] {
      try stage.session.perform(
        .tap(ElementQuery("Retry", in: .element(ElementQuery(type: .cell, containing: id)))))
    }
    try stage.session.perform(.tap(ElementQuery(type: .cell, index: 2)))
    #expect(retries.values == ["m2", "m1"])
    #expect(taps.values == ["m2"])
  }
}
