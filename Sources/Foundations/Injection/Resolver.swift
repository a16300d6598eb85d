/// A type that resolves services: the container, as a factory sees it.
///
/// The methods that apps call are extensions, so that they are specialised at the call. A custom
/// resolver implements ``instance(of:name:arguments:)``, which they call.
public protocol Resolver: AnyObject {
  /// Returns an instance of a service whose factory takes any number of arguments; nil for none.
  func instance<Service, each Argument>(
    of serviceType: Service.Type, name: String?, arguments: repeat each Argument
  ) -> Service?
}

extension Resolver {
  /// Returns an instance of a service; nil if it is not registered.
  ///
  /// It has no argument that may be left out, so that the compiler prefers it to methods of an app that have.
  @inlinable @inline(__always)
  public func resolve<Service>(_ serviceType: Service.Type) -> Service? {
    resolve(serviceType, name: nil)
  }

  /// Returns an instance of a service with a name; nil if it is not registered.
  @inlinable @inline(__always)
  public func resolve<Service>(_ serviceType: Service.Type, name: String?) -> Service? {
    if let known = knownContainer {
      defer { withExtendedLifetime(self) {} }
      return known._withUnsafeGuaranteedRef { $0.find(serviceType, name: name) }
    }
    return instance(of: serviceType, name: name)
  }

  /// Returns an instance of a service whose factory takes one argument; nil if it is not
  /// registered.
  @inlinable @inline(__always)
  public func resolve<Service, Argument>(
    _ serviceType: Service.Type, argument: Argument
  ) -> Service? {
    resolve(serviceType, name: nil, arguments: argument)
  }

  /// Returns an instance of a service with a name whose factory takes one argument; nil if it is not
  /// registered.
  @inlinable @inline(__always)
  public func resolve<Service, Argument>(
    _ serviceType: Service.Type, name: String?, argument: Argument
  ) -> Service? {
    resolve(serviceType, name: name, arguments: argument)
  }

  /// Returns an instance of a service whose factory takes arguments; nil if it is not registered.
  @inlinable @inline(__always)
  public func resolve<Service, each Argument>(
    _ serviceType: Service.Type, arguments: repeat each Argument
  ) -> Service? {
    resolve(serviceType, name: nil, arguments: repeat each arguments)
  }

  /// Returns an instance of a service with a name whose factory takes arguments; nil if it is not registered.
  @inlinable @inline(__always)
  public func resolve<Service, each Argument>(
    _ serviceType: Service.Type, name: String?, arguments: repeat each Argument
  ) -> Service? {
    if let known = knownContainer {
      defer { withExtendedLifetime(self) {} }
      return known._withUnsafeGuaranteedRef {
        $0.find(serviceType, name: name, arguments: repeat each arguments)
      }
    }
    return instance(of: serviceType, name: name, arguments: repeat each arguments)
  }

  /// The container that this is, not retained as a cast would do; nil for a resolver of an app's own.
  @inlinable @inline(__always)
  var knownContainer: Unmanaged<Container>? {
    type(of: self) == Container.self
      ? .fromOpaque(Unmanaged.passUnretained(self).toOpaque()) : nil
  }
}
