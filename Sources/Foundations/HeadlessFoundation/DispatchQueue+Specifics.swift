public import Dispatch

extension DispatchQueue {
  /// The queue of the work that runs; the main queue where no work of another runs.
  @MainActor private static var current: DispatchQueue?

  /// Stores a value for a key, which work of the queue can ask for; nil removes it.
  nonisolated public func setSpecific<Value>(key: DispatchSpecificKey<Value>, value: Value?) {
    let key = ObjectIdentifier(key)
    nonisolated(unsafe) let value = value
    MainActor.assumeIsolated { specifics[key] = value }
  }

  /// Returns the value of a key on this queue.
  nonisolated public func getSpecific<Value>(key: DispatchSpecificKey<Value>) -> Value? {
    let key = ObjectIdentifier(key)
    nonisolated(unsafe) var value: Value?
    MainActor.assumeIsolated { value = specifics[key] as? Value }
    return value
  }

  /// Returns the value of a key on the queue of the work that runs.
  nonisolated public static func getSpecific<Value>(key: DispatchSpecificKey<Value>) -> Value? {
    MainActor.assumeIsolated { current ?? main }.getSpecific(key: key)
  }

  /// Runs work as the queue's.
  nonisolated func withCurrent<Result>(_ work: () throws -> Result) rethrows -> Result {
    let former = Ported.onMain {
      let former = Self.current
      Self.current = self
      return former
    }
    defer { Ported.onMain { Self.current = former ?? nil } }
    return try work()
  }
}
