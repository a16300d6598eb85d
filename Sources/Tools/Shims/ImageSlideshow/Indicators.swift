// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are ImageSlideshow's, and their documentation is too.
public import Foundation
public import HeadlessUIKit

public protocol ActivityIndicatorView {
  var view: UIView { get }
  func show()
  func hide()
}

public protocol ActivityIndicatorFactory {
  func create() -> any ActivityIndicatorView
}

extension UIActivityIndicatorView: ActivityIndicatorView {
  public var view: UIView { self }
  public func show() { startAnimating() }
  public func hide() { stopAnimating() }
}

open class DefaultActivityIndicator: ActivityIndicatorFactory {
  open var style: UIActivityIndicatorView.Style
  open var color: UIColor?

  public init(style: UIActivityIndicatorView.Style = .medium, color: UIColor? = nil) {
    self.style = style
    self.color = color
  }

  open func create() -> any ActivityIndicatorView {
    let indicator = UIActivityIndicatorView(style: style)
    indicator.color = color
    return indicator
  }
}

public protocol PageIndicatorView: AnyObject {
  var view: UIView { get }
  var page: Int { get set }
  var numberOfPages: Int { get set }
}

extension UIPageControl: PageIndicatorView {
  public var view: UIView { self }
  public var page: Int {
    get { currentPage }
    set { currentPage = newValue }
  }

  public static func withSlideshowColors() -> UIPageControl {
    let control = UIPageControl()
    control.currentPageIndicatorTintColor = .lightGray
    control.pageIndicatorTintColor = .black
    return control
  }
}

public class LabelPageIndicator: UILabel, PageIndicatorView {
  public var view: UIView { self }
  public var numberOfPages = 0 { didSet { showPage() } }
  public var page = 0 { didSet { showPage() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    textAlignment = .center
  }

  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    textAlignment = .center
  }

  private func showPage() { text = "\(page + 1)/\(numberOfPages)" }
}

public struct PageIndicatorPosition {
  public enum Horizontal {
    case left(padding: CGFloat), center, right(padding: CGFloat)
  }

  public enum Vertical {
    case top, bottom, under
    case customTop(padding: CGFloat), customBottom(padding: CGFloat)
    case customUnder(padding: CGFloat)
  }

  var horizontal: Horizontal
  var vertical: Vertical

  public init(horizontal: Horizontal = .center, vertical: Vertical = .bottom) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

public enum PageControlPosition {
  case hidden
  case insideScrollView
  case underScrollView
  case custom(padding: CGFloat)
}

public enum ImagePreload {
  case fixed(offset: Int)
  case all
}
