extension UITableViewCell {
  /// Which texts a cell shows, and where.
  nonisolated public enum CellStyle: Int, Sendable {
    /// One text; a second at the end of the row; a second before or below the first.
    case `default`, value1, value2, subtitle
  }

  /// How a selected cell looks.
  nonisolated public enum SelectionStyle: Int, Sendable {
    /// As others, blue, grey, or as usual.
    case none, blue, gray, `default`
  }

  /// What shows at the end of a row.
  nonisolated public enum AccessoryType: Int, Sendable {
    /// Nothing, an arrow, an arrow and a button, a check mark, or a button.
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// How a row can be edited.
  nonisolated public enum EditingStyle: Int, Sendable {
    /// Not, by deleting it, or by inserting one.
    case none, delete, insert
  }

  /// The lines between rows.
  nonisolated public enum SeparatorStyle: Int, Sendable {
    /// None, or one.
    case none, singleLine
  }
}
