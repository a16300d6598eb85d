// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
public import Foundation

// Nimble 8 and earlier count seconds, Nimble 9 to 12 take the intervals of Dispatch.

/// A time that a test of an earlier version of Nimble waits.
nonisolated public protocol NimbleTime {
  var nimbleTime: NimbleTimeInterval { get }
}

nonisolated extension TimeInterval: NimbleTime {
  public var nimbleTime: NimbleTimeInterval { nimbleInterval }
}

nonisolated extension DispatchTimeInterval: NimbleTime {
  public var nimbleTime: NimbleTimeInterval {
    switch self {
    case .seconds(let count): .seconds(count)
    case .milliseconds(let count): .milliseconds(count)
    case .microseconds(let count): .microseconds(count)
    case .nanoseconds(let count): .nanoseconds(count)
    case .never: .seconds(Int(Int32.max))
    @unknown default: .seconds(0)
    }
  }
}

extension SyncExpectation {
  @discardableResult @_disfavoredOverload @available(*, noasync)
  public func toEventually(
    _ matcher: Matcher<Value>, timeout: some NimbleTime, description: String? = nil
  ) -> Self {
    toEventually(matcher, timeout: timeout.nimbleTime, description: description)
  }

  @discardableResult @_disfavoredOverload @available(*, noasync)
  public func toEventuallyNot(
    _ matcher: Matcher<Value>, timeout: some NimbleTime, description: String? = nil
  ) -> Self {
    toEventuallyNot(matcher, timeout: timeout.nimbleTime, description: description)
  }
}

@_disfavoredOverload @available(*, noasync)
public func waitUntil(
  timeout: some NimbleTime, fileID: String = #fileID, file: FileString = #filePath,
  line: UInt = #line, column: UInt = #column,
  action: @escaping (@escaping @Sendable () -> Void) throws -> Void
) {
  waitUntil(
    timeout: timeout.nimbleTime, fileID: fileID, file: file, line: line, column: column,
    action: action)
}
