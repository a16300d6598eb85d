/// A plain model of a sequence: closures and a list of timed work, without Reactive.
nonisolated struct ModelSequence {
  enum Event: Equatable {
    case next(Int)
    case failed
    case completed

    var isEnd: Bool { self == .failed || self == .completed }
  }

  typealias Observer = (Event) -> Void
  typealias Cancel = () -> Void

  /// Subscribes an observer, and returns a closure that cancels the subscription.
  let subscribe: (@escaping Observer) -> Cancel

  /// Returns a sequence that keeps the Rx contract, whatever a closure sends.
  ///
  /// Nothing follows the end or the cancellation, and either cancels what the closure started, once.
  static func make(_ start: @escaping (@escaping Observer) -> Cancel) -> ModelSequence {
    ModelSequence { observer in
      let life = Life()
      life.started(
        start { event in
          guard !life.isOver else { return }
          life.isOver = event.isEnd
          observer(event)
          if event.isEnd { life.cancel() }
        })
      return {
        life.isOver = true
        life.cancel()
      }
    }
  }

  /// Returns a sequence that sends events at once.
  static func of(_ events: Event...) -> ModelSequence {
    make { send in
      events.forEach(send)
      return {}
    }
  }

  /// One subscription.
  private final class Life {
    var isOver = false
    private var cancellation: Cancel?

    func started(_ cancel: @escaping Cancel) {
      cancellation = cancel
      if isOver { self.cancel() }
    }

    func cancel() {
      let cancel = cancellation
      cancellation = nil
      cancel?()
    }
  }
}

/// The subscriptions that are open, which are cancelled together.
nonisolated final class ModelSubscriptions {
  private var cancellations: [Int: ModelSequence.Cancel] = [:]
  private var ended: Set<Int> = []
  private var refused: Set<Int> = []
  private var nextKey = 0
  private var isOver = false

  var count: Int { cancellations.count + starting }
  private var starting = 0

  /// Subscribes to a sequence; its end removes it from the open ones before the observer hears of it.
  @discardableResult
  func add(_ sequence: ModelSequence, _ observer: @escaping ModelSequence.Observer) -> Int {
    let key = nextKey
    nextKey += 1
    guard !refused.contains(key) else { return key }
    starting += 1
    let cancel = sequence.subscribe { event in
      if event.isEnd { self.end(key) }
      observer(event)
    }
    if !ended.contains(key) {
      starting -= 1
      if isOver { cancel() } else { cancellations[key] = cancel }
    }
    return key
  }

  /// Cancels a subscription; one that is not made yet will not be made.
  func cancel(_ key: Int) {
    if key >= nextKey { refused.insert(key) }
    guard let cancel = cancellations[key] else { return }
    end(key)
    cancel()
  }

  func cancelAll() {
    isOver = true
    let all = cancellations.sorted { $0.key < $1.key }
    cancellations = [:]
    for (_, cancel) in all { cancel() }
  }

  private func end(_ key: Int) {
    ended.insert(key)
    if cancellations.removeValue(forKey: key) == nil { starting -= 1 }
  }
}

/// The time of a model: work in order of its time, then of its scheduling.
nonisolated final class ModelTime {
  private(set) var now = 0
  private var work: [(time: Int, serial: Int, body: () -> Void)] = []
  private var serial = 0

  @discardableResult
  func after(_ delay: Int, _ body: @escaping () -> Void) -> ModelSequence.Cancel {
    serial += 1
    let own = serial
    work.append((now + delay, own, body))
    return { self.work.removeAll { $0.serial == own } }
  }

  func run() {
    while let next = work.min(by: { ($0.time, $0.serial) < ($1.time, $1.serial) }) {
      work.removeAll { $0.serial == next.serial }
      now = next.time
      next.body()
    }
  }
}

/// A source of a model: events with their ticks, and the ticks of its subscriptions.
nonisolated final class ModelSource {
  private(set) var subscriptions: [[Int]] = []
  private var observers: [(key: Int, observer: ModelSequence.Observer)] = []
  private let time: ModelTime

  init(_ events: [(tick: Int, event: ModelSequence.Event)], isHot: Bool, _ time: ModelTime) {
    self.time = time
    self.events = isHot ? [] : events
    guard isHot else { return }
    for (tick, event) in events {
      time.after(tick) { for (_, observer) in self.observers { observer(event) } }
    }
  }

  private let events: [(tick: Int, event: ModelSequence.Event)]

  var sequence: ModelSequence {
    .make { [self] send in
      let key = subscriptions.count
      subscriptions.append([time.now, .max])
      let work = events.map { event in time.after(event.tick) { send(event.event) } }
      observers.append((key, send))
      return { [self] in
        for cancel in work { cancel() }
        observers.removeAll { $0.key == key }
        subscriptions[key][1] = time.now
      }
    }
  }
}
