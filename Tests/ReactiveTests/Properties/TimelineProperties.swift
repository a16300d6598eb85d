import Reactive
import Testing

@Suite("Operators in time, compared with arrays")
struct TimelineProperties {
  /// The elements of a sequence with their ticks, and the tick of its completion.
  struct Timeline: CustomStringConvertible {
    var elements: [(tick: Int, value: Int)] = []
    var end: Int

    init(_ random: inout Seeded) {
      end = Int.random(in: 1...30, using: &random)
      for tick in 0..<end where Int.random(in: 0...2, using: &random) == 0 {
        elements.append((tick, tick * 10 + Int.random(in: 0...9, using: &random)))
      }
    }

    var events: [Recorded<Event<Int>>] {
      elements.map { .next($0.tick, $0.value) } + [.completed(end)]
    }

    var description: String { "\(events)" }

    /// Returns the latest element at a tick, including that tick or not.
    func latest(at tick: Int, including: Bool) -> Int? {
      elements.last { including ? $0.tick <= tick : $0.tick < tick }?.value
    }
  }

  /// Compares an operator of two sequences with its model, for many random sequences.
  func holds(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ operation: (Observable<Int>, Observable<Int>, TestScheduler) -> Observable<Int>,
    model: (Timeline, Timeline) -> [Recorded<Event<Int>>]
  ) {
    for seed in 0..<300 as Range<UInt64> {
      var random = Seeded(seed)
      let (first, second) = (Timeline(&random), Timeline(&random))
      let scheduler = TestScheduler()
      let observer = scheduler.createObserver(Int.self)
      let subscription = operation(
        scheduler.createHotObservable(first.events).asObservable(),
        scheduler.createHotObservable(second.events).asObservable(), scheduler
      ).subscribe(observer)
      scheduler.start()
      subscription.dispose()
      #expect(
        observer.events == model(first, second),
        "seed \(seed)\nfirst  \(first)\nsecond \(second)", sourceLocation: sourceLocation)
    }
  }

  /// Returns the elements of both in order of time; at one tick the first's comes first.
  func interleaved(_ first: Timeline, _ second: Timeline) -> [(tick: Int, value: Int, side: Int)] {
    let all =
      first.elements.map { ($0.tick, $0.value, 0) } + second.elements.map { ($0.tick, $0.value, 1) }
    return all.sorted { ($0.0, $0.2) < ($1.0, $1.2) }
  }

  @Test("merge sends the elements of both sources in order of time")
  func merge() {
    holds({ first, second, _ in Observable.merge(first, second) }) { first, second in
      interleaved(first, second).map { .next($0.tick, $0.value) }
        + [.completed(max(first.end, second.end))]
    }
  }

  @Test("combineLatest sends the latest elements of both at each element")
  func combineLatest() {
    holds({ first, second, _ in Observable.combineLatest(first, second) { $0 * 1000 + $1 } }) {
      first, second in
      var events: [Recorded<Event<Int>>] = []
      for element in interleaved(first, second) {
        let other = element.side == 0 ? second : first
        guard let latest = other.latest(at: element.tick, including: element.side == 1) else {
          if other.end < element.tick || other.end == element.tick && element.side == 1 {
            return events + [.completed(element.tick)]
          }
          continue
        }
        let pair = element.side == 0 ? (element.value, latest) : (latest, element.value)
        events.append(.next(element.tick, pair.0 * 1000 + pair.1))
      }
      return events + [.completed(max(first.end, second.end))]
    }
  }

  @Test("withLatestFrom sends the other's latest element at each element")
  func withLatestFrom() {
    holds({ first, second, _ in first.withLatestFrom(second) { $0 * 1000 + $1 } }) {
      first, second in
      first.elements.compactMap { element in
        second.latest(at: element.tick, including: false).map {
          .next(element.tick, element.value * 1000 + $0)
        }
      } + [.completed(first.end)]
    }
  }

  @Test("take(until:) completes at the other's first element")
  func takeUntil() {
    holds({ first, second, _ in first.take(until: second) }) { first, second in
      let stop = second.elements.first?.tick ?? .max
      let taken = first.elements.filter { $0.tick <= stop }
      return taken.map { .next($0.tick, $0.value) } + [.completed(min(stop, first.end))]
    }
  }

  @Test("delay sends every event later by the delay")
  func delay() {
    holds({ first, _, scheduler in first.delay(.seconds(4), scheduler: scheduler) }) { first, _ in
      first.elements.map { .next($0.tick + 4, $0.value) } + [.completed(first.end + 4)]
    }
  }

  @Test("debounce sends the elements that none follows for a duration")
  func debounce() {
    holds({ first, _, scheduler in first.debounce(.seconds(3), scheduler: scheduler) }) {
      first, _ in
      var events: [Recorded<Event<Int>>] = []
      for (index, element) in first.elements.enumerated() {
        let following =
          index + 1 < first.elements.count ? first.elements[index + 1].tick : Int.max
        // Where both are due at one tick, the source runs first: it was scheduled before the timer.
        if following <= element.tick + 3 { continue }
        events.append(.next(min(element.tick + 3, first.end), element.value))
      }
      return events + [.completed(first.end)]
    }
  }

  @Test("throttle sends at most one element in each period")
  func throttle() {
    holds({ first, _, scheduler in
      first.throttle(.seconds(3), latest: false, scheduler: scheduler)
    }) { first, _ in
      var events: [Recorded<Event<Int>>] = []
      var last = -100
      for element in first.elements where element.tick - last >= 3 {
        events.append(.next(element.tick, element.value))
        last = element.tick
      }
      return events + [.completed(first.end)]
    }
  }

  @Test("zip pairs elements by index")
  func zip() {
    holds({ first, second, _ in Observable.zip(first, second) { $0 * 1000 + $1 } }) {
      first, second in
      var (waiting, events): ([[Int]], [Recorded<Event<Int>>]) = ([[], []], [])
      for element in interleaved(first, second) {
        waiting[element.side].append(element.value)
        guard !waiting[1 - element.side].isEmpty else { continue }
        let pair = (waiting[0].removeFirst(), waiting[1].removeFirst())
        events.append(.next(element.tick, pair.0 * 1000 + pair.1))
      }
      return events + [.completed(max(first.end, second.end))]
    }
  }

  @Test("flatMapLatest sends the elements of the latest element's sequence")
  func flatMapLatest() {
    holds({ first, _, scheduler in
      first.flatMapLatest { value in
        Observable<Int>.interval(.seconds(2), scheduler: scheduler).map { value + $0 }.take(2)
      }
    }) { first, _ in
      var events: [Recorded<Event<Int>>] = []
      for (index, element) in first.elements.enumerated() {
        let following =
          index + 1 < first.elements.count ? first.elements[index + 1].tick : Int.max
        for step in 0..<2 where element.tick + 2 * (step + 1) < following {
          events.append(.next(element.tick + 2 * (step + 1), element.value + step))
        }
      }
      let last = first.elements.last.map { $0.tick + 4 } ?? 0
      return events + [.completed(max(first.end, last))]
    }
  }
}
