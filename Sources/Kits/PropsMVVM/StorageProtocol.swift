public import Foundation
public import HeadlessDevice

/// Storage by key, as a service sees it.
@MainActor public protocol StorageProtocol: AnyObject {
  /// The bytes of a key; setting nil removes them.
  subscript(key: String) -> Data? { get set }
}

/// A place in the device's storage for one service's keys.
public final class DeviceStorage: StorageProtocol {
  private let storage: KeyValueStorage

  /// Creates a view of a storage.
  public init(_ storage: KeyValueStorage = Device.current.storage) {
    self.storage = storage
  }

  /// The bytes of a key; setting nil removes them.
  public subscript(key: String) -> Data? {
    get { storage.data(forKey: key) }
    set { storage.set(newValue, forKey: key) }
  }
}
