// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
@_exported public import FirebaseCore
public import Foundation
import HeadlessDevice

/// Measurements; each trace that stops is an event of the device's log.
open class Performance: NSObject {
  open class func sharedInstance() -> Performance {
    Device.current.attached(Performance.self) { Performance() }
  }

  open class func startTrace(name: String) -> Trace? {
    let trace = Trace(name)
    trace.start()
    return trace
  }

  open var isDataCollectionEnabled = true
  open var isInstrumentationEnabled = true

  open func trace(name: String) -> Trace? { Trace(name) }
}

/// Attributes of a measurement.
open class PerformanceAttributable: NSObject {
  open private(set) var attributes: [String: String] = [:]
  open func setValue(_ value: String, forAttribute attribute: String) {
    attributes[attribute] = value
  }
  open func value(forAttribute attribute: String) -> String? { attributes[attribute] }
  open func removeAttribute(_ attribute: String) { attributes[attribute] = nil }
}

/// The time between two points of the app, on the virtual clock.
open class Trace: PerformanceAttributable {
  public let name: String
  private var begin: Date?
  private var metrics: [String: Int64] = [:]

  init(_ name: String) {
    self.name = name
    super.init()
  }

  open func start() { begin = Device.current.date }

  open func stop() {
    guard let begin else { return }
    self.begin = nil
    let milliseconds = Int((Device.current.date.timeIntervalSince(begin) * 1000).rounded())
    let pairs = metrics.map { "\($0.key)=\($0.value)" } + attributes.map { "\($0.key)=\($0.value)" }
    Device.current.log.post(
      "trace \(name)", detail: (["\(milliseconds) ms"] + pairs.sorted()).joined(separator: " "))
  }

  open func incrementMetric(_ metricName: String, by incrementValue: Int64) {
    metrics[metricName, default: 0] += incrementValue
  }
  open func setValue(_ value: Int64, forMetric metricName: String) { metrics[metricName] = value }
  open func valueForMetric(_ metricName: String) -> Int64 { metrics[metricName] ?? 0 }
}

nonisolated public enum HTTPMethod: Int, Sendable {
  case get, put, post, delete, head, patch, options, trace, connect
}

/// The measurement of a request, which the device's list of requests has already.
open class HTTPMetric: PerformanceAttributable {
  open var responseCode = 0
  open var requestPayloadSize = 0
  open var responsePayloadSize = 0
  open var responseContentType: String?

  public init?(url: URL, httpMethod: HTTPMethod) { super.init() }

  open func start() {}
  open func stop() {}
}
