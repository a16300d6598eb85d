import MVVMCB
import Reactive

/// The use case of shifts, which the flow's screens share.
protocol ShiftInteractable: Interactable {
  /// Emits all shifts, in the server's order.
  func shifts() -> Observable<[Shift]>

  /// Emits one shift.
  func shift(id: String) -> Observable<Shift>

  /// Emits the colleagues who could take over a shift.
  func colleagues() -> Observable<[Colleague]>

  /// Asks a colleague to take over a shift.
  func requestSubstitute(shiftID: String, colleagueID: String) -> Observable<Void>
}

/// The default use case, which forwards to the service.
final class ShiftUseCase: ShiftInteractable {
  private let service: any ShiftServing

  init(service: any ShiftServing) {
    self.service = service
  }

  func shifts() -> Observable<[Shift]> { service.shifts() }

  func shift(id: String) -> Observable<Shift> { service.shift(id: id) }

  func colleagues() -> Observable<[Colleague]> { service.colleagues() }

  func requestSubstitute(shiftID: String, colleagueID: String) -> Observable<Void> {
    service.requestSubstitute(shiftID: shiftID, colleagueID: colleagueID)
  }
}
