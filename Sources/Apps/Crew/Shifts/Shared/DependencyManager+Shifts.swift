import MVVMCB

extension DependencyManager {
  /// Registers the shift service.
  func registerShiftService() {
    register((any ShiftServing).self) { [unowned self] in
      resolve((any PreferencesManager).self).map(ShiftService.init(preferences:))
    }
  }

  /// Registers the shift use case.
  func registerShiftUseCase() {
    register((any ShiftInteractable).self) { [unowned self] in
      resolve((any ShiftServing).self).map(ShiftUseCase.init(service:))
    }
  }
}
