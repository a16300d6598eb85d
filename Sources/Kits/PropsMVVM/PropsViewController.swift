public import HeadlessUIKit

/// A view controller without logic, whose view renders props; a subclass adds the bindings.
open class PropsViewController<ContentView: UIView & PropsRendering>: UIViewController {
  /// The view that renders the props.
  public let contentView: ContentView

  /// The props that were rendered last; nil before the first rendering.
  public private(set) var props: ContentView.Props?

  /// Creates a screen with its view.
  public init(contentView: ContentView) {
    self.contentView = contentView
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil: a screen is not decoded from an archive.
  public required init?(coder: NSCoder) { nil }

  /// Sets the content view as the controller's view.
  open override func loadView() {
    view = contentView
  }

  /// Renders props, unless they equal those rendered last.
  open func render(props: ContentView.Props) {
    guard props != self.props else { return }
    self.props = props
    contentView.render(props: props)
  }

  /// The props, for drivers to show.
  open override var rehearsalProps: Any? { props }
}
