/// A property wrapper that resolves a dependency when it is first read, then stores it.
///
///     @Inject var service: any Service  // from the provided container
///     @Inject(name: "backup") var spare: any Service
///     @Inject var tracker: (any Tracker)?  // nil if not registered
///     @Inject(from: container) var time: any TimeSource  // from this container
///
/// A property cannot throw, so reading a service that is not registered ends the process with the
/// text of the ``ResolutionError``. To find the error earlier, call ``Container/verify()``, which
/// checks the injected properties of the objects it makes, or `try $server.require()`.
@propertyWrapper
public final class Inject<Service> {
  private let name: String?
  private let source: any ContainerSource
  @exclusivity(unchecked)  // each access is over at once
  private var resolved: Service?

  /// Creates a dependency on the container that provides injections when the object is made.
  @MainActor public convenience init(name: String? = nil) {
    self.init(name: name, source: InjectionSource.locate())
  }

  /// Creates a dependency on a container, which is held weakly.
  public convenience init(name: String? = nil, from container: Container) {
    self.init(name: name, source: container.reference)
  }

  private init(name: String?, source: any ContainerSource) {
    self.name = name
    self.source = source
    source.container?.resolution.injections?.append(WeakInjection(injection: self))
  }

  /// The dependency, resolved at the first access.
  public var wrappedValue: Service {
    do {
      return try require()
    } catch {
      fatalError("@Inject \(Service.self): \(error)")
    }
  }

  /// The wrapper itself, to call ``require()`` on.
  public var projectedValue: Inject<Service> { self }

  /// Returns the dependency, or throws an error that says why there is none.
  public func require() throws(ResolutionError) -> Service {
    if let resolved { return resolved }
    guard let container = source.container else {
      throw .noContainer(for: ResolutionError.title(Service.self, name: name, arguments: []))
    }
    let service = try container.require(Service.self, name: name)
    resolved = service
    return service
  }
}

/// A type-erased ``Inject``, for `verify()`.
protocol AnyInjection: AnyObject {
  func check() throws(ResolutionError)
}

/// A weak reference to an ``Inject``.
struct WeakInjection {
  weak var injection: (any AnyInjection)?
}

extension Inject: AnyInjection {
  func check() throws(ResolutionError) {
    _ = try require()
  }
}

/// A type that refers to a container without keeping it alive.
protocol ContainerSource: AnyObject {
  var container: Container? { get }
}

extension ContainerReference: ContainerSource {}
