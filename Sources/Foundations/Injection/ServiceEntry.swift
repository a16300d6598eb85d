/// One registration: how a service is made, how long an instance lives, what happens after.
public final class ServiceEntry<Service>: AnyServiceEntry {
  private var completions: [(any Resolver, Service) -> Void] = []

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
    container?.forward(type, name: name, to: self)
    return self
  }

  /// Makes the service answer for two other types as well.
  @discardableResult
  public func implements<First, Second>(_ first: First.Type, _ second: Second.Type) -> Self {
    implements(first).implements(second)
  }

  override var serviceType: Any.Type { Service.self }

  override func make(_ resolver: any Resolver) -> Any? {
    (factory as? Factory<Service>)?.make(resolver)
  }

  override func complete(_ resolver: any Resolver, _ instance: Any) {
    guard !completions.isEmpty, let service = instance as? Service else { return }
    for completion in completions { completion(resolver, service) }
  }

  override func check(_ container: Container) throws(ResolutionError) {
    _ = try container.require(Service.self, name: name)
  }
}

/// A registration without its service's type.
public class AnyServiceEntry {
  let factory: AnyObject
  let place: String
  let name: String?
  let arguments: Any.Type
  private(set) final var scope: ObjectScope
  private(set) final var storage: any InstanceStorage
  final weak var container: Container?

  /// Whether an instance is being made now; a second request meanwhile goes in a circle.
  final var isBeingMade = false

  init(
    factory: AnyObject, scope: ObjectScope, container: Container, name: String?,
    arguments: Any.Type,
    place: String
  ) {
    self.factory = factory
    self.scope = scope
    self.container = container
    self.name = name
    self.arguments = arguments
    self.place = place
    storage = scope.makeStorage()
  }

  final func use(_ scope: ObjectScope) {
    self.scope = scope
    storage = scope.makeStorage()
  }

  final func reset() {
    storage.instance = nil
  }

  /// The service as messages name it: with its name, and with its arguments.
  final var title: String {
    let named = name.map { " named \"\($0)\"" } ?? ""
    let taking = arguments == Void.self ? "" : " taking \(arguments)"
    return "\(serviceType)\(named)\(taking)"
  }

  var serviceType: Any.Type { Any.self }

  /// Makes an instance for another type that the service answers for.
  func make(_ resolver: any Resolver) -> Any? { nil }

  func complete(_ resolver: any Resolver, _ instance: Any) {}

  func check(_ container: Container) throws(ResolutionError) {}
}
