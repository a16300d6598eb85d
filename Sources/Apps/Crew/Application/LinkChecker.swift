import HeadlessDevice

/// A check that the resource a link names exists.
///
/// It completes before any screen changes, so that an invalid link leaves the app as it is.
protocol LinkChecker: AnyObject {
  /// Calls the completion handler with whether the link can be opened.
  func check(_ link: CrewLink, completion: @escaping (Bool) -> Void)
}

/// A link checker that requests the link's resource over the device's network.
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
