public import HeadlessUIKit

/// An object with a delegate that a proxy can stand in front of.
public protocol HasDelegate: AnyObject {
  /// The type of the delegate, usually a protocol.
  associatedtype Delegate

  /// The delegate.
  var delegate: Delegate? { get set }
}

/// An object with a data source that a proxy can stand in front of.
public protocol HasDataSource: AnyObject {
  /// The type of the data source, usually a protocol.
  associatedtype DataSource

  /// The data source.
  var dataSource: DataSource? { get set }
}

extension UITableView: HasDelegate, HasDataSource {}
extension UICollectionView: HasDelegate, HasDataSource {}
extension UIPickerView: HasDelegate, HasDataSource {}
extension UITextView: HasDelegate {}
extension UISearchBar: HasDelegate {}
extension UISearchController: HasDelegate {}
extension UINavigationController: HasDelegate {}
extension UITabBar: HasDelegate {}
extension UITabBarController: HasDelegate {}
