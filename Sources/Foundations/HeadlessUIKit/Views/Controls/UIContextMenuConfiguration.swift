public import Foundation

/// What a long press offers: a menu; the preview is made, and never shown.
open class UIContextMenuConfiguration {
  /// What tells the configuration from others.
  public final let identifier: AnyHashable?

  private let actionProvider: UIContextMenuActionProvider?

  /// A menu that is made when it is shown.
  public init(
    identifier: AnyHashable? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier
    self.actionProvider = actionProvider
  }

  final var menu: UIMenu? { actionProvider?([]) }
}

/// Makes what is seen of a long-pressed element; never asked.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Makes the menu, from what the system suggests: nothing.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// Something that reacts to a person on a view.
@MainActor public protocol UIInteraction: AnyObject {
  /// The view.
  var view: UIView? { get }
  /// It is about to get a view, or to lose it.
  func willMove(to view: UIView?)
  /// It has got a view, or lost it.
  func didMove(to view: UIView?)
}

/// Shows a menu when its view is pressed for long.
open class UIContextMenuInteraction: UIInteraction {
  /// The view that is pressed.
  open private(set) weak var view: UIView?

  private weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// An interaction whose delegate makes the menu.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }

  final var menu: UIMenu? {
    delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: .zero)?.menu
  }
}

/// Who makes the menu of a view.
@MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// The menu for a place; nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

extension UIView {
  /// What reacts to a person on this view.
  public final var interactions: [any UIInteraction] { rare?.interactions ?? [] }

  /// Adds something that reacts to a person.
  public final func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    extras.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Takes it away.
  public final func removeInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: nil)
    rare?.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  /// Shows the menu of an interaction as buttons in this view; false where there is none.
  final func openContextMenu() -> Bool {
    for case let interaction as UIContextMenuInteraction in interactions {
      if let menu = interaction.menu { return open(menu) }
    }
    return false
  }

  /// Shows a menu as buttons in this view until one is chosen.
  final func open(_ menu: UIMenu) -> Bool {
    closeContextMenu()
    let buttons = menu.visibleActions.map { action in
      UIButton(menuAction: action, of: self) { [weak self] in self?.closeContextMenu() }
    }
    for button in buttons { addSubview(button) }
    extras.contextMenu = buttons
    return true
  }

  /// Takes the menu away.
  final func closeContextMenu() {
    for button in rare?.contextMenu ?? [] { button.removeFromSuperview() }
    rare?.contextMenu = []
  }
}

extension UIButton {
  fileprivate convenience init(
    menuAction action: UIAction, of view: UIView, close: @escaping () -> Void
  ) {
    self.init(type: .custom)
    setTitle(action.title, for: .normal)
    isEnabled = !action.attributes.contains(.disabled)
    isSelected = action.state == .on
    addTarget(view, for: .primaryActionTriggered) { view in
      close()
      action.performWithSender(view)
    }
  }
}

extension UITableViewCell {
  /// A long press: the row's menu, or else what gestures make of it.
  final func pressRow() throws(Refusal) {
    if let table, let path, isReachable,
      let menu = table.delegate?.tableView(
        table, contextMenuConfigurationForRowAt: path, point: .zero)?.menu
    {
      _ = open(menu)
    } else {
      try pressWhatIsUnderIt()
    }
  }
}

extension UICollectionViewCell {
  /// A long press: the item's menu, or else what gestures make of it.
  final func pressItem() throws(Refusal) {
    if let collection, let path, isReachable,
      let menu = collection.delegate?.collectionView(
        collection, contextMenuConfigurationForItemsAt: [path], point: .zero)?.menu
    {
      _ = open(menu)
    } else {
      try pressWhatIsUnderIt()
    }
  }
}
