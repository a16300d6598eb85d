// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
/// Makes an expectation of what a closure returns that awaits something.
public func expect<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line,
  column: UInt = #column, _ expression: @escaping @MainActor () async throws -> T?
) -> AsyncExpectation<T> {
  expectation(expression, fileID, file, line, column)
}

/// Makes an expectation of a value that is awaited.
public func expecta<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line,
  column: UInt = #column, _ expression: @autoclosure @escaping @MainActor () async throws -> T?
) async -> AsyncExpectation<T> {
  expectation(expression, fileID, file, line, column)
}

/// Requires a value that is awaited.
@discardableResult
public func unwrap<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line,
  column: UInt = #column, customError: (any Error)? = nil, description: String? = nil,
  _ expression: @escaping @MainActor () async throws -> T?
) async throws -> T {
  let location = SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
  let value = try await expression()
  return try SyncRequirement(
    expression: Expression(expression: { value }, location: location), customError: customError
  ).toNot(beNil(), description: description)
}

@discardableResult
public func unwrapa<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line,
  column: UInt = #column, customError: (any Error)? = nil, description: String? = nil,
  _ expression: @autoclosure @escaping @MainActor () async throws -> T?
) async throws -> T {
  try await unwrap(
    fileID: fileID, file: file, line: line, column: column, customError: customError,
    description: description, expression)
}

private func expectation<T>(
  _ expression: @escaping @MainActor () async throws -> T?, _ fileID: String, _ file: FileString,
  _ line: UInt, _ column: UInt
) -> AsyncExpectation<T> {
  AsyncExpectation(
    expression: AsyncExpression(
      expression: expression,
      location: SourceLocation(fileID: fileID, filePath: file, line: line, column: column)))
}
