public import HeadlessDevice

extension UIScrollView {
  final func report(_ message: String) {
    Device.current.findings.report(.table, message + " UIKit raises an exception.")
  }

  final func reportMistake(_ mistake: String) {
    report(
      """
      \(type(of: self)) was changed in a way its data source does not confirm: \(mistake). Change \
      the data and the \(self is UITableView ? "rows" : "items") in the same update, or call \
      reloadData().
      """)
  }

  final func reportUnregistered(_ identifier: String, as call: String) {
    report(
      """
      \(type(of: self)) was asked for a reusable view "\(identifier)", but no class is registered \
      for it. Call \(call) first.
      """)
  }
}

extension Finding.Kind {
  /// A table or collection that was told what cannot be.
  public static let table = Finding.Kind(rawValue: "table")
}
