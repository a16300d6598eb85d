public import HeadlessDevice

extension ListView {
  /// Reports a mistake for which UIKit raises an exception.
  func report(_ message: String) {
    Device.current.findings.report(.table, message + " UIKit raises an exception.")
  }

  /// Returns the number of items in a section; reports a section that does not exist.
  ///
  /// A list without a data source reports nothing.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - mistake: Returns UIKit's message for the number of sections that exist.
  func count(inSection section: Int, orMistake mistake: (Int) -> String) -> Int {
    let counts = counts
    guard !counts.contains(section: section), dataSource != nil else {
      return counts.count(ofSection: section)
    }
    report("\(elementName): \(mistake(counts.sections))")
    return 0
  }

  /// Reports updates that do not match the data source's counts, in UIKit's words.
  func reportMistake(_ mistake: String) {
    Device.current.findings.report(
      .table,
      """
      \(type(of: self)): \(mistake). UIKit raises an exception; here it shows what its data source \
      has now. Change the data and the \(Self.nouns.item)s in the same update, or call reloadData().
      """)
  }

  /// Reports a reuse identifier without a registered class, in UIKit's words.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - mistake: The beginning of UIKit's message.
  ///   - call: The call that registers a class.
  func reportUnregistered(_ identifier: String, mistake: String, as call: String) {
    Device.current.findings.report(
      .table,
      """
      \(type(of: self)): \(mistake) with identifier \(identifier) - must register a nib or a class for \
      the identifier or connect a prototype cell in a storyboard. UIKit raises an exception; here it gets a plain one. Call \
      \(call) first.
      """)
  }
}

extension Finding.Kind {
  /// A mistake in the use of a table view or collection view.
  public static let table = Finding.Kind(rawValue: "table")
}
