import CrewShared
import HeadlessDevice

/// A check that the resource a link names exists.
///
/// It completes before any screen changes, so that an invalid link leaves the app as it is.
protocol LinkChecker: AnyObject {
  /// Calls the completion handler with whether the link can be opened.
  func check(_ link: CrewLink, completion: @escaping (Bool) -> Void)
}

/// A link checker that requests the link's resource from the server.
final class NetworkLinkChecker: LinkChecker {
  private let client: any HTTPClient

  init(client: any HTTPClient) {
    self.client = client
  }

  func check(_ link: CrewLink, completion: @escaping (Bool) -> Void) {
    guard let path = link.resource else { return completion(true) }
    _ = client.send(HTTPRequest("GET", path), fileID: #fileID, line: #line) { result in
      completion((try? result.get()) != nil)
    }
  }
}
