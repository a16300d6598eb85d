extension UITableViewCell {
  /// The arrangement of a cell's texts.
  nonisolated public enum CellStyle: Int, Sendable {
    /// One text; a second text at the trailing edge, beside the first, or below it.
    case `default`, value1, value2, subtitle

    /// The style with a name of Interface Builder.
    init(interface word: String?) {
      self =
        switch word {
        case "IBUITableViewCellStyleValue1": .value1
        case "IBUITableViewCellStyleValue2": .value2
        case "IBUITableViewCellStyleSubtitle": .subtitle
        default: .default
        }
    }
  }

  /// The appearance of a selected cell; it has no effect.
  nonisolated public enum SelectionStyle: Int, Sendable {
    /// Unchanged, blue, grey, or the system's.
    case none, blue, gray, `default`
  }

  /// The accessory at the trailing edge of a row.
  nonisolated public enum AccessoryType: Int, Sendable {
    /// Nothing, an arrow, an arrow with a button, a check mark, or a button.
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// The way a row can be edited.
  nonisolated public enum EditingStyle: Int, Sendable {
    /// Not editable, deletable, or with a button that inserts a row.
    case none, delete, insert
  }

  /// The style of the separators between rows; it has no effect.
  nonisolated public enum SeparatorStyle: Int, Sendable {
    /// No separator, or a line.
    case none, singleLine
  }
}
