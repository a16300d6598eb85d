import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import Testing

/// An app that stores the name of each life cycle event, and asks for its notes at launch.
private final class ProcessAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    for queue in [nil, OperationQueue.main] { observeForeground(queue) }
    Device.current.network.send(HTTPRequest("GET", "/notes")) { _ in note("answer") }
    return true
  }

  private func observeForeground(_ queue: OperationQueue?) {
    let name = UIApplication.willEnterForegroundNotification
    let center = NotificationCenter.default
    if let queue {
      _ = center.addObserver(forName: name, object: nil, queue: queue) { _ in
        MainActor.assumeIsolated { note("main") }
      }
    } else {
      _ = center.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { note("plain") }
      }
    }
  }

  func applicationWillResignActive(_ application: UIApplication) { note("resign") }
  func applicationDidEnterBackground(_ application: UIApplication) { note("background") }
  func applicationWillTerminate(_ application: UIApplication) { note("terminate") }
}

@MainActor private func note(_ event: String) {
  let storage = Device.current.storage
  storage.set(
    [storage.string(forKey: "events"), event].compactMap { $0 }.joined(separator: " "),
    forKey: "events")
}

@Suite("The app's process", .serialized)
struct ProcessTests {
  private func launched() throws -> Session {
    let session = try Session(ProcessAppDelegate.self)
    try session.launch()
    return session
  }

  private func events(_ session: Session) -> String? {
    session.device.storage.string(forKey: "events")
  }

  @Test("a killed app is not called, and its request gets no answer")
  func kill() throws {
    let session = try launched()
    try session.perform(.kill)
    try session.perform(.wait(.seconds(1)))
    #expect(events(session) == nil)
    #expect(session.screen.name == "")
  }

  @Test("a terminated app in the foreground resigns active and terminates")
  func terminate() throws {
    let session = try launched()
    try session.perform(.terminate)
    #expect(events(session) == "resign terminate")
  }

  @Test("a terminated app in the background is suspended, and is not called")
  func terminateInBackground() throws {
    let session = try launched()
    try session.perform(.background)
    try session.perform(.terminate)
    #expect(events(session) == "resign background")
  }

  @Test("a launch after kill is a fresh process: observers of the former one are gone")
  func freshProcess() throws {
    let session = try launched()
    try session.perform(.kill)
    try session.perform(.launch([:]))
    try session.perform(.background)
    session.device.storage.set(String?.none, forKey: "events")
    try session.perform(.foreground)
    #expect(events(session)?.split(separator: " ").sorted() == ["main", "plain"])
    try session.perform(.kill)
  }

  @Test("a stub that is given before the launch answers the launch's request")
  func givenBeforeLaunch() throws {
    let session = try Session(ProcessAppDelegate.self)
    let stub = Stub(
      method: "GET", path: "/notes", outcome: .response(HTTPResponse(status: 204)),
      delay: .seconds(3))
    try session.arrange(.stub(stub))
    #expect(!session.hasLaunched)
    try session.launch()
    #expect(session.screen.pending.map(\.nanoseconds) == [3_000_000_000])
    try session.perform(.kill)
  }

  @Test("a launch value that a given line changes before the launch keeps the line's value")
  func storageBeforeLaunch() throws {
    var configuration = Session.Configuration()
    configuration.launch = ["name": "Ann", "city": "Utrecht"]
    let session = try Session(ProcessAppDelegate.self, configuration)
    try session.arrange(.storage(key: "name", value: "Bob"))
    try session.launch()
    #expect(session.device.storage.string(forKey: "name") == "Bob")
    #expect(session.device.storage.string(forKey: "city") == "Utrecht")
    try session.perform(.kill)
  }
}
