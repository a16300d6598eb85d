import HeadlessUIKit

/// The proxies of the objects that have one; a proxy lives as long as its object.
final class InstalledProxies {
  static let shared = InstalledProxies()

  private var proxies = WeakKeyTable<[ObjectIdentifier: AnyObject]>()

  /// Returns the proxy of a class that an object has, made by a closure on first use.
  func proxy<Proxy: AnyObject>(of object: AnyObject, make: () -> Proxy) -> Proxy {
    let key = ObjectIdentifier(Proxy.self)
    if let known = proxies[object]?[key] as? Proxy { return known }
    let proxy = make()
    var all = proxies[object] ?? [:]
    all[key] = proxy
    proxies[object] = all
    return proxy
  }
}

/// The closures that make the proxies of one class.
final class ProxyFactories {
  private static var all: [ObjectIdentifier: ProxyFactories] = [:]

  private var makers: [(AnyObject) -> AnyObject?] = []

  static func of(_ proxyType: Any.Type) -> ProxyFactories {
    let key = ObjectIdentifier(proxyType)
    if let known = all[key] { return known }
    let factories = ProxyFactories()
    all[key] = factories
    return factories
  }

  var isEmpty: Bool { makers.isEmpty }

  func add<Parent: AnyObject>(_ make: @escaping (Parent) -> some AnyObject) {
    makers.append { ($0 as? Parent).map(make) }
  }

  /// Makes a proxy with the closure that was registered last for a class of the object.
  func makeProxy(for object: AnyObject) -> AnyObject? {
    makers.reversed().lazy.compactMap { $0(object) }.first
  }
}
