// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are XLPagerTabStrip's, and their documentation is too.
public import Foundation
public import HeadlessUIKit

/// The title and the images of a page in the bar of its pager.
public struct IndicatorInfo: ExpressibleByStringLiteral {
  public var title: String?
  public var image: UIImage?
  public var highlightedImage: UIImage?
  public var accessibilityLabel: String?
  public var userInfo: Any?

  public init(title: String?) {
    self.title = title
    accessibilityLabel = title
  }

  public init(image: UIImage?, highlightedImage: UIImage? = nil, userInfo: Any? = nil) {
    self.image = image
    self.highlightedImage = highlightedImage
    self.userInfo = userInfo
  }

  public init(
    title: String?, image: UIImage?, highlightedImage: UIImage? = nil, userInfo: Any? = nil
  ) {
    self.init(
      title: title, accessibilityLabel: title, image: image, highlightedImage: highlightedImage,
      userInfo: userInfo)
  }

  public init(
    title: String?, accessibilityLabel: String?, image: UIImage?,
    highlightedImage: UIImage? = nil, userInfo: Any? = nil
  ) {
    self.init(image: image, highlightedImage: highlightedImage, userInfo: userInfo)
    self.title = title
    self.accessibilityLabel = accessibilityLabel
  }

  public init(stringLiteral value: String) { self.init(title: value) }
}

public protocol IndicatorInfoProvider {
  func indicatorInfo(for pagerTabStripController: PagerTabStripViewController) -> IndicatorInfo
}

public protocol PagerTabStripDelegate: AnyObject {
  func updateIndicator(
    for viewController: PagerTabStripViewController, fromIndex: Int, toIndex: Int)
}

public protocol PagerTabStripIsProgressiveDelegate: PagerTabStripDelegate {
  func updateIndicator(
    for viewController: PagerTabStripViewController, fromIndex: Int, toIndex: Int,
    withProgressPercentage progressPercentage: CGFloat, indexWasChanged: Bool)
}

public protocol PagerTabStripDataSource: AnyObject {
  func viewControllers(
    for pagerTabStripController: PagerTabStripViewController
  ) -> [UIViewController]
}

nonisolated public enum PagerTabStripBehaviour: Sendable {
  case common(skipIntermediateViewControllers: Bool)
  case progressive(skipIntermediateViewControllers: Bool, elasticIndicatorLimit: Bool)

  public var skipIntermediateViewControllers: Bool {
    switch self {
    case .common(let skips), .progressive(let skips, _): skips
    }
  }

  public var isProgressiveIndicator: Bool {
    if case .progressive = self { true } else { false }
  }

  public var isElasticIndicatorLimit: Bool {
    if case .progressive(_, let isElastic) = self { isElastic } else { false }
  }
}

nonisolated public enum PagerTabStripError: Error {
  case viewControllerOutOfBounds
}

nonisolated public enum SwipeDirection: Sendable {
  case left
  case right
  case none
}

nonisolated public enum PagerScroll: Sendable {
  case no
  case yes
  case scrollOnlyIfOutOfScreen
}

nonisolated public enum SelectedBarAlignment: Sendable {
  case left
  case center
  case right
  case progressive
}

nonisolated public enum SelectedBarVerticalAlignment: Sendable {
  case top
  case middle
  case bottom
}
