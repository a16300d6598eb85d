public import Foundation

nonisolated extension IndexPath {
  /// The path of a row of a table's section.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The path of an item of a collection's section.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row in its section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item in its section.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
