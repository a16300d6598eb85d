// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are XLPagerTabStrip's, and their documentation is too.
public import Foundation
public import HeadlessUIKit

public struct BarPagerTabStripSettings {
  public struct Style {
    public var barBackgroundColor: UIColor?
    public var selectedBarBackgroundColor: UIColor?
    public var barHeight: CGFloat = 5
  }

  public var style = Style()
}

/// The line that marks the page.
open class BarView: UIView {
  open lazy var selectedBar = UIView()

  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
  override init(frame: CGRect) { super.init(frame: frame) }

  open func moveTo(index: Int, animated: Bool) {}
  open func move(fromIndex: Int, toIndex: Int, progressPercentage: CGFloat) {}
}

/// A pager with a line that marks the page.
open class BarPagerTabStripViewController: PagerTabStripViewController, PagerTabStripDataSource,
  PagerTabStripIsProgressiveDelegate
{
  public var settings = BarPagerTabStripSettings()
  public weak var barView: BarView!

  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    delegate = self
    datasource = self
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    delegate = self
    datasource = self
  }

  open override func rehearsalSet(_ value: Any?, forKey key: String) -> Bool {
    guard key == "barView" else { return super.rehearsalSet(value, forKey: key) }
    barView = value as? BarView
    return true
  }

  open override func viewDidLoad() {
    let bar =
      barView
      ?? BarView(
        frame: CGRect(x: 0, y: 0, width: view.frame.width, height: settings.style.barHeight))
    barView = bar
    super.viewDidLoad()
    // The bar comes before the pages, as it is read.
    if bar.superview == nil { view.insertSubview(bar, at: 0) }
    if let color = settings.style.barBackgroundColor { bar.backgroundColor = color }
    if let color = settings.style.selectedBarBackgroundColor {
      bar.selectedBar.backgroundColor = color
    }
  }

  open func updateIndicator(
    for viewController: PagerTabStripViewController, fromIndex: Int, toIndex: Int,
    withProgressPercentage progressPercentage: CGFloat, indexWasChanged: Bool
  ) {
    barView.move(
      fromIndex: fromIndex, toIndex: toIndex, progressPercentage: progressPercentage)
  }

  open func updateIndicator(
    for viewController: PagerTabStripViewController, fromIndex: Int, toIndex: Int
  ) { barView.moveTo(index: toIndex, animated: true) }
}
