/// Builds one feature from the dependencies its parent feeds it.
///
/// A subclass conforms to its feature's `Buildable` protocol; dynamic dependencies, such as a
/// listener, are arguments of that protocol's `build`.
open class Builder<Dependency> {
  /// What the feature needs from outside.
  public let dependency: Dependency

  /// Creates a builder fed by the parent's provider.
  public init(dependency: Dependency) {
    self.dependency = dependency
  }
}

/// What a feature without dependencies needs from outside: nothing.
@MainActor public protocol EmptyDependency {}

/// The ready instance of ``EmptyDependency``.
public struct NoDependency: EmptyDependency {
  /// Creates it.
  public init() {}
}

/// A builder's own dependencies, made when first asked for, over those of its parent.
///
/// A subclass adds `lazy var`s; it conforms to the `Dependency` protocols of its child features and
/// so feeds their builders.
open class DependencyProvider<Dependency> {
  /// What the parent feeds in.
  public let dependency: Dependency

  /// Creates a provider over the parent's dependencies.
  public init(dependency: Dependency) {
    self.dependency = dependency
  }
}
