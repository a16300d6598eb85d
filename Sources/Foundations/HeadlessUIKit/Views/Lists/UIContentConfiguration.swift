/// A description of content that can create the view to show it.
@MainActor public protocol UIContentConfiguration {
  /// Creates a view that shows the content.
  func makeContentView() -> any UIView & UIContentView

  /// Returns the content for a state of its cell; the same content unless implemented.
  func updated(for state: any UIConfigurationState) -> Self
}

extension UIContentConfiguration {
  /// Returns the same content.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// A view that shows the content of a configuration.
@MainActor public protocol UIContentView: UIView {
  /// The content; setting it updates the view.
  var configuration: any UIContentConfiguration { get set }

  /// Returns whether the view can show a configuration; by default one of the same type.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns whether the configuration has the type of the current one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: self.configuration) == type(of: configuration)
  }
}

/// The state of a view whose content depends on it.
nonisolated public protocol UIConfigurationState {
  /// Whether the cell is selected.
  var isSelected: Bool { get }
  /// Whether the cell is highlighted.
  var isHighlighted: Bool { get }
  /// Whether the cell does not accept touches.
  var isDisabled: Bool { get }
  /// The value of the app's own key.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a value that an app adds to a state.
nonisolated public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a key of a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a table's or collection's cell.
nonisolated public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell is highlighted.
  public var isHighlighted = false
  /// Whether the cell does not accept touches.
  public var isDisabled = false
  /// Whether the cell is in editing mode.
  public var isEditing = false
  /// Whether the cell is focused.
  public var isFocused = false
  /// Whether the cell shows the items below it.
  public var isExpanded = false
  /// Whether the cell is swiped.
  public var isSwiped = false
  /// Whether the cell is in the order of a drag.
  public var isReordering = false

  /// The part of the cell in a drag.
  public var cellDragState = DragState.none
  /// The part of the cell in a drop.
  public var cellDropState = DropState.none

  /// The part of a cell in a drag.
  public enum DragState: Int, Sendable {
    /// None, the cell rises, or is dragged.
    case none, lifting, dragging
  }

  /// The part of a cell in a drop.
  public enum DropState: Int, Sendable {
    /// None, a drop is possible but not here, or the cell is the target.
    case none, notTargeted, targeted
  }

  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// The value of the app's own key.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }

  /// Creates a state in which nothing holds.
  public init() {}
}

/// The content view of a cell, replaced only if it does not support the next configuration.
struct HostedContentView {
  private var view: (any UIView & UIContentView)?

  mutating func show(_ configuration: (any UIContentConfiguration)?, in container: UIView) {
    guard let configuration else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    if let view, view.supports(configuration) {
      view.configuration = configuration
      return
    }
    view?.removeFromSuperview()
    let made = configuration.makeContentView()
    container.addSubview(made)
    view = made
  }
}
