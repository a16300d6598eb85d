import Rehearsal

/// A screen with more buttons that trap than an exploration has processes for.
final class MinedViewController: UIViewController {
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "Untouched"
    view.addSubview(label)
    view.addSubview(
      UIButton(primaryAction: UIAction(title: "A") { [label] _ in label.text = "Touched" }))
    for number in 1...40 {
      view.addSubview(
        UIButton(
          primaryAction: UIAction(title: "Mine \(number)") { _ in
            fatalError("a mine")
          }))
    }
  }
}
