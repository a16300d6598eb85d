// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are XLPagerTabStrip's, and their documentation is too.
public import Foundation
public import HeadlessUIKit

public enum ButtonBarItemSpec<CellType: UICollectionViewCell> {
  case nibFile(nibName: String, bundle: Bundle?, width: (IndicatorInfo) -> CGFloat)
  case cellClass(width: (IndicatorInfo) -> CGFloat)

  public var weight: (IndicatorInfo) -> CGFloat {
    switch self {
    case .nibFile(_, _, let width), .cellClass(let width): width
    }
  }
}

public struct ButtonBarPagerTabStripSettings {
  public struct Style {
    public var buttonBarBackgroundColor: UIColor?
    public var buttonBarMinimumInteritemSpacing: CGFloat?
    public var buttonBarMinimumLineSpacing: CGFloat?
    public var buttonBarLeftContentInset: CGFloat?
    public var buttonBarRightContentInset: CGFloat?
    public var selectedBarBackgroundColor = UIColor.black
    public var selectedBarHeight: CGFloat = 5
    public var selectedBarVerticalAlignment = SelectedBarVerticalAlignment.bottom
    public var buttonBarItemBackgroundColor: UIColor?
    public var buttonBarItemFont = UIFont.systemFont(ofSize: 18)
    public var buttonBarItemLeftRightMargin: CGFloat = 8
    public var buttonBarItemTitleColor: UIColor?
    public var buttonBarItemsShouldFillAvailableWidth = true
    public var buttonBarHeight: CGFloat?
  }

  public var style = Style()
}

/// The bar with a cell for each page.
open class ButtonBarView: UICollectionView {
  open lazy var selectedBar = UIView()
  open var selectedBarHeight: CGFloat = 4
  open var selectedBarVerticalAlignment = SelectedBarVerticalAlignment.bottom
  open var selectedBarAlignment = SelectedBarAlignment.center
  open var selectedIndex = 0

  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  public override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
  }

  open func moveTo(
    index: Int, animated: Bool, swipeDirection: SwipeDirection, pagerScroll: PagerScroll
  ) {
    selectedIndex = index
    updateSelectedBarPosition(animated, swipeDirection: swipeDirection, pagerScroll: pagerScroll)
  }

  open func move(
    fromIndex: Int, toIndex: Int, progressPercentage: CGFloat, pagerScroll: PagerScroll
  ) { selectedIndex = progressPercentage > 0.5 ? toIndex : fromIndex }

  open func updateSelectedBarPosition(
    _ animated: Bool, swipeDirection: SwipeDirection, pagerScroll: PagerScroll
  ) {}
}

open class ButtonBarViewCell: UICollectionViewCell {
  open var imageView: UIImageView!
  open var label: UILabel!

  public override init(frame: CGRect) {
    super.init(frame: frame)
    let (image, title) = (UIImageView(), UILabel())
    (imageView, label) = (image, title)
    for view in [image, title] { contentView.addSubview(view) }
  }

  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  open override func rehearsalSet(_ value: Any?, forKey key: String) -> Bool {
    switch key {
    case "imageView": imageView = value as? UIImageView
    case "label": label = value as? UILabel
    default: return super.rehearsalSet(value, forKey: key)
    }
    return true
  }

  open override var isSelected: Bool {
    get { super.isSelected }
    set {
      super.isSelected = newValue
      if newValue {
        accessibilityTraits.insert(.selected)
      } else {
        accessibilityTraits.remove(.selected)
      }
    }
  }
}
