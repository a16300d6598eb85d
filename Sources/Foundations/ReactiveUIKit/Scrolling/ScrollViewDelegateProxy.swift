import HeadlessUIKit
import Reactive

/// A scroll view delegate that forwards to the app's own delegate and sends what it hears.
final class ScrollViewDelegateProxy: ForwardingDelegate<PlainScrollView>, ScrollForwarding {
  private final class EmptyDelegate: UIScrollViewDelegate {}

  let scrolling = ScrollEvents()
  private let emptyDelegate = EmptyDelegate()

  var ownScrollDelegate: any UIScrollViewDelegate { ownDelegate ?? emptyDelegate }
}

/// A scroll view as the host of a delegate proxy.
///
/// `UIScrollView` cannot conform to `HasDelegate` itself, since its subclasses conform with delegates of
/// other types. The host lives as long as its view.
final class PlainScrollView: HasDelegate {
  private weak var view: UIScrollView?

  private init(_ view: UIScrollView) {
    self.view = view
  }

  static func of(_ view: UIScrollView) -> PlainScrollView {
    InstalledProxies.shared.proxy(of: view) { PlainScrollView(view) }
  }

  var delegate: (any UIScrollViewDelegate)? {
    get { view?.delegate }
    set { view?.delegate = newValue }
  }
}
