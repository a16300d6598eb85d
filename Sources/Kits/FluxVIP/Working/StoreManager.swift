public import HeadlessDevice
import Foundation

/// A store of the app's models, in memory and in the device's storage.
///
/// The app reads and changes ``cache``; ``saveCache()`` writes it to storage for the next launch.
public final class StoreManager<ModelsStored: Codable> {
  /// The current models.
  public var cache: ModelsStored

  private let key: String
  private let storage: KeyValueStorage

  /// Creates a store with the saved models, or with initial ones if none were saved.
  ///
  /// Saved data that cannot be decoded, as after an update of the app, is ignored.
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

  /// Removes the saved models from storage; ``cache`` stays.
  public func removeSaved() {
    storage.set(String?.none, forKey: key)
  }
}
