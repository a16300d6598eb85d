public import Foundation
public import HeadlessUIKit
public import Reactive

/// A data source that sends the rows that a person deletes, inserts and moves, for the table's events.
///
/// RxCocoa observes the methods of any data source; that needs Objective-C.
public protocol RxTableViewEditingSource: AnyObject {
  /// The index path of each row that a person deletes.
  var deletions: PublishSubject<IndexPath> { get }
  /// The index path of each row that a person inserts.
  var insertions: PublishSubject<IndexPath> { get }
  /// The places of each row that a person moves.
  var moves: PublishSubject<ItemMovedEvent> { get }
}

extension RxTableViewEditingSource {
  /// Sends the deletion or insertion of a row that a person asks for.
  public func send(_ editingStyle: UITableViewCell.EditingStyle, at indexPath: IndexPath) {
    switch editingStyle {
    case .delete: deletions.onNext(indexPath)
    case .insert: insertions.onNext(indexPath)
    case .none: break
    }
  }
}
