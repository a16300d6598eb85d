/// The storage of one registration's instance, made by its object scope.
public protocol InstanceStorage: AnyObject {
  /// The stored instance.
  var instance: Any? { get set }

  /// Called when everything that one call to `resolve` builds is complete.
  func graphResolutionCompleted()

  /// Returns the instance stored for a graph.
  func instance(inGraph graph: GraphIdentifier) -> Any?

  /// Stores an instance that was made for a graph.
  func setInstance(_ instance: Any?, inGraph graph: GraphIdentifier)
}

extension InstanceStorage {
  /// Does nothing.
  public func graphResolutionCompleted() {}

  /// Returns the instance that all graphs share.
  public func instance(inGraph graph: GraphIdentifier) -> Any? { instance }

  /// Stores an instance that all graphs share.
  public func setInstance(_ instance: Any?, inGraph graph: GraphIdentifier) {
    self.instance = instance
  }
}

/// Storage that stores nothing, for transient scope.
public final class TransientStorage: InstanceStorage {
  /// Always nil.
  public var instance: Any? {
    get { nil }
    set {}
  }

  /// Creates the storage.
  public init() {}
}

/// Storage that keeps an instance until it is set again, for container scope.
public final class PermanentStorage: InstanceStorage {
  /// The stored instance.
  public var instance: Any?

  /// Creates empty storage.
  public init() {}
}

/// Storage that holds an object weakly; a value type is not stored.
public final class WeakStorage: InstanceStorage {
  private weak var object: AnyObject?

  /// The stored instance.
  public var instance: Any? {
    get { object }
    set { object = newValue.map { $0 as AnyObject } }
  }

  /// Creates empty storage.
  public init() {}
}

/// Storage that keeps an instance until its graph is complete, and then weakly for that graph.
public final class GraphStorage: InstanceStorage {
  /// The instance of the graph that is being built.
  public var instance: Any?

  private var earlier: [GraphIdentifier: WeakStorage] = [:]

  /// Creates empty storage.
  public init() {}

  /// Releases the instance; a weak reference for its graph stays.
  public func graphResolutionCompleted() {
    instance = nil
    earlier = earlier.filter { $0.value.instance != nil }
  }

  /// Returns the instance that was made for a graph, if it still lives.
  public func instance(inGraph graph: GraphIdentifier) -> Any? {
    earlier[graph]?.instance
  }

  /// Stores an instance for its graph.
  public func setInstance(_ instance: Any?, inGraph graph: GraphIdentifier) {
    self.instance = instance
    let storage = WeakStorage()
    storage.instance = instance
    earlier[graph] = storage
  }
}

/// Storage made of several others; an instance is stored as long as one of them stores it.
public final class CompositeStorage: InstanceStorage {
  private let components: [any InstanceStorage]

  /// Creates storage from its components.
  public init(_ components: [any InstanceStorage]) {
    self.components = components
  }

  /// The instance of the first component that has one; setting it sets all components.
  public var instance: Any? {
    get { components.lazy.compactMap(\.instance).first }
    set { for component in components { component.instance = newValue } }
  }

  /// Notifies all components.
  public func graphResolutionCompleted() {
    for component in components { component.graphResolutionCompleted() }
  }

  /// Returns the graph's instance from the first component that has one.
  public func instance(inGraph graph: GraphIdentifier) -> Any? {
    components.lazy.compactMap { $0.instance(inGraph: graph) }.first
  }

  /// Stores an instance in all components.
  public func setInstance(_ instance: Any?, inGraph graph: GraphIdentifier) {
    for component in components { component.setInstance(instance, inGraph: graph) }
  }
}
