#if canImport(Darwin)
  package import os
#else
  import Synchronization
#endif

/// A value behind a lock, for the objects that several threads may use.
package struct Locked<Value>: ~Copyable, Sendable {
  #if canImport(Darwin)
    // The mutex of Synchronization needs a later macOS than the package does.
    private let state: OSAllocatedUnfairLock<Value>
  #else
    private let state: Mutex<Value>
  #endif

  /// Creates a locked value.
  package init(_ value: sending Value) {
    #if canImport(Darwin)
      state = OSAllocatedUnfairLock(uncheckedState: value)
    #else
      state = Mutex(value)
    #endif
  }

  /// Runs a closure with the value while no other thread does; the closure must not lock again.
  package func withValue<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
    #if canImport(Darwin)
      state.withLockUnchecked(body)
    #else
      state.withLock { body(&$0) }
    #endif
  }
}

extension Locked where Value == Void {
  /// Creates a lock without a value.
  package init() {
    self.init(())
  }
}
