public import HeadlessDevice

/// Where a view model says what the person did.
@MainActor public protocol AnalyticsDispatchable: AnyObject {
  /// Records an event.
  ///
  /// - Parameters:
  ///   - event: its name, as in `shift.opened`.
  ///   - parameters: what more there is to know.
  func dispatch(_ event: String, parameters: [String: String])
}

extension AnalyticsDispatchable {
  /// Records an event that needs no parameters.
  public func dispatch(_ event: String) {
    dispatch(event, parameters: [:])
  }
}

/// An analytics dispatcher whose events land in the device's event log.
public final class AnalyticsDispatcher: AnalyticsDispatchable {
  /// The app's, one a launch.
  public static var shared: AnalyticsDispatcher {
    Device.current.attached(AnalyticsDispatcher.self) { AnalyticsDispatcher() }
  }

  private let log: EventLog

  /// Creates a dispatcher over a log.
  public init(log: EventLog = Device.current.log) {
    self.log = log
  }

  /// Records an event with its parameters, sorted by name.
  public func dispatch(_ event: String, parameters: [String: String]) {
    let detail = parameters.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    log.post(event, detail: detail.joined(separator: " "))
  }
}
