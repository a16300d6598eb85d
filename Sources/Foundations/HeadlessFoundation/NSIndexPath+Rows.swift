public import Foundation

/// UIKit's names for the indexes of Foundation's index path.
nonisolated extension NSIndexPath {
  /// Creates the path of a row.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }

  /// The row.
  public var row: Int { index(atPosition: 1) }

  /// The item.
  public var item: Int { index(atPosition: 1) }

  /// The section.
  public var section: Int { index(atPosition: 0) }
}
