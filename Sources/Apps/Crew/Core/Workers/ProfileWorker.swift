import FluxVIP

/// Asks who is signed in, stores the answer, and tells the dispatcher.
final class ProfileWorker: BaseNetWorker<any Driver, any DataManager, ModelsStored> {
  /// Asks where nobody has yet; where somebody has, only says that it is over.
  func fetchProfileOnce(completion: @escaping (Result<Profile, any Error>) -> Void = { _ in }) {
    if let profile = dataManager.profile {
      dispatcher.post(.profileFetchEnded)
      completion(.success(profile))
    } else {
      refreshProfile(completion: completion)
    }
  }

  /// Asks again.
  func refreshProfile(completion: @escaping (Result<Profile, any Error>) -> Void = { _ in }) {
    dispatcher.post(.profileFetchBegan)
    driver.getProfile { [self] result in
      if case .success(let profile) = result { store(profile) }
      dispatcher.post(.profileFetchEnded)
      completion(result)
    }
  }

  private func store(_ profile: Profile) {
    storeManager.cache.profile = profile
    storeManager.saveCache()
  }
}
