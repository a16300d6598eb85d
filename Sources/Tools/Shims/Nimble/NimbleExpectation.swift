// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
public enum ExpectationStatus: Equatable {
  case pending
  case passed
  case failed
  case mixed

  /// The status after a further result.
  func applying(_ newer: ExpectationStatus) -> ExpectationStatus {
    self == .pending || self == newer ? newer : .mixed
  }
}

/// An expectation of a value.
public protocol Expectation {
  var location: SourceLocation { get }
  var status: ExpectationStatus { get }

  @discardableResult func verify(_ pass: Bool, _ message: FailureMessage) -> Self
}

extension Expectation {
  /// Throws an error if a matcher has failed.
  public func onFailure(`throw` error: any Error) throws {
    switch status {
    case .passed: return
    case .failed, .mixed: throw error
    case .pending:
      fail(
        "Attempted to call `Expectation.onFailure(throw:)` before a matcher has been applied.\n"
          + "Try using `expect(...).to(...).onFailure(throw: ...)` instead.",
        location: location)
    }
  }
}
