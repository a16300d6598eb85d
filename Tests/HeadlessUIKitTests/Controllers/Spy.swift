import HeadlessDevice
import HeadlessUIKit
import VirtualTime

/// What controllers and delegates were told, in order.
final class Journal {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// All lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A screen that notes all it is told.
class SpyViewController: UIViewController {
  let name: String
  let journal: Journal
  /// Whether the flags that say why a view comes or goes are noted too.
  var notesReasons = false

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ what: String) {
    let reasons = [
      (isMovingToParent, "movingTo"), (isMovingFromParent, "movingFrom"),
      (isBeingPresented, "presented"), (isBeingDismissed, "dismissed"),
    ].filter(\.0).map(\.1)
    let suffix = notesReasons && !reasons.isEmpty ? " \(reasons.joined(separator: " "))" : ""
    journal.note("\(name).\(what)\(suffix)")
  }

  override func viewDidLoad() { note("didLoad") }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }

  override func willMove(toParent parent: UIViewController?) {
    note("willMove(\(parent == nil ? "nil" : "parent"))")
  }

  override func didMove(toParent parent: UIViewController?) {
    note("didMove(\(parent == nil ? "nil" : "parent"))")
  }
}

/// A fresh phone with a window, and a journal of what happens on it.
final class Phone {
  let device = Device()
  let journal = Journal()
  let window: UIWindow

  init() {
    Device.current = device
    window = UIWindow()
  }

  var application: UIApplication { .shared }

  /// Messages of what UIKit refused.
  var findings: [String] { device.findings.all.map(\.message) }

  func spy(_ name: String) -> SpyViewController { SpyViewController(name, journal) }

  /// Shows a root, lets it appear, and forgets what it was told.
  func show(_ root: UIViewController) throws {
    window.rootViewController = root
    window.makeKeyAndVisible()
    try settle()
    _ = journal.take()
  }

  /// Runs what is due now.
  func settle() throws { try device.clock.runDueWork() }

  /// Lets transitions end.
  func finishTransitions() throws {
    while application.transitionsInFlight > 0, try device.clock.advanceToNextDeadline() {}
  }
}
