/// A screen or view with content of another framework, of which drivers see nothing: what it seems to
/// lack may be there.
public protocol OpaqueContent: AnyObject {}

extension UIApplication {
  /// Whether the screen in front, or a part of it, has content that drivers do not see.
  package final var showsOpaqueContent: Bool {
    screenPath.last.map { $0.hasOpaqueContent } ?? false
  }
}

extension UIViewController {
  fileprivate final var hasOpaqueContent: Bool {
    self is any OpaqueContent || children.contains(where: \.hasOpaqueContent)
      || viewIfLoaded?.hasOpaqueContent == true
  }
}

extension UIView {
  fileprivate final var hasOpaqueContent: Bool {
    self is any OpaqueContent || subviews.contains(where: \.hasOpaqueContent)
  }
}
