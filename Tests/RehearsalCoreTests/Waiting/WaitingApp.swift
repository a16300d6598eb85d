import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import TestApps

/// An app with one screen, on which a test puts elements at once and later.
final class WaitingAppDelegate: RootAppDelegate {
  /// Fills the view of the screen; set by a test before the launch.
  static var fill: (WaitingViewController) -> Void = { _ in }

  override func makeRoot() -> UIViewController { WaitingViewController() }
}

final class WaitingViewController: UIViewController {
  /// The titles of the buttons that were tapped, in order.
  private(set) var taps: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    WaitingAppDelegate.fill(self)
  }

  override var rehearsalProps: Any? { ["taps": taps] }

  /// Adds a button that notes its taps.
  @discardableResult
  func addButton(_ title: String, isEnabled: Bool = true) -> UIButton {
    let button = UIButton(
      primaryAction: UIAction(title: title) { [weak self] _ in self?.taps.append(title) })
    button.isEnabled = isEnabled
    view.addSubview(button)
    return button
  }

  /// Runs a change of the screen after a delay.
  func later(_ delay: Duration, _ change: @escaping () -> Void) {
    Device.current.clock.schedule(after: delay, for: .init(.timer, "change"), change)
  }
}

/// Returns a session whose screen is filled by a closure.
func waitingSession(_ fill: @escaping (WaitingViewController) -> Void) throws -> Session {
  WaitingAppDelegate.fill = fill
  let session = try Session(WaitingAppDelegate.self)
  try session.launch()
  return session
}
