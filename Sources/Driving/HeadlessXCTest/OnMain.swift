/// Runs a body on the main actor, on which every test method of XCTest runs.
///
/// The public functions of this module are nonisolated, so that a test class and its page objects
/// need no annotation; off the main thread they trap, as XCUITest does.
nonisolated func onMain<Value: Sendable>(_ body: @MainActor () throws -> Value) rethrows -> Value {
  try MainActor.assumeIsolated(body)
}
