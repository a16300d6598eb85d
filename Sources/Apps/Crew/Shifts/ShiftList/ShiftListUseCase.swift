import MVVMCB
import Reactive

/// The use case of the shift list.
protocol ShiftListInteractable: Interactable {
  /// Emits all shifts, in the server's order.
  func shifts() -> Observable<[Shift]>
}

/// The default use case.
final class ShiftListUseCase: ShiftListInteractable {
  private let service: any ShiftServing

  init(service: any ShiftServing) {
    self.service = service
  }

  func shifts() -> Observable<[Shift]> { service.shifts() }
}
