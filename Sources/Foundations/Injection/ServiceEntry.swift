/// One registration: how a service is made, how long an instance lives, what happens after.
public final class ServiceEntry<Service>: AnyServiceEntry {
  /// The instance, in the scopes that every graph uses.
  @usableFromInline final var kept: Service?

  @usableFromInline final var completions: [(any Resolver, Service) -> Void] = []

  /// Says how long an instance is kept.
  @discardableResult
  public func inObjectScope(_ scope: ObjectScope) -> Self {
    use(scope)
    return self
  }

  /// Says what happens once an instance is made: where circular dependencies are closed.
  ///
  /// It may be said several times; all that was said happens, in its order.
  @discardableResult
  public func initCompleted(_ completed: @escaping (any Resolver, Service) -> Void) -> Self {
    completions.append(completed)
    return self
  }

  /// Makes the service answer for another type as well, with the same instance.
  ///
  /// Only for factories without arguments: one with arguments answers for its own type alone.
  ///
  /// - Parameters:
  ///   - type: the other type, which instances must be of.
  ///   - name: the name it is resolved by.
  @discardableResult
  public func implements<Other>(_ type: Other.Type, name: String? = nil) -> Self {
    container.forward(type, name: name, to: self)
    return self
  }

  /// Makes the service answer for two other types as well.
  @discardableResult
  public func implements<First, Second>(_ first: First.Type, _ second: Second.Type) -> Self {
    implements(first).implements(second)
  }

  @usableFromInline override var serviceType: Any.Type { Service.self }

  override func forget() {
    kept = nil
  }

  @usableFromInline
  override func resolveAny(in container: Container) -> Any? {
    container.resolve(Service.self, name: name)
  }

  /// What is kept, whoever keeps it.
  @inlinable final var instance: Service? {
    if keepsInstance { return kept }
    return storage?.instance as? Service
  }

  /// Keeps an instance as the scope wants it, and does what follows its making.
  @inlinable
  final func keep(_ made: Service, in container: Container) -> Service {
    // What a circle has made meanwhile is the instance everybody else got.
    if let already = instance { return already }
    if keepsInstance { kept = made } else { storage?.instance = made }
    // An instance that is being completed can be asked for: that is what completing is for.
    isBeingMade = false
    for completion in completions { completion(container, made) }
    return made
  }

  override func check(_ container: Container) throws(ResolutionError) {
    _ = try container.require(Service.self, name: name)
  }
}

/// A registration without its service's type.
public class AnyServiceEntry {
  @usableFromInline final let factory: AnyObject
  let place: String
  let name: String?
  @usableFromInline final let arguments: ArgumentTypes
  private(set) final var scope: ObjectScope

  /// Where an instance is kept; nil in transient scope, and where the entry keeps it itself.
  @usableFromInline final var storage: (any InstanceStorage)?

  /// Whether the entry keeps its instance itself, typed: in graph and in container scope.
  @usableFromInline final var keepsInstance = false

  /// Whether what is kept changes hands once a graph is complete.
  @usableFromInline final var needsCompletion = false
  /// Unowned, since a weak reference would slow down every use of the container; it owns its entries.
  final unowned let container: Container

  /// Whether an instance is being made now; a second request meanwhile goes in a circle.
  @usableFromInline final var isBeingMade = false

  /// The registration whose factory waits for this one's instance.
  @usableFromInline final var waiting: AnyServiceEntry?

  /// The registration before this one among those that a graph's completion concerns.
  @usableFromInline final var touchedBefore: AnyServiceEntry?

  /// Whether this one is among them.
  @usableFromInline final var isTouched = false

  init(
    factory: AnyObject, scope: ObjectScope, container: Container, name: String?,
    arguments: ArgumentTypes,
    place: String
  ) {
    self.factory = factory
    self.scope = scope
    self.container = container
    self.name = name
    self.arguments = arguments
    self.place = place
    use(scope)
  }

  final func use(_ scope: ObjectScope) {
    self.scope = scope
    keepsInstance = scope === ObjectScope.graph || scope === ObjectScope.container
    needsCompletion = scope !== ObjectScope.transient && scope !== ObjectScope.container
    storage = keepsInstance || scope === ObjectScope.transient ? nil : scope.makeStorage()
    forget()
  }

  final func reset() {
    forget()
    storage?.instance = nil
  }

  /// All that one call builds is built: what only that call shares is let go.
  @usableFromInline
  final func graphResolutionCompleted() {
    if keepsInstance { forget() } else { storage?.graphResolutionCompleted() }
  }

  /// Lets go of the instance the entry keeps itself.
  func forget() {}

  /// The service as messages name it: with its name, and with its arguments.
  final var title: String {
    let named = name.map { " named \"\($0)\"" } ?? ""
    let taking =
      arguments.types.isEmpty
      ? "" : " taking \(arguments.types.map { "\($0)" }.joined(separator: ", "))"
    return "\(serviceType)\(named)\(taking)"
  }

  @usableFromInline var serviceType: Any.Type { Any.self }

  /// An instance for another type that the service answers for.
  @usableFromInline
  func resolveAny(in container: Container) -> Any? { nil }

  func check(_ container: Container) throws(ResolutionError) {}
}
