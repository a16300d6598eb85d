import FluxVIP

/// Asks who is signed in, stores the answer, and tells the dispatcher.
final class ProfileWorker: CrewWorker {
  /// Gets the profile, or why there is none.
  typealias Completion = (Result<Profile, any Error>) -> Void

  private var cancel: (any Driver).Cancel?
  private var waiting: [Completion] = []

  /// Asks where nobody has yet; where somebody has, only says that it is over.
  func fetchProfileOnce(completion: @escaping Completion = { _ in }) {
    if let profile = dataManager.profile {
      dispatcher.post(.profileFetchEnded)
      completion(.success(profile))
    } else {
      refreshProfile(completion: completion)
    }
  }

  /// Asks again; while somebody is asking, that answer will do.
  func refreshProfile(completion: @escaping Completion = { _ in }) {
    waiting.append(completion)
    guard cancel == nil else { return }
    dispatcher.post(.profileFetchBegan)
    cancel = driver.getProfile { [self] result in finish(with: result) }
  }

  override func sessionEnded() {
    cancel?()
    cancel = nil
    waiting = []
  }

  private func finish(with result: Result<Profile, any Error>) {
    cancel = nil
    if case .success(let profile) = result { store(profile) }
    dispatcher.post(.profileFetchEnded)
    let completions = waiting
    waiting = []
    for completion in completions { completion(result) }
  }

  private func store(_ profile: Profile) {
    storeManager.cache.profile = profile
    storeManager.saveCache()
  }
}
