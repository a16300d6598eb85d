import Foundation

/// The sections of an alphabetical index: the letters of English, and `#`.
open class UILocalizedIndexedCollation: HeadlessObject {
  private static let shared = UILocalizedIndexedCollation()

  /// Returns the collation.
  open class func current() -> UILocalizedIndexedCollation { shared }

  /// The titles of the sections.
  open var sectionTitles: [String] { Self.titles }

  /// The titles of the index.
  open var sectionIndexTitles: [String] { Self.titles }

  private static let titles = "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map { String($0) }

  override init() {}

  /// Returns the section of a title of the index.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  /// Returns the section of an object, by the text that a method of it returns.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let text = Self.text(of: object, selector)
      .folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil).uppercased()
    return Self.titles.firstIndex { text.hasPrefix($0) } ?? Self.titles.count - 1
  }

  /// Returns objects in the order of the texts that a method of them returns.
  open func sortedArray(
    from array: [Any], collationStringSelector selector: Selector
  ) -> [Any] {
    array.map { ($0, Self.text(of: $0, selector)) }
      .sorted { $0.1.localizedStandardCompare($1.1) == .orderedAscending }.map(\.0)
  }

  private static func text(of object: Any, _ selector: Selector) -> String {
    if let text = object as? String { return text }
    return SelectorCall.call(selector, on: object as AnyObject, []) as? String ?? ""
  }
}
