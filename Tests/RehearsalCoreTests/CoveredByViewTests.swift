import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import Testing

/// An app that puts a view in front of its buttons while it saves.
private final class SavingAppDelegate: UIResponder, UIApplicationDelegate {
  static var saves = 0
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Self.saves = 0
    window = UIWindow()
    window?.rootViewController = SavingViewController()
    window?.makeKeyAndVisible()
    return true
  }
}

private final class SpinnerView: UIView {}

private final class SavingViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    add("Save") { [unowned self] in
      SavingAppDelegate.saves += 1
      cover(view, for: .seconds(2))
    }
    add("Block") { [unowned self] in cover(view.window, for: .seconds(9)) }
  }

  private func add(_ title: String, _ act: @escaping () -> Void) {
    view.addSubview(UIButton(primaryAction: UIAction(title: title) { _ in act() }))
  }

  private func cover(_ outer: UIView?, for time: Duration) {
    guard let outer else { return }
    let spinner = SpinnerView(frame: outer.bounds)
    outer.addSubview(spinner)
    Device.current.clock.schedule(after: time) { spinner.removeFromSuperview() }
  }
}

@Suite("Elements behind a view of the app")
struct CoveredByViewTests {
  private func launched() throws -> Session {
    let session = try Session(SavingAppDelegate.self)
    try session.launch()
    return session
  }

  private func covered(_ session: Session) -> [Bool] { session.screen.elements.map(\.isCovered) }

  @Test("a tap waits until the view in front of its element is gone")
  func waits() throws {
    let session = try launched()
    try session.perform(.tap(ElementQuery("Save")))
    #expect(covered(session) == [true, true])
    try session.perform(.tap(ElementQuery("Save")))
    #expect(SavingAppDelegate.saves == 2)
    #expect(session.lastWait == .seconds(2))
    try session.perform(.wait(.seconds(2)))
    #expect(covered(session) == [false, false])
  }

  @Test("the second tap of a double tap meets the view that the first one brings")
  func doubleTap() throws {
    let session = try launched()
    try session.perform(.doubleTap(ElementQuery("Save")))
    #expect(SavingAppDelegate.saves == 1)
  }

  @Test("a tap behind a view that stays too long fails and names the view")
  func tooLong() throws {
    let session = try launched()
    try session.perform(.tap(ElementQuery("Block")))
    #expect(covered(session) == [true, true])
    #expect {
      try session.perform(.tap(ElementQuery("Save")))
    } throws: { error in
      let error = error as? SessionError
      #expect(
        error?.message == #"button "Save" cannot be tapped: the view SpinnerView is over it"#)
      return error?.notes == [
        "it takes all touches while it is there; a view that should not has "
          + "isUserInteractionEnabled off",
        "next: work in 9 s, past the limit of 5 s: `within` allows more",
      ]
    }
  }
}
