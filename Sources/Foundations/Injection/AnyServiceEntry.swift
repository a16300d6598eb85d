/// A registration without its service's type.
public class AnyServiceEntry {
  /// The service, to tell whether a registration that was found answers for another type.
  @usableFromInline final let service: ObjectIdentifier

  /// The type of the tuple of arguments that the factory takes.
  final let arguments: ObjectIdentifier

  @usableFromInline final let factory: any AnyFactory
  final let serviceType: Any.Type
  final let argumentTypes: [Any.Type]
  final let name: String?
  final let place: String
  final let container: ContainerReference

  /// Lets go of the instance the entry keeps itself.
  ///
  /// A closure made where the service's type is known: a method of a generic class would look up
  /// its metadata at every end of a graph.
  final let forget: (AnyServiceEntry) -> Void

  /// The other types it answers for, as messages name them.
  final var otherTitles: [String] = []

  final private(set) var scope: any ObjectScopeProtocol

  /// Where an instance is kept; nil in transient scope, and where the entry keeps it itself.
  final private(set) var storage: (any InstanceStorage)?

  /// Whether the entry keeps its instance itself, typed: in graph and in container scope.
  final private(set) var keepsInstance = false

  /// Whether what is kept changes hands once a graph is complete.
  final private(set) var needsCompletion = false

  /// What is to be done with an instance that was just made.
  final var step = Step.makes

  /// Whether an instance is being made now; a second request meanwhile goes in a circle.
  final var isBeingMade = false

  /// Whether the registration is among those that a graph's completion concerns.
  final var isTouched = false

  /// The registration whose factory waits for this one's instance; who makes it holds it.
  final var waiting: Unmanaged<AnyServiceEntry>?

  /// The registration before this one among those that a graph's completion concerns, retained.
  final var touchedBefore: Unmanaged<AnyServiceEntry>?

  @usableFromInline
  init(
    service: Any.Type, factory: any AnyFactory, arguments: ObjectIdentifier,
    argumentTypes: [Any.Type], name: String?, place: String, container: Container,
    forget: @escaping (AnyServiceEntry) -> Void
  ) {
    self.service = ObjectIdentifier(service)
    serviceType = service
    self.factory = factory
    self.arguments = arguments
    self.argumentTypes = argumentTypes
    self.name = name
    self.place = place
    self.container = container.reference
    self.forget = forget
    scope = container.defaultObjectScope
    use(scope)
  }

  /// Whether something is done with an instance once it is made.
  var hasCompletions: Bool { false }

  /// The instance the entry keeps itself, whatever its type.
  var keptAny: Any? { nil }

  /// Keeps an instance of a graph that is entered again.
  func restore(_ instance: Any) {}

  /// What resolving the registration for another type gives.
  func resolveAny(in container: Container, tuple: Any) -> Any? { nil }

  /// Resolves the registration to see whether that works.
  func check(_ container: Container) throws(ResolutionError) -> Any { () }

  final func use(_ scope: any ObjectScopeProtocol) {
    self.scope = scope
    keepsInstance = scope === ObjectScope.graph || scope === ObjectScope.container
    needsCompletion = scope !== ObjectScope.transient && scope !== ObjectScope.container
    storage = keepsInstance || scope === ObjectScope.transient ? nil : scope.makeStorage()
    forget(self)
    chooseStep()
  }

  final func chooseStep() {
    if hasCompletions || storage != nil {
      step = .completes
    } else {
      step = keepsInstance ? .keeps : .makes
    }
  }

  final func reset() {
    forget(self)
    storage?.instance = nil
  }

  /// All that one call builds is built: what only that call shares is let go.
  final func graphResolutionCompleted() {
    if keepsInstance { forget(self) } else { storage?.graphResolutionCompleted() }
  }

  /// The service as messages name it: with its name, and with its arguments.
  final var title: String {
    ResolutionError.title(serviceType, name: name, arguments: argumentTypes)
  }
}

/// What is to be done when a registration is resolved whose instance is not at hand.
@usableFromInline
enum Step {
  /// Nothing can be made: it would go in a circle, or an instance is in the scope's own storage.
  case makesNothing
  /// An instance is made, and kept nowhere.
  case makes
  /// An instance is made, and kept by the registration itself.
  case keeps
  /// An instance is made; the scope's own storage keeps it, or something is done with it.
  case completes
}

/// A container as those know it who must not keep it alive.
///
/// A weak reference would make every use of the container slower; it says itself when it goes.
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
