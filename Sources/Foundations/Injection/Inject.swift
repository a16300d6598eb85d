/// A dependency that is resolved when it is first read, and then kept.
///
///     @Inject var server: any Server                  // from the container that provides injections
///     @Inject(name: "backup") var spare: any Server
///     @Inject var tracker: (any Tracker)?             // nil where nobody registered one
///     @Inject(from: container) var clock: any Clock   // from this container
///
/// A property can only give a value or end the process, so reading a service that nobody registered
/// ends it, with the text of the ``ResolutionError``. What finds it before: ``Container/verify()``,
/// which checks what the objects it makes would inject, and `try $server.require()`.
@propertyWrapper
public final class Inject<Service> {
  private let name: String?
  private let source: any ContainerSource
  private var resolved: Service?

  /// A dependency from the container that provides injections where the object is made.
  @MainActor public convenience init(name: String? = nil) {
    self.init(name: name, source: InjectionSource.locate())
  }

  /// A dependency from a container.
  ///
  /// The container is not kept alive.
  public convenience init(name: String? = nil, from container: Container) {
    self.init(name: name, source: container.reference)
  }

  private init(name: String?, source: any ContainerSource) {
    self.name = name
    self.source = source
    source.container?.building.injections?.append(WeakInjection(injection: self))
  }

  /// The dependency.
  public var wrappedValue: Service {
    do {
      return try require()
    } catch {
      fatalError("@Inject \(Service.self): \(error)")
    }
  }

  /// The injection itself, to ask it for its service with an error in place of an end.
  public var projectedValue: Inject<Service> { self }

  /// The dependency, or an error that says why there is none.
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

/// An injection without its service's type, to be checked.
protocol AnyInjection: AnyObject {
  func check() throws(ResolutionError)
}

/// An injection that is checked if its object still lives then.
struct WeakInjection {
  weak var injection: (any AnyInjection)?
}

extension Inject: AnyInjection {
  func check() throws(ResolutionError) {
    _ = try require()
  }
}

/// What knows a container without keeping it alive.
protocol ContainerSource: AnyObject {
  var container: Container? { get }
}

extension ContainerReference: ContainerSource {}
