/// What gives instances of services: a container, as a factory sees it.
public protocol Resolver: AnyObject {
  /// An instance of a service; nil where nobody registered it, or its factory could not be called.
  func resolve<Service>(_ serviceType: Service.Type, name: String?) -> Service?

  /// An instance of a service whose factory takes arguments.
  func resolve<Service, each Argument>(
    _ serviceType: Service.Type, name: String?, arguments: repeat each Argument
  ) -> Service?

  /// An instance of a service, or an error that says why there is none.
  func require<Service>(
    _ serviceType: Service.Type, name: String?
  ) throws(ResolutionError) -> Service

  /// An instance of a service whose factory takes arguments, or an error that says why there is none.
  func require<Service, each Argument>(
    _ serviceType: Service.Type, name: String?, arguments: repeat each Argument
  ) throws(ResolutionError) -> Service
}

extension Resolver {
  /// An instance of a service registered without a name.
  @inlinable
  public func resolve<Service>(_ serviceType: Service.Type) -> Service? {
    resolve(serviceType, name: nil)
  }

  /// An instance of an unnamed service whose factory takes arguments.
  @inlinable
  public func resolve<Service, each Argument>(
    _ serviceType: Service.Type, arguments: repeat each Argument
  ) -> Service? {
    resolve(serviceType, name: nil, arguments: repeat each arguments)
  }

  /// An instance of a service whose factory takes one argument.
  @inlinable
  public func resolve<Service, Argument>(
    _ serviceType: Service.Type, name: String? = nil, argument: Argument
  ) -> Service? {
    resolve(serviceType, name: name, arguments: argument)
  }

  /// An instance of a service registered without a name, or an error that says why there is none.
  public func require<Service>(
    _ serviceType: Service.Type
  ) throws(ResolutionError) -> Service {
    try require(serviceType, name: nil)
  }
}
