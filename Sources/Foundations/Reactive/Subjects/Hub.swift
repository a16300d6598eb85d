/// Hands events to many sinks, in the order they subscribed; what every subject is built on.
///
/// An event sent while another is being handed out waits until all sinks have that one, so every
/// sink sees the same order; only those subscribed when it was sent get it. Subscribing and
/// leaving are O(1).
final class Hub<Element> {
  private typealias Delivery = (event: Event<Element>, limit: Int)

  /// Why nothing can be sent any more.
  private(set) var ending: Ending?

  private var seats: ContiguousArray<Seat<Element>?> = []
  private var vacant = 0
  private var isSending = false
  private var backlog: [Delivery] = []

  /// Whether anybody listens.
  var hasSinks: Bool { seats.count > vacant }

  deinit {
    for seat in seats { seat?.hub = nil }
  }

  /// Adds a sink behind all others.
  func add(_ sink: Sink<Element>) -> Seat<Element> {
    let seat = Seat(sink, hub: self, place: seats.count)
    seats.append(seat)
    return seat
  }

  /// Sends an element; nothing happens after the end.
  func next(_ element: Element) {
    guard ending == nil else { return }
    guard !isSending else { return backlog.append((.next(element), seats.count)) }
    isSending = true
    let present = seats
    for seat in present {
      guard let seat, !seat.isDisposed else { continue }
      seat.sink.next(element)
    }
    stopSending()
  }

  /// Sends the end; only the first one counts.
  func end(_ ending: Ending) {
    guard self.ending == nil else { return }
    self.ending = ending
    guard !isSending else { return backlog.append((Event(ending), seats.count)) }
    isSending = true
    deliver((Event(ending), seats.count))
    stopSending()
  }

  /// Does something, such as a replay to one sink, that events sent meanwhile wait for.
  func hold(_ body: () -> Void) {
    guard !isSending else { return body() }
    isSending = true
    body()
    stopSending()
  }

  /// Lets go of all sinks without telling them.
  func removeAll() {
    backlog.removeAll()
    for seat in seats { seat?.dispose() }
  }

  fileprivate func vacate(_ place: Int) {
    seats[place] = nil
    vacant += 1
    closeUp()
  }

  private func stopSending() {
    var index = 0
    while index < backlog.count {
      deliver(backlog[index])
      index += 1
    }
    if index > 0 { backlog.removeAll() }
    isSending = false
    closeUp()
  }

  private func deliver(_ delivery: Delivery) {
    for place in 0..<delivery.limit {
      guard let seat = seats[place], !seat.isDisposed else { continue }
      seat.sink.send(delivery.event)
    }
  }

  /// Closes the gaps once half of the seats are empty, so that leaving stays O(1) on average.
  private func closeUp() {
    guard vacant > 0, vacant * 2 >= seats.count, !isSending else { return }
    seats.removeAll { $0 == nil }
    vacant = 0
    for (place, seat) in seats.enumerated() { seat?.place = place }
  }
}

/// One sink's place at a hub; disposing of it gives the place up.
final class Seat<Element>: Link {
  let sink: Sink<Element>
  fileprivate(set) var place: Int

  /// Not owned: the hub clears it when it goes.
  fileprivate unowned(unsafe) var hub: Hub<Element>?

  init(_ sink: Sink<Element>, hub: Hub<Element>, place: Int) {
    self.sink = sink
    self.hub = hub
    self.place = place
  }

  override func dispose() {
    guard retire() else { return }
    hub?.vacate(place)
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
