#if !canImport(ObjectiveC)
  /// Does nothing and returns 0: a ported app's work runs on the main actor alone.
  @discardableResult
  nonisolated public func objc_sync_enter(_ obj: Any) -> CInt { 0 }

  /// Does nothing and returns 0: a ported app's work runs on the main actor alone.
  @discardableResult
  nonisolated public func objc_sync_exit(_ obj: Any) -> CInt { 0 }

  /// A lock that is never contended: a ported app's work runs on the main actor alone.
  nonisolated public struct os_unfair_lock: Sendable {
    /// Creates a lock.
    public init() {}
  }

  /// A pointer to a lock.
  public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>
  /// The lock's type in C.
  public typealias os_unfair_lock_s = os_unfair_lock

  /// Does nothing.
  nonisolated public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {}

  /// Does nothing.
  nonisolated public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {}

  /// Returns true.
  nonisolated public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { true }
#endif
