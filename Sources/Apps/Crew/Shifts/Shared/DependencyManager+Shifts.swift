import Injection
import MVVMCB

extension DependencyManager {
  /// Creates the parent of the flow's module containers, which takes the app's services from a container.
  convenience init(container: Container) {
    self.init()
    register((any HTTPClient).self) { container.resolve((any HTTPClient).self) }
    register((any AnalyticsDispatchable).self) {
      container.resolve((any AnalyticsDispatchable).self)
    }
  }

  /// Registers the shift service.
  func registerShiftService() {
    register((any ShiftServing).self) { [unowned self] in
      resolve((any HTTPClient).self).map(ShiftService.init(client:))
    }
  }
}
