import Foundation
import PropsMVVM
package import Reactive

/// The users' profiles.
package protocol UserServiceProtocol: AnyObject {
  /// Emits the cached user if there is one, then the server's.
  func fetchUser(id: String) -> Observable<User>

  /// Removes the cached users, as logging out does.
  func reset()
}

/// The default service, which reads from storage, then from the network, and stores the response.
final class UserService: UserServiceProtocol {
  private let networkProvider: any NetworkProviderProtocol
  private let storage: any StorageProtocol

  init(networkProvider: any NetworkProviderProtocol, storage: any StorageProtocol) {
    self.networkProvider = networkProvider
    self.storage = storage
  }

  func fetchUser(id: String) -> Observable<User> {
    let key = Self.prefix + id
    let fromCache = Observable<User>.deferred { [storage] in
      let saved = storage[key].flatMap { try? JSONDecoder().decode(User.self, from: $0) }
      return saved.map(Observable.just) ?? .empty()
    }
    let fromNetwork = networkProvider.request(UserTarget(id: id))
      .do(onNext: { [storage] user in storage[key] = try? Self.encoded(user) })
    return fromCache.concat(fromNetwork)
  }

  func reset() {
    for key in storage.keys where key.hasPrefix(Self.prefix) { storage[key] = nil }
  }

  private static let prefix = "user."

  /// Returns a user as JSON, with the keys in the same order on every run.
  private static func encoded(_ user: User) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(user)
  }
}
