import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import Testing

/// An app that stores how often it heard its own notification, which a button posts.
private final class ListeningAppDelegate: UIResponder, UIApplicationDelegate {
  static let said = Notification.Name("said")
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let center = NotificationCenter.default
    _ = center.addObserver(forName: Self.said, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { hear("any queue") }
    }
    _ = center.addObserver(forName: Self.said, object: nil, queue: .main) { _ in
      MainActor.assumeIsolated { hear("main queue") }
    }
    window = UIWindow()
    window?.rootViewController = UIViewController()
    let say = UIAction(title: "Say") { _ in center.post(name: Self.said, object: nil) }
    window?.rootViewController?.view.addSubview(
      UIButton(configuration: .plain(), primaryAction: say))
    window?.makeKeyAndVisible()
    return true
  }
}

@MainActor private func hear(_ word: String) {
  let storage = Device.current.storage
  storage.set((storage.string(forKey: "heard") ?? "") + word + ".", forKey: "heard")
}

@Suite("Notifications of several sessions", .serialized)
struct NotificationTests {
  @Test("what the app of one session posts is heard by it and not by that of another session")
  func apart() throws {
    let sessions = try (0..<2).map { _ in try Session(ListeningAppDelegate.self) }
    for session in sessions { try session.launch() }
    try sessions[0].perform(.tap(ElementQuery("Say")))
    let heard = sessions.map { $0.device.storage.string(forKey: "heard")?.count ?? 0 }
    #expect(heard == ["any queue.main queue.".count, 0])
    for session in sessions { session.end() }
  }
}
