import Foundation
import HeadlessDevice

/// The Realms that the app has opened in the process that runs now; the next launch opens them again.
final class OpenStores {
  private var stores: [String: RehearsalStore] = [:]
  private var chosen: Realm.Configuration?

  static var current: OpenStores {
    Device.current.attached(OpenStores.self) { OpenStores() }
  }

  var defaultConfiguration: Realm.Configuration {
    get { chosen ?? Realm.Configuration() }
    set { chosen = newValue }
  }

  /// Returns the objects of a configuration, which are read from its file when it is opened first.
  func open(_ configuration: Realm.Configuration) throws -> RehearsalStore {
    let place = configuration.place
    if let store = stores[place], store.isInPlace { return store }
    let store = RehearsalStore(configuration)
    try store.load()
    keep(store)
    return store
  }

  /// Returns the objects of a configuration that was opened before, also in a process that has ended.
  func store(_ configuration: Realm.Configuration) -> RehearsalStore {
    if let store = stores[configuration.place] { return store }
    if let store = try? open(configuration) { return store }
    let store = RehearsalStore(configuration)
    keep(store)
    return store
  }

  func forget(_ configuration: Realm.Configuration) {
    stores.removeValue(forKey: configuration.place)?.stores = nil
  }

  private func keep(_ store: RehearsalStore) {
    forget(store.configuration)
    stores[store.configuration.place] = store
    store.stores = self
  }
}
