import Foundation

/// A view that goes out of use and comes back with other content.
protocol Reusable: UIView {
  var reuseIdentifier: String? { get }
  func prepareForReuse()
}

/// Which class makes the views of an identifier, and the views that are out of use.
struct CellRegistry<Cell: Reusable> {
  private var makers: [String: () -> Cell] = [:]
  private var idle: [String: [Cell]] = [:]
  private var offered: Cell?

  mutating func register(_ identifier: String, _ make: (() -> Cell)?) {
    makers[identifier] = make
    idle[identifier] = nil
  }

  /// A view for an identifier: one out of use, else a new one; nil where no class is registered.
  mutating func dequeue(_ identifier: String) -> Cell? {
    if let cell = offered, cell.reuseIdentifier == identifier {
      offered = nil
      return cell
    }
    if let cell = idle[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return makers[identifier]?()
  }

  /// Lets the next one who asks have a view that is in use, to show something else in it.
  mutating func offer(_ cell: Cell) {
    offered = cell
  }

  mutating func withdrawOffer() {
    offered = nil
  }

  /// Puts a view out of use, to be taken again.
  mutating func retire(_ cell: Cell) {
    guard let identifier = cell.reuseIdentifier else { return }
    idle[identifier, default: []].append(cell)
  }
}
