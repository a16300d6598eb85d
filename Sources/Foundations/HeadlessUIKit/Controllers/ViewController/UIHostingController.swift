public import Foundation

/// A screen of another framework, such as SwiftUI, of which only the name and the root are known.
///
/// There is no SwiftUI here, so the root may be of any type, nothing of it is an element, and the
/// screen is named after it: a `ProfileView` is the screen `Profile`. A shim of SwiftUI can
/// subclass it and override `loadView()` to show elements.
open class UIHostingController<Content>: UIViewController, OpaqueContent {
  /// The root view, as the app wrote it.
  open var rootView: Content

  /// Creates a screen for a root view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a screen for a root view; the archive is not read.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }

  /// Returns nil: a subclass that comes from an archive calls the initializer with a root view.
  public required init?(coder: NSCoder) { nil }

  override var typeOfScreen: Any.Type {
    type(of: self) == UIHostingController<Content>.self ? Content.self : type(of: self)
  }

  // MARK: Without effect

  /// Returns the size that the root wants; always zero.
  open func sizeThatFits(in size: CGSize) -> CGSize { .zero }
}
