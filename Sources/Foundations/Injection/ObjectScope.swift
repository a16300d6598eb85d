/// How long an instance is kept: what makes the places where registrations keep theirs.
public protocol ObjectScopeProtocol: AnyObject {
  /// A place for the instance of one registration.
  func makeStorage() -> any InstanceStorage
}

/// How long an instance is kept, and with whom it is shared.
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

  /// One instance for as long as somebody holds it, and while its graph is being built.
  public static let weak = ObjectScope(
    storageFactory: { WeakStorage() }, description: "weak", parent: .graph)

  /// What the scope is called.
  public let description: String

  private let storageFactory: @Sendable () -> any InstanceStorage
  private let parent: ObjectScope?

  /// Creates a scope of an app's own.
  ///
  /// - Parameters:
  ///   - storageFactory: makes the place where each registration keeps its instance.
  ///   - description: what the scope is called.
  ///   - parent: a scope that keeps the instance as well.
  public init(
    storageFactory: @escaping @Sendable () -> any InstanceStorage, description: String = "custom",
    parent: ObjectScope? = nil
  ) {
    self.storageFactory = storageFactory
    self.description = description
    self.parent = parent
  }

  /// A place for the instance of one registration: the scope's own, and its parent's.
  public func makeStorage() -> any InstanceStorage {
    guard let parent else { return storageFactory() }
    return CompositeStorage([storageFactory(), parent.makeStorage()])
  }
}
