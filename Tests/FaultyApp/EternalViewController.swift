import Rehearsal

/// A root that traps when it is released, which no phone does before the process ends.
final class EternalViewController: UIViewController {
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "Off"
    view.addSubview(label)
    view.addSubview(
      UIButton(
        primaryAction: UIAction(title: "Switch") { [unowned self] _ in
          label.text = label.text == "Off" ? "On" : "Off"
        }))
  }

  isolated deinit { fatalError("the root is released") }
}
