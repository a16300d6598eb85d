/// An object scope: makes the storage for each registration's instance.
public protocol ObjectScopeProtocol: AnyObject {
  /// Returns new storage for the instance of one registration.
  func makeStorage() -> any InstanceStorage
}

/// The lifetime and the sharing of a service's instances.
public final class ObjectScope: ObjectScopeProtocol, Sendable, CustomStringConvertible {
  /// A new instance at each resolution.
  public static let transient = ObjectScope(
    storageFactory: { TransientStorage() }, description: "transient")

  /// One instance for everything that one call to `resolve` builds; the default.
  public static let graph = ObjectScope(
    storageFactory: { GraphStorage() }, description: "graph")

  /// One instance for as long as the container lives, shared with its children.
  public static let container = ObjectScope(
    storageFactory: { PermanentStorage() }, description: "container")

  /// One instance for as long as an object retains it, and while its graph is being built.
  public static let weak = ObjectScope(
    storageFactory: { WeakStorage() }, description: "weak", parent: .graph)

  /// The name of the scope, for messages.
  public let description: String

  private let storageFactory: @Sendable () -> any InstanceStorage
  private let parent: ObjectScope?

  /// Creates a custom scope.
  ///
  /// - Parameters:
  ///   - storageFactory: makes the storage for each registration's instance.
  ///   - description: the name of the scope, for messages.
  ///   - parent: a scope that stores the instance too.
  @preconcurrency
  public init(
    storageFactory: @escaping @Sendable () -> any InstanceStorage, description: String = "",
    parent: ObjectScope? = nil
  ) {
    self.storageFactory = storageFactory
    self.description = description
    self.parent = parent
  }

  /// Returns new storage for one registration: the scope's own, combined with its parent's.
  public func makeStorage() -> any InstanceStorage {
    guard let parent else { return storageFactory() }
    return CompositeStorage([storageFactory(), parent.makeStorage()])
  }
}
