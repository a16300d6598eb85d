/// The look of the separators of a list; stored, without effect.
public struct UIListSeparatorConfiguration {
  /// The visibility of a separator.
  nonisolated public enum Visibility: Int, Sendable {
    /// As the list decides, visible, or hidden.
    case automatic, visible, hidden
  }

  /// The insets that the list decides.
  nonisolated public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// The visibility of the separator above an item.
  public var topSeparatorVisibility = Visibility.automatic
  /// The visibility of the separator below an item.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the separator above an item.
  public var topSeparatorInsets = Self.automaticInsets
  /// The insets of the separator below an item.
  public var bottomSeparatorInsets = Self.automaticInsets
  /// The colour.
  public var color = UIColor.separator
  /// The colour of several selected items.
  public var multipleSelectionColor = UIColor.separator
  /// The visual effect; nil for none.
  public var visualEffect: UIVisualEffect?

  /// Creates the look of the separators of a list's appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
