import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import Testing

/// An app whose buttons change later in the turn of the tap.
private final class TappingAppDelegate: UIResponder, UIApplicationDelegate {
  static var taps: [String] = []
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Self.taps = []
    window = UIWindow()
    window?.rootViewController = TappingViewController()
    window?.makeKeyAndVisible()
    return true
  }
}

private final class SheetViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "In the sheet"
    view.addSubview(label)
  }
}

private final class TappingViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    add("Twice") { _ in }
    add("Once") { button in
      Device.current.clock.schedule(after: .zero) { button.isEnabled = false }
    }
    add("Later") { button in
      Device.current.clock.schedule(after: .milliseconds(1)) { button.isEnabled = false }
    }
    add("Sheet") { [weak self] _ in self?.present(SheetViewController(), animated: true) }
    let photo = UILabel()
    photo.text = "Photo"
    photo.isUserInteractionEnabled = true
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    double.addTarget(self) { _ in TappingAppDelegate.taps.append("zoom") }
    photo.addGestureRecognizer(double)
    view.addSubview(photo)
  }

  private func add(_ title: String, _ act: @escaping (UIButton) -> Void) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addAction(
      UIAction { [unowned button] _ in
        TappingAppDelegate.taps.append(title)
        act(button)
      }, for: .touchUpInside)
    view.addSubview(button)
  }
}

@Suite("Double taps and swipes of a sheet", .serialized)
struct DoubleTapTests {
  @Test(
    "the second tap meets what the work of the first one left, at the same instant",
    arguments: [("Twice", 2), ("Once", 1), ("Later", 2), ("Sheet", 1)])
  func taps(title: String, count: Int) throws {
    let session = try Session(TappingAppDelegate.self)
    try session.launch()
    try session.perform(.doubleTap(ElementQuery(title)))
    #expect(TappingAppDelegate.taps == Array(repeating: title, count: count))
  }

  @Test("a view with a recogniser of double taps recognises one double tap")
  func recogniser() throws {
    let session = try Session(TappingAppDelegate.self)
    try session.launch()
    try session.perform(.doubleTap(ElementQuery("Photo")))
    #expect(TappingAppDelegate.taps == ["zoom"])
  }

  @Test("a swipe down pulls away a sheet that has no list, and nothing else")
  func sheet() throws {
    let session = try Session(TappingAppDelegate.self)
    try session.launch()
    try session.perform(.scrollUp, onElement: 0)
    #expect(session.screen.path == ["Tapping"])
    try session.perform(.tap(ElementQuery("Sheet")))
    try session.perform(.settle)
    #expect(session.screen.path == ["Tapping", "Sheet"])
    try session.perform(.scrollUp, onElement: 0)
    try session.perform(.settle)
    #expect(session.screen.path == ["Tapping"])
  }
}
