// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are XLPagerTabStrip's, and their documentation is too.
public import Foundation
internal import HeadlessUIKit

/// A pager with a bar of titles.
open class ButtonBarPagerTabStripViewController:
  BaseButtonBarPagerTabStripViewController<ButtonBarViewCell>
{
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  open override func viewDidLoad() {
    if buttonBarItemSpec == nil {
      buttonBarItemSpec = .cellClass { [weak self] info in
        let label = UILabel()
        label.font = self?.settings.style.buttonBarItemFont
        label.text = info.title
        let margin = self?.settings.style.buttonBarItemLeftRightMargin ?? 8
        return label.intrinsicContentSize.width + margin * 2
      }
    }
    super.viewDidLoad()
  }

  open override func configure(cell: ButtonBarViewCell, for indicatorInfo: IndicatorInfo) {
    let style = settings.style
    cell.label.text = indicatorInfo.title
    cell.label.font = style.buttonBarItemFont
    if let color = style.buttonBarItemTitleColor { cell.label.textColor = color }
    if let color = style.buttonBarItemBackgroundColor { cell.backgroundColor = color }
    if let image = indicatorInfo.image { cell.imageView?.image = image }
    if let image = indicatorInfo.highlightedImage { cell.imageView?.highlightedImage = image }
    configureCell(cell, indicatorInfo: indicatorInfo)
  }

  open func configureCell(_ cell: ButtonBarViewCell, indicatorInfo: IndicatorInfo) {}
}
