import Reactive

extension OperatorStep {
  static let timing: [OperatorStep] = [
    OperatorStep("delay") { input in
      input.source.delay(input.span, scheduler: input.scheduler)
    } model: { input in
      input.source.timed(input.time) { timer, send in
        { event in
          if event == .failed { return send(.failed) }
          timer.after(input.ticks) { send(event) }
        }
      }
    },
    OperatorStep("delaySubscription") { input in
      input.source.delaySubscription(input.span, scheduler: input.scheduler)
    } model: { input in
      input.source.startedLater(input.ticks, input.time)
    },
    OperatorStep("debounce") { input in
      input.source.debounce(input.span, scheduler: input.scheduler)
    } model: { input in
      input.source.timed(input.time) { timer, send in
        var pending: Event?
        func sendPending() {
          let event = pending
          pending = nil
          if let event { send(event) }
        }
        return { event in
          if event == .completed { sendPending() }
          if event.isEnd { return send(event) }
          pending = event
          timer.restart(input.ticks) { sendPending() }
        }
      }
    },
    OperatorStep("throttle") { input in
      input.source.throttle(input.span, scheduler: input.scheduler)
    } model: { input in
      throttled(input, sendsLatest: true)
    },
    OperatorStep("throttle without the latest") { input in
      input.source.throttle(input.span, latest: false, scheduler: input.scheduler)
    } model: { input in
      throttled(input, sendsLatest: false)
    },
    OperatorStep("timeout") { input in
      input.source.timeout(input.span, scheduler: input.scheduler)
    } model: { input in
      timedOut(input, .of(.failed))
    },
    OperatorStep("timeout with another sequence") { input in
      input.source.timeout(input.span, other: input.other, scheduler: input.scheduler)
    } model: { input in
      timedOut(input, input.other)
    },
    OperatorStep("buffer") { input in
      input.source.buffer(
        timeSpan: input.span, count: input.n + 1, scheduler: input.scheduler
      ).map { $0.reduce(0) { $0 &* 2 &+ $1 } }
    } model: { input in
      buffered(input)
    },
    OperatorStep("window") { input in
      input.source.window(
        timeSpan: input.span, count: input.n + 1, scheduler: input.scheduler
      ).flatMap { $0.reduce(0) { $0 &* 2 &+ $1 } }
    } model: { input in
      buffered(input)
    },
    OperatorStep("observe(on:)") { input in
      input.source.observe(on: input.scheduler)
    } model: { input in
      input.source.timed(input.time) { timer, send in
        { event in timer.after(0) { send(event) } }
      }
    },
    OperatorStep("subscribe(on:)") { input in
      input.source.subscribe(on: input.scheduler)
    } model: { input in
      input.source.startedLater(0, input.time)
    },
    OperatorStep("take(for:)") { input in
      input.source.take(for: input.span, scheduler: input.scheduler)
    } model: { input in
      input.source.timed(input.time) { timer, send in
        timer.after(input.ticks) { send(.completed) }
        return send
      }
    },
    OperatorStep("skip with a duration") { input in
      input.source.skip(input.span, scheduler: input.scheduler)
    } model: { input in
      input.source.timed(input.time) { timer, send in
        var isSkipping = true
        timer.after(input.ticks) { isSkipping = false }
        return { if $0.isEnd || !isSkipping { send($0) } }
      }
    },
  ]

  nonisolated private static func throttled(_ input: ModelInput, sendsLatest: Bool) -> ModelSequence
  {
    input.source.timed(input.time) { timer, send in
      var (lastSent, pending, hasCompleted): (Int?, Event?, Bool) = (nil, nil, false)
      func deliver(_ event: Event) {
        send(event)
        lastSent = input.time.now
      }
      return { event in
        if event == .failed { return send(event) }
        if event == .completed {
          hasCompleted = true
          if pending == nil { send(event) }
          return
        }
        let wait = lastSent.map { $0 + input.ticks - input.time.now } ?? 0
        guard wait > 0 else { return deliver(event) }
        guard sendsLatest else { return }
        if pending == nil {
          timer.after(wait) {
            let latest = pending
            pending = nil
            if let latest { deliver(latest) }
            if hasCompleted { send(.completed) }
          }
        }
        pending = event
      }
    }
  }

