import HeadlessUIKit
import TestApps

/// An app with one screen: its button replaces the greeting.
final class GreetingAppDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController { GreetingViewController() }
}

final class GreetingViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "Good morning"
    view.addSubview(label)
    view.addSubview(
      UIButton(primaryAction: UIAction(title: "Greet") { _ in label.text = "Hello" }))
  }
}
