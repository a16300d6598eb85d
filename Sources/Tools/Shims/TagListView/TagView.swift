// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are TagListView's, and their documentation is too.
public import Foundation
public import HeadlessUIKit

/// A tag, with a button beside it that removes it where the list has one.
open class TagView: UIButton {
  open var cornerRadius: CGFloat = 0
  open var borderWidth: CGFloat = 0
  open var borderColor: UIColor?
  open var textColor: UIColor = .white
  open var selectedTextColor: UIColor = .white
  open var titleLineBreakMode: NSLineBreakMode = .byTruncatingMiddle
  open var paddingY: CGFloat = 2
  open var paddingX: CGFloat = 5
  open var tagBackgroundColor: UIColor = .gray
  open var highlightedBackgroundColor: UIColor?
  open var selectedBorderColor: UIColor?
  open var selectedBackgroundColor: UIColor?
  open var textFont: UIFont = .systemFont(ofSize: 12)
  open var removeButtonIconSize: CGFloat = 12
  open var removeIconLineWidth: CGFloat = 3
  open var removeIconLineColor = UIColor.white.withAlphaComponent(0.54)
  open var enableRemoveButton = false { didSet { removeButton.isHidden = !enableRemoveButton } }
  open var onTap: ((TagView) -> Void)?
  open var onLongPress: ((TagView) -> Void)?

  let removeButton = UIButton()

  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setUp()
  }

  public init(title: String) {
    super.init(frame: .zero)
    setTitle(title, for: [])
    setUp()
  }

  private func setUp() {
    removeButton.isHidden = true
    // The library draws a cross, which has no name.
    removeButton.accessibilityLabel = "Remove \(currentTitle ?? "")"
    let press = UILongPressGestureRecognizer()
    press.addTarget(self) { [weak press] tag in
      if press?.state == .began { tag.onLongPress?(tag) }
    }
    addGestureRecognizer(press)
  }

  open override var intrinsicContentSize: CGSize {
    let text = (currentTitle ?? "") as NSString
    var size = text.size(withAttributes: [.font: textFont])
    size.height = textFont.pointSize + paddingY * 2
    size.width += paddingX * 2
    if enableRemoveButton { size.width += removeButtonIconSize + paddingX }
    return CGSize(width: max(size.width, size.height), height: size.height)
  }
}
