// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.

/// A requirement of a value that is awaited.
public struct AsyncRequirement<Value> {
  public let expression: AsyncExpression<Value>
  public let customError: (any Error)?

  public var location: SourceLocation { expression.location }

  public init(expression: AsyncExpression<Value>, customError: (any Error)?) {
    self.expression = expression
    self.customError = customError
  }

  @discardableResult
  public func to(_ matcher: Matcher<Value>, description: String? = nil) async throws -> Value {
    try await awaited.to(matcher, description: description)
  }

  @discardableResult
  public func toNot(_ matcher: Matcher<Value>, description: String? = nil) async throws -> Value {
    try await awaited.toNot(matcher, description: description)
  }

  @discardableResult
  public func notTo(_ matcher: Matcher<Value>, description: String? = nil) async throws -> Value {
    try await toNot(matcher, description: description)
  }

  /// The requirement of the value, which was awaited.
  private var awaited: SyncRequirement<Value> {
    get async {
      SyncRequirement(expression: await expression.evaluated(), customError: customError)
    }
  }
}

/// Requires a value that is awaited.
@discardableResult
public func require<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line,
  column: UInt = #column, customError: (any Error)? = nil,
  _ expression: @escaping @MainActor () async throws -> T?
) -> AsyncRequirement<T> {
  let location = SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
  return AsyncRequirement(
    expression: AsyncExpression(expression: expression, location: location),
    customError: customError)
}

@discardableResult
public func requirea<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line,
  column: UInt = #column, customError: (any Error)? = nil,
  _ expression: @autoclosure @escaping @MainActor () async throws -> T?
) async -> AsyncRequirement<T> {
  require(
    fileID: fileID, file: file, line: line, column: column, customError: customError, expression)
}
