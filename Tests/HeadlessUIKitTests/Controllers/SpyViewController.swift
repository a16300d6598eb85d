import HeadlessUIKit

/// A screen that records its calls.
class SpyViewController: UIViewController {
  let name: String
  let journal: Journal
  /// Whether the flags of an appearance are recorded too.
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
