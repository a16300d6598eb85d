/// What gives instances of services: a container, as a factory sees it.
///
/// The methods that code calls are extensions, so that they are specialised where they are called;
/// a resolver of one's own implements the one that they end at.
public protocol Resolver: AnyObject {
  /// An instance of a service whose factory takes arguments, or none.
  func instance<Service, each Argument>(
    of serviceType: Service.Type, name: String?, arguments: repeat each Argument
  ) -> Service?
}

extension Resolver {
  /// An instance of a service; nil where nobody registered it.
  @inlinable @inline(__always)
  public func resolve<Service>(_ serviceType: Service.Type, name: String? = nil) -> Service? {
    if let container = self as? Container { return container.find(serviceType, name: name) }
    return instance(of: serviceType, name: name)
  }

  /// An instance of a service whose factory takes one argument.
  @inlinable @inline(__always)
  public func resolve<Service, Argument>(
    _ serviceType: Service.Type, name: String? = nil, argument: Argument
  ) -> Service? {
    resolve(serviceType, name: name, arguments: argument)
  }

  /// An instance of a service whose factory takes arguments; nil where nobody registered it so.
  @inlinable @inline(__always)
  public func resolve<Service, each Argument>(
    _ serviceType: Service.Type, name: String? = nil, arguments: repeat each Argument
  ) -> Service? {
    if let container = self as? Container {
      return container.find(serviceType, name: name, arguments: repeat each arguments)
    }
    return instance(of: serviceType, name: name, arguments: repeat each arguments)
  }
}
