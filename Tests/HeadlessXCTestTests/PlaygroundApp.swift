import HeadlessDevice
import HeadlessUIKit

/// An app with two buttons of one label, a disabled one, a field, a switch, a late text, an alert
/// and a menu.
final class PlaygroundAppDelegate: UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow()
    window.rootViewController = UINavigationController(rootViewController: PlayViewController())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

final class PlayViewController: UIViewController, UIContextMenuInteractionDelegate {
  static var taps: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Play"
    Self.taps = []
    addKeyCommand(
      UIKeyCommand(input: "k", modifierFlags: .command) { _ in Self.taps.append("cmd+k") })
    let first = UIStackView(arrangedSubviews: [label("Ann"), button("Call")])
    first.accessibilityIdentifier = "first row"
    first.addInteraction(UIContextMenuInteraction(delegate: self))
    let second = UIStackView(arrangedSubviews: [label("Bob"), button("Call")])
    second.accessibilityIdentifier = "second row"
    let disabled = button("Send")
    disabled.isEnabled = false
    let field = UITextField()
    field.placeholder = "Name"
    field.returnKeyType = .done
    field.addAction(UIAction { _ in Self.taps.append("return") }, for: .editingDidEndOnExit)
    let onOff = UISwitch()
    onOff.accessibilityLabel = "Sound"
    let environment = label(ProcessInfo.processInfo.environment["PLAYGROUND_MODE"] ?? "no mode")
    let stored = label(Device.current.storage["level"]?.text.map { "level \($0)" } ?? "no level")
    let alert = button("Ask") { [weak self] in self?.ask() }
    for view in [first, second, disabled, field, onOff, environment, stored, alert] {
      self.view.addSubview(view)
    }
    Device.current.clock.schedule(after: .seconds(2)) { [weak self] in
      guard let self else { return }
      self.view.addSubview(self.label("Late"))
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [UIAction(title: "Copy") { _ in Self.taps.append("Copy") }])
    })
  }

  private func ask() {
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in Self.taps.append("No") })
    alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in Self.taps.append("Yes") })
    present(alert, animated: false)
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  private func button(_ title: String, _ act: (() -> Void)? = nil) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addAction(
      UIAction { _ in
        Self.taps.append(title)
        act?()
      }, for: .touchUpInside)
    return button
  }
}
