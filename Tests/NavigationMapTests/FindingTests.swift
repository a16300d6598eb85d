import Coordination
import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import Testing

@testable import NavigationMap

@Suite("Findings as faults of a map")
struct FindingTests {
  @Test("a finding is a fault of the way and of the screen it leads to, each once")
  func faults() throws {
    let session = try Session(ClumsyAppDelegate.self)
    let recorder = MapRecorder()
    recorder.record(session)
    try session.launch()
    for _ in 0..<3 {
      try session.perform(.tap(ElementQuery("Good")))
      try session.perform(.back)
      try session.perform(.tap(ElementQuery("Clumsy")))
      try session.perform(.back)
    }
    recorder.finish(session)
    #expect(
      recorder.map.edges.map { "\($0.line) \($0.count) \($0.faults)" } == [
        "outside → Menu  launch, replaced 1 []",
        #"Menu → Good  tap button "Good", pushed 3 []"#,
        "Good → Menu  back, dismissed 3 []",
        #"Menu → Clumsy  tap button "Clumsy", pushed 3 ["mistake 1", "mistake 2"]"#,
        "Clumsy → Menu  back, dismissed 3 []",
      ])
    #expect(
      recorder.map.screens.map { "\($0.id) \($0.faults)" } == [
        "Menu []", "Good []", #"Clumsy ["mistake 1", "mistake 2"]"#,
      ])
  }

  @Test("what was found before the recording is no fault")
  func before() throws {
    let session = try Session(ClumsyAppDelegate.self)
    try session.launch()
    try session.perform(.tap(ElementQuery("Clumsy")))
    try session.perform(.back)
    let recorder = MapRecorder()
    recorder.record(session)
    try session.perform(.tap(ElementQuery("Good")))
    try session.perform(.back)
    try session.perform(.tap(ElementQuery("Clumsy")))
    #expect(recorder.map.screens.map(\.faults) == [[], [], ["mistake 2"]])
    #expect(session.device.findings.all.map(\.message) == ["mistake 1", "mistake 2"])
  }
}

/// An app with a screen that makes another mistake each time it is shown.
private final class ClumsyAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var count = 0

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let menu = MenuViewController()
    menu.add("Good") { GoodViewController() }
    menu.add("Clumsy") { [weak self] in
      let screen = ClumsyViewController()
      self?.count += 1
      screen.number = min(self?.count ?? 0, 2)
      return screen
    }
    window = UIWindow()
    window?.rootViewController = UINavigationController(rootViewController: menu)
    window?.makeKeyAndVisible()
    return true
  }
}

private final class MenuViewController: ListedViewController {}

private final class GoodViewController: UIViewController {}

private final class ClumsyViewController: UIViewController {
  var number = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    Device.current.findings.report(.coordination, "mistake \(number)")
  }
}
