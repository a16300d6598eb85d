/// What the modules of the shifts' flow share while somebody is signed in.
protocol FlowManaging: AnyObject {
  /// A colleague was asked to take over a shift.
  func substituteWasRequested(forShift id: String)

  /// Whether a colleague was asked to take over a shift.
  func isSubstituteRequested(forShift id: String) -> Bool

  /// The person applied for the job of a shift.
  func didApply(toShift id: String)

  /// Whether the person applied for the job of a shift.
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
