import MVPCF
import Reactive

/// The presenter of the screen.
protocol __Name__Presenter: Presenter {
  /// The text of the count.
  var text: BehaviorRelay<String?> { get }

  /// Adds one to the count.
  func addOne()
}

/// The values that the screen shows.
struct __Name__Props: Equatable {
  var count: Int
}

/// The default presenter.
final class Default__Name__Presenter: __Name__Presenter {
  let text = BehaviorRelay<String?>(value: nil)

  private let manager: any __Name__Manager

  init(manager: any __Name__Manager) {
    self.manager = manager
    showCount()
  }

  var props: __Name__Props { __Name__Props(count: manager.count) }

  func addOne() {
    manager.addOne()
    showCount()
  }

  private func showCount() {
    text.accept("\(manager.count)")
  }
}
