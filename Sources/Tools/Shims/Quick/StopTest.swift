// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Quick's, and their documentation is too.
/// An error that ends an example.
nonisolated public struct StopTest: Error {
  public let failureDescription: String
  public let reportError: Bool
  public let callsite: Callsite

  public init(_ failureDescription: String, file: FileString = #filePath, line: UInt = #line) {
    self.init(failureDescription, reportError: true, Callsite(file: file, line: line))
  }

  private init(_ failureDescription: String, reportError: Bool, _ callsite: Callsite) {
    self.failureDescription = failureDescription
    self.reportError = reportError
    self.callsite = callsite
  }

  public static let silently = StopTest(
    "", reportError: false, Callsite(file: #filePath, line: #line))
}
