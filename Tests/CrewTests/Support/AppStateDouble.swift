import MVPCF
import Reactive

/// An app state manager that a test switches.
final class AppStateDouble: AppStateManager {
  let state = BehaviorRelay(value: AppState.active)
}
