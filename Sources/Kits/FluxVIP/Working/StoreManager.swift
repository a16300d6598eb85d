public import HeadlessDevice
import Foundation

/// The app's models, in memory and in the phone's storage.
///
/// ``cache`` is what the app works with; ``saveCache()`` makes it survive a relaunch.
public final class StoreManager<ModelsStored: Codable> {
  /// The models now.
  public var cache: ModelsStored

  private let key: String
  private let storage: KeyValueStorage

  /// Reads what an earlier launch saved, or begins with the models given.
  ///
  /// Data that no longer reads as these models, as after an update of the app, counts as none.
  public init(
    key: String, initial: ModelsStored, storage: KeyValueStorage = Device.current.storage
  ) {
    self.key = key
    self.storage = storage
    let saved = storage.data(forKey: key).flatMap {
      try? JSONDecoder().decode(ModelsStored.self, from: $0)
    }
    cache = saved ?? initial
  }

  /// Writes the models to storage.
  public func saveCache() {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(cache) else { return }
    storage.set(data, forKey: key)
  }
}
