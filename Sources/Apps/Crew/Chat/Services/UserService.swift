import Foundation
import PropsMVVM
import Reactive

/// Who somebody in the crew is.
protocol UserServiceProtocol: AnyObject {
  /// What is remembered of a user, then what the server says.
  func fetchUser(id: String) -> Observable<User>
}

/// Reads from storage first, then from the network, and remembers what it got.
final class UserService: UserServiceProtocol {
  private let networkProvider: any NetworkProviderProtocol
  private let storage: any StorageProtocol

  init(networkProvider: any NetworkProviderProtocol, storage: any StorageProtocol) {
    self.networkProvider = networkProvider
    self.storage = storage
  }

  func fetchUser(id: String) -> Observable<User> {
    let key = "user.\(id)"
    let fromCache = Observable<User>.deferred { [storage] in
      let saved = storage[key].flatMap { try? JSONDecoder().decode(User.self, from: $0) }
      return saved.map(Observable.just) ?? .empty()
    }
    let fromNetwork = networkProvider.request(UserTarget(id: id))
      .do(onNext: { [storage] user in storage[key] = try? JSONEncoder().encode(user) })
    return fromCache.concat(fromNetwork)
  }
}