  nonisolated private static func timedOut(_ input: ModelInput, _ other: ModelSequence)
    -> ModelSequence
  {
    .make { send in
      let (timer, open) = (ModelTimer(input.time), ModelSubscriptions())
      func restart() {
        timer.restart(input.ticks) {
          timer.cancel()
          open.cancel(0)
          open.add(other, send)
        }
      }
      restart()
      open.add(input.source) { event in
        send(event)
        if !event.isEnd { restart() }
      }
      return {
        open.cancelAll()
        timer.cancel()
      }
    }
  }

  nonisolated private static func buffered(_ input: ModelInput) -> ModelSequence {
    input.source.timed(input.time) { timer, send in
      var elements: [Int] = []
      func flush() {
        let sum = elements.reduce(0) { $0 &* 2 &+ $1 }
        elements = []
        timer.restart(input.ticks, flush)
        send(.next(sum))
      }
      timer.restart(input.ticks, flush)
      return { event in
        switch event {
        case .next(let element):
          elements.append(element)
          if elements.count == input.n + 1 { flush() }
        case .failed: send(.failed)
        case .completed:
          send(.next(elements.reduce(0) { $0 &* 2 &+ $1 }))
          send(.completed)
        }
      }
    }
  }
}

nonisolated extension ModelSequence {
  /// Returns the sequence, subscribed to after some ticks.
  fileprivate func startedLater(_ ticks: Int, _ time: ModelTime) -> ModelSequence {
    .make { send in
      let open = ModelSubscriptions()
      let cancel = time.after(ticks) { open.add(self, send) }
      return {
        cancel()
        open.cancelAll()
      }
    }
  }
}

extension OperatorStep {
  static let nesting: [OperatorStep] = [
    OperatorStep("flatMap") { input in
      input.source.flatMap { try inner($0, input) }
    } model: { input in
      input.source.flatMap(.all) { try inner($0, input) }
    },
    OperatorStep("flatMapFirst") { input in
      input.source.flatMapFirst { try inner($0, input) }
    } model: { input in
      input.source.flatMap(.first) { try inner($0, input) }
    },
    OperatorStep("flatMapLatest") { input in
      input.source.flatMapLatest { try inner($0, input) }
    } model: { input in
      input.source.flatMap(.latest) { try inner($0, input) }
    },
    OperatorStep("concatMap") { input in
      input.source.concatMap { try inner($0, input) }
    } model: { input in
      input.source.flatMap(.atMost(1)) { try inner($0, input) }
    },
    OperatorStep("map, merge") { input in
      input.source.map { try inner($0, input) }.merge()
    } model: { input in
      input.source.flatMap(.all) { try inner($0, input) }
    },
    OperatorStep("map, merge(maxConcurrent:)") { input in
      input.source.map { try inner($0, input) }.merge(maxConcurrent: 2)
    } model: { input in
      input.source.flatMap(.atMost(2)) { try inner($0, input) }
    },
    OperatorStep("map, concat") { input in
      input.source.map { try inner($0, input) }.concat()
    } model: { input in
      input.source.flatMap(.atMost(1)) { try inner($0, input) }
    },
    OperatorStep("map, switchLatest") { input in
      input.source.map { try inner($0, input) }.switchLatest()
    } model: { input in
      input.source.flatMap(.latest) { try inner($0, input) }
    },
  ]

  /// Returns an inner sequence: empty, one that fails, one element at once, or two at intervals.
  nonisolated private static func inner(_ element: Int, _ input: Input) throws -> Observable<Int> {
    switch abs(try checked(element) % 6) {
    case 0: .empty()
    case 1: .just(element)
    case 2: input.n == 0 ? .error(Failure()) : .just(input.n)
    default:
      Observable<Int>.interval(input.span, scheduler: input.scheduler).take(2)
        .map { element &+ $0 }
    }
  }

  nonisolated private static func inner(_ element: Int, _ input: ModelInput) throws -> ModelSequence
  {
    switch abs(try checked(element) % 6) {
    case 0: .of(.completed)
    case 1: .of(.next(element), .completed)
    case 2: input.n == 0 ? .of(.failed) : .of(.next(input.n), .completed)
    default:
      .make { send in
        let timer = ModelTimer(input.time)
        timer.after(input.ticks) {
          timer.after(input.ticks) {
            send(.next(element &+ 1))
            send(.completed)
          }
          send(.next(element))
        }
        return timer.cancel
      }
    }
  }
}
