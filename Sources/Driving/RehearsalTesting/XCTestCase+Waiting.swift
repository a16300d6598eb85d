public import Foundation
public import XCTest

nonisolated extension XCTWaiter {
  /// Waits for expectations, as `wait(for:timeout:enforceOrder:)` does.
  ///
  /// A ported test has a method of that name, which moves virtual time and calls this one.
  public func rehearsalWait(
    for expectations: [XCTestExpectation], timeout seconds: TimeInterval, enforceOrder: Bool,
    file: StaticString, line: Int
  ) -> XCTWaiter.Result {
    #if canImport(Darwin)
      wait(for: expectations, timeout: seconds, enforceOrder: enforceOrder)
    #else
      wait(
        for: expectations, timeout: seconds, enforceOrder: enforceOrder, file: file, line: line)
    #endif
  }
}

extension XCTestCase {
  /// Waits for all expectations of the test, as `waitForExpectations(timeout:handler:)` does.
  ///
  /// A ported test has a method of that name, which moves virtual time and calls this one.
  @preconcurrency @MainActor public func rehearsalWaitForExpectations(
    timeout seconds: TimeInterval, file: StaticString, line: Int, handler: XCWaitCompletionHandler?
  ) {
    #if canImport(Darwin)
      waitForExpectations(timeout: seconds, handler: handler)
    #else
      waitForExpectations(timeout: seconds, file: file, line: line, handler: handler)
    #endif
  }
}
