@_exported import Injection

// Swinject declares an overload for each number of arguments. An app's extension may add another one whose
// other parameters have defaults: the compiler takes it for worse than these, and as good as one of a pack.
extension Resolver {
  /// Returns an instance of a service whose factory takes 2 arguments; nil if it is not registered.
  public func resolve<Service, Arg1, Arg2>(
    _ serviceType: Service.Type, arguments arg1: Arg1, _ arg2: Arg2
  ) -> Service? { instance(of: serviceType, name: nil, arguments: arg1, arg2) }

  /// Returns an instance of a service with a name whose factory takes 2 arguments; nil if it is not registered.
  public func resolve<Service, Arg1, Arg2>(
    _ serviceType: Service.Type, name: String?, arguments arg1: Arg1, _ arg2: Arg2
  ) -> Service? { instance(of: serviceType, name: name, arguments: arg1, arg2) }

  /// Returns an instance of a service whose factory takes 3 arguments; nil if it is not registered.
  public func resolve<Service, Arg1, Arg2, Arg3>(
    _ serviceType: Service.Type, arguments arg1: Arg1, _ arg2: Arg2, _ arg3: Arg3
  ) -> Service? { instance(of: serviceType, name: nil, arguments: arg1, arg2, arg3) }

  /// Returns an instance of a service with a name whose factory takes 3 arguments; nil if it is not registered.
  public func resolve<Service, Arg1, Arg2, Arg3>(
    _ serviceType: Service.Type, name: String?, arguments arg1: Arg1, _ arg2: Arg2, _ arg3: Arg3
  ) -> Service? { instance(of: serviceType, name: name, arguments: arg1, arg2, arg3) }

  /// Returns an instance of a service whose factory takes 4 arguments; nil if it is not registered.
  public func resolve<Service, Arg1, Arg2, Arg3, Arg4>(
    _ serviceType: Service.Type, arguments arg1: Arg1, _ arg2: Arg2, _ arg3: Arg3, _ arg4: Arg4
  ) -> Service? { instance(of: serviceType, name: nil, arguments: arg1, arg2, arg3, arg4) }

  /// Returns an instance of a service with a name whose factory takes 4 arguments; nil if it is not registered.
  public func resolve<Service, Arg1, Arg2, Arg3, Arg4>(
    _ serviceType: Service.Type, name: String?, arguments arg1: Arg1, _ arg2: Arg2, _ arg3: Arg3,
    _ arg4: Arg4
  ) -> Service? { instance(of: serviceType, name: name, arguments: arg1, arg2, arg3, arg4) }

  /// Returns an instance of a service whose factory takes 5 arguments; nil if it is not registered.
  public func resolve<Service, Arg1, Arg2, Arg3, Arg4, Arg5>(
    _ serviceType: Service.Type, arguments arg1: Arg1, _ arg2: Arg2, _ arg3: Arg3, _ arg4: Arg4,
    _ arg5: Arg5
  ) -> Service? { instance(of: serviceType, name: nil, arguments: arg1, arg2, arg3, arg4, arg5) }

  /// Returns an instance of a service with a name whose factory takes 5 arguments; nil if it is not registered.
  public func resolve<Service, Arg1, Arg2, Arg3, Arg4, Arg5>(
    _ serviceType: Service.Type, name: String?, arguments arg1: Arg1, _ arg2: Arg2, _ arg3: Arg3,
    _ arg4: Arg4, _ arg5: Arg5
  ) -> Service? { instance(of: serviceType, name: name, arguments: arg1, arg2, arg3, arg4, arg5) }

  /// Returns an instance of a service whose factory takes 6 arguments; nil if it is not registered.
  public func resolve<Service, Arg1, Arg2, Arg3, Arg4, Arg5, Arg6>(
    _ serviceType: Service.Type, arguments arg1: Arg1, _ arg2: Arg2, _ arg3: Arg3, _ arg4: Arg4,
    _ arg5: Arg5, _ arg6: Arg6
  ) -> Service? {
    instance(of: serviceType, name: nil, arguments: arg1, arg2, arg3, arg4, arg5, arg6)
  }

