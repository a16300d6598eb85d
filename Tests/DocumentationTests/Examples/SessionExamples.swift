import HeadlessUIKit
import RehearsalCore
import RehearsalTesting
import Testing

final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let screen = UIViewController()
    let button = UIButton(type: .system)
    button.setTitle("Greet", for: .normal)
    button.addAction(
      UIAction { _ in button.setTitle("Hello", for: .normal) }, for: .touchUpInside)
    screen.view.addSubview(button)
    window = UIWindow()
    window?.rootViewController = screen
    window?.makeKeyAndVisible()
    return true
  }
}

func driveASession() throws {
  let session = try Session(AppDelegate.self)
  try session.launch()
  try session.perform(.tap(ElementQuery("Greet")))
  try session.expect(Expectation(.element(ElementQuery("Hello"))))
  print(session.screen.name)
}

func pushAScreen() {
  let navigation = UINavigationController(rootViewController: UIViewController())
  navigation.pushViewController(UIViewController(), animated: true)
}

@Test("journeys", arguments: try await ScriptedScenes.load("Tests/DocumentationTests/journeys"))
func exampleJourney(_ scene: Scene) throws {
  try scene.rehearse(AppDelegate.self)
}

func exploreAnApp() throws {
  try Exploration(AppDelegate.self, faults: .all).run(for: .states(10_000))
}
