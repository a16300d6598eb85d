/// Who listens to a hub, in the order they came; sitting down and leaving are O(1).
///
/// It does not know what is sent, so that none of its code is generic: in an array of a generic
/// type every access would look that type up.
class Seats {
  /// While something is being sent, seats keep their places.
  final var isSending = false

  // Every access is over before anybody else's code runs, so no two can overlap; checking that at
  // run time would cost as much as the rest of sending.
  @exclusivity(unchecked)
  private final var seats: ContiguousArray<Seat?> = []
  private final var vacant = 0

  /// How many places were looked at to close gaps; a test's measure of what leaving costs.
  private(set) final var placesVisited = 0

  deinit {
    for seat in seats { seat?.hubIsGone() }
  }

  /// Whether anybody listens.
  final var hasSinks: Bool { seats.count > vacant }

  /// How many places there are, the vacant ones included.
  final var count: Int { seats.count }

  /// Who sits at a place, unless it is vacant.
  final func sink(at place: Int) -> Link? { seats[place]?.sink }

  final func take(_ sink: Link) -> Seat {
    let seat = Seat(sink, of: self, place: seats.count)
    seats.append(seat)
    return seat
  }

  final func vacateAll() {
    for seat in seats { seat?.dispose() }
  }

  fileprivate final func vacate(_ place: Int) {
    seats[place] = nil
    vacant += 1
    closeUp()
  }

  /// Closes the gaps once half of the seats are vacant, so that leaving stays O(1) on average.
  final func closeUp() {
    guard vacant > 0, vacant * 2 >= seats.count, !isSending else { return }
    placesVisited += seats.count
    seats.removeAll { $0 == nil }
    vacant = 0
    for (place, seat) in seats.enumerated() { seat?.place = place }
  }
}

/// One sink's place at a hub; disposing of it gives the place up.
///
/// The sink holds its seat and the seat its sink, so whichever way it ends, the seat lets go.
final class Seat: Link {
  fileprivate var sink: Link?
  fileprivate var place: Int

  /// Not owned: the hub clears it when it goes.
  fileprivate unowned(unsafe) var seats: Seats?

  init(_ sink: Link, of seats: Seats, place: Int) {
    self.sink = sink
    self.seats = seats
    self.place = place
  }

  override func dispose() {
    guard retire() else { return }
    sink = nil
    seats?.vacate(place)
  }

  fileprivate func hubIsGone() {
    seats = nil
    sink = nil
  }
}

extension Event {
  /// The event that tells an ending.
  init(_ ending: Ending) {
    switch ending {
    case .completed: self = .completed
    case .error(let error): self = .error(error)
    }
  }
}
