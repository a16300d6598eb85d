/// What the modules of the shifts' flow share while the app runs.
protocol FlowManaging: AnyObject {
  /// A colleague was asked to take over a shift.
  func substituteWasRequested(forShift id: String)

  /// Whether a colleague was asked to take over a shift.
  func isSubstituteRequested(forShift id: String) -> Bool
}

/// The default flow manager.
final class FlowManager: FlowManaging {
  private var shiftIDs: Set<String> = []

  func substituteWasRequested(forShift id: String) {
    shiftIDs.insert(id)
  }

  func isSubstituteRequested(forShift id: String) -> Bool {
    shiftIDs.contains(id)
  }
}
