import Coordination
public import HeadlessUIKit
import Reactive
import ReactiveUIKit

/// The coordinator of a flow that is pushed on the navigation of the flow that started it.
///
/// However the person leaves (back, a swipe, a pop of several, a stack that was set anew), and when
/// ``BaseCoordinator/stop(completion:)`` takes the flow away, ``ended`` is called once.
open class PushedCoordinator: BaseCoordinator {
  /// The navigation the flow's screens are pushed on; it belongs to whoever started the flow.
  public private(set) weak var navigationController: UINavigationController?

  /// Called once the flow is off the stack.
  public var ended: (() -> Void)?

  private weak var firstScreen: UIViewController?
  private let disposeBag = DisposeBag()

  /// Creates the coordinator of a flow on somebody's navigation.
  public init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
  }

  /// Pushes the flow's first screen; the flow is over once UIKit has let go of it.
  ///
  /// The coordinator holds the screen weakly, and a subclass must do so too.
  public final func push(first screen: UIViewController, animated: Bool = true) {
    firstScreen = screen
    screen.rx.deallocated
      .subscribe(with: self, onNext: { coordinator, _ in coordinator.finish() })
      .disposed(by: disposeBag)
    navigationController?.pushViewController(screen, animated: animated)
  }

  /// Goes back to the screen the flow was started from.
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
