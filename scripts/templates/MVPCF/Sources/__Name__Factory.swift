import HeadlessUIKit
import Injection
import MVPCF

/// Makes the screen.
protocol __Name__Factory {
  /// Makes the screen with all that it needs.
  func make() throws(ResolutionError) -> any __Name__Routes
}

/// Injects the presenter's manager from the flow's container.
final class Default__Name__Factory: BaseFactory, __Name__Factory {
  func make() throws(ResolutionError) -> any __Name__Routes {
    __Name__ViewController(
      presenter: Default__Name__Presenter(manager: try inject()),
      container: Default__Name__View())
  }
}
