import HeadlessUIKit
import Injection
import MVPCF

/// A factory of the screen.
protocol __Name__Factory {
  /// Makes the screen and injects its dependencies.
  func make() throws(ResolutionError) -> any __Name__Routes
}

/// The default factory; resolves the presenter's manager from the flow's container.
final class Default__Name__Factory: BaseFactory, __Name__Factory {
  func make() throws(ResolutionError) -> any __Name__Routes {
    __Name__ViewController(
      presenter: Default__Name__Presenter(manager: try inject()),
      container: Default__Name__View())
  }
}
