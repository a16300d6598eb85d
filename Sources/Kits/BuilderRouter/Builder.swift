/// The base class of builders, which build one feature from its parent's dependencies.
///
/// A subclass conforms to its feature's `Buildable` protocol. Dynamic dependencies, such as a
/// listener, are arguments of that protocol's `build`.
open class Builder<Dependency> {
  /// The dependencies of the feature, which the parent provides.
  public let dependency: Dependency

  /// Creates a builder with the dependencies that the parent provides.
  public init(dependency: Dependency) {
    self.dependency = dependency
  }
}

/// The dependency protocol of a feature without dependencies.
@MainActor public protocol EmptyDependency {}

/// A ready-made ``EmptyDependency``.
public struct NoDependency: EmptyDependency {
  /// Creates an empty dependency.
  public init() {}
}

/// The base class of dependency providers: a feature's own dependencies, on top of its parent's.
///
/// A subclass adds its dependencies as `lazy var`s. It conforms to the `Dependency` protocols of
/// the child features, and is passed to their builders.
open class DependencyProvider<Dependency> {
  /// The dependencies that the parent provides.
  public let dependency: Dependency

  /// Creates a provider on top of the parent's dependencies.
  public init(dependency: Dependency) {
    self.dependency = dependency
  }
}
