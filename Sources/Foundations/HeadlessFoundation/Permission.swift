internal import HeadlessDevice

/// A permission that an app asks the user for, such as for photos or the location.
///
/// The answer is the device's storage under `permission.NAME`: `given storage permission.photos=denied`.
/// Without one the user agrees. Before the app asks, the permission has no status.
public struct Permission {
  /// The beginning of the keys that permissions have in the storage.
  static let keyPrefix = "permission."

  private let name: String

  /// Creates a permission with a name.
  public init(_ name: String) { self.name = name }

  private var key: String { Self.keyPrefix + name }

  private var askedKey: String { "\(key).asked" }

  private var wasAsked: Bool { Device.current.storage[askedKey] != nil }

  /// The user's answer, `granted` by default; nil before the app has asked.
  public var status: String? {
    guard wasAsked else { return nil }
    return Device.current.storage[key]?.text ?? "granted"
  }

  /// Asks the user; an answer once given stays.
  public func ask() { Device.current.storage[askedKey] = .text("true") }
}
