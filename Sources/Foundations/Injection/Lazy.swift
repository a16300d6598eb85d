/// A service that is made when it is first used, and then kept.
public final class Lazy<Service> {
  private var make: (() -> Service?)?
  private var made: Service?

  init(_ make: @escaping () -> Service?) {
    self.make = make
  }

  /// The service; nil where nobody registered it.
  public var instance: Service? {
    if let make {
      made = make()
      self.make = nil
    }
    return made
  }
}

/// A service that is made anew, as its scope says, each time it is asked for.
public struct Provider<Service> {
  private let make: () -> Service?

  init(_ make: @escaping () -> Service?) {
    self.make = make
  }

  /// An instance of the service; nil where nobody registered it.
  public var instance: Service? { make() }
}

extension Resolver {
  /// The service, made when it is first used.
  public func lazy<Service>(_ type: Service.Type = Service.self, name: String? = nil) -> Lazy<
    Service
  > {
    Lazy { [weak self] in self?.resolve(type, name: name) }
  }

  /// What makes the service each time it is asked for.
  public func provider<Service>(
    _ type: Service.Type = Service.self, name: String? = nil
  ) -> Provider<Service> {
    Provider { [weak self] in self?.resolve(type, name: name) }
  }
}
