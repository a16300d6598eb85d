import HeadlessDevice
import HeadlessUIKit
import Reactive

/// A screen with a timer that is never cancelled.
final class TickingViewController: PlainViewController {
  private let isCaptured: Bool
  private var ticks = 0

  init(isCaptured: Bool) {
    self.isCaptured = isCaptured
    super.init([])
  }

  required init?(coder: NSCoder) {
    isCaptured = false
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if isCaptured {
      Device.current.clock.schedule(every: .seconds(1)) { self.ticks += 1 }
    } else {
      Device.current.clock.schedule(every: .seconds(1)) { [weak self] in self?.ticks += 1 }
    }
  }
}
