nonisolated extension ModelSequence {
  /// Returns the sequence with each event replaced by others; an error thrown ends it.
  ///
  /// - Parameter make: makes the closure that replaces events, with its state, for a subscription.
  func events(_ make: @escaping () -> (Event) throws -> [Event]) -> ModelSequence {
    .make { send in
      let replace = make()
      return subscribe { event in
        do {
          try replace(event).forEach(send)
        } catch {
          send(.failed)
        }
      }
    }
  }

  /// Returns the sequence with each element replaced by events.
  func elements(_ make: @escaping () -> (Int) throws -> [Event]) -> ModelSequence {
    events {
      let replace = make()
      return { event in
        guard case .next(let element) = event else { return [event] }
        return try replace(element)
      }
    }
  }

  /// Returns the sequence with each element transformed; nil drops it.
  func map(_ transform: @escaping (Int) throws -> Int?) -> ModelSequence {
    elements { { try transform($0).map { [.next($0)] } ?? [] } }
  }

  /// Returns the sequence with its completion replaced by events made of all its elements.
  func atEnd(_ make: @escaping ([Int]) -> [Event]) -> ModelSequence {
    events {
      var elements: [Int] = []
      return { event in
        switch event {
        case .next(let element):
          elements.append(element)
          return []
        case .failed: return [.failed]
        case .completed: return make(elements)
        }
      }
    }
  }

  /// Returns the sequence continued by another, made by a closure of its end; nil sends the end.
  func continued(_ next: @escaping (Event) -> ModelSequence?) -> ModelSequence {
    .make { send in
      let open = ModelSubscriptions()
      func run(_ sequence: ModelSequence, isFirst: Bool) {
        open.add(sequence) { event in
          if event.isEnd, isFirst, let other = next(event) {
            run(other, isFirst: false)
          } else {
            send(event)
          }
        }
      }
      run(self, isFirst: true)
      return open.cancelAll
    }
  }

  /// Returns the sequence, subscribed to again after errors, up to a number of times.
  ///
  /// - Parameter end: the event after the last error.
  func resubscribed(_ times: Int, end: Event) -> ModelSequence {
    .make { send in
      let open = ModelSubscriptions()
      var rest = times
      func run() {
        open.add(self) { event in
          guard event == .failed else { return send(event) }
          guard rest > 0 else { return send(end) }
          rest -= 1
          run()
        }
      }
      run()
      return open.cancelAll
    }
  }

  /// Combines sequences: a closure receives each event with its sequence's index, and sends others.
  static func combined(
    _ sequences: [ModelSequence], order: [Int]? = nil,
    _ make: @escaping (ModelSubscriptions, @escaping Observer) -> (Int, Event) throws -> Void
  ) -> ModelSequence {
    .make { send in
      let open = ModelSubscriptions()
      var isOver = false
      let receive = make(open) { event in
        if event.isEnd { isOver = true }
        send(event)
      }
      for index in order ?? Array(sequences.indices) where !isOver {
        open.add(sequences[index]) { event in
          do {
            try receive(index, event)
          } catch {
            send(.failed)
          }
        }
      }
      return open.cancelAll
    }
  }

  /// The ways in which inner sequences are subscribed to.
  enum Flattening {
    case all
    case first
    case latest
    case atMost(Int)
  }

  /// Returns the elements of the inner sequences that a closure makes of the elements.
  func flatMap(
    _ flattening: Flattening, _ inner: @escaping (Int) throws -> ModelSequence
  ) -> ModelSequence {
    .make { send in
      let (outer, inners) = (ModelSubscriptions(), ModelSubscriptions())
      var (hasCompleted, waiting, latest): (Bool, [ModelSequence], Int?) = (false, [], nil)
      func run(_ sequence: ModelSequence) {
        if case .latest = flattening, let latest { inners.cancel(latest) }
        latest = inners.add(sequence) { event in
          guard event == .completed else { return send(event) }
          if !waiting.isEmpty { run(waiting.removeFirst()) }
          if hasCompleted, inners.count == 0 { send(.completed) }
        }
      }
      outer.add(self) { event in
        switch event {
        case .next(let element):
          if case .first = flattening, inners.count > 0 { return }
          do {
            let sequence = try inner(element)
            if case .atMost(let limit) = flattening, inners.count >= limit {
              waiting.append(sequence)
            } else {
              run(sequence)
            }
          } catch {
            send(.failed)
          }
        case .failed: send(.failed)
        case .completed:
          hasCompleted = true
          if inners.count == 0 { send(.completed) }
        }
      }
      return {
        outer.cancelAll()
        inners.cancelAll()
      }
    }
  }

  /// Returns the sequence with timers: a closure receives each event and schedules work.
  func timed(
    _ time: ModelTime,
    _ make: @escaping (ModelTimer, @escaping Observer) -> (Event) -> Void
  ) -> ModelSequence {
    .make { send in
      let timer = ModelTimer(time)
      let receive = make(timer, send)
      let cancel = subscribe(receive)
      return {
        cancel()
        timer.cancel()
      }
    }
  }
}

/// The timers of one subscription, which are cancelled together.
nonisolated final class ModelTimer {
  let time: ModelTime
  private var cancellations: [ModelSequence.Cancel] = []
  private var isOver = false

  init(_ time: ModelTime) {
    self.time = time
  }

  func after(_ delay: Int, _ body: @escaping () -> Void) {
    guard !isOver else { return }
    cancellations.append(time.after(delay, body))
  }

  /// Cancels the work scheduled so far, and schedules other work.
  func restart(_ delay: Int, _ body: @escaping () -> Void) {
    for cancel in cancellations { cancel() }
    cancellations = []
    after(delay, body)
  }

  func cancel() {
    isOver = true
    for cancel in cancellations { cancel() }
    cancellations = []
  }
}
