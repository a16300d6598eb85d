/// Counts, and does nothing else.
protocol __Name__Manager: AnyObject {
  /// The count so far.
  var count: Int { get }

  /// Counts one more.
  func addOne()
}

/// The default manager: one a flow, in the flow's container.
final class Default__Name__Manager: __Name__Manager {
  private(set) var count = 0

  func addOne() {
    count += 1
  }
}
