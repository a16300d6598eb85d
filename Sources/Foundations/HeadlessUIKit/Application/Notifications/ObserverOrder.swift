#if !canImport(Darwin)
  internal import Foundation
  internal import Synchronization

  /// The observers of a notification center, which are called in the order in which they were added.
  ///
  /// Apple's center keeps that order; Foundation's here calls them in the order of a hash table. So the
  /// center has one observer of each name, which calls the others. Their tokens are Foundation's, of
  /// observers that nothing calls: to remove one releases its closure, and the closure ends the entry.
  nonisolated final class ObserverOrder: @unchecked Sendable {
    typealias Block = @Sendable (Notification) -> Void

    private struct State {
      var entries: [Notification.Name: [Entry]] = [:]
      var observed: Set<Notification.Name> = []
    }

    private static let all = Mutex<[ObjectIdentifier: ObserverOrder]>([:])
    private weak var center: NotificationCenter?
    private let state = Mutex(State())

    /// Returns the order of a center.
    static func of(_ center: NotificationCenter) -> ObserverOrder {
      all.withLock { orders in
        if let order = orders[ObjectIdentifier(center)], order.center === center { return order }
        let order = ObserverOrder(center)
        orders[ObjectIdentifier(center)] = order
        return order
      }
    }

    private init(_ center: NotificationCenter) {
      self.center = center
    }

    /// Adds an observer after all others of its name; returns its token, which the center removes.
    func add(
      _ name: Notification.Name, _ object: Any?, to center: NotificationCenter,
      _ block: @escaping Block
    ) -> any NSObjectProtocol {
      let entry = Entry(object, block)
      let isNew = state.withLock {
        $0.entries[name, default: []].append(entry)
        return $0.observed.insert(name).inserted
      }
      let anywhere: OperationQueue? = nil
      if isNew {
        _ = center.addObserver(forName: name, object: nil, queue: anywhere) { [weak self] in
          self?.call($0)
        }
      }
      let membership = Membership { [weak self, weak entry] in
        if let self, let entry { remove(entry, name) }
      }
      return center.addObserver(forName: name, object: NoSender(), queue: anywhere) { _ in
        withExtendedLifetime(membership) {}
      }
    }

    private func remove(_ entry: Entry, _ name: Notification.Name) {
      entry.isRemoved.store(true, ordering: .relaxed)
      state.withLock { state in
        state.entries[name]?.removeAll { $0 === entry }
        if state.entries[name]?.isEmpty == true { state.entries[name] = nil }
      }
    }

    private func call(_ notification: Notification) {
      let entries = state.withLock { $0.entries[notification.name] ?? [] }
      let sender = notification.object.map { $0 as AnyObject }
      for entry in entries where entry.isCalled(for: sender) { entry.block(notification) }
    }

    /// One observer.
    private final class Entry: @unchecked Sendable {
      let block: Block
      let isRemoved = Atomic(false)
      private let isOfObject: Bool
      private weak var object: AnyObject?

      init(_ object: Any?, _ block: @escaping Block) {
        isOfObject = object != nil
        self.object = object.map { $0 as AnyObject }
        self.block = block
      }

      /// Whether the observer hears a notification of an object.
      func isCalled(for sender: AnyObject?) -> Bool {
        guard !isRemoved.load(ordering: .relaxed) else { return false }
        guard isOfObject else { return true }
        guard let object, let sender else { return false }
        return object === sender
      }
    }

    /// The object that posts none of the notifications that a token is for.
    private final class NoSender {}

    /// The end of an entry, when the closure of its token is released.
    private final class Membership: Sendable {
      private let end: @Sendable () -> Void

      init(_ end: @escaping @Sendable () -> Void) { self.end = end }

      deinit { end() }
    }
  }
#endif
