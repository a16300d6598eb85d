// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
public struct AssertionRecord: CustomStringConvertible {
  public let success: Bool
  public let message: FailureMessage
  public let location: SourceLocation

  public var description: String {
    "AssertionRecord { success=\(success), message='\(message.stringValue)', location=\(location) }"
  }
}

/// A receiver that keeps the results.
public class AssertionRecorder: AssertionHandler {
  public var assertions: [AssertionRecord] = []

  public init() {}

  public func assert(_ assertion: Bool, message: FailureMessage, location: SourceLocation) {
    assertions.append(AssertionRecord(success: assertion, message: message, location: location))
  }
}

/// A receiver that passes the results to several.
public class AssertionDispatcher: AssertionHandler {
  private let handlers: [any AssertionHandler]

  public init(handlers: [any AssertionHandler]) { self.handlers = handlers }

  public func assert(_ assertion: Bool, message: FailureMessage, location: SourceLocation) {
    for handler in handlers { handler.assert(assertion, message: message, location: location) }
  }
}

/// Runs a closure whose results go to another receiver.
public func withAssertionHandler(
  _ tempAssertionHandler: any AssertionHandler, fileID: String = #fileID,
  file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
  closure: () throws -> Void
) {
  let usual = NimbleAssertionHandler
  NimbleAssertionHandler = tempAssertionHandler
  defer { NimbleAssertionHandler = usual }
  do {
    try closure()
  } catch is RequireError {
    // Its failure is recorded already.
  } catch {
    tempAssertionHandler.assert(
      false, message: FailureMessage(stringValue: "unexpected error thrown: <\(error)>"),
      location: SourceLocation(fileID: fileID, filePath: file, line: line, column: column))
  }
}

/// Runs a closure and returns the results in it; unless silently, the test gets them too.
public func gatherExpectations(silently: Bool = false, closure: () -> Void) -> [AssertionRecord] {
  let recorder = AssertionRecorder()
  let handlers: [any AssertionHandler] = silently ? [recorder] : [recorder, NimbleAssertionHandler]
  withAssertionHandler(AssertionDispatcher(handlers: handlers), closure: closure)
  return recorder.assertions
}

public func gatherFailingExpectations(
  silently: Bool = false, closure: () -> Void
) -> [AssertionRecord] {
  gatherExpectations(silently: silently, closure: closure).filter { !$0.success }
}
