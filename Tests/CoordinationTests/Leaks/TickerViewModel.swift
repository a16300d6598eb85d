import HeadlessDevice

/// A view model that counts seconds and never stops.
final class TickerViewModel {
  private var count = 0

  init() {
    Device.current.clock.schedule(every: .seconds(1)) { self.count += 1 }
  }
}
