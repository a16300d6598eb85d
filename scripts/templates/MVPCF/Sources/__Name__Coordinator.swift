import HeadlessUIKit
import Injection
import MVPCF

/// The coordinator of the flow; whoever starts it sets `ended`, and then lets go of it.
final class __Name__Coordinator: PushedCoordinator {
  private let factory: any __Name__Factory

  /// Creates the coordinator.
  ///
  /// - Parameters:
  ///   - navigationController: what the flow is pushed on; it outlives the coordinator.
  ///   - parent: the app's container, whose child the flow's is.
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
