// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
/// A value that a test awaits.
public struct AsyncExpression<Value> {
  private let make: @MainActor () async throws -> Value?
  public let location: SourceLocation

  public init(
    expression: @escaping @MainActor () async throws -> Value?, location: SourceLocation
  ) {
    make = expression
    self.location = location
  }

  public func evaluate() async throws -> Value? { try await make() }

  /// The expression of the awaited value, which throws the error that awaiting it threw.
  func evaluated() async -> Expression<Value> {
    let result: Result<Value?, any Error>
    do { result = .success(try await make()) } catch { result = .failure(error) }
    return Expression(expression: { try result.get() }, location: location)
  }
}
