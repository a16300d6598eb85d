import Dispatch
import Foundation

/// Runs a body on the main actor, on which every test method of XCTest runs.
///
/// The public functions of this module are nonisolated, so that a test class and its page objects
/// need no annotation. A test that is `async` runs elsewhere and waits for the main queue.
nonisolated func onMain<Value: Sendable>(_ body: @MainActor () throws -> Value) rethrows -> Value {
  if isOnMain { return try MainActor.assumeIsolated(body) }
  return try DispatchQueue.main.sync { try MainActor.assumeIsolated(body) }
}

/// Whether the caller runs on the main thread, or on the main queue, which Swift Testing's process runs
/// on another one.
nonisolated private var isOnMain: Bool {
  Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) != nil
}

nonisolated private let mainQueueKey = {
  let key = DispatchSpecificKey<Void>()
  DispatchQueue.main.setSpecific(key: key, value: ())
  return key
}()
