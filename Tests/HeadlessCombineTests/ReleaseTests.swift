import HeadlessCombine
import Testing

/// An object that runs a closure when it is released.
private final class Holder {
  private let whenReleased: () -> Void

  init(_ whenReleased: @escaping () -> Void) { self.whenReleased = whenReleased }

  func keep() {}

  isolated deinit { whenReleased() }
}

@Suite("Combine: an object that cancels its subscription while that releases it")
struct ReleaseTests {
  private final class Log {
    var entries: [String] = []
    var token: AnyCancellable?
  }

  /// Lets a subscription own the only object that cancels it.
  private func subscribe<P: Publisher>(to publisher: P, _ log: Log) {
    let holder = Holder { [weak log] in
      log?.entries.append("released")
      log?.token?.cancel()
    }
    log.token = publisher.sink(
      receiveCompletion: { [weak log] _ in
        log?.entries.append("finished")
      }, receiveValue: { _ in holder.keep() })
  }

  @Test("the end of the publisher releases it before the completion")
  func end() {
    let (log, subject) = (Log(), PassthroughSubject<Int, Never>())
    subscribe(to: subject, log)
    subject.send(completion: .finished)
    #expect(log.entries == ["released", "finished"])
  }

  @Test("the end releases it through operators as well")
  func operators() {
    let (log, subject) = (Log(), PassthroughSubject<Int, Never>())
    subscribe(to: subject.map { $0 + 1 }.filter { $0 > 1 }, log)
    subject.send(completion: .finished)
    #expect(log.entries == ["released", "finished"])
  }

  @Test("cancelling releases it once")
  func cancellation() {
    let (log, subject) = (Log(), PassthroughSubject<Int, Never>())
    subscribe(to: subject, log)
    log.token?.cancel()
    #expect(log.entries == ["released"])
  }

  @Test("it leaves a subject to which it is subscribed twice")
  func twice() {
    let (log, subject) = (Log(), PassthroughSubject<Int, Never>())
    let other = Log()
    other.token = subject.sink { [weak other] in other?.entries.append("\($0)") }
    subscribe(to: subject.handleEvents(receiveCancel: { other.token?.cancel() }), log)
    subject.send(1)
    log.token?.cancel()
    subject.send(2)
    #expect(log.entries == ["released"])
    #expect(other.entries == ["1"])
  }
}
