import Foundation
import HeadlessFoundation

/// An observation of an object, of a collection or of a Realm.
protocol Listener: AnyObject {
  /// The queue on which the closure is called.
  var queue: HeadlessFoundation.DispatchQueue? { get }
  /// Takes note of a commit; returns whether there may be something to tell of.
  func didCommit(_ transaction: Transaction) -> Bool
  /// Takes what a commit changed as known.
  func skip()
  /// Tells of what changed; the first time of the collection as it is.
  func deliver()
  /// Whether the first notification was delivered.
  var isStarted: Bool { get }
}

/// The observations of a Realm; each lasts as long as its token.
final class Listeners {
  private struct Entry {
    weak var listener: (any Listener)?
    var isPending = false
  }

  private var entries: [Entry] = []
  private var isDelivering = false

  /// Adds an observation; the first notification is delivered soon if it has one.
  func add(_ listener: any Listener) -> NotificationToken {
    entries.removeAll { $0.listener == nil }
    entries.append(Entry(listener: listener))
    if !listener.isStarted {
      enqueue(listener) { [weak listener] in
        if let listener, !listener.isStarted { listener.deliver() }
      }
    }
    return NotificationToken(listener)
  }

  /// Notes a commit, and delivers its notifications soon.
  func didCommit(_ transaction: Transaction, without tokens: [NotificationToken]) {
    for index in entries.indices {
      guard let listener = entries[index].listener else { continue }
      if tokens.contains(where: { $0.isToken(of: listener) }) {
        listener.skip()
      } else if listener.didCommit(transaction), listener.isStarted {
        setPending(index, listener)
      }
    }
  }

  private func setPending(_ index: Int, _ listener: any Listener) {
    guard !entries[index].isPending else { return }
    entries[index].isPending = true
    enqueue(listener) { [weak self, weak listener] in
      if let listener { self?.deliverPending(to: listener) }
    }
  }

  private func enqueue(_ listener: any Listener, _ work: @escaping () -> Void) {
    (listener.queue ?? HeadlessFoundation.DispatchQueue.main).async { work() }
  }

  private func deliverPending(to listener: any Listener) {
    guard let index = entries.firstIndex(where: { $0.listener === listener }),
      entries[index].isPending
    else { return }
    entries[index].isPending = false
    listener.deliver()
  }

  /// Delivers the pending notifications now, as Realm does when a transaction begins.
  func deliver() {
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    for listener in entries.filter(\.isPending).compactMap(\.listener) {
      deliverPending(to: listener)
    }
  }
}

/// An observation of all commits of a Realm.
final class RealmListener: Listener {
  let queue: HeadlessFoundation.DispatchQueue? = nil
  let isStarted = true
  private let tell: () -> Void

  init(_ tell: @escaping () -> Void) { self.tell = tell }

  func didCommit(_ transaction: Transaction) -> Bool { true }
  func skip() {}
  func deliver() { tell() }
}