  /// Returns an instance of a service with a name whose factory takes 6 arguments; nil if it is not registered.
  public func resolve<Service, Arg1, Arg2, Arg3, Arg4, Arg5, Arg6>(
    _ serviceType: Service.Type, name: String?, arguments arg1: Arg1, _ arg2: Arg2, _ arg3: Arg3,
    _ arg4: Arg4, _ arg5: Arg5, _ arg6: Arg6
  ) -> Service? {
    instance(of: serviceType, name: name, arguments: arg1, arg2, arg3, arg4, arg5, arg6)
  }

  /// Returns an instance of a service whose factory takes 7 arguments; nil if it is not registered.
  public func resolve<Service, Arg1, Arg2, Arg3, Arg4, Arg5, Arg6, Arg7>(
    _ serviceType: Service.Type, arguments arg1: Arg1, _ arg2: Arg2, _ arg3: Arg3, _ arg4: Arg4,
    _ arg5: Arg5, _ arg6: Arg6, _ arg7: Arg7
  ) -> Service? {
    instance(of: serviceType, name: nil, arguments: arg1, arg2, arg3, arg4, arg5, arg6, arg7)
  }

  /// Returns an instance of a service with a name whose factory takes 7 arguments; nil if it is not registered.
  public func resolve<Service, Arg1, Arg2, Arg3, Arg4, Arg5, Arg6, Arg7>(
    _ serviceType: Service.Type, name: String?, arguments arg1: Arg1, _ arg2: Arg2, _ arg3: Arg3,
    _ arg4: Arg4, _ arg5: Arg5, _ arg6: Arg6, _ arg7: Arg7
  ) -> Service? {
    instance(of: serviceType, name: name, arguments: arg1, arg2, arg3, arg4, arg5, arg6, arg7)
  }

  /// Returns an instance of a service whose factory takes 8 arguments; nil if it is not registered.
  public func resolve<Service, Arg1, Arg2, Arg3, Arg4, Arg5, Arg6, Arg7, Arg8>(
    _ serviceType: Service.Type, arguments arg1: Arg1, _ arg2: Arg2, _ arg3: Arg3, _ arg4: Arg4,
    _ arg5: Arg5, _ arg6: Arg6, _ arg7: Arg7, _ arg8: Arg8
  ) -> Service? {
    instance(of: serviceType, name: nil, arguments: arg1, arg2, arg3, arg4, arg5, arg6, arg7, arg8)
  }

  /// Returns an instance of a service with a name whose factory takes 8 arguments; nil if it is not registered.
  public func resolve<Service, Arg1, Arg2, Arg3, Arg4, Arg5, Arg6, Arg7, Arg8>(
    _ serviceType: Service.Type, name: String?, arguments arg1: Arg1, _ arg2: Arg2, _ arg3: Arg3,
    _ arg4: Arg4, _ arg5: Arg5, _ arg6: Arg6, _ arg7: Arg7, _ arg8: Arg8
  ) -> Service? {
    instance(of: serviceType, name: name, arguments: arg1, arg2, arg3, arg4, arg5, arg6, arg7, arg8)
  }

  /// Returns an instance of a service whose factory takes 9 arguments; nil if it is not registered.
  public func resolve<Service, Arg1, Arg2, Arg3, Arg4, Arg5, Arg6, Arg7, Arg8, Arg9>(
    _ serviceType: Service.Type, arguments arg1: Arg1, _ arg2: Arg2, _ arg3: Arg3, _ arg4: Arg4,
    _ arg5: Arg5, _ arg6: Arg6, _ arg7: Arg7, _ arg8: Arg8, _ arg9: Arg9
  ) -> Service? {
    instance(
      of: serviceType, name: nil, arguments: arg1, arg2, arg3, arg4, arg5, arg6, arg7, arg8, arg9)
  }

  /// Returns an instance of a service with a name whose factory takes 9 arguments; nil if it is not registered.
  public func resolve<Service, Arg1, Arg2, Arg3, Arg4, Arg5, Arg6, Arg7, Arg8, Arg9>(
    _ serviceType: Service.Type, name: String?, arguments arg1: Arg1, _ arg2: Arg2, _ arg3: Arg3,
    _ arg4: Arg4, _ arg5: Arg5, _ arg6: Arg6, _ arg7: Arg7, _ arg8: Arg8, _ arg9: Arg9
  ) -> Service? {
    instance(
      of: serviceType, name: name, arguments: arg1, arg2, arg3, arg4, arg5, arg6, arg7, arg8, arg9)
  }
}
