// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Cartography's, and their documentation is too.
public import UIKit

public typealias View = UIView
public typealias LayoutGuide = UILayoutGuide
public typealias LayoutAttribute = NSLayoutConstraint.Attribute
public typealias LayoutRelation = NSLayoutConstraint.Relation
public typealias LayoutPriority = UILayoutPriority

/// A view or a guide, for which a closure is given a proxy.
public protocol LayoutItem: AnyObject {
  associatedtype ProxyType: LayoutProxy

  func asProxy(context: Context) -> ProxyType
}

extension LayoutItem {
  public func asProxy() -> ProxyType { asProxy(context: Context()) }
}

extension UIView: LayoutItem {
  public func asProxy(context: Context) -> ViewProxy { ViewProxy(context: context, view: self) }
}

extension UILayoutGuide: LayoutItem {
  public func asProxy(context: Context) -> LayoutGuideProxy {
    LayoutGuideProxy(context: context, item: self)
  }
}

/// The top or the bottom of a controller's view that bars leave free.
public final class LayoutSupport: LayoutItem {
  let layoutGuide: any UILayoutSupport

  init(layoutGuide: any UILayoutSupport) { self.layoutGuide = layoutGuide }

  public func asProxy(context: Context) -> LayoutSupportProxy {
    LayoutSupportProxy(context: context, item: self)
  }
}

extension UIViewController {
  public var car_topLayoutGuide: LayoutSupport { LayoutSupport(layoutGuide: topLayoutGuide) }
  public var car_bottomLayoutGuide: LayoutSupport { LayoutSupport(layoutGuide: bottomLayoutGuide) }
}

public final class ViewProxy: SupportsPositioningLayoutProxy, SupportsBaselineLayoutProxy,
  AutoresizingMaskLayoutProxy
{
  public var context: Context
  private let view: View

  public init(context: Context, view: View) {
    self.context = context
    self.view = view
  }

  public var item: AnyObject { view }
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { view.translatesAutoresizingMaskIntoConstraints }
    set { view.translatesAutoresizingMaskIntoConstraints = newValue }
  }
  public var superview: ViewProxy? { view.superview?.asProxy(context: context) }
  public var safeAreaLayoutGuide: LayoutGuideProxy { proxy(view.safeAreaLayoutGuide) }
  public var layoutMarginsGuide: LayoutGuideProxy { proxy(view.layoutMarginsGuide) }
  public var readableContentGuide: LayoutGuideProxy { proxy(view.readableContentGuide) }
  public var safeArea: LayoutGuideProxy { safeAreaLayoutGuide }

  private func proxy(_ guide: UILayoutGuide) -> LayoutGuideProxy { guide.asProxy(context: context) }
}

public final class LayoutGuideProxy: SupportsPositioningLayoutProxy {
  public let context: Context
  private let layoutGuide: LayoutGuide

  public init(context: Context, item: LayoutGuide) {
    self.context = context
    layoutGuide = item
  }

  public var item: AnyObject { layoutGuide }
  public var owningView: ViewProxy? { layoutGuide.owningView?.asProxy(context: context) }
}

public final class LayoutSupportProxy: SupportsHeightLayoutProxy, SupportsTopLayoutProxy,
  SupportsBottomLayoutProxy
{
  public let context: Context
  private let layoutGuide: any UILayoutSupport

  public init(context: Context, item: LayoutSupport) {
    self.context = context
    layoutGuide = item.layoutGuide
  }

  public var item: AnyObject { layoutGuide }
}
