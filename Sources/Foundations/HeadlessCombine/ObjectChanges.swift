internal import HeadlessDevice

/// The publishers of objects' changes, each created when it is first asked for.
final class ObjectChanges {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Returns the publisher of an object on the current device.
  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let changes = Device.current.attached(ObjectChanges.self) { ObjectChanges() }
    return changes.find(object)
  }

  private func find(_ object: AnyObject) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object)
    if let entry = entries[key], entry.object === object { return entry.publisher }
    entries = entries.filter { $0.value.object != nil }
    let publisher = ObservableObjectPublisher()
    entries[key] = Entry(object: object, publisher: publisher)
    return publisher
  }
}
