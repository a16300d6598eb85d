import CrewShared
import MVVMCB
import Reactive

/// The use case of the job page.
protocol JobPageInteractable: Interactable {
  /// Emits the shift of the job, with whether the user has applied.
  func job(ofShift id: String) -> Observable<Shift>

  /// Emits the other shifts with their distances, the nearest first.
  ///
  /// Without the user's location they have no distances, and stay in the server's order.
  func otherShifts(than id: String) -> Observable<[NearbyShift]>

  /// Applies for the job; emits once the server has accepted it.
  func apply(toShift id: String) -> Observable<Void>
}

/// A shift and its distance from the user.
struct NearbyShift: Equatable {
  let shift: Shift

  /// The distance in metres; nil if a place is not known.
  let distance: Double?
}

/// The default use case, which keeps what the flow knows about applications.
final class JobPageUseCase: JobPageInteractable {
  private let service: any ShiftServing
  private let flowManager: any FlowManaging
  private let userLocation: Geolocation?

  init(service: any ShiftServing, flowManager: any FlowManaging, userLocation: Geolocation?) {
    self.service = service
    self.flowManager = flowManager
    self.userLocation = userLocation
  }

  func job(ofShift id: String) -> Observable<Shift> {
    service.shift(id: id).map { [flowManager] shift in
      var shift = shift
      shift.isApplied = shift.isApplied == true || flowManager.hasApplied(toShift: id)
      return shift
    }
  }

  func otherShifts(than id: String) -> Observable<[NearbyShift]> {
    service.shifts().map { [userLocation] shifts in
      shifts.filter { $0.id != id }
        .map { NearbyShift(shift: $0, distance: Self.distance(of: $0, from: userLocation)) }
        .sortedByDistance
    }
  }

  private static func distance(of shift: Shift, from place: Geolocation?) -> Double? {
    guard let place, let location = shift.location else { return nil }
    return place.distance(to: location)
  }

  func apply(toShift id: String) -> Observable<Void> {
    service.apply(shiftID: id).do(onNext: { [flowManager] in flowManager.didApply(toShift: id) })
  }
}

extension [NearbyShift] {
  /// The shifts by distance; those without one come last, in their order.
  fileprivate var sortedByDistance: [NearbyShift] {
    enumerated()
      .sorted {
        ($0.element.distance ?? .infinity, $0.offset)
          < ($1.element.distance ?? .infinity, $1.offset)
      }
      .map(\.element)
  }
}
