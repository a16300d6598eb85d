// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
@discardableResult
public func require<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line,
  column: UInt = #column, customError: (any Error)? = nil,
  _ expression: @autoclosure @escaping () throws -> T?
) -> SyncRequirement<T> {
  requirement(expression, customError, fileID, file, line, column)
}

@discardableResult
public func require<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line,
  column: UInt = #column, customError: (any Error)? = nil,
  _ expression: @autoclosure () -> (() throws -> T)
) -> SyncRequirement<T> {
  requirement(expression(), customError, fileID, file, line, column)
}

@discardableResult
public func require<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line,
  column: UInt = #column, customError: (any Error)? = nil,
  _ expression: @autoclosure () -> (() throws -> T?)
) -> SyncRequirement<T> {
  requirement(expression(), customError, fileID, file, line, column)
}

@discardableResult
public func requires<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line,
  column: UInt = #column, customError: (any Error)? = nil,
  _ expression: @autoclosure @escaping () throws -> T?
) -> SyncRequirement<T> {
  requirement(expression, customError, fileID, file, line, column)
}

@discardableResult
public func unwrap<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line,
  column: UInt = #column, customError: (any Error)? = nil, description: String? = nil,
  _ expression: @autoclosure @escaping () throws -> T?
) throws -> T {
  try requirement(expression, customError, fileID, file, line, column)
    .toNot(beNil(), description: description)
}

@discardableResult
public func unwrap<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line,
  column: UInt = #column, customError: (any Error)? = nil, description: String? = nil,
  _ expression: @autoclosure () -> (() throws -> T?)
) throws -> T {
  try requirement(expression(), customError, fileID, file, line, column)
    .toNot(beNil(), description: description)
}

@discardableResult
public func unwraps<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line,
  column: UInt = #column, customError: (any Error)? = nil, description: String? = nil,
  _ expression: @autoclosure @escaping () throws -> T?
) throws -> T {
  try requirement(expression, customError, fileID, file, line, column)
    .toNot(beNil(), description: description)
}

public func requireFail(
  _ message: String? = nil, customError: (any Error)? = nil, fileID: String = #fileID,
  filePath: FileString = #filePath, line: UInt = #line, column: UInt = #column
) throws -> Never {
  let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let text = message ?? "requireFail() always fails"
  fail(text, location: location)
  throw customError ?? RequireError(message: text, location: location)
}

private func requirement<T>(
  _ expression: @escaping () throws -> T?, _ customError: (any Error)?, _ fileID: String,
  _ file: FileString, _ line: UInt, _ column: UInt
) -> SyncRequirement<T> {
  SyncRequirement(
    expression: Expression(
      expression: expression,
      location: SourceLocation(fileID: fileID, filePath: file, line: line, column: column)),
    customError: customError)
}
