public import HeadlessDevice

/// The interface of an analytics service.
@MainActor public protocol AnalyticsDispatchable: AnyObject {
  /// Records an event.
  ///
  /// - Parameters:
  ///   - event: the name of the event, such as `shift.opened`.
  ///   - parameters: the event's parameters by name.
  func dispatch(_ event: String, parameters: [String: String])
}

extension AnalyticsDispatchable {
  /// Records an event without parameters.
  public func dispatch(_ event: String) {
    dispatch(event, parameters: [:])
  }
}

/// An analytics dispatcher that records events in the device's event log.
public final class AnalyticsDispatcher: AnalyticsDispatchable {
  /// The app's dispatcher; one for each launch.
  public static var shared: AnalyticsDispatcher {
    Device.current.attached(AnalyticsDispatcher.self) { AnalyticsDispatcher() }
  }

  private let log: EventLog

  /// Creates a dispatcher with an event log.
  public init(log: EventLog = Device.current.log) {
    self.log = log
  }

  /// Records an event with its parameters, sorted by name.
  public func dispatch(_ event: String, parameters: [String: String]) {
    let detail = parameters.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    log.post(event, detail: detail.joined(separator: " "))
  }
}
