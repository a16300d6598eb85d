public import Foundation

/// Nibs are unsupported: create views in code.
@available(
  *, unavailable,
  message: "there are no nibs here: create the view with its initialiser"
)
open class UINib {
  /// Unavailable: create the view with its initialiser.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {}

  /// Unavailable: create the view with its initialiser.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil
  ) -> [Any] { [] }
}

extension Bundle {
  /// Unavailable: create the view with its initialiser.
  @available(
    *, unavailable,
    message: "there are no nibs here: create the view with its initialiser"
  )
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [AnyHashable: Any]? = nil
  ) -> [Any]? { nil }
}

extension UITableView {
  /// Unavailable: register the cell's class.
  @available(
    *, unavailable,
    message: "there are no nibs here: register the cell's class, and build its content in code"
  )
  public final func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}

  /// Unavailable: register the view's class.
  @available(
    *, unavailable,
    message: "there are no nibs here: register the view's class, and build its content in code"
  )
  public final func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
  }
}

extension UICollectionView {
  /// Unavailable: register the cell's class.
  @available(
    *, unavailable,
    message: "there are no nibs here: register the cell's class, and build its content in code"
  )
  public final func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
}
