import Coordination
import HeadlessUIKit
import RehearsalCore

/// The coordinator that a small app begins with.
protocol FirstCoordinator: AnyObject {
  init()

  /// Gives the window its root.
  func start(in window: UIWindow)
}

/// The delegate of a small app, which holds its first coordinator.
final class CoordinatedAppDelegate<First: FirstCoordinator>: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let first = First()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow()
    self.window = window
    first.start(in: window)
    window.makeKeyAndVisible()
    return true
  }
}

/// A watched coordinator that has children and nothing else.
class PlainCoordinator: Coordinator {
  var children: [any Coordinator] = []

  required init() { Lifetimes.watch(self) }

  func start() {}

  func stop(completion: (() -> Void)?) { completion?() }
}

/// A screen with a button for each choice, which refers to no coordinator.
class ChoiceViewController: UIViewController {
  /// Called once the screen has left its container.
  var onLeave: (() -> Void)?

  private let buttons: [UIButton]

  init(_ choices: KeyValuePairs<String, () -> Void> = [:]) {
    buttons = choices.map { choice in
      UIButton(primaryAction: UIAction(title: choice.key) { _ in choice.value() })
    }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for button in buttons { view.addSubview(button) }
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { onLeave?() }
  }
}

extension Session {
  /// Returns a session of the app that begins with a coordinator, after its launch.
  static func launched<First: FirstCoordinator>(_ first: First.Type) throws -> Session {
    let session = try Session(CoordinatedAppDelegate<First>.self)
    try session.launch()
    return session
  }

  /// Taps the element with a title.
  func tap(_ title: String) throws {
    try perform(.tap(ElementQuery(title)))
  }
}
