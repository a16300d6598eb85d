public import Foundation

#if canImport(Darwin)
  /// Foundation's formatter of lists.
  public typealias ListFormatter = Foundation.ListFormatter
#else
  /// A formatter of lists, such as "bread, milk, and eggs".
  nonisolated open class ListFormatter: Formatter {
    /// The locale of the separators.
    open var locale: Locale! = Ported.locale

    /// The formatter of each item; nil for its description.
    open var itemFormatter: Formatter?

    /// Returns the text of some items in the current locale.
    open class func localizedString(byJoining strings: [String]) -> String {
      strings.formatted(.list(type: .and).locale(Ported.locale))
    }

    /// Returns the text of some items; nil for none.
    open func string(from items: [Any]) -> String? {
      guard !items.isEmpty else { return nil }
      let texts = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
      return texts.formatted(.list(type: .and).locale(locale))
    }

    /// Returns the text of an array; nil for another object.
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
  }
#endif
