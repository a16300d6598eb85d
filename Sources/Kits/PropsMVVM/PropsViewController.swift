public import HeadlessUIKit

/// A screen whose view renders props; it holds no logic, only the bindings its subclass makes.
open class PropsViewController<ContentView: UIView & PropsRendering>: UIViewController {
  /// The view that renders.
  public let contentView: ContentView

  /// What was rendered last; nil before the first time.
  public private(set) var props: ContentView.Props?

  /// Creates a screen around its view.
  public init(contentView: ContentView) {
    self.contentView = contentView
    super.init(nibName: nil, bundle: nil)
  }

  /// A screen is never read from an archive.
  public required init?(coder: NSCoder) { nil }

  /// Makes the rendering view the controller's own.
  open override func loadView() {
    view = contentView
  }

  /// Renders props; the same ones again change nothing.
  open func render(props: ContentView.Props) {
    guard props != self.props else { return }
    self.props = props
    contentView.render(props: props)
  }

  /// What the screen was rendered from: its props.
  open override var rehearsalProps: Any? { props }
}
