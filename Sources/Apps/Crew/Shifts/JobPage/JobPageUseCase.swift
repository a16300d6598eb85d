import MVVMCB
import Reactive

/// The use case of the job page.
protocol JobPageInteractable: Interactable {
  /// Emits the shift of the job, with whether the user has applied.
  func job(ofShift id: String) -> Observable<Shift>

  /// Applies for the job; emits once the server has accepted it.
  func apply(toShift id: String) -> Observable<Void>
}

/// The default use case, which keeps what the flow knows about applications.
final class JobPageUseCase: JobPageInteractable {
  private let service: any ShiftServing
  private let flowManager: any FlowManaging

  init(service: any ShiftServing, flowManager: any FlowManaging) {
    self.service = service
    self.flowManager = flowManager
  }

  func job(ofShift id: String) -> Observable<Shift> {
    service.shift(id: id).map { [flowManager] shift in
      var shift = shift
      shift.isApplied = shift.isApplied == true || flowManager.hasApplied(toShift: id)
      return shift
    }
  }

  func apply(toShift id: String) -> Observable<Void> {
    service.apply(shiftID: id).do(onNext: { [flowManager] in flowManager.didApply(toShift: id) })
  }
}
