import Foundation

extension RehearsalStore {
  func beginWrite() {
    if transaction != nil {
      RealmException.raise("The Realm is already in a write transaction")
    }
    if configuration.readOnly {
      RealmException.raise("Can't perform transactions on read-only Realms.")
    }
    listeners.deliver()
    transaction = Transaction()
  }

  func commitWrite(without tokens: [NotificationToken]) throws {
    guard let transaction else {
      RealmException.raise("Can't commit a non-existing write transaction")
    }
    self.transaction = nil
    guard !transaction.isEmpty else { return }
    try save()
    listeners.didCommit(transaction, without: tokens)
  }

  func cancelWrite() {
    guard let transaction else {
      RealmException.raise("Can't cancel a non-existing write transaction")
    }
    transaction.cancel()
    self.transaction = nil
    didChangeRows()
  }
}
