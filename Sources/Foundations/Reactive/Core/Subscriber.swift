import VirtualTime

/// The end of a chain: hands events to whoever subscribed, and stops the chain at the terminal one.
class Subscriber<Element>: Sink<Element> {
  private final var onDisposed: (() -> Void)?

  /// Not owned: the handle owns the subscriber, and says when it goes.
  fileprivate final unowned(unsafe) var handle: SubscriptionHandle?

  /// Where the subscription was made.
  final let origin: Origin

  #if DEBUG
    private final let ledger = ClockLedger.current
  #endif

  init(_ origin: Origin, onDisposed: (() -> Void)? = nil) {
    self.origin = origin
    self.onDisposed = onDisposed
    #if DEBUG
      ledger.addSubscription(at: origin.description)
    #endif
  }

  #if DEBUG
    deinit {
      if !isDisposed { ledger.removeSubscription(at: origin.description) }
    }
  #endif

  /// Tells the subscriber how it ended, then takes the chain down, as RxSwift orders it: the
  /// terminal event, `onDisposed`, then the sources.
  final func stop(_ tell: () -> Void) {
    guard retire() else { return }
    tell()
    tellDisposed()
    disposeUpstream()
    settle()
  }

  final override func dispose() {
    guard retire() else { return }
    disposeUpstream()
    tellDisposed()
    settle()
  }

  final override func handleIsGone() {
    handle = nil
  }

  private final func tellDisposed() {
    let onDisposed = self.onDisposed
    self.onDisposed = nil
    onDisposed?()
  }

  private final func settle() {
    #if DEBUG
      ledger.removeSubscription(at: origin.description)
    #endif
    handle?.release()
  }
}

/// What a subscriber gets to hold; once the subscription has ended it holds nothing any more, so
/// that a bag full of finished subscriptions keeps no closure alive.
final class SubscriptionHandle: Disposable {
  private var subscriber: Link?

  init<Element>(_ subscriber: Subscriber<Element>) {
    self.subscriber = subscriber
    subscriber.handle = self
  }

  deinit {
    subscriber?.handleIsGone()
  }

  func dispose() {
    subscriber?.dispose()
  }

  fileprivate func release() {
    subscriber = nil
  }
}
