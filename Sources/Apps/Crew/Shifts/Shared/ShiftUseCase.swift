import MVVMCB
import Reactive

/// The rules about shifts that the screens share.
protocol ShiftInteractable: Interactable {
  /// All shifts, in the server's order.
  func shifts() -> Observable<[Shift]>

  /// One shift, with what is known of a substitute.
  func shift(id: String) -> Observable<Shift>

  /// Those who could take over.
  func colleagues() -> Observable<[Colleague]>

  /// Asks a colleague to take over.
  func requestSubstitute(shiftID: String, colleagueID: String) -> Observable<Void>
}

/// The rules over the service.
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
