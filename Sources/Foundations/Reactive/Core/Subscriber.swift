import VirtualTime

/// The end of a chain: hands events to whoever subscribed, and stops the chain at the terminal one.
class Subscriber<Element>: Sink<Element> {
  private final var onDisposed: (() -> Void)?

  /// Not owned: the handle owns the subscriber, and says when it goes.
  fileprivate final unowned(unsafe) var handle: SubscriptionHandle?

  #if DEBUG
    private final let count = VirtualClock.ofThisThread.value?.subscriptions
  #endif

  init(onDisposed: (() -> Void)? = nil) {
    self.onDisposed = onDisposed
    #if DEBUG
      count?.alive += 1
    #endif
  }

  #if DEBUG
    deinit {
      if !isDisposed { count?.alive -= 1 }
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
      count?.alive -= 1
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
