public import HeadlessDevice

extension UITableView {
  final func report(_ message: String) {
    Device.current.findings.report(.table, message + " UIKit raises an exception.")
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
