/// How long an instance is kept, and with whom it is shared.
public final class ObjectScope: Sendable, CustomStringConvertible {
  /// A new instance at each resolution.
  public static let transient = ObjectScope(
    storageFactory: { NoStorage() }, description: "transient")

  /// One instance for everything that one call to `resolve` builds; the default.
  public static let graph = ObjectScope(
    storageFactory: { GraphStorage() }, description: "graph")

  /// One instance for as long as the container lives, shared with its children.
  public static let container = ObjectScope(
    storageFactory: { PermanentStorage() }, description: "container")

  /// One instance for as long as somebody holds it.
  public static let weak = ObjectScope(
    storageFactory: { WeakStorage() }, description: "weak")

  /// What the scope is called.
  public let description: String

  let makeStorage: @Sendable () -> any InstanceStorage

  /// Creates a scope of an app's own.
  ///
  /// - Parameters:
  ///   - storageFactory: makes the place where each registration keeps its instance.
  ///   - description: what the scope is called.
  public init(
    storageFactory: @escaping @Sendable () -> any InstanceStorage, description: String = "custom"
  ) {
    makeStorage = storageFactory
    self.description = description
  }
}

/// Where a registration keeps its instance, as its scope wants it.
public protocol InstanceStorage: AnyObject {
  /// What is kept now.
  var instance: Any? { get set }

  /// Everything that one call to `resolve` builds is built.
  func graphResolutionCompleted()
}

extension InstanceStorage {
  /// Most scopes keep what they have.
  public func graphResolutionCompleted() {}
}

/// Keeps nothing.
final class NoStorage: InstanceStorage {
  var instance: Any? {
    get { nil }
    set {}
  }
}

/// Keeps an instance until its graph is built.
final class GraphStorage: InstanceStorage {
  var instance: Any?

  func graphResolutionCompleted() {
    instance = nil
  }
}

/// Keeps an instance for good.
public final class PermanentStorage: InstanceStorage {
  /// What is kept.
  public var instance: Any?

  /// Creates an empty place.
  public init() {}
}

/// Keeps an instance while its graph is being built, and then as long as somebody else holds it.
public final class WeakStorage: InstanceStorage {
  private weak var object: AnyObject?
  private var strong: Any?

  /// Creates an empty place.
  public init() {}

  /// What is kept.
  public var instance: Any? {
    get { strong ?? object }
    set {
      strong = newValue
      object = newValue.map { $0 as AnyObject }
    }
  }

  /// From now on only others hold the instance.
  public func graphResolutionCompleted() {
    strong = nil
  }
}
