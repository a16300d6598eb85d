import Foundation
import Rehearsal

/// A screen with a button that prints and one that never returns, without using the processor.
final class BlockedViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    add("Print") { print("printed 0") }
    if Device.current.storage.string(forKey: "block") != nil {
      add("Block") { while true { pause() } }
    }
  }

  private func add(_ title: String, _ action: @escaping () -> Void) {
    view.addSubview(UIButton(primaryAction: UIAction(title: title) { _ in action() }))
  }
}
