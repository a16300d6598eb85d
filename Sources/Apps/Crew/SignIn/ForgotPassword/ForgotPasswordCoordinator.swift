import HeadlessUIKit
import MVPCF

/// The coordinator of the modal flow that resets a password.
final class ForgotPasswordCoordinator: ModalCoordinator {
  private let factory: any ForgotPasswordFactory

  init(presenter: UIViewController, factory: any ForgotPasswordFactory) {
    self.factory = factory
    super.init(presenter: presenter, navigationController: UINavigationController())
  }

  override func start() {
    guard let screen = try? factory.make() else { return }
    screen.canceled = { [weak self] in self?.stop(completion: nil) }
    screen.finished = { [weak self] in self?.stop(completion: nil) }
    navigationController.setViewControllers([screen.toPresent], animated: false)
    super.start()
  }
}
