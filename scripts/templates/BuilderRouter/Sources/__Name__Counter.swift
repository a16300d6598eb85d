import BuilderRouter

/// The dependencies of the counter on its parent.
///
/// @mockable
@MainActor protocol __Name__CounterDependency {
  /// The initial count.
  var firstCount: Int { get }
}

/// A counter; a feature without a screen.
///
/// @mockable
protocol __Name__Counting: AnyObject {
  /// The current count.
  var count: Int { get }

  /// Adds one to the count.
  func addOne()
}

/// A builder of the counter.
///
/// @mockable
protocol __Name__CounterBuildable {
  /// Builds the counter.
  func build() -> any __Name__Counting
}

/// The default builder.
final class __Name__CounterBuilder: Builder<any __Name__CounterDependency>,
  __Name__CounterBuildable
{
  func build() -> any __Name__Counting {
    __Name__Counter(count: dependency.firstCount)
  }
}

/// The counter of one feature.
private final class __Name__Counter: __Name__Counting {
  private(set) var count: Int

  init(count: Int) {
    self.count = count
  }

  func addOne() {
    count += 1
  }
}
