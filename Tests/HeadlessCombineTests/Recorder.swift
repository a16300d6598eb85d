import HeadlessCombine
import VirtualTime

/// The failures of the publishers under test.
enum TestError: Error, Equatable {
  case offline, refused
}

/// Describes the events of a publisher in their order, with the virtual time where a clock is given.
final class Recorder {
  private(set) var events: [String] = []
  private let clock: VirtualClock?
  private var token: AnyCancellable?

  init(at clock: VirtualClock? = nil) { self.clock = clock }

  convenience init<P: Publisher>(_ publisher: P, at clock: VirtualClock? = nil) {
    self.init(at: clock)
    observe(publisher)
  }

  func observe<P: Publisher>(_ publisher: P) {
    token = publisher.sink(
      receiveCompletion: { [weak self] end in
        switch end {
        case .finished: self?.add("finished")
        case .failure(let error): self?.add("failure \(error)")
        }
      }, receiveValue: { [weak self] in self?.add("\($0)") })
  }

  func add(_ event: String) {
    guard let clock else { return events.append(event) }
    events.append("\(Double(clock.now.nanoseconds) / 1_000_000_000) s: \(event)")
  }

  func cancel() { token?.cancel() }
}
