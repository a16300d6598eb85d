public import Foundation

/// The configuration of a context menu; the preview is never shown.
open class UIContextMenuConfiguration: HeadlessObject {
  /// The identifier of the configuration.
  public final let identifier: AnyHashable?

  private let actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration whose menu is made when it is shown.
  public init(
    identifier: AnyHashable? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier
    self.actionProvider = actionProvider
  }

  final var menu: UIMenu? { actionProvider?([]) }
}

/// A closure that makes a preview; never called.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// A closure that makes a menu from the system's suggestions, of which there are none.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// An interaction of a view.
@MainActor public protocol UIInteraction: AnyObject {
  /// The view of the interaction.
  var view: UIView? { get }
  /// Tells the interaction that it is about to be added to or removed from a view.
  func willMove(to view: UIView?)
  /// Tells the interaction that it was added to or removed from a view.
  func didMove(to view: UIView?)
}

/// An interaction that shows a menu on a long press.
open class UIContextMenuInteraction: UIInteraction {
  /// The view that takes the long press.
  open private(set) weak var view: UIView?

  private weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// Creates an interaction whose delegate makes the menu.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }

  final var menu: UIMenu? {
    delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: .zero)?.menu
  }
}

/// The delegate of a context menu interaction.
@MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// Returns the menu configuration for a location; nil for no menu.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

extension UIView {
  /// The interactions of the view.
  public final var interactions: [any UIInteraction] { rare?.interactions ?? [] }

  /// Adds an interaction.
  public final func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    extras.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction.
  public final func removeInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: nil)
    rare?.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  /// Shows the menu of the first interaction that has one; returns false if there is none.
  final func openContextMenu() -> Bool {
    for case let interaction as UIContextMenuInteraction in interactions {
      if let menu = interaction.menu { return open(menu) }
    }
    return false
  }

  /// Shows a menu as buttons in this view until one is chosen.
  final func open(_ menu: UIMenu) -> Bool {
    closeContextMenu()
    extras.contextMenu = ContextMenu(menu, of: self)
    return true
  }

  /// Visits the buttons of the open menu, which are elements also where the view hides its subviews.
  final func visitContextMenu(_ body: (any AccessibleElement) -> Bool) -> Bool {
    rare?.contextMenu?.buttons.contains(where: body) ?? false
  }

  /// Removes the buttons of the open menu.
  final func closeContextMenu() {
    rare?.contextMenu?.removeButtons()
    rare?.contextMenu = nil
  }
}

extension UITableViewCell {
  /// Opens the row's menu; returns false if it has none.
  final func openRowMenu() -> Bool {
    guard let table, let path, isReachable else { return false }
    let configuration = table.delegate?.tableView(
      table, contextMenuConfigurationForRowAt: path, point: .zero)
    return (configuration?.menu ?? editMenu(of: table, at: path)).map(open) ?? false
  }

  /// The edit menu with the commands that the table's delegate allows; nil if the row has none.
  private func editMenu(of table: UITableView, at path: IndexPath) -> UIMenu? {
    guard let delegate = table.delegate, delegate.tableView(table, shouldShowMenuForRowAt: path)
    else { return nil }
    let sender = UIMenuController.shared
    return sender.editMenu(in: self) { action in
      delegate.tableView(table, canPerformAction: action, forRowAt: path, withSender: sender)
    } performing: { action in
      delegate.tableView(table, performAction: action, forRowAt: path, withSender: sender)
    }
  }
}

extension UICollectionViewCell {
  /// Opens the item's menu; returns false if it has none.
  final func openItemMenu() -> Bool {
    guard let collection, let path, isReachable else { return false }
    let configuration = collection.delegate?.collectionView(
      collection, contextMenuConfigurationForItemsAt: [path], point: .zero)
    return (configuration?.menu ?? editMenu(of: collection, at: path)).map(open) ?? false
  }

  /// The edit menu with the commands that the collection's delegate allows; nil if the item has none.
  private func editMenu(of collection: UICollectionView, at path: IndexPath) -> UIMenu? {
    guard let delegate = collection.delegate,
      delegate.collectionView(collection, shouldShowMenuForItemAt: path)
    else { return nil }
    let sender = UIMenuController.shared
    return sender.editMenu(in: self) { action in
      delegate.collectionView(
        collection, canPerformAction: action, forItemAt: path, withSender: sender)
    } performing: { action in
      delegate.collectionView(
        collection, performAction: action, forItemAt: path, withSender: sender)
    }
  }
}
