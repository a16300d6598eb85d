internal import HeadlessDevice
internal import VirtualTime

/// The calls that `perform(_:with:afterDelay:)` has scheduled on the current device.
final class DelayedSelectors {
  private struct Call {
    let number: Int
    weak var target: AnyObject?
    let selector: Selector
    let token: VirtualClock.Token
  }

  private var calls: [Call] = []
  private var count = 0

  /// The scheduled calls of the current device.
  static var current: DelayedSelectors {
    Device.current.attached(DelayedSelectors.self) { DelayedSelectors() }
  }

  /// Schedules a call; the target is retained until then, as in Foundation.
  func add(_ selector: Selector, on target: AnyObject, _ argument: Any?, after seconds: Double) {
    count += 1
    let number = count
    let token = Device.current.clock.schedule(
      after: .init(appSeconds: max(0, seconds)),
      for: .init(.timer, "perform(\(selector.name)) on \(type(of: target))")
    ) { [weak self] in
      self?.calls.removeAll { $0.number == number }
      _ = SelectorCall.call(selector, on: target, [argument])
    }
    calls.append(Call(number: number, target: target, selector: selector, token: token))
  }

  /// Cancels the calls of a target; nil means all its selectors.
  func cancel(on target: AnyObject, _ selector: Selector?) {
    for call in calls where matches(call, target, selector) { call.token.cancel() }
    calls.removeAll { matches($0, target, selector) }
  }

  private func matches(_ call: Call, _ target: AnyObject, _ selector: Selector?) -> Bool {
    call.target === target && (selector == nil || call.selector == selector)
  }
}
