public import HeadlessUIKit

/// The custom view of a screen, behind a protocol that names its controls.
@MainActor public protocol ViewContainer: AnyObject {
  /// The view.
  var view: UIView { get }
}

extension ViewContainer where Self: UIView {
  /// The view itself.
  public var view: UIView { self }
}

/// A view controller that binds a presenter to a view, each by its protocol.
open class ModuleViewController<ScreenPresenter, ScreenView>: UIViewController {
  /// The screen's logic; its protocol refines ``Presenter``.
  public let presenter: ScreenPresenter

  /// The screen's controls; their protocol refines ``ViewContainer``.
  public let container: ScreenView

  /// Creates a screen with its presenter and view.
  public init(presenter: ScreenPresenter, container: ScreenView) {
    self.presenter = presenter
    self.container = container
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil: a screen is not decoded from an archive.
  public required init?(coder: NSCoder) { nil }

  /// Sets the custom view as the controller's view.
  open override func loadView() {
    view = (container as? any ViewContainer)?.view ?? UIView()
  }

  /// The presenter's props, for drivers to show.
  open override var rehearsalProps: Any? { (presenter as? any Presenter)?.props }
}
