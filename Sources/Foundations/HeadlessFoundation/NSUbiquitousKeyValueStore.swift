#if !canImport(Darwin)
  public import Foundation

  /// The key of the reason in a notification of another device's changes.
  nonisolated public let NSUbiquitousKeyValueStoreChangeReasonKey =
    "NSUbiquitousKeyValueStoreChangeReasonKey"
  /// The key of the changed keys in a notification of another device's changes.
  nonisolated public let NSUbiquitousKeyValueStoreChangedKeysKey =
    "NSUbiquitousKeyValueStoreChangedKeysKey"
  /// The reason of changes on another device.
  nonisolated public let NSUbiquitousKeyValueStoreServerChange = 0
  /// The reason of the first values from the server.
  nonisolated public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
  /// The reason of values that were not stored, since there are too many.
  nonisolated public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
  /// The reason of values of another account.
  nonisolated public let NSUbiquitousKeyValueStoreAccountChange = 3

  /// The values that a user's devices share; here they stay on the device, with its user defaults.
  open class NSUbiquitousKeyValueStore: NSObject {
    /// The store of the app.
    public static let `default` = NSUbiquitousKeyValueStore()

    /// The name of the notification of another device's changes, which is not posted here.
    nonisolated public class var didChangeExternallyNotification: Notification.Name {
      Notification.Name("NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
    }

    private static let suite = "rehearsal.ubiquitous"

    private var values: UserDefaults? { UserDefaults(suiteName: Self.suite) }

    /// Creates an object for the values of the app.
    public override init() { super.init() }

    /// Returns the value of a key.
    open func object(forKey aKey: String) -> Any? { dictionaryRepresentation[aKey] }
    /// Sets the value of a key; nil removes it.
    open func set(_ anObject: Any?, forKey aKey: String) { values?.set(anObject, forKey: aKey) }
    /// Removes the value of a key.
    open func removeObject(forKey aKey: String) { values?.removeObject(forKey: aKey) }

    /// Returns a text.
    open func string(forKey aKey: String) -> String? { values?.string(forKey: aKey) }
    /// Returns an array.
    open func array(forKey aKey: String) -> [Any]? { values?.array(forKey: aKey) }
    /// Returns a dictionary.
    open func dictionary(forKey aKey: String) -> [String: Any]? { values?.dictionary(forKey: aKey) }
    /// Returns data.
    open func data(forKey aKey: String) -> Data? { values?.data(forKey: aKey) }
    /// Returns an integer; 0 without a value.
    open func longLong(forKey aKey: String) -> Int64 {
      Int64(values?.integer(forKey: aKey) ?? 0)
    }
    /// Returns a number; 0 without a value.
    open func double(forKey aKey: String) -> Double { values?.double(forKey: aKey) ?? 0 }
    /// Returns a truth value; false without one.
    open func bool(forKey aKey: String) -> Bool { values?.bool(forKey: aKey) ?? false }

    /// The values by their keys.
    open var dictionaryRepresentation: [String: Any] {
      values?.persistentDomain(forName: Self.suite) ?? [:]
    }

    /// Returns true: there is nothing to wait for.
    @discardableResult
    open func synchronize() -> Bool { true }
  }
#endif
