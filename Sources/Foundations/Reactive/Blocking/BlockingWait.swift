import Dispatch
import Foundation
import VirtualTime

/// One wait for the end of a sequence.
final class BlockingWait<Element> {
  private(set) var elements: [Element] = []
  private(set) var error: (any Error)?

  private let source: Observable<Element>
  private let timeout: TimeInterval?
  private let isLast: (Element) -> Bool
  private let lock = Locked()
  private let ended = DispatchSemaphore(value: 0)
  private var hasEnded = false
  private var endedByItself = false

  /// The subscription, held here so that the thread on which the sequence ends releases it.
  private var subscription: (any Disposable)?

  init(
    _ source: Observable<Element>, _ timeout: TimeInterval?, _ isLast: @escaping (Element) -> Bool
  ) {
    self.source = source
    self.timeout = timeout
    self.isLast = isLast
  }

  func run() {
    subscription = source.subscribe { self.receive($0) }
    if let clock = ClockDiagnostics.current.drivenClock {
      wait(on: clock)
    } else {
      wait()
    }
    if !endedByItself { subscription?.dispose() }
  }

  private func receive(_ event: Event<Element>) {
    lock.withValue { _ in
      guard !hasEnded else { return }
      endedByItself = event.isStopEvent
      switch event {
      case .next(let element):
        elements.append(element)
        hasEnded = isLast(element)
      case .error(let error):
        self.error = error
        hasEnded = true
      case .completed:
        hasEnded = true
      }
      if hasEnded { ended.signal() }
    }
  }

  /// Advances the clock until the sequence has ended; without further work it will never end.
  private func wait(on clock: VirtualClock) {
    let limit = timeout.map { clock.now.advanced(by: .seconds($0)) }
    while !hasEnded {
      guard let deadline = clock.nextDeadline, deadline <= limit ?? deadline,
        (try? clock.advanceToNextDeadline()) == true
      else { return fail() }
    }
  }

  /// Waits in real time, and lets the main queue run where this is the main thread.
  private func wait() {
    let limit = timeout.map { Date(timeIntervalSinceNow: $0) }
    while true {
      if Thread.isMainThread { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
      if ended.wait(timeout: .now() + .milliseconds(1)) == .success { return }
      if let limit, limit <= Date() { return fail() }
    }
  }

  private func fail() {
    lock.withValue { _ in
      if !hasEnded { error = RxError.timeout }
      hasEnded = true
    }
  }
}
