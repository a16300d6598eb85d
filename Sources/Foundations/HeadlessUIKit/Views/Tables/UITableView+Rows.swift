internal import Foundation

extension UITableView {
  /// Returns a reusable cell, else a new one of the registered class, else a plain one and a finding.
  final func dequeueCell(_ identifier: String) -> UITableViewCell {
    if let cell = reusePool.dequeue(identifier) { return cell }
    reportUnregistered(
      identifier, mistake: "unable to dequeue a cell", as: "register(_:forCellReuseIdentifier:)")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
}
