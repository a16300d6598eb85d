#if !canImport(Darwin)
  import Synchronization
#endif

/// A disposable that owns the disposable of its upstream and disposes of both.
///
/// Several threads may dispose of it. A sink that is subscribed to a subject has no upstream: it knows its place in the subject's list.
@usableFromInline
class LinkedDisposable: Disposable {
  /// Whether it was disposed of; set first on disposal, so that events being sent stop here.
  ///
  /// Read without the lock by a thread that sends.
  #if canImport(Darwin)
    // The atomic values of Synchronization need a later macOS than the package does.
    final private(set) var isDisposed = false
  #else
    final private(set) var isDisposed: Bool {
      @inline(__always) get { disposal.load(ordering: .relaxed) }
      @inline(__always) set { disposal.store(newValue, ordering: .relaxed) }
    }

    private final let disposal = Atomic(false)
  #endif

  /// Whether an operator's sink has released its resources.
  private final var isReleased = false

  /// The index in the list of observers, while this is in one.
  final var listIndex: Int32 = 0

  /// The upstream, without its class: the `deinit` of a class that refers to itself is slower.
  private final var upstream: AnyObject?

  /// The list of observers that this is in, not owned: a list clears the references in its `deinit`.
  final var list: Unmanaged<UntypedObserverList>?

  /// Whether there are several threads, which may dispose of this.
  final let threads: Threads.Flag

  init(_ threads: Threads.Flag = Threads.flag) {
    self.threads = threads
  }

  /// Sets the upstream, or disposes of it where this was disposed of already.
  ///
  /// The latter happens when a source sends its terminal event during subscription.
  ///
  /// - Parameter upstream: nil where there is nothing to dispose of.
  final func connect(_ upstream: consuming LinkedDisposable?) {
    var unneeded: AnyObject? = consume upstream
    let isTooLate = threads.exclusively {
      if !isDisposed { swap(&self.upstream, &unneeded) }
      return isDisposed
    }
    guard isTooLate else { return }
    leaveList()
    LinkedDisposable.known(unneeded)?.dispose()
  }

  /// Disposes of this and of its upstream; does nothing after the first call.
  @usableFromInline
  func dispose() {
    guard markDisposed() else { return }
    disposeUpstream()
  }

  /// Marks this as disposed and returns whether it was not before.
  final func markDisposed() -> Bool {
    threads.exclusively {
      defer { isDisposed = true }
      return !isDisposed
    }
  }

  /// Marks an operator's sink as released and returns whether it was not before.
  final func markReleased() -> Bool {
    threads.exclusively {
      defer { isReleased = true }
      return !isReleased
    }
  }

  /// Lets this be used again after its disposal; called only while nothing else refers to it.
  final func reopen() {
    isDisposed = false
  }

  /// Disposes of the upstream and releases it.
  final func disposeUpstream() {
    leaveList()
    takeUpstream()?.dispose()
  }

  /// Releases the upstream after its terminal event, and disposes of it unless it does so itself.
  final func releaseEndedUpstream() {
    leaveList()
    guard let ended = takeUpstream() else { return }
    if !ended.disposesItselfAtEnd { ended.dispose() }
  }

  private final func takeUpstream() -> LinkedDisposable? {
    var taken: AnyObject?
    threads.exclusively { swap(&taken, &upstream) }
    return LinkedDisposable.known(taken)
  }

  /// Returns an upstream with its class; only ``connect(_:)`` sets one.
  private static func known(_ upstream: AnyObject?) -> LinkedDisposable? {
    upstream.map { unsafeDowncast($0, to: LinkedDisposable.self) }
  }

  /// Leaves the list of observers that this is in, if any.
  @inline(__always)
  final func leaveList() {
    list?._withUnsafeGuaranteedRef { $0.remove(self) }
  }

  /// Whether this disposes of itself once it has sent its terminal event, as operators do.
  var disposesItselfAtEnd: Bool { false }

  /// Called when the handle of the subscription was released.
  func handleWasReleased() {}
}
