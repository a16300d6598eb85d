import MVVMCB

extension DependencyManager {
  /// Says how this container makes what talks to the server about shifts.
  func registerShiftService() {
    register((any ShiftServing).self) { [unowned self] in
      resolve((any PreferencesManager).self).map(ShiftService.init(preferences:))
    }
  }

  /// Says how this container makes the rules about shifts.
  func registerShiftUseCase() {
    register((any ShiftInteractable).self) { [unowned self] in
      resolve((any ShiftServing).self).map(ShiftUseCase.init(service:))
    }
  }
}
