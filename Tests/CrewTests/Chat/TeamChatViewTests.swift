@testable import CrewChat
import HeadlessDevice
import HeadlessUIKit
import PropsMVVM
import RehearsalCore
import Testing

/// An app with only a chat view, which a test renders.
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
  /// A chat view in its own session.
  private struct Fixture {
    let session: Session
    let chat: TeamChatView

    init() throws {
      session = try Session(ChatViewAppDelegate.self)
      try session.launch()
      chat = try #require((UIApplication.shared.delegate as? ChatViewAppDelegate)?.chat)
    }

    /// Renders props, and returns the elements on the screen.
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
          senderAvatarURL: Bool.random(using: &random) ? URL(string: "https://a/\(number)") : nil,
          createdAt: Date(timeIntervalSince1970: Double(number) * 60),
          status: [nil, .pending, .sent, .failed].randomElement(using: &random) ?? nil,
          failureReason: [nil, "Busy."].randomElement(using: &random) ?? nil,
          canRetry: Bool.random(using: &random))
      },
      draft: ["", "Hi", "On my way"].randomElement(using: &random) ?? "",
      canSend: Bool.random(using: &random))
  }

  @Test("rendering depends on the props only, not on earlier props", arguments: 1...30)
  func rendering(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let fixture = try Fixture()
    for step in 1...12 {
      let props = randomProps(&random)
      let shown = try fixture.elements(of: props)
      let fresh = try Fixture().elements(of: props)
      #expect(shown == fresh, "seed \(seed), step \(step): \(props)")
    }
  }

  @Test("Retry in a reused cell retries that cell's message")
  func retrying() throws {
    let fixture = try Fixture()
    var random = SeededGenerator(seed: 3)
    for _ in 0..<5 { _ = try fixture.elements(of: randomProps(&random)) }
    let failed = ["m1", "m2"].map {
      TeamChatProps.Message(
        id: $0, body: $0, senderName: "Ann", createdAt: .distantPast, status: .failed,
        canRetry: true)
    }
    _ = try fixture.elements(
      of: TeamChatProps(title: "Team Chat", messages: failed, draft: "", canSend: false))
    let retries = Recorder(fixture.chat.retryTap)
    let taps = Recorder(fixture.chat.messageTap)
    for id in ["m2", "m1"] {
      try fixture.session.perform(
        .tap(ElementQuery("Retry", in: .element(ElementQuery(type: .cell, containing: id)))))
    }
    try fixture.session.perform(.tap(ElementQuery(type: .cell, index: 2)))
    #expect(retries.values == ["m2", "m1"])
    #expect(taps.values == ["m2"])
  }
}
