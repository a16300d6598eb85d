import HeadlessDevice
import HeadlessUIKit
import Reactive

/// A screen with a timer that nobody stops.
final class TickingViewController: PlainViewController {
  private let keepsItself: Bool
  private var ticks = 0

  init(keepsItself: Bool) {
    self.keepsItself = keepsItself
    super.init([])
  }

  required init?(coder: NSCoder) {
    keepsItself = false
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if keepsItself {
      Device.current.clock.schedule(every: .seconds(1)) { self.ticks += 1 }
    } else {
      Device.current.clock.schedule(every: .seconds(1)) { [weak self] in self?.ticks += 1 }
    }
  }
}
