public import Foundation

nonisolated extension XCUIElement {
  /// Waits on virtual time until the element exists.
  ///
  /// - Returns: whether it existed within the timeout.
  public func waitForExistence(timeout: TimeInterval) -> Bool {
    onMain { chain.app.run.wait(upTo: .seconds(timeout)) { isThere } }
  }

  /// Waits on virtual time until the element no longer exists.
  ///
  /// - Returns: whether it was gone within the timeout.
  public func waitForNonExistence(timeout: TimeInterval) -> Bool {
    onMain { chain.app.run.wait(upTo: .seconds(timeout)) { !isThere } }
  }

  /// Waits on virtual time until an attribute has a value.
  ///
  /// - Returns: whether it had the value within the timeout.
  public func wait<Value: Equatable & Sendable>(
    for attribute: any KeyPath<XCUIElement, Value> & Sendable, toEqual value: Value,
    timeout: TimeInterval
  ) -> Bool {
    onMain {
      chain.app.run.wait(upTo: .seconds(timeout)) { isThere && self[keyPath: attribute] == value }
    }
  }
}
