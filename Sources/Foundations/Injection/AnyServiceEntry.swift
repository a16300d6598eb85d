/// A registration without its service's type.
public class AnyServiceEntry {
  /// The registered service type; it differs from the requested type when the entry is forwarded.
  @usableFromInline final let service: ObjectIdentifier

  /// The type of the tuple of arguments that the factory takes.
  final let arguments: ObjectIdentifier

  @usableFromInline final let factory: any AnyFactory
  final let serviceType: Any.Type
  final let argumentTypes: [Any.Type]
  final let name: String?
  final let place: String
  final let container: ContainerReference

  /// Releases the instance that the entry itself stores.
  ///
  /// A closure made where the service's type is known: a method of a generic class would look up
  /// its metadata at every end of a graph.
  final let clearInstance: (AnyServiceEntry) -> Void

  /// The titles of the other types that the registration is forwarded to.
  final var otherTitles: [String] = []

  final private(set) var scope: any ObjectScopeProtocol

  /// The scope's storage; nil in transient scope, and in scopes whose instance the entry stores.
  final private(set) var storage: (any InstanceStorage)?

  /// Whether the entry itself stores its instance, typed: in graph and in container scope.
  final private(set) var keepsInstance = false

  /// Whether the entry must be notified when a graph is complete.
  final private(set) var needsCompletion = false

  /// The handling of an instance that was just made.
  final var step = ResolutionStep.make

  /// Whether an instance is being made now; a second request in that time is a circular dependency.
  final var isBeingMade = false

  /// Whether the registration is in the list that is notified when the graph is complete.
  final var isTracked = false

  /// The registration whose factory requested this one's instance; the call that makes it retains
  /// it.
  final var requester: Unmanaged<AnyServiceEntry>?

  /// The previous registration in the list that is notified when the graph is complete, retained.
  final var previousTracked: Unmanaged<AnyServiceEntry>?

  @usableFromInline
  init(
    service: Any.Type, factory: any AnyFactory, arguments: ObjectIdentifier,
    argumentTypes: [Any.Type], name: String?, place: String, container: Container,
    clearInstance: @escaping (AnyServiceEntry) -> Void
  ) {
    self.service = ObjectIdentifier(service)
    serviceType = service
    self.factory = factory
    self.arguments = arguments
    self.argumentTypes = argumentTypes
    self.name = name
    self.place = place
    self.container = container.reference
    self.clearInstance = clearInstance
    scope = container.defaultObjectScope
    use(scope)
  }

  /// Whether the registration has `initCompleted` closures.
  var hasCompletions: Bool { false }

  /// The instance that the entry itself stores, without its type.
  var anyInstance: Any? { nil }

  /// Stores an instance again when its graph is reentered.
  func restore(_ instance: Any) {}

  /// Returns an instance for a request of another type that the registration is forwarded to.
  func resolveAny(in container: Container, tuple: Any) -> Any? { nil }

  /// Resolves the service, and throws the error of a dependency that is missing or circular.
  func check(_ container: Container) throws(ResolutionError) -> Any { () }

  final func use(_ scope: any ObjectScopeProtocol) {
    self.scope = scope
    keepsInstance = scope === ObjectScope.graph || scope === ObjectScope.container
    needsCompletion = scope !== ObjectScope.transient && scope !== ObjectScope.container
    storage = keepsInstance || scope === ObjectScope.transient ? nil : scope.makeStorage()
    clearInstance(self)
    chooseStep()
  }

  final func chooseStep() {
    if hasCompletions || storage != nil {
      step = .makeAndComplete
    } else {
      step = keepsInstance ? .makeAndStore : .make
    }
  }

  final func reset() {
    clearInstance(self)
    storage?.instance = nil
  }

  /// Releases the instances that are shared only within the graph that was completed.
  final func graphResolutionCompleted() {
    if keepsInstance { clearInstance(self) } else { storage?.graphResolutionCompleted() }
  }

  /// The service in messages: its type, its name and its arguments.
  final var title: String {
    ResolutionError.title(serviceType, name: name, arguments: argumentTypes)
  }
}

/// The steps to take for a registration that has no instance stored in the entry.
@usableFromInline
enum ResolutionStep {
  /// Makes nothing: the dependency is circular, or the scope's storage has an instance.
  case skip
  /// Makes an instance that is stored nowhere.
  case make
  /// Makes an instance that the entry itself stores.
  case makeAndStore
  /// Makes an instance, stores it in the scope's storage, and runs the `initCompleted` closures.
  case makeAndComplete
}

/// A reference to a container that does not keep it alive.
///
/// Swift's weak references would make every use of the container slower, so the container clears
/// this one in its `deinit`.
final class ContainerReference {
  var container: Container? { unretained?.takeUnretainedValue() }

  fileprivate(set) var unretained: Unmanaged<Container>?

  func refer(to container: Container) {
    unretained = Unmanaged.passUnretained(container)
  }

  func clear() {
    unretained = nil
  }
}
