/// Where a registration keeps its instance, as its scope wants it.
public protocol InstanceStorage: AnyObject {
  /// What is kept now.
  var instance: Any? { get set }

  /// Everything that one call to `resolve` builds is built.
  func graphResolutionCompleted()

  /// What is kept for a graph.
  func instance(inGraph graph: GraphIdentifier) -> Any?

  /// Keeps an instance that was made for a graph.
  func setInstance(_ instance: Any?, inGraph graph: GraphIdentifier)
}

extension InstanceStorage {
  /// Most scopes keep what they have.
  public func graphResolutionCompleted() {}

  /// Most scopes keep one instance for all graphs.
  public func instance(inGraph graph: GraphIdentifier) -> Any? { instance }

  /// Most scopes keep one instance for all graphs.
  public func setInstance(_ instance: Any?, inGraph graph: GraphIdentifier) {
    self.instance = instance
  }
}

/// Keeps nothing.
public final class TransientStorage: InstanceStorage {
  /// Always nil.
  public var instance: Any? {
    get { nil }
    set {}
  }

  /// Creates a place where nothing stays.
  public init() {}
}

/// Keeps an instance for good.
public final class PermanentStorage: InstanceStorage {
  /// What is kept.
  public var instance: Any?

  /// Creates an empty place.
  public init() {}
}

/// Keeps an object as long as somebody else holds it, and a value not at all.
public final class WeakStorage: InstanceStorage {
  private weak var object: AnyObject?

  /// What is kept.
  public var instance: Any? {
    get { object }
    set { object = newValue.map { $0 as AnyObject } }
  }

  /// Creates an empty place.
  public init() {}
}

/// Keeps an instance until its graph is built; for a graph that is entered again, while it lives.
public final class GraphStorage: InstanceStorage {
  /// What is kept while the graph is being built.
  public var instance: Any?

  private var earlier: [GraphIdentifier: WeakStorage] = [:]

  /// Creates an empty place.
  public init() {}

  /// Lets the instance go.
  public func graphResolutionCompleted() {
    instance = nil
    earlier = earlier.filter { $0.value.instance != nil }
  }

  /// What was made for a graph, while it lives.
  public func instance(inGraph graph: GraphIdentifier) -> Any? {
    earlier[graph]?.instance
  }

  /// Keeps an instance for its graph.
  public func setInstance(_ instance: Any?, inGraph graph: GraphIdentifier) {
    self.instance = instance
    let storage = WeakStorage()
    storage.instance = instance
    earlier[graph] = storage
  }
}

/// Keeps an instance in several places, for as long as one of them does.
public final class CompositeStorage: InstanceStorage {
  private let components: [any InstanceStorage]

  /// Creates a place made of several.
  public init(_ components: [any InstanceStorage]) {
    self.components = components
  }

  /// What the first of the places keeps that keeps something.
  public var instance: Any? {
    get { components.lazy.compactMap(\.instance).first }
    set { for component in components { component.instance = newValue } }
  }

  /// Tells all the places.
  public func graphResolutionCompleted() {
    for component in components { component.graphResolutionCompleted() }
  }

  /// What the first of the places keeps for a graph.
  public func instance(inGraph graph: GraphIdentifier) -> Any? {
    components.lazy.compactMap { $0.instance(inGraph: graph) }.first
  }

  /// Keeps an instance in all the places.
  public func setInstance(_ instance: Any?, inGraph graph: GraphIdentifier) {
    for component in components { component.setInstance(instance, inGraph: graph) }
  }
}
