import HeadlessDevice

/// Asks the server whether what a link names is there, before anything on the screen changes.
protocol LinkChecker: AnyObject {
  /// Calls back with whether the link leads somewhere.
  func check(_ link: CrewLink, completion: @escaping (Bool) -> Void)
}

/// Asks over the phone's network.
final class NetworkLinkChecker: LinkChecker {
  private let preferences: any PreferencesManager

  init(preferences: any PreferencesManager) {
    self.preferences = preferences
  }

  func check(_ link: CrewLink, completion: @escaping (Bool) -> Void) {
    guard let path = link.resource else { return completion(true) }
    let headers = preferences.authToken.map { ["Authorization": "Bearer \($0)"] } ?? [:]
    Device.current.network.send(HTTPRequest("GET", path, headers: headers)) { result in
      completion((try? result.get())?.isSuccess ?? false)
    }
  }
}
