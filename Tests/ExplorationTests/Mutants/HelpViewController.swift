import HeadlessDevice
import HeadlessUIKit

/// A help screen with a sheet.
final class HelpViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    add("About") { [weak self] in self?.showAbout() }
    add("Rate") { [weak self] in if !Mutant.has(.noEffect) { self?.showAbout() } }
    add("Refresh") { [weak self] in
      if Mutant.has(.livelock) { self?.spin() } else { self?.showAbout() }
    }
    add("Finish") { [weak self] in self?.finish() }
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    if Mutant.has(.memoryWarning) { title = "Help: nil" }
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    guard parent == nil, Mutant.has(.wrongBack), let window = UIApplication.shared.keyWindow,
      let navigation = window.rootViewController as? UINavigationController
    else { return }
    navigation.pushViewController(NoteViewController(), animated: false)
  }

  private func add(_ title: String, _ action: @escaping () -> Void) {
    view.addSubview(UIButton(primaryAction: UIAction(title: title) { _ in action() }))
  }

  private func showAbout() {
    present(AboutViewController(), animated: true)
    if Mutant.has(.presentedTwice) { present(AboutViewController(), animated: true) }
  }

  private func spin() {
    Device.current.clock.schedule(after: .zero) { [weak self] in self?.spin() }
  }

  private func finish() {
    let screen = AboutViewController(canClose: !Mutant.has(.deadEnd))
    screen.modalPresentationStyle = .fullScreen
    present(screen, animated: true)
  }
}

/// A sheet with a text and a button that closes it.
final class AboutViewController: UIViewController {
  private let canClose: Bool

  init(canClose: Bool = true) {
    self.canClose = canClose
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let text = UILabel()
    text.text = "Notes, version 1"
    view.addSubview(text)
    guard canClose else { return }
    view.addSubview(
      UIButton(
        primaryAction: UIAction(title: "Close") { [weak self] _ in self?.dismiss(animated: true) }))
  }
}
