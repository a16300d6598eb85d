/// A counter.
protocol __Name__Manager: AnyObject {
  /// The current count.
  var count: Int { get }

  /// Adds one to the count.
  func addOne()
}

/// The default manager; the flow's container holds one instance.
final class Default__Name__Manager: __Name__Manager {
  private(set) var count = 0

  func addOne() {
    count += 1
  }
}
