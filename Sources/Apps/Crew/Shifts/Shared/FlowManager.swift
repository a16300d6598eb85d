/// The state that the Shifts flow's modules share until the user logs out.
protocol FlowManaging: AnyObject {
  /// Stores that a substitute was requested for a shift.
  func substituteWasRequested(forShift id: String)

  /// Returns whether a substitute was requested for a shift.
  func isSubstituteRequested(forShift id: String) -> Bool

  /// Stores that the user applied for a shift's job.
  func didApply(toShift id: String)

  /// Returns whether the user applied for a shift's job.
  func hasApplied(toShift id: String) -> Bool
}

/// The default flow manager.
final class FlowManager: FlowManaging {
  private var substituted: Set<String> = []
  private var appliedTo: Set<String> = []

  func substituteWasRequested(forShift id: String) {
    substituted.insert(id)
  }

  func isSubstituteRequested(forShift id: String) -> Bool {
    substituted.contains(id)
  }

  func didApply(toShift id: String) {
    appliedTo.insert(id)
  }

  func hasApplied(toShift id: String) -> Bool {
    appliedTo.contains(id)
  }
}
