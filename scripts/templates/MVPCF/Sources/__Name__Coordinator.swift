// The __Name__ feature, built with the MVPCF kit.

import HeadlessUIKit
import Injection
import MVPCF

/// The coordinator of the flow; its parent sets `ended` and removes the coordinator there.
final class __Name__Coordinator: PushedCoordinator {
  private let factory: any __Name__Factory

  /// Creates the coordinator.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller that the flow is pushed on.
  ///   - parent: The app's container, which is the parent of the flow's container.
  init(navigationController: UINavigationController, parent: Container) {
    let container = Container(parent: parent)
    container.register((any __Name__Manager).self) { _ in Default__Name__Manager() }
      .inObjectScope(.container)
    factory = Default__Name__Factory(container: container)
    super.init(navigationController: navigationController)
  }

  override func start() {
    guard let screen = try? factory.make() else { return }
    screen.done = { [weak self] in self?.stop(completion: nil) }
    push(first: screen.toPresent)
  }
}
