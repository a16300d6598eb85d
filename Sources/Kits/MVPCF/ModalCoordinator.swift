import Coordination
public import HeadlessUIKit

/// The coordinator of a flow that is presented in a navigation of its own.
///
/// However the flow goes away (by a route, by ``BaseCoordinator/stop(completion:)``, by a person who
/// swipes it down), ``ended`` is called once, after the transition.
open class ModalCoordinator: BaseCoordinator {
  /// The navigation the flow's screens are shown on.
  public let navigationController: UINavigationController

  /// Called once the flow is off the screen.
  public var ended: (() -> Void)?

  private weak var presenter: UIViewController?
  private let sheet = SheetDelegate()

  /// Creates the coordinator of a flow that a controller will present.
  public init(
    presenter: UIViewController, navigationController: UINavigationController
  ) {
    self.presenter = presenter
    self.navigationController = navigationController
    super.init()
    sheet.didDismiss = { [weak self] in self?.wasDismissed() }
  }

  /// Presents the navigation; a subclass puts the first screen on it, then calls this.
  open override func start() {
    presenter?.present(navigationController, animated: true)
    navigationController.presentationController?.delegate = sheet
  }

  /// Takes the flow off the screen.
  open override func dismissScreens(completion: @escaping () -> Void) {
    navigationController.takeAway { [self] in
      finish()
      completion()
    }
  }

  /// A person swiped the flow away; a subclass that has something to cancel overrides it.
  open func wasDismissed() {
    finish()
  }

  private func finish() {
    let ended = self.ended
    self.ended = nil
    ended?()
  }
}

/// Hears from the presentation controller on the coordinator's behalf.
private final class SheetDelegate: UIAdaptivePresentationControllerDelegate {
  var didDismiss: (() -> Void)?

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    didDismiss?()
  }
}
