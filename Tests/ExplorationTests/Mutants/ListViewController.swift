import HeadlessDevice
import HeadlessUIKit

/// The first screen: a button for each order, for a note and for help, and a label that ticks.
final class ListViewController: UIViewController {
  var choose: ((String) -> Void)?

  private let online = UILabel()
  private var seconds = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Orders"
    view.addSubview(online)
    for title in ["Order 1", "Order 2", "Note", "Help"] {
      view.addSubview(
        UIButton(primaryAction: UIAction(title: title) { [weak self] _ in self?.choose?(title) }))
    }
    if Mutant.has(.unlabeled) { view.addSubview(UIButton()) }
    show()
    tick()
  }

  private func tick() {
    Device.current.clock.schedule(after: .seconds(1), for: .init(.timer, "online")) { [weak self] in
      guard let self else { return }
      seconds += 1
      show()
      tick()
    }
  }

  private func show() {
    online.text = "Online for \(seconds) s"
    Device.current.storage.set("true", forKey: "launched")
  }
}
