public import HeadlessDevice

extension UIScrollView {
  final func report(_ message: String) {
    Device.current.findings.report(.table, message + " UIKit raises an exception.")
  }

  /// Changes that the data source does not confirm, in UIKit's words.
  final func reportMistake(_ mistake: String) {
    Device.current.findings.report(
      .table,
      """
      \(type(of: self)): \(mistake). UIKit raises an exception; here it shows what its data source \
      has now. Change the data and the \(self is UITableView ? "rows" : "items") in the same \
      update, or call reloadData().
      """)
  }

  final func reportUnregistered(_ identifier: String, as call: String) {
    let list = self is UITableView ? "unable to dequeue a cell" : "could not dequeue a view"
    Device.current.findings.report(
      .table,
      """
      \(type(of: self)): \(list) with identifier \(identifier) - must register a nib or a class for \
      the identifier. UIKit raises an exception; here it gets a plain one. Call \(call) first.
      """)
  }
}

extension Finding.Kind {
  /// A table or collection that was told what cannot be.
  public static let table = Finding.Kind(rawValue: "table")
}
