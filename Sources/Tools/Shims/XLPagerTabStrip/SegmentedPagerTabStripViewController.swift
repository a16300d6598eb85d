// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are XLPagerTabStrip's, and their documentation is too.
public import Foundation
public import HeadlessUIKit

public struct SegmentedPagerTabStripSettings {
  public struct Style {
    public var segmentedControlColor: UIColor?
  }

  public var style = Style()
}

/// A pager with a segmented control, which is the title view unless a storyboard has it.
open class SegmentedPagerTabStripViewController: PagerTabStripViewController,
  PagerTabStripDataSource, PagerTabStripDelegate
{
  public weak var segmentedControl: UISegmentedControl!
  open var settings = SegmentedPagerTabStripSettings()
  private var followsScrolling = true

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setUp()
  }

  private func setUp() {
    pagerBehaviour = .common(skipIntermediateViewControllers: true)
    delegate = self
    datasource = self
  }

  open override func rehearsalSet(_ value: Any?, forKey key: String) -> Bool {
    guard key == "segmentedControl" else { return super.rehearsalSet(value, forKey: key) }
    segmentedControl = value as? UISegmentedControl
    return true
  }

  open override func viewDidLoad() {
    let control = segmentedControl ?? UISegmentedControl()
    segmentedControl = control
    super.viewDidLoad()
    if control.superview == nil { navigationItem.titleView = control }
    if let color = settings.style.segmentedControlColor { control.tintColor = color }
    control.addTarget(self, for: .valueChanged) { $0.showSelectedSegment() }
    showSegments()
  }

  open override func reloadPagerTabStripView() {
    super.reloadPagerTabStripView()
    if isViewLoaded { showSegments() }
  }

  private func showSegments() {
    segmentedControl.removeAllSegments()
    for (index, page) in viewControllers.enumerated() {
      let info = (page as? any IndicatorInfoProvider)?.indicatorInfo(for: self)
      if let image = info?.image {
        segmentedControl.insertSegment(with: image, at: index, animated: false)
      } else {
        segmentedControl.insertSegment(withTitle: info?.title, at: index, animated: false)
      }
    }
    segmentedControl.selectedSegmentIndex = currentIndex
  }

  private func showSelectedSegment() {
    let index = segmentedControl.selectedSegmentIndex
    updateIndicator(for: self, fromIndex: currentIndex, toIndex: index)
    followsScrolling = false
    moveToViewController(at: index)
  }

  open func updateIndicator(
    for viewController: PagerTabStripViewController, fromIndex: Int, toIndex: Int
  ) { if followsScrolling { segmentedControl.selectedSegmentIndex = toIndex } }

  open override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    super.scrollViewDidEndScrollingAnimation(scrollView)
    followsScrolling = true
  }
}
