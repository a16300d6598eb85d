/// The proxies of the objects that have one; a proxy lives as long as its object.
final class InstalledProxies {
  static let shared = InstalledProxies()

  private struct Entry {
    weak var object: AnyObject?
    var proxies: [ObjectIdentifier: AnyObject]
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// The number of entries after the last removal of those whose object is gone.
  private var countOfLiving = 0

  /// Returns the proxy of a class that an object has, made by a closure on first use.
  func proxy<Proxy: AnyObject>(of object: AnyObject, make: () -> Proxy) -> Proxy {
    let (key, proxyKey) = (ObjectIdentifier(object), ObjectIdentifier(Proxy.self))
    // Another object may have had the same address.
    if entries[key]?.object !== object { entries[key] = Entry(object: object, proxies: [:]) }
    if let known = entries[key]?.proxies[proxyKey] as? Proxy { return known }
    let proxy = make()
    entries[key]?.proxies[proxyKey] = proxy
    removeOrphans()
    return proxy
  }

  /// Removes the proxies of objects that are gone, once there may be as many as living ones.
  private func removeOrphans() {
    guard entries.count > countOfLiving * 2 + 8 else { return }
    entries = entries.filter { $0.value.object != nil }
    countOfLiving = entries.count
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
