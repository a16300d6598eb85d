public import Foundation

extension UICollectionView {
  /// The registration of a cell class with a closure that configures its cells.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that configures a cell for an item.
    public typealias Handler = (Cell, IndexPath, Item) -> Void

    let identifier = RegistrationIdentifier.next()
    let handler: Handler
    let nib: UINib?

    /// Creates a registration with the closure that configures its cells.
    public init(handler: @escaping Handler) {
      self.handler = handler
      nib = nil
    }

    /// Creates a registration of the cell in a nib.
    public init(cellNib: UINib, handler: @escaping Handler) {
      self.handler = handler
      nib = cellNib
    }

    fileprivate func makeCell() -> Cell {
      guard let nib else { return Cell(reusableAs: identifier) }
      return nib.factory(identifier) { Cell(reusableAs: identifier) }()
    }
  }

  /// The registration of a supplementary view class with a closure that configures its views.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that configures a view of a kind.
    public typealias Handler = (Supplementary, String, IndexPath) -> Void

    let identifier = RegistrationIdentifier.next()
    let elementKind: String
    let handler: Handler
    let nib: UINib?

    /// Creates a registration for a kind of view, with the closure that configures its views.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
      nib = nil
    }

    /// Creates a registration for a kind of view of the view in a nib.
    public init(
      supplementaryNib: UINib, elementKind: String, handler: @escaping Handler
    ) {
      self.elementKind = elementKind
      self.handler = handler
      nib = supplementaryNib
    }

    fileprivate func makeView() -> Supplementary {
      guard let nib else { return Supplementary(reusableAs: identifier) }
      return nib.factory(identifier) { Supplementary(reusableAs: identifier) }()
    }
  }

  /// Returns a reusable cell or a new one, configured for an item.
  public final func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = registration.identifier
    let cell = reusePool.dequeue(identifier) as? Cell ?? registration.makeCell()
    didDequeue(cell)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a reusable view or a new one, configured.
  public final func dequeueConfiguredReusableSupplementary<
    Supplementary: UICollectionReusableView
  >(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (kind, identifier) = (registration.elementKind, registration.identifier)
    let taken = supplementaryPools[kind, default: ReusePool()].dequeue(identifier)
    let view = taken as? Supplementary ?? registration.makeView()
    didDequeue(view)
    registration.handler(view, kind, indexPath)
    return view
  }
}

/// The generator of registration identifiers, which keep the cells of registrations apart.
enum RegistrationIdentifier {
  private static var last = 0

  static func next() -> String {
    last += 1
    return "registration \(last)"
  }
}
