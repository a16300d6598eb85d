import HeadlessUIKit
import TestApps

/// A small app: a counter with an alert and a second screen.
final class CounterAppDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController {
    UINavigationController(rootViewController: CounterViewController())
  }
}

final class CounterViewController: UIViewController {
  private let label = UILabel()
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Counter"
    label.text = "0"
    view.addSubview(label)
    view.addSubview(
      UIButton(primaryAction: UIAction(title: "Add") { [weak self] _ in self?.add() }))
    view.addSubview(
      UIButton(primaryAction: UIAction(title: "Show") { [weak self] _ in self?.show() }))
    view.addSubview(
      UIButton(primaryAction: UIAction(title: "Ask") { [weak self] _ in self?.ask() }))
    let locked = UIButton(primaryAction: UIAction(title: "Locked") { _ in })
    locked.isEnabled = false
    view.addSubview(locked)
    let name = UITextField()
    name.placeholder = "Name"
    view.addSubview(name)
  }

  override var rehearsalProps: Any? { ["count": count] }

  private func add() {
    count += 1
    label.text = String(count)
  }

  private func show() {
    navigationController?.pushViewController(ResultViewController(), animated: true)
  }

  private func ask() {
    let alert = UIAlertController(title: "Sure?", message: "Really.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default) { [weak self] _ in self?.add() })
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    present(alert, animated: true)
  }
}

final class ResultViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Result"
    let label = UILabel()
    label.text = "Done"
    view.addSubview(label)
  }
}
