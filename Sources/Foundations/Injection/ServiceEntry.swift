/// One registration: how a service is made, how long an instance lives, what happens after.
public final class ServiceEntry<Service>: AnyServiceEntry {
  let factory: AnyObject
  let place: String
  private(set) var scope: ObjectScope
  private(set) var storage: any InstanceStorage
  private var completions: [(any Resolver, Service) -> Void] = []
  private weak var container: Container?

  init(factory: AnyObject, scope: ObjectScope, container: Container, place: String) {
    self.factory = factory
    self.scope = scope
    self.container = container
    self.place = place
    storage = scope.makeStorage()
  }

  /// Says how long an instance is kept.
  @discardableResult
  public func inObjectScope(_ scope: ObjectScope) -> Self {
    self.scope = scope
    storage = scope.makeStorage()
    return self
  }

  /// Says what happens once an instance is made: where circular dependencies are closed.
  @discardableResult
  public func initCompleted(_ completed: @escaping (any Resolver, Service) -> Void) -> Self {
    completions.append(completed)
    return self
  }

  /// Makes the service answer for another type as well, with the same instance.
  @discardableResult
  public func implements<Other>(_ type: Other.Type, name: String? = nil) -> Self {
    container?.forward(type, name: name, to: self)
    return self
  }

  var serviceName: String { "\(Service.self)" }

  func complete(_ resolver: any Resolver, _ instance: Any) {
    guard let service = instance as? Service else { return }
    for completion in completions { completion(resolver, service) }
  }

  func reset() {
    storage.instance = nil
  }
}

/// A registration without its service's type.
protocol AnyServiceEntry: AnyObject {
  var factory: AnyObject { get }
  var place: String { get }
  var scope: ObjectScope { get }
  var storage: any InstanceStorage { get }
  var serviceName: String { get }
  func complete(_ resolver: any Resolver, _ instance: Any)
  func reset()
}
