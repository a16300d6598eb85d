import MVVMCB
import Reactive

/// The use case of a shift.
protocol ShiftInteractable: Interactable {
  /// Emits a shift with the actions that its state allows.
  func match(id: String) -> Observable<Match>

  /// Returns a match after a substitute was requested.
  func requestingSubstitute(in match: Match) -> Match
}

/// The default use case.
///
/// A shift whose substitute is requested keeps that state for the flow, also if the server's
/// response is older.
final class ShiftUseCase: ShiftInteractable {
  private let service: any ShiftServing
  private let flowManager: any FlowManaging

  init(service: any ShiftServing, flowManager: any FlowManaging) {
    self.service = service
    self.flowManager = flowManager
  }

  func match(id: String) -> Observable<Match> {
    service.shift(id: id).map { [flowManager] shift in
      flowManager.isSubstituteRequested(forShift: id)
        ? Match(shift: shift, status: .substituteRequested)
        : Match(shift: shift, status: shift.status)
    }
  }

  func requestingSubstitute(in match: Match) -> Match {
    Match(shift: match.shift, status: .substituteRequested)
  }
}

extension Match {
  fileprivate init(shift: Shift, status: ShiftStatus) {
    self.shift = shift
    self.status = status
    allowedActions = status == .confirmed ? [.openJobPage, .findSubstitute] : [.openJobPage]
  }
}
