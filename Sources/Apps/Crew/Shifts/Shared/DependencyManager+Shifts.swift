import CrewShared
public import Injection
public import MVVMCB

extension DependencyManager {
  /// Registers the shift service.
  func registerShiftService() {
    register((any ShiftServing).self) { [unowned self] in
      resolve((any HTTPClient).self).map(ShiftService.init(client:))
    }
  }
}

extension Container: DependencySource {
  /// Resolves a service for the Shifts flow's modules; nil if it is not registered, which is a finding.
  public func dependency<Service>(_ type: Service.Type) -> Service? { resolve(type) }
}
