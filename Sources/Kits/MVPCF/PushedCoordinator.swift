import Coordination
public import HeadlessUIKit
import Reactive
import ReactiveUIKit

/// The coordinator of a flow that is pushed on the navigation controller of its parent.
///
/// Calls ``ended`` once, however the flow ends: by the back button, a swipe, a pop of several
/// screens, a replaced stack, or ``BaseCoordinator/stop(completion:)``.
open class PushedCoordinator: BaseCoordinator {
  /// The navigation controller that the flow's screens are pushed on; it belongs to the parent.
  public private(set) weak var navigationController: UINavigationController?

  /// The closure called once the flow has left the stack.
  public var ended: (() -> Void)?

  private weak var firstScreen: UIViewController?
  private let disposeBag = DisposeBag()

  /// Creates the coordinator of a flow on a navigation controller.
  public init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
  }

  /// Pushes the flow's first screen; the flow ends when UIKit releases that screen.
  ///
  /// The coordinator refers to the screen weakly, and a subclass must do so too.
  public final func push(first screen: UIViewController, animated: Bool = true) {
    firstScreen = screen
    screen.rx.deallocated
      .subscribe(with: self, onNext: { coordinator, _ in coordinator.finish() })
      .disposed(by: disposeBag)
    navigationController?.pushViewController(screen, animated: animated)
  }

  /// Pops to the screen that the flow was started from.
  open override func dismissScreens(completion: @escaping () -> Void) {
    guard let firstScreen else {
      finish()
      return completion()
    }
    firstScreen.takeAway { [self] in
      finish()
      completion()
    }
  }

  private func finish() {
    let ended = self.ended
    self.ended = nil
    ended?()
  }
}
