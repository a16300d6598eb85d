public import Foundation

/// An accessory beside the content of a list cell.
public struct UICellAccessory {
  /// The parts of a cell that an accessory becomes.
  enum Kind {
    /// A sign that is not shown.
    case mark
    case outline
    case label(String)
    case button(String)
    case custom(UIView)
  }

  let kind: Kind
  var handler: (() -> Void)?
  /// Whether a tap on the cell expands and collapses.
  var togglesByCell = false
  /// The time at which it is shown.
  var displayed = DisplayedState.always

  /// The times at which an accessory is shown.
  nonisolated public enum DisplayedState: Sendable {
    /// Always, while the list is edited, or while it is not.
    case always, whenEditing, whenNotEditing
  }

  /// The width that an accessory takes; without effect.
  nonisolated public enum LayoutDimension: Sendable {
    /// That of the accessory, the usual one, or another one in points.
    case actual, standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The side of the cell on which an accessory of the app's own is.
  public enum Placement {
    /// Before the content.
    case leading(displayed: DisplayedState = .always, at: ([UICellAccessory]) -> Int = { $0.count })
    /// After the content.
    case trailing(
      displayed: DisplayedState = .always, at: ([UICellAccessory]) -> Int = { $0.count })

    var displayed: DisplayedState {
      switch self {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    }
  }

  /// The looks of an accessory; without effect.
  public struct Options {
    /// Creates options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil, font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {}
  }

  /// The looks of an arrow.
  public typealias DisclosureIndicatorOptions = Options
  /// The looks of a check mark.
  public typealias CheckmarkOptions = Options
  /// The looks of a sign for removing.
  public typealias DeleteOptions = Options
  /// The looks of a sign for adding.
  public typealias InsertOptions = Options
  /// The looks of a handle.
  public typealias ReorderOptions = Options
  /// The looks of a circle for selecting.
  public typealias MultiselectOptions = Options
  /// The looks of a text.
  public typealias LabelOptions = Options
  /// The looks of a button for details.
  public typealias DetailOptions = Options

  /// The look and the behaviour of an arrow that expands and collapses.
  public struct OutlineDisclosureOptions {
    /// The part of the cell that a person taps.
    nonisolated public enum Style: Sendable {
      /// The cell, the arrow, or what suits the cell: here the cell.
      case automatic, header, cell
    }

    /// The part of the cell that a person taps.
    public var style: Style

    /// Creates options.
    public init(
      style: Style = .automatic, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) { self.style = style }
  }

  /// A view of the app's own beside the content.
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView

    /// The side and the states; the side has no effect.
    public let placement: Placement

    /// Whether the view is hidden; stored, without effect.
    public var isHidden: Bool?

    /// The width that is kept for the view; stored, without effect.
    public var reservedLayoutWidth: LayoutDimension?

    /// The color of the view; stored, without effect.
    public var tintColor: UIColor?

    /// Whether the view keeps its size; stored, without effect.
    public var maintainsFixedSize: Bool?

    var displayed: DisplayedState { placement.displayed }

    /// Creates a configuration.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize
    }
  }

  /// Returns an arrow.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: Options = .init()
  ) -> UICellAccessory { UICellAccessory(kind: .mark) }

  /// Returns an arrow that expands and collapses the item, or calls a closure instead.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      kind: .outline, handler: actionHandler,
      togglesByCell: actionHandler == nil && options.style != .cell, displayed: displayed)
  }

  /// Returns a check mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: Options = .init()
  ) -> UICellAccessory { UICellAccessory(kind: .mark) }

  /// Returns a sign for removing the item, a button if there is a closure.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: Options = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(kind: .button("Delete"), handler: actionHandler, displayed: displayed)
  }

  /// Returns a sign for adding an item, a button if there is a closure.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: Options = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(kind: .button("Insert"), handler: actionHandler, displayed: displayed)
  }

  /// Returns a button for details.
  public static func detail(
    displayed: DisplayedState = .always, options: Options = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(kind: .button("More Info"), handler: actionHandler, displayed: displayed)
  }

  /// Returns a handle for moving the item.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: Options = .init()
  ) -> UICellAccessory { UICellAccessory(kind: .mark) }

  /// Returns a circle for selecting.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: Options = .init()
  ) -> UICellAccessory { UICellAccessory(kind: .mark) }

  /// Returns a text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: Options = .init()
  ) -> UICellAccessory { UICellAccessory(kind: .label(text), displayed: displayed) }

  /// Returns a view of the app's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(kind: .custom(configuration.customView), displayed: configuration.displayed)
  }
}
