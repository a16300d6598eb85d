// swift-format-ignore-file
import Dispatch
import Foundation

/// Ticks on a queue of its own, as a package of others does: it knows nothing of virtual time.
public final class Ticker {
  private let queue = DispatchQueue(label: "ticker")
  private var source: DispatchSourceTimer?
  private var storedCount = 0

  public init() {}

  deinit { source?.cancel() }

  /// The number of ticks, read on the queue.
  public var count: Int { queue.sync { storedCount } }

  public func start(every seconds: Double, handler: @escaping (Int) -> Void) {
    let source = DispatchSource.makeTimerSource(queue: queue)
    source.schedule(deadline: .now() + seconds, repeating: seconds, leeway: .milliseconds(10))
    source.setEventHandler { [weak self] in
      guard let self = self else { return }
      self.storedCount += 1
      let count = self.storedCount
      DispatchQueue.main.async { handler(count) }
    }
    source.resume()
    self.source = source
  }

  public func stop() {
    source?.cancel()
    source = nil
  }
}

/// Computes a rate in the background.
public enum Rates {
  public static func convert(_ amount: Double, completion: @escaping (Double) -> Void) {
    DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + 1.5) {
      let rate = blockingRate()
      DispatchQueue.main.async { completion(amount * rate) }
    }
  }

  private static func blockingRate() -> Double {
    let semaphore = DispatchSemaphore(value: 0)
    var rate = 0.0
    DispatchQueue.global().async {
      rate = 1.25
      semaphore.signal()
    }
    semaphore.wait()
    return rate
  }

  public static func history() async throws -> [Double] {
    var rates: [Double] = []
    for number in 1...3 {
      try await Task.sleep(nanoseconds: 400_000_000)
      rates.append(Double(number))
    }
    return rates
  }
}
