@testable import RehearsalCore

/// Runs the captured work of the main queue in order, and the work it adds.
func runMainQueue() throws {
  _ = try MainQueue.drain()
}
