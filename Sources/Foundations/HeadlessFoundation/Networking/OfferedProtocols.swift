internal import HeadlessDevice

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#else
  public import Foundation
#endif

extension Ported {
  /// Offers the requests of all sessions of the device to a class, before those of their configurations.
  ///
  /// A class that is offered them again is asked as before.
  public static func offerRequests(to type: URLProtocol.Type) {
    OfferedProtocols.current.add(type)
  }

  /// Offers the requests of the shared session to a class, the newest first, as `URLProtocol.registerClass` does
  /// on Apple's systems.
  ///
  /// - Returns: whether the class is a `URLProtocol`.
  nonisolated public static func register(protocol type: AnyClass) -> Bool {
    guard let type = type as? URLProtocol.Type else { return false }
    return onMain {
      OfferedProtocols.current.register(type)
      return true
    } ?? false
  }

  /// Offers no more requests to a class that was registered.
  nonisolated public static func unregister(protocol type: AnyClass) {
    guard let type = type as? URLProtocol.Type else { return }
    _ = onMain { OfferedProtocols.current.unregister(type) }
  }
}

/// The classes that are asked for the requests of all sessions, the newest first.
final class OfferedProtocols {
  /// Those of the device.
  static var current: OfferedProtocols {
    Device.current.attached(OfferedProtocols.self) { OfferedProtocols() }
  }

  private(set) var types: [URLProtocol.Type] = []
  /// Those that are asked for the requests of the shared session alone, the newest first.
  private(set) var registered: [URLProtocol.Type] = []

  fileprivate func add(_ type: URLProtocol.Type) {
    guard !types.contains(where: { $0 == type }) else { return }
    types.insert(type, at: 0)
  }

  fileprivate func register(_ type: URLProtocol.Type) {
    unregister(type)
    registered.insert(type, at: 0)
  }

  fileprivate func unregister(_ type: URLProtocol.Type) { registered.removeAll { $0 == type } }
}
