import HeadlessUIKit
public import Reactive

/// A proxy that stands in front of an object's delegate, sends what it hears, and forwards it.
///
/// An app's own proxy is a subclass of ``DelegateProxy`` that conforms to this and to the delegate's
/// protocol. In each method it calls the method of `forwardToDelegate()`, then sends an element.
public protocol DelegateProxyType: AnyObject {
  /// The type of the object that has the delegate.
  associatedtype ParentObject: AnyObject

  /// The type of the delegate, usually a protocol.
  associatedtype Delegate

  /// Registers how proxies are made, by ``register(make:)``; called at the first use.
  static func registerKnownImplementations()

  /// Returns the delegate of an object.
  static func currentDelegate(for object: ParentObject) -> Delegate?

  /// Sets the delegate of an object.
  static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject)

  /// Returns the app's own delegate, which the proxy forwards to.
  func forwardToDelegate() -> Delegate?

  /// Sets the app's own delegate.
  ///
  /// - Parameters:
  ///   - forwardToDelegate: the app's own delegate.
  ///   - retainDelegate: whether the proxy holds it.
  func setForwardToDelegate(_ forwardToDelegate: Delegate?, retainDelegate: Bool)
}

extension DelegateProxyType
where ParentObject: HasDelegate, Delegate == ParentObject.Delegate {
  /// Returns the delegate of an object.
  public static func currentDelegate(for object: ParentObject) -> Delegate? { object.delegate }

  /// Sets the delegate of an object.
  public static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject) {
    object.delegate = delegate
  }
}

extension DelegateProxyType
where ParentObject: HasDataSource, Delegate == ParentObject.DataSource {
  /// Returns the data source of an object.
  public static func currentDelegate(for object: ParentObject) -> Delegate? { object.dataSource }

  /// Sets the data source of an object.
  public static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject) {
    object.dataSource = delegate
  }
}

extension DelegateProxyType {
  /// Registers a closure that makes the proxy of objects of a class and its subclasses.
  public static func register<Parent: AnyObject>(make: @escaping (Parent) -> Self) {
    ProxyFactories.of(self).add(make)
  }

  /// Makes a proxy for an object.
  ///
  /// Stops the program where none is registered for the object's class, as in RxCocoa.
  public static func createProxy(for object: AnyObject) -> Self {
    let factories = ProxyFactories.of(self)
    if factories.isEmpty { registerKnownImplementations() }
    guard let proxy = factories.makeProxy(for: object) as? Self else {
      fatalError(
        """
        ReactiveUIKit: no \(Self.self) is registered for \(type(of: object)). Call \
        register { … } in its registerKnownImplementations().
        """)
    }
    return proxy
  }

  /// Returns the proxy of an object, which is made and set as its delegate on first use.
  public static func proxy(for object: ParentObject) -> Self {
    let proxy = InstalledProxies.shared.proxy(of: object) { createProxy(for: object) }
    let current = currentDelegate(for: object)
    if (current as AnyObject?) !== proxy {
      proxy.setForwardToDelegate(current, retainDelegate: false)
      setCurrentDelegate(proxy as? Delegate, to: object)
    }
    return proxy
  }

  /// Sets the app's own delegate of an object with a proxy.
  ///
  /// - Returns: a disposable that removes the delegate.
  public static func installForwardDelegate(
    _ forwardDelegate: Delegate, retainDelegate: Bool, onProxyForObject object: ParentObject
  ) -> any Disposable {
    let proxy = proxy(for: object)
    proxy.setForwardToDelegate(forwardDelegate, retainDelegate: retainDelegate)
    return Disposables.create { proxy.setForwardToDelegate(nil, retainDelegate: retainDelegate) }
  }
}
