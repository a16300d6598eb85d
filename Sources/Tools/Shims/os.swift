// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
import Foundation
import HeadlessDevice

/// Writes into the event log; from another thread when the main actor is free.
nonisolated private func post(_ name: String, _ detail: String) {
  guard Thread.isMainThread else {
    Task { @MainActor in Device.current.log.post(name, detail: detail) }
    return
  }
  MainActor.assumeIsolated { Device.current.log.post(name, detail: detail) }
}

/// A writer into the event log.
nonisolated public struct Logger: Sendable {
  private let category: String

  public init() { category = "app" }
  public init(subsystem: String, category: String) { self.category = category }
  public init(_ log: OSLog) { category = log.category }

  private func write(_ message: LogMessage) {
    post(category, message.text)
  }

  public func log(_ message: LogMessage) { write(message) }
  public func log(level: OSLogType, _ message: LogMessage) { write(message) }
  public func trace(_ message: LogMessage) { write(message) }
  public func debug(_ message: LogMessage) { write(message) }
  public func info(_ message: LogMessage) { write(message) }
  public func notice(_ message: LogMessage) { write(message) }
  public func warning(_ message: LogMessage) { write(message) }
  public func error(_ message: LogMessage) { write(message) }
  public func critical(_ message: LogMessage) { write(message) }
  public func fault(_ message: LogMessage) { write(message) }
}

/// A message with values, whose privacy is not kept.
nonisolated public struct LogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  public struct Interpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
    ) { text += "\(value())" }
  }
}

/// The privacy of a value in a message.
nonisolated public struct OSLogPrivacy: Sendable {
  public static let auto = OSLogPrivacy()
  public static let `public` = OSLogPrivacy()
  public static let `private` = OSLogPrivacy()
  public static let sensitive = OSLogPrivacy()

  /// The mask of a value that is kept private.
  nonisolated public enum Mask: Sendable { case hash, none }

  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The level of a message.
nonisolated public struct OSLogType: Sendable, Equatable {
  let name: String

  public static let `default` = OSLogType(name: "default")
  public static let info = OSLogType(name: "info")
  public static let debug = OSLogType(name: "debug")
  public static let error = OSLogType(name: "error")
  public static let fault = OSLogType(name: "fault")
}

/// A log of a subsystem.
nonisolated public final class OSLog: Sendable {
  let category: String

  public static let `default` = OSLog(subsystem: "", category: "app")

  public init(subsystem: String, category: String) { self.category = category }
}

/// Writes a message into the event log; the arguments follow it.
nonisolated public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ arguments: Any...
) {
  write(message, arguments, to: log)
}

/// Writes a message of a type into the event log; the arguments follow it.
nonisolated public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ arguments: Any...
) {
  write(message, arguments, to: log)
}

/// Writes a message with values into the event log.
@_disfavoredOverload
nonisolated public func os_log(_ message: LogMessage) {
  post(OSLog.default.category, message.text)
}

/// Writes a message with values, of a type, into the event log.
@_disfavoredOverload
nonisolated public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: LogMessage
) {
  post(log.category, message.text)
}

nonisolated private func write(_ message: StaticString, _ arguments: [Any], to log: OSLog) {
  let values = arguments.map { "\($0)" }.joined(separator: " ")
  post(log.category, values.isEmpty ? "\(message)" : "\(message) \(values)")
}

/// A lock around a state.
nonisolated public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private let mutex = NSLock()
  private var state: State

  public init(initialState: State) { state = initialState }
  public init(uncheckedState: State) { state = uncheckedState }

  public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try mutex.withLock { try body(&state) }
  }

  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try withLock(body)
  }
}

nonisolated extension OSAllocatedUnfairLock where State == Void {
  public convenience init() { self.init(initialState: ()) }

  public func lock() { mutex.lock() }
  public func unlock() { mutex.unlock() }
  public func lockIfAvailable() -> Bool { mutex.try() }

  public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    try mutex.withLock(body)
  }
}
