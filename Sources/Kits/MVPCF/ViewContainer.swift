public import HeadlessUIKit

/// The custom view of a screen, behind a protocol that names its controls.
@MainActor public protocol ViewContainer: AnyObject {
  /// The view itself.
  var view: UIView { get }
}

extension ViewContainer where Self: UIView {
  /// A view is its own.
  public var view: UIView { self }
}

/// A screen that binds a presenter to a view, each known by its protocol.
open class ModuleViewController<ScreenPresenter, ScreenView>: UIViewController {
  /// The screen's logic; its protocol refines ``Presenter``.
  public let presenter: ScreenPresenter

  /// The screen's controls; their protocol refines ``ViewContainer``.
  public let container: ScreenView

  /// Creates a screen.
  public init(presenter: ScreenPresenter, container: ScreenView) {
    self.presenter = presenter
    self.container = container
    super.init(nibName: nil, bundle: nil)
  }

  /// A screen is never read from an archive.
  public required init?(coder: NSCoder) { nil }

  /// Makes the custom view the controller's own.
  open override func loadView() {
    view = (container as? any ViewContainer)?.view ?? UIView()
  }

  /// What the screen is rendered from: its presenter's values.
  open override var rehearsalProps: Any? { (presenter as? any Presenter)?.values }
}
