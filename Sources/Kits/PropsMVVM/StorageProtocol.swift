public import Foundation
public import HeadlessDevice

/// The interface of key-value storage, as services use it.
@MainActor public protocol StorageProtocol: AnyObject {
  /// The bytes of a key; nil for none, and setting nil removes them.
  subscript(key: String) -> Data? { get set }

  /// The keys that have a value, in no particular order.
  var keys: [String] { get }
}

/// Key-value storage backed by the device's storage.
public final class DeviceStorage: StorageProtocol {
  private let storage: KeyValueStorage

  /// Creates an adapter for a storage.
  public init(_ storage: KeyValueStorage = Device.current.storage) {
    self.storage = storage
  }

  /// The bytes of a key; nil for none, and setting nil removes them.
  public subscript(key: String) -> Data? {
    get { storage.data(forKey: key) }
    set { storage.set(newValue, forKey: key) }
  }

  /// The keys that have a value, in no particular order.
  public var keys: [String] { Array(storage.values.keys) }
}
