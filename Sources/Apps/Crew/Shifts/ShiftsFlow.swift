package import Coordination
package import HeadlessUIKit
package import Injection
import MVVMCB

/// The Shifts flow, as the tab bar starts it.
package enum ShiftsFlow {
  /// Makes the flow's coordinator; nil if a dependency is not registered.
  ///
  /// - Parameters:
  ///   - navigation: The navigation controller that shows the flow.
  ///   - container: The flow's container, with the registrations of ``ShiftsAssembly``.
  package static func makeCoordinator(
    on navigation: UINavigationController, container: Container
  ) -> (any Coordinator)? {
    guard let builder = container.resolve((any ShiftListModuleBuildable).self),
      let flowManager = container.resolve((any FlowManaging).self)
    else { return nil }
    return builder.buildModule(on: navigation, flowManager: flowManager)?.coordinator
  }
}
