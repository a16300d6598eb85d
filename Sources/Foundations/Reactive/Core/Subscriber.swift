import VirtualTime

#if DEBUG
  /// The kind under which the clock's diagnostics list subscriptions.
  private let resourceKind = "subscription"
#endif

/// The last sink of a chain: sends events to the app's observer and disposes of the chain at the end.
@usableFromInline
class Subscriber<Element>: Sink<Element> {
  /// The handle, not owned: the handle owns the subscriber and clears the reference in its `deinit`.
  fileprivate final unowned(unsafe) var handle: SubscriptionHandle?

  /// The place that made the subscription.
  final let origin: Origin

  #if DEBUG
    private final let diagnostics = ClockDiagnostics.current
  #endif

  init(_ origin: Origin) {
    self.origin = origin
    super.init()
    #if DEBUG
      diagnostics.addResource(resourceKind, from: origin.description)
    #endif
  }

  #if DEBUG
    deinit {
      if !isDisposed { diagnostics.removeResource(resourceKind, from: origin.description) }
    }
  #endif

  /// Sends the terminal event, calls `onDisposed`, then disposes of the sources, as RxSwift does.
  final func stop(sending sendTerminalEvent: () -> Void) {
    guard markDisposed() else { return }
    sendTerminalEvent()
    wasDisposed()
    releaseEndedUpstream()
    finishDisposal()
  }

  final override func dispose() {
    guard markDisposed() else { return }
    disposeUpstream()
    wasDisposed()
    finishDisposal()
  }

  final override func handleWasReleased() {
    threads.exclusively { handle = nil }
  }

  /// Called once, after the disposal or the terminal event.
  func wasDisposed() {}

  private final func finishDisposal() {
    #if DEBUG
      diagnostics.removeResource(resourceKind, from: origin.description)
    #endif
    // Within the lock, since another thread may release the handle.
    let last = threads.exclusively { handle?.takeSubscriber() }
    withExtendedLifetime(last) {}
  }
}

/// The disposable that a subscription returns.
///
/// It releases its subscriber when the subscription ends, so that a bag of ended subscriptions keeps
/// no closure alive.
@usableFromInline
final class SubscriptionHandle: Disposable {
  private let threads: Threads.Flag
  private var subscriber: LinkedDisposable?

  init<Element>(_ subscriber: Subscriber<Element>) {
    self.subscriber = subscriber
    threads = subscriber.threads
    subscriber.handle = self
  }

  deinit {
    subscriber?.handleWasReleased()
  }

  @usableFromInline
  func dispose() {
    threads.exclusively { subscriber }?.dispose()
  }

  fileprivate func takeSubscriber() -> LinkedDisposable? {
    defer { subscriber = nil }
    return subscriber
  }
}
