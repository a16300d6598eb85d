// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
/// Makes an expectation of a value.
public func expect<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line,
  column: UInt = #column, _ expression: @autoclosure @escaping () throws -> T?
) -> SyncExpectation<T> {
  expectation(expression, fileID, file, line, column)
}

/// Makes an expectation of what a closure returns.
public func expect<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line,
  column: UInt = #column, _ expression: @autoclosure () -> (() throws -> T)
) -> SyncExpectation<T> {
  expectation(expression(), fileID, file, line, column)
}

/// Makes an expectation of what a closure returns, or of nil.
public func expect<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line,
  column: UInt = #column, _ expression: @autoclosure () -> (() throws -> T?)
) -> SyncExpectation<T> {
  expectation(expression(), fileID, file, line, column)
}

/// Makes an expectation of what a closure does.
public func expect(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line,
  column: UInt = #column, _ expression: @autoclosure () -> (() throws -> Void)
) -> SyncExpectation<Void> {
  expectation(expression(), fileID, file, line, column)
}

public func expects<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line,
  column: UInt = #column, _ expression: @autoclosure @escaping () throws -> T?
) -> SyncExpectation<T> {
  expectation(expression, fileID, file, line, column)
}

public func expects<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line,
  column: UInt = #column, _ expression: @autoclosure () -> (() throws -> T)
) -> SyncExpectation<T> {
  expectation(expression(), fileID, file, line, column)
}

public func expects<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line,
  column: UInt = #column, _ expression: @autoclosure () -> (() throws -> T?)
) -> SyncExpectation<T> {
  expectation(expression(), fileID, file, line, column)
}

public func expects(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line,
  column: UInt = #column, _ expression: @autoclosure () -> (() throws -> Void)
) -> SyncExpectation<Void> {
  expectation(expression(), fileID, file, line, column)
}

private func expectation<T>(
  _ expression: @escaping () throws -> T?, _ fileID: String, _ file: FileString, _ line: UInt,
  _ column: UInt
) -> SyncExpectation<T> {
  SyncExpectation(
    expression: Expression(
      expression: expression,
      location: SourceLocation(fileID: fileID, filePath: file, line: line, column: column)))
}

public func fail(_ message: String, location: SourceLocation) {
  NimbleAssertionHandler.assert(
    false, message: FailureMessage(stringValue: message), location: location)
}

public func fail(
  _ message: String, fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  fail(
    message,
    location: SourceLocation(fileID: fileID, filePath: file, line: line, column: column))
}

public func fail(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  fail("fail() always fails", fileID: fileID, file: file, line: line, column: column)
}
