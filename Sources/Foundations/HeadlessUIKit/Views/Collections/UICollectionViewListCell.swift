internal import Foundation

/// A cell of a collection with a list layout.
open class UICollectionViewListCell: UICollectionViewCell {
  /// The accessories beside the content; those that a person can tap are buttons of the cell.
  open var accessories: [UICellAccessory] = [] { didSet { showAccessories() } }

  /// The indentation level of the content; stored, without effect.
  open var indentationLevel = 0

  /// The width of an indentation; stored, without effect.
  open var indentationWidth = 10.0

  /// Whether accessories are indented; stored, without effect.
  open var indentsAccessories = true

  /// The region of the separator; its constraints have no effect.
  public private(set) lazy var separatorLayoutGuide = UILayoutGuide()

  private var accessoryViews: [UIView] = []
  private var showsEditing = false

  /// Returns an empty list content configuration.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// The cell itself expands and collapses where the accessory has no tap of its own.
  override func reactToTap() throws(Refusal) -> Bool {
    let isHeader = accessories.contains { $0.togglesByCell }
    guard isHeader, outline?.isExpanded != nil else { return try super.reactToTap() }
    toggle()
    return true
  }

  private func showAccessories() {
    for view in accessoryViews { view.removeFromSuperview() }
    showsEditing = collection?.isEditing == true
    accessoryViews = accessories.filter { isShown($0.displayed) }.compactMap(view)
    for view in accessoryViews { addSubview(view) }
  }

  override func adoptEditing() {
    if showsEditing != (collection?.isEditing == true) { showAccessories() }
  }

  private func isShown(_ displayed: UICellAccessory.DisplayedState) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: showsEditing
    case .whenNotEditing: !showsEditing
    }
  }

  private func view(of accessory: UICellAccessory) -> UIView? {
    switch accessory.kind {
    case .label(let text):
      let label = UILabel()
      label.text = text
      return label
    case .custom(let view): return view
    case .outline where accessory.handler == nil && accessory.togglesByCell: return nil
    case .outline:
      return button("Expand or collapse") { [weak self] in
        if let handler = accessory.handler { handler() } else { self?.toggle() }
      }
    case .button(let name): return accessory.handler.map { button(name, $0) }
    case .mark: return nil
    }
  }

  private func button(_ name: String, _ act: @escaping () -> Void) -> UIButton {
    let button = UIButton()
    button.accessibilityLabel = name
    button.addAction(UIAction { _ in act() }, for: .touchUpInside)
    return button
  }

  private var outline: (source: any OutlineDataSource, path: IndexPath, isExpanded: Bool?)? {
    guard let collection, let path = collection.indexPath(for: self),
      let source = collection.dataSource as? any OutlineDataSource
    else { return nil }
    return (source, path, source.isExpanded(at: path))
  }

  private func toggle() {
    guard let outline else { return }
    outline.source.toggle(at: outline.path)
  }
}
