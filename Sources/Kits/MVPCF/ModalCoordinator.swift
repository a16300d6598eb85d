import Coordination
public import HeadlessUIKit

/// The coordinator of a flow that is presented in its own navigation controller.
///
/// Calls ``ended`` once, after the transition, however the flow ends: by a route, by
/// ``BaseCoordinator/stop(completion:)``, or by a swipe down.
open class ModalCoordinator: BaseCoordinator {
  /// The navigation controller that the flow's screens are shown on.
  public let navigationController: UINavigationController

  /// The closure called once the flow has left the screen.
  public var ended: (() -> Void)?

  private weak var presenter: UIViewController?
  private let sheet = SheetDelegate()

  /// Creates the coordinator of a flow that a view controller presents.
  public init(
    presenter: UIViewController, navigationController: UINavigationController
  ) {
    self.presenter = presenter
    self.navigationController = navigationController
    super.init()
    sheet.didDismiss = { [weak self] in self?.finish() }
  }

  /// Presents the navigation controller; a subclass sets its first screen, then calls `super`.
  open override func start() {
    presenter?.present(navigationController, animated: true)
    navigationController.presentationController?.delegate = sheet
  }

  /// Dismisses the flow.
  open override func dismissScreens(completion: @escaping () -> Void) {
    navigationController.takeAway { [self] in
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

/// A presentation controller delegate that forwards the dismissal to the coordinator.
private final class SheetDelegate: UIAdaptivePresentationControllerDelegate {
  var didDismiss: (() -> Void)?

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    didDismiss?()
  }
}
