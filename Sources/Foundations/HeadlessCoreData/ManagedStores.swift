import Foundation
import HeadlessDevice
import HeadlessFoundation
import HeadlessUIKit

/// The stores of a phone; a relaunch of the app keeps those that are not in memory alone.
final class ManagedStores {
  var lastNumber = 0
  private var stores: [String: ManagedRows] = [:]

  /// The stores of the current device's phone.
  static var current: ManagedStores {
    let storage = Device.current.storage
    if let known = phones[storage] { return known }
    let stores = ManagedStores()
    phones[storage] = stores
    return stores
  }

  /// The stores of each phone, by its storage.
  private static var phones = WeakKeyTable<ManagedStores>()

  /// Returns the rows of a file; a new one is empty, and so is one whose file the app has removed.
  func rows(of url: URL) -> ManagedRows {
    if let found = stores[url.path], !isRemoved(url) { return found }
    let rows = ManagedRows()
    stores[url.path] = rows
    if Self.isInSandbox(url) { mark(url) }
    return rows
  }

  /// Returns the rows of a file; nil if there are none, or if the app has removed the file.
  func known(_ url: URL) -> ManagedRows? { isRemoved(url) ? nil : stores[url.path] }

  func remove(_ url: URL) { stores[url.path] = nil }

  /// Writes an empty file in the place of the database, which the app may look for or remove.
  private func mark(_ url: URL) {
    let folder = url.deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? Data().write(to: url)
  }

  private func isRemoved(_ url: URL) -> Bool {
    Self.isInSandbox(url) && !FileManager.default.fileExists(atPath: url.path)
  }

  /// Whether a file is in one of the app's folders, which a session has in a temporary place.
  private static func isInSandbox(_ url: URL) -> Bool {
    [Ported.homeFolder, Ported.temporaryFolder].contains {
      url.path.hasPrefix(($0.path.hasSuffix("/") ? $0.path : $0.path + "/"))
    }
  }
}

/// The saved objects of a store.
final class ManagedRows {
  /// The metadata of the store.
  var metadata: [String: Any] = [:]
  private(set) var ids: [ObjectIdentifier: NSManagedObjectID] = [:]
  private var values: [ObjectIdentifier: [String: ManagedValue]] = [:]

  subscript(id: NSManagedObjectID) -> [String: ManagedValue]? {
    get { values[ObjectIdentifier(id)] }
    set {
      ids[ObjectIdentifier(id)] = newValue == nil ? nil : id
      values[ObjectIdentifier(id)] = newValue
    }
  }
}

/// The contexts of the app, which may want to see what another one has saved.
final class OpenContexts {
  private struct Entry { weak var context: NSManagedObjectContext? }

  private var entries: [Entry] = []

  static var current: OpenContexts {
    Device.current.attached(OpenContexts.self) { OpenContexts() }
  }

  func add(_ context: NSManagedObjectContext) {
    entries.removeAll { $0.context == nil }
    entries.append(Entry(context: context))
  }

  func merge(_ notification: Notification, savedBy saver: NSManagedObjectContext) {
    for case let context? in entries.map(\.context)
    where context !== saver && context.automaticallyMergesChangesFromParent
      && context.parent == nil && context.coordinator === saver.coordinator
    {
      context.mergeChanges(fromContextDidSave: notification)
    }
  }
}
