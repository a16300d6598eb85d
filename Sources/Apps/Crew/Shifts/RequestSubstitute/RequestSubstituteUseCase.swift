import MVVMCB
import Reactive

/// The use case of finding a substitute.
protocol RequestSubstituteInteractable: Interactable {
  /// Emits the colleagues who could take over the shift.
  func colleagues() -> Observable<[Colleague]>

  /// Asks a colleague to take over a shift.
  func requestSubstitute(shiftID: String, colleagueID: String) -> Observable<Void>
}

/// The default use case.
final class RequestSubstituteUseCase: RequestSubstituteInteractable {
  private let service: any ShiftServing

  init(service: any ShiftServing) {
    self.service = service
  }

  func colleagues() -> Observable<[Colleague]> { service.colleagues() }

  func requestSubstitute(shiftID: String, colleagueID: String) -> Observable<Void> {
    service.requestSubstitute(shiftID: shiftID, colleagueID: colleagueID)
  }
}
