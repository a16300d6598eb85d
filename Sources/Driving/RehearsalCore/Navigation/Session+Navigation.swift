import Coordination
import HeadlessDevice
import HeadlessUIKit

extension Session {
  /// The visible controllers; nil while there is no window.
  package var navigationPosition: NavigationPosition? {
    makeCurrent()
    return application?.presentationStack.map(NavigationPosition.init)
  }

  /// The coordinators that the visible screen belongs to, the root first; empty if unknown.
  package var screenCoordinators: [String] {
    makeCurrent()
    guard let top = application?.topViewController else { return [] }
    return Lifetimes.coordinators(of: top)
  }
}
