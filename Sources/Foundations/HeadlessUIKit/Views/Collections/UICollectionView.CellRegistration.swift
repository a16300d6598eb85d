public import Foundation

extension UICollectionView {
  /// How cells of a class are made and filled, without an identifier.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell with an item.
    public typealias Handler = (Cell, IndexPath, Item) -> Void

    let identifier = RegistrationIdentifier.next()
    let handler: Handler

    /// Cells that a closure fills.
    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  /// How views above or below sections are made and filled, without an identifier.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view of a kind.
    public typealias Handler = (Supplementary, String, IndexPath) -> Void

    let identifier = RegistrationIdentifier.next()
    let elementKind: String
    let handler: Handler

    /// Views of a kind that a closure fills.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// A cell out of use or a new one, filled with an item.
  public final func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = registration.identifier
    let cell = registry.dequeue(identifier) as? Cell ?? Cell(reusableAs: identifier)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A view out of use or a new one, filled.
  public final func dequeueConfiguredReusableSupplementary<
    Supplementary: UICollectionReusableView
  >(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (kind, identifier) = (registration.elementKind, registration.identifier)
    let taken = partRegistries[kind, default: CellRegistry()].dequeue(identifier)
    let view = taken as? Supplementary ?? Supplementary(reusableAs: identifier)
    registration.handler(view, kind, indexPath)
    return view
  }
}

/// Numbers registrations, so that the cells of each are kept apart.
enum RegistrationIdentifier {
  private static var last = 0

  static func next() -> String {
    last += 1
    return "registration \(last)"
  }
}
