/// A disposable that owns the disposable of its upstream and disposes of both.
class LinkedDisposable: Disposable {
  /// Whether it was disposed of; set first on disposal, so that events being sent stop here.
  final private(set) var isDisposed = false

  private final var upstream: LinkedDisposable?

  /// Sets the upstream, or disposes of it where this was disposed of already.
  ///
  /// The latter happens when a source sends its terminal event during subscription.
  final func connect(_ upstream: LinkedDisposable) {
    guard !isDisposed else { return upstream.dispose() }
    self.upstream = upstream
  }

  /// Disposes of this and of its upstream; does nothing after the first call.
  func dispose() {
    guard markDisposed() else { return }
    disposeUpstream()
  }

  /// Marks this as disposed and returns whether it was not before.
  final func markDisposed() -> Bool {
    guard !isDisposed else { return false }
    isDisposed = true
    return true
  }

  /// Disposes of the upstream and releases it.
  final func disposeUpstream() {
    guard let disposed = upstream else { return }
    upstream = nil
    disposed.dispose()
  }

  /// Releases the upstream after its terminal event, and disposes of it unless it does so itself.
  final func releaseEndedUpstream() {
    guard let ended = upstream else { return }
    upstream = nil
    if !ended.disposesItselfAtEnd { ended.dispose() }
  }

  /// Whether this disposes of itself once it has sent its terminal event, as operators do.
  var disposesItselfAtEnd: Bool { false }

  /// Called when the handle of the subscription was released.
  func handleWasReleased() {}
}
