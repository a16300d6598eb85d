// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are TagListView's, and their documentation is too.
public import Foundation
public import HeadlessUIKit

public protocol TagListViewDelegate: AnyObject {
  func tagPressed(_ title: String, tagView: TagView, sender: TagListView)
  func tagRemoveButtonPressed(_ title: String, tagView: TagView, sender: TagListView)
}

extension TagListViewDelegate {
  public func tagPressed(_ title: String, tagView: TagView, sender: TagListView) {}
  public func tagRemoveButtonPressed(_ title: String, tagView: TagView, sender: TagListView) {}
}

/// A list of tags, which are buttons.
open class TagListView: UIView {
  nonisolated public enum Alignment: Int, Sendable {
    case left
    case center
    case right
    case leading
    case trailing
  }

  open weak var delegate: (any TagListViewDelegate)?
  open private(set) var tagViews: [TagView] = []
  open var enableRemoveButton = false {
    didSet { for tag in tagViews { tag.enableRemoveButton = enableRemoveButton } }
  }
  open var textFont: UIFont = .systemFont(ofSize: 12) {
    didSet { for tag in tagViews { tag.textFont = textFont } }
  }
  open var textColor: UIColor = .white {
    didSet { for tag in tagViews { tag.textColor = textColor } }
  }
  open var selectedTextColor: UIColor = .white {
    didSet { for tag in tagViews { tag.selectedTextColor = selectedTextColor } }
  }
  open var tagBackgroundColor: UIColor = .gray {
    didSet { for tag in tagViews { tag.tagBackgroundColor = tagBackgroundColor } }
  }
  open var tagSelectedBackgroundColor: UIColor? {
    didSet { for tag in tagViews { tag.selectedBackgroundColor = tagSelectedBackgroundColor } }
  }
  open var cornerRadius: CGFloat = 0 {
    didSet { for tag in tagViews { tag.cornerRadius = cornerRadius } }
  }
  open var paddingY: CGFloat = 2 {
    didSet { for tag in tagViews { tag.paddingY = paddingY } }
  }
  open var paddingX: CGFloat = 5 {
    didSet { for tag in tagViews { tag.paddingX = paddingX } }
  }
  open var marginY: CGFloat = 2
  open var marginX: CGFloat = 5
  open var minWidth: CGFloat = 0

  // MARK: Stored, without effect

  open var tagLineBreakMode: NSLineBreakMode = .byTruncatingMiddle
  open var tagHighlightedBackgroundColor: UIColor?
  open var borderWidth: CGFloat = 0
  open var borderColor: UIColor?
  open var selectedBorderColor: UIColor?
  open var alignment = Alignment.leading
  open var shadowColor: UIColor = .white
  open var shadowRadius: CGFloat = 0
  open var shadowOffset = CGSize.zero
  open var shadowOpacity: Float = 0
  open var removeButtonIconSize: CGFloat = 12
  open var removeIconLineWidth: CGFloat = 1
  open var removeIconLineColor = UIColor.white.withAlphaComponent(0.54)

  open override func rehearsalSet(_ value: Any?, forKey key: String) -> Bool {
    switch key {
    case "delegate": delegate = value as? any TagListViewDelegate
    case "enableRemoveButton": enableRemoveButton = value as? Bool ?? enableRemoveButton
    default: return super.rehearsalSet(value, forKey: key)
    }
    return true
  }

  // MARK: Tags

  @discardableResult
  open func addTag(_ title: String) -> TagView { addTagView(makeTag(title)) }

  @discardableResult
  open func addTags(_ titles: [String]) -> [TagView] { addTagViews(titles.map(makeTag)) }

  @discardableResult
  open func addTagView(_ tagView: TagView) -> TagView { insertTagView(tagView, at: tagViews.count) }

  @discardableResult
  open func addTagViews(_ tagViewList: [TagView]) -> [TagView] {
    for tag in tagViewList { addTagView(tag) }
    return tagViews
  }

  @discardableResult
  open func insertTag(_ title: String, at index: Int) -> TagView {
    insertTagView(makeTag(title), at: index)
  }

  @discardableResult
  open func insertTagView(_ tagView: TagView, at index: Int) -> TagView {
    tagViews.insert(tagView, at: index)
    insertSubview(tagView, at: index * 2)
    insertSubview(tagView.removeButton, at: index * 2 + 1)
    invalidateIntrinsicContentSize()
    return tagView
  }

  private func makeTag(_ title: String) -> TagView {
    let tag = TagView(title: title)
    tag.textFont = textFont
    tag.textColor = textColor
    tag.selectedTextColor = selectedTextColor
    tag.tagBackgroundColor = tagBackgroundColor
    tag.selectedBackgroundColor = tagSelectedBackgroundColor
    tag.cornerRadius = cornerRadius
    (tag.paddingX, tag.paddingY) = (paddingX, paddingY)
    tag.enableRemoveButton = enableRemoveButton
    addHandlers(to: tag)
    return tag
  }

  private func addHandlers(to tag: TagView) {
    tag.addTarget(self, for: .touchUpInside) { [weak tag] list in
      guard let tag else { return }
      tag.onTap?(tag)
      list.delegate?.tagPressed(tag.currentTitle ?? "", tagView: tag, sender: list)
    }
    tag.removeButton.addTarget(self, for: .touchUpInside) { [weak tag] list in
      guard let tag else { return }
      list.delegate?.tagRemoveButtonPressed(tag.currentTitle ?? "", tagView: tag, sender: list)
    }
    tag.onLongPress = { [weak self] pressed in
      for tag in self?.tagViews ?? [] { tag.isSelected = tag === pressed }
    }
  }

  open func setTitle(_ title: String, at index: Int) { tagViews[index].setTitle(title, for: []) }

  open func removeTag(_ title: String) {
    tagViews.filter { $0.currentTitle == title }.forEach(removeTagView)
  }

  open func removeTagView(_ tagView: TagView) {
    tagView.removeFromSuperview()
    tagView.removeButton.removeFromSuperview()
    tagViews.removeAll { $0 === tagView }
    invalidateIntrinsicContentSize()
  }

  open func removeAllTags() { tagViews.forEach(removeTagView) }

  open func selectedTags() -> [TagView] { tagViews.filter(\.isSelected) }

  // MARK: Size

  open override var intrinsicContentSize: CGSize {
    var (rows, rowWidth) = (0, CGFloat(0))
    for tag in tagViews {
      let width = max(minWidth, tag.intrinsicContentSize.width)
      if rows == 0 || rowWidth + width > frame.width { (rows, rowWidth) = (rows + 1, 0) }
      rowWidth += width + marginX
    }
    let height = tagViews.last?.intrinsicContentSize.height ?? 0
    let total = CGFloat(rows) * (height + marginY) - (rows > 0 ? marginY : 0)
    return CGSize(width: frame.width, height: total)
  }
}
