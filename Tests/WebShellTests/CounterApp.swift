import HeadlessUIKit
import TestApps

/// An app with a counter, a field and a second screen.
final class CounterAppDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController { CounterViewController() }
}

final class CounterViewController: UIViewController {
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let (label, field) = (UILabel(), UITextField())
    label.text = "0"
    field.placeholder = "Name"
    let more = UIButton(
      primaryAction: UIAction(title: "More") { [unowned self] _ in
        count += 1
        label.text = "\(count)"
      })
    let detail = UIButton(
      primaryAction: UIAction(title: "Detail") { [unowned self] _ in
        present(DetailViewController(), animated: false)
      })
    for part in [label, more, field, detail] { view.addSubview(part) }
  }
}

final class DetailViewController: UIViewController {}
