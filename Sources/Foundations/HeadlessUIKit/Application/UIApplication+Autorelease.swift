internal import VirtualTime

/// An autorelease pool for each turn, as Apple's run loops have.
///
/// An object that UIKit makes or lets go of lives until the work that called it is done, also where
/// the caller keeps it weakly: `weak var screen = storyboard.instantiateViewController(…)` can still be pushed.
extension UIApplication {
  /// Keeps objects until the current work is done.
  final func autorelease(_ objects: [AnyObject]) {
    autoreleased += objects
    guard autoreleaseDrain == nil, !objects.isEmpty else { return }
    autoreleaseDrain = clock.schedule(after: .zero, for: .init(.autorelease)) {
      [weak self] in
      self?.drainAutoreleased()
    }
  }

  /// Lets go of the objects: the work that called UIKit is done, or a unit test that did.
  package final func drainAutoreleased() {
    autoreleaseDrain?.cancel()
    autoreleaseDrain = nil
    // An object that is released may make others here.
    let released = autoreleased
    autoreleased = []
    withExtendedLifetime(released) {}
  }

  /// Lets go of the objects that were added since there were a number of them.
  fileprivate final func drainAutoreleased(since count: Int) {
    guard autoreleased.count > count else { return }
    let released = Array(autoreleased[count...])
    autoreleased.removeSubrange(count...)
    withExtendedLifetime(released) {}
  }
}

/// Runs work with an autorelease pool of its own: what UIKit made in it is let go of at its end.
///
/// `rehearse port` calls it for `autoreleasepool`.
nonisolated public func rehearsalAutoreleasePool<Result>(
  _ body: () throws -> Result
) rethrows -> Result {
  guard MainQueueMark.isHere else { return try body() }
  let (application, count) = MainActor.assumeIsolated {
    (UIApplication.shared, UIApplication.shared.autoreleased.count)
  }
  defer { MainActor.assumeIsolated { application.drainAutoreleased(since: count) } }
  return try body()
}
