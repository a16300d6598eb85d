import FluxVIP

/// A worker that requests the profile, stores it and posts events.
package final class ProfileWorker: CrewWorker {
  /// A closure called with the profile or an error.
  package typealias Completion = (Result<Profile, any Error>) -> Void

  private var isRunning = false
  private var pendingCompletions: [Completion] = []

  /// Requests the profile, or completes at once with the stored one.
  ///
  /// Both post `profileFetchEnded`.
  package func fetchProfileOnce(completion: @escaping Completion = { _ in }) {
    if let profile = dataManager.profile {
      dispatcher.post(.profileFetchEnded)
      completion(.success(profile))
    } else {
      refreshProfile(completion: completion)
    }
  }

  /// Requests the profile again; calls during a request share its response.
  package func refreshProfile(completion: @escaping Completion = { _ in }) {
    pendingCompletions.append(completion)
    guard !isRunning else { return }
    isRunning = true
    dispatcher.post(.profileFetchBegan)
    driver.getProfile { [self] result in finish(with: result) }
  }

  package override func sessionEnded() {
    isRunning = false
    pendingCompletions = []
  }

  private func finish(with result: Result<Profile, any Error>) {
    isRunning = false
    if case .success(let profile) = result { store(profile) }
    dispatcher.post(.profileFetchEnded)
    let completions = pendingCompletions
    pendingCompletions = []
    for completion in completions { completion(result) }
  }

  private func store(_ profile: Profile) {
    storeManager.cache.profile = profile
    storeManager.saveCache()
  }
}
