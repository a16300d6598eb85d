/// Buttons that stand together in a bar.
///
/// Nothing is laid out, so that a group always shows its buttons and never the item that represents them.
open class UIBarButtonItemGroup: NSObject {
  /// The buttons, from the leading to the trailing one.
  open var barButtonItems: [UIBarButtonItem] { didSet { takeItems(oldValue) } }
  /// The item that stands for the buttons where there is no room; stored, without effect.
  open var representativeItem: UIBarButtonItem?
  /// Whether the buttons are not shown.
  open var isHidden = false { didSet { takeItems(barButtonItems) } }
  /// Whether the representative item is shown: never.
  public final var isDisplayingRepresentativeItem: Bool { false }
  /// Whether the group may be moved or taken away; stored, without effect.
  public private(set) final var customizationIdentifier: String?

  /// Creates a group of buttons.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    takeItems([])
  }

  /// Returns a group that stays where it is.
  public static func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// Returns a group that a person may move.
  public static func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = fixedGroup(representativeItem: representativeItem, items: items)
    group.customizationIdentifier = customizationIdentifier
    return group
  }

  /// Returns a group that a person may move and take away, and that is hidden unless it is there by default.
  public static func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = movableGroup(
      customizationIdentifier: customizationIdentifier, representativeItem: representativeItem,
      items: items)
    group.isHidden = !isInDefaultCustomization
    return group
  }

  private func takeItems(_ earlier: [UIBarButtonItem]) {
    for item in earlier { item.isInHiddenGroup = false }
    for item in barButtonItems { item.isInHiddenGroup = isHidden }
  }
}

extension UIBarButtonItem {
  /// Returns a group of this button alone that stays where it is.
  public final func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

  /// Returns a group of this button alone that a person may move.
  public final func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }

  /// Returns a group of this button alone that a person may move and take away.
  public final func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier,
      isInDefaultCustomization: isInDefaultCustomization, items: [self])
  }
}

extension UINavigationItem {
  /// The groups on the leading side; the buttons on the left where none were set.
  public final var leadingItemGroups: [UIBarButtonItemGroup] {
    get { Self.groups(groups.leading, leftBarButtonItems ?? []) }
    set {
      groups.leading = newValue
      leftBarButtonItems = newValue.flatMap(\.barButtonItems)
    }
  }

  /// The groups in the middle, which are shown before those on the trailing side.
  public final var centerItemGroups: [UIBarButtonItemGroup] {
    get { groups.center }
    set {
      groups.center = newValue
      showTrailingGroups()
    }
  }

  /// The groups on the trailing side; the buttons on the right where none were set.
  public final var trailingItemGroups: [UIBarButtonItemGroup] {
    get {
      let others = (groups.center + [groups.pinned].compactMap { $0 }).flatMap(\.barButtonItems)
      let items = (rightBarButtonItems ?? []).filter { !others.contains($0) }
      return Self.groups(groups.trailing, items.reversed())
    }
    set {
      groups.trailing = newValue
      showTrailingGroups()
    }
  }

  /// The group behind all others on the trailing side.
  public final var pinnedTrailingGroup: UIBarButtonItemGroup? {
    get { groups.pinned }
    set {
      groups.pinned = newValue
      showTrailingGroups()
    }
  }

  /// The buttons on the right are those of the groups, the outermost first.
  private func showTrailingGroups() {
    let shown = groups.center + groups.trailing + [groups.pinned].compactMap { $0 }
    rightBarButtonItems = shown.flatMap(\.barButtonItems).reversed()
  }

  private static func groups(
    _ groups: [UIBarButtonItemGroup], _ items: [UIBarButtonItem]
  ) -> [UIBarButtonItemGroup] {
    if groups.flatMap(\.barButtonItems) == items { return groups }
    return items.isEmpty
      ? [] : [UIBarButtonItemGroup(barButtonItems: items, representativeItem: nil)]
  }
}
