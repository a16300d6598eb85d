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
}
