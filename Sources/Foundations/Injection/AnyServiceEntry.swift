/// A registration without its service's type.
public class AnyServiceEntry {
  /// The registered service type; it differs from the requested type when the entry is forwarded.
  @usableFromInline final let service: ObjectIdentifier

  @usableFromInline final let factory: AnyFactory

  /// The type of the parameters if `factory` is a ``Factory`` of the service and these parameters.
  ///
  /// Nil for a factory that takes its parameters as a tuple.
  @usableFromInline final let directParameters: ObjectIdentifier?

  /// The registered service type.
  public final let serviceType: Any.Type

  final let name: String?
  final let container: ContainerReference

  private final let registrationPlace: RegistrationPlace

  /// The lock of the container, which changes to the registration take.
  final let lock: RecursiveLock

  /// Releases the instance that the entry itself stores.
  ///
  /// A closure made where the service's type is known: a method of a generic class would look up
  /// its metadata at every end of a graph.
  final let clearInstance: (AnyServiceEntry) -> Void

  /// The other types that are forwarded to the registration, with the names they are resolved by.
  final var otherTypes: [(type: Any.Type, name: String?)] = []

  /// The checks that find a dependency that is not registered, of ``Container/autoregister``.
  ///
  /// Made when they are asked for, since most containers are never verified.
  final var requirements: (() -> [(Container) -> ResolutionError?])?

  final private(set) var scope: any ObjectScopeProtocol

  /// The scope's storage; nil in transient scope, and in scopes whose instance the entry stores.
  final private(set) var storage: (any InstanceStorage)?

  /// Whether the scope's storage stores the instance.
  @exclusivity(unchecked)  // each access is over at once, and a check costs more than it
  @usableFromInline final private(set) var hasStorage = false

  /// Whether the entry itself stores its instance, typed: in graph and in container scope.
  final private(set) var keepsInstance = false

  /// Whether the entry must be notified when a graph is complete.
  final private(set) var needsCompletion = false

  /// The handling of an instance that was just made.
  final var step = ResolutionStep.make

  /// The number of stored instances when the latest making began; -1 if none is being made.
  final var mark = -1

  /// Whether the factory takes arguments, so that it may request its own service with others.
  final let takesArguments: Bool

  /// Whether the registration is in the list that is notified when the graph is complete.
  final var isTracked = false

  /// The previous registration in the list that is notified when the graph is complete.
  final var previousTracked: Unmanaged<AnyServiceEntry>?

  @usableFromInline
  init(
    service: Any.Type, factory: AnyFactory, directParameters: ObjectIdentifier?, name: String?,
    place: RegistrationPlace, container: Container,
    clearInstance: @escaping (AnyServiceEntry) -> Void
  ) {
    self.service = ObjectIdentifier(service)
    serviceType = service
    self.factory = factory
    self.directParameters = directParameters
    takesArguments = factory.parametersType != (any Resolver).self
    self.name = name
    registrationPlace = place
    self.container = container.reference
    lock = container.resolution.lock
    self.clearInstance = clearInstance
    scope = container.defaultObjectScope
    adopt(scope)
  }

  /// The place of the registration, for the printed tree.
  final var place: String { registrationPlace.description }

  /// The type of the factory's parameters: the resolver alone, or a tuple of it and the arguments.
  public final var argumentsType: Any.Type { factory.parametersType }

  /// The object scope, which `inObjectScope(_:)` sets.
  public final var objectScope: any ObjectScopeProtocol { lock.sync { scope } }

  final var argumentTypes: [Any.Type] { factory.argumentTypes }

  /// Whether there are `initCompleted` closures.
  final var hasCompletions = false

  /// The number of `initCompleted` closures.
  var completionCount: Int { 0 }

  /// Whether instances are stored, so that a second request in a graph gives the first's instance.
  final var storesInstances: Bool { keepsInstance || storage != nil }

  /// The instance that the entry itself stores, without its type.
  var anyInstance: Any? { nil }

  /// Stores an instance again when its graph is reentered.
  func restore(_ instance: Any) {}

  /// Returns an instance for a request of another type that the registration is forwarded to.
  func resolveAny(in container: Container, _ call: any FactoryCall) -> Any? { nil }

  /// Resolves the service, and throws the error of a dependency that is missing or circular.
  func check(_ container: Container) throws(ResolutionError) -> Any { () }

  /// Sets another scope; an instance of the former one is released.
  final func use(_ scope: any ObjectScopeProtocol) {
    adopt(scope)
    clearInstance(self)
  }

  private final func adopt(_ scope: any ObjectScopeProtocol) {
    self.scope = scope
    keepsInstance = scope === ObjectScope.graph || scope === ObjectScope.container
    needsCompletion = scope !== ObjectScope.transient && scope !== ObjectScope.container
    storage = keepsInstance || scope === ObjectScope.transient ? nil : scope.makeStorage()
    hasStorage = storage != nil
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

  /// The service type's name in lowercase, for the search of similar ones.
  final private(set) lazy var lowercaseName = Array("\(serviceType)".lowercased().utf8)

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
