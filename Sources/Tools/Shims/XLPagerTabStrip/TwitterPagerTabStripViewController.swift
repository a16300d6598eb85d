// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are XLPagerTabStrip's, and their documentation is too.
public import Foundation
public import HeadlessUIKit

public struct TwitterPagerTabStripSettings {
  public struct Style {
    public var dotColor = UIColor(white: 1, alpha: 0.4)
    public var selectedDotColor = UIColor.white
    public var portraitTitleFont = UIFont.systemFont(ofSize: 18)
    public var landscapeTitleFont = UIFont.systemFont(ofSize: 15)
    public var titleColor = UIColor.white
  }

  public var style = Style()
}

/// A pager whose titles are in the navigation bar, with a dot for each page.
open class TwitterPagerTabStripViewController: PagerTabStripViewController,
  PagerTabStripDataSource, PagerTabStripIsProgressiveDelegate
{
  open var settings = TwitterPagerTabStripSettings()
  private let titles = UIView()
  private let dots = UIPageControl()

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setUp()
  }

  private func setUp() {
    pagerBehaviour = .progressive(
      skipIntermediateViewControllers: true, elasticIndicatorLimit: true)
    delegate = self
    datasource = self
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.titleView = titles
    showTitles()
  }

  open override func reloadPagerTabStripView() {
    super.reloadPagerTabStripView()
    if isViewLoaded { showTitles() }
  }

  private func showTitles() {
    for view in titles.subviews { view.removeFromSuperview() }
    for page in viewControllers {
      let label = UILabel()
      label.text = (page as? any IndicatorInfoProvider)?.indicatorInfo(for: self).title
      label.font = settings.style.portraitTitleFont
      label.textColor = settings.style.titleColor
      titles.addSubview(label)
    }
    titles.addSubview(dots)
    dots.numberOfPages = viewControllers.count
    dots.pageIndicatorTintColor = settings.style.dotColor
    dots.currentPageIndicatorTintColor = settings.style.selectedDotColor
    dots.currentPage = currentIndex
  }

  open func updateIndicator(
    for viewController: PagerTabStripViewController, fromIndex: Int, toIndex: Int,
    withProgressPercentage progressPercentage: CGFloat, indexWasChanged: Bool
  ) { dots.currentPage = currentIndex }

  open func updateIndicator(
    for viewController: PagerTabStripViewController, fromIndex: Int, toIndex: Int
  ) { dots.currentPage = currentIndex }
}
