// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
public import Foundation
public import RunningTests

/// The error that ends a test whose requirement is not met.
nonisolated public struct RequireError: Error, CustomNSError, LocalizedError, RecordedError {
  let message: String
  let location: SourceLocation

  public var errorDescription: String? { message }
  public var errorUserInfo: [String: Any] { ["XCTestErrorUserInfoKeyShouldIgnore": true] }
}
