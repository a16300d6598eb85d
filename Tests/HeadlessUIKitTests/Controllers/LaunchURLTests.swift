import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

/// A delegate that opens the URLs of one scheme.
private final class LinkDelegate: UIResponder, UIApplicationDelegate {
  private(set) var opened: [URL] = []

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    opened.append(url)
    return url.scheme == "crew"
  }
}

@Suite("The URL that an app is launched for")
struct LaunchURLTests {
  @Test("a URL that the delegate does not open is kept and noted, one that it opens is not")
  func unhandled() throws {
    let urls = try ["crew://chat", "other://chat"].map { try #require(URL(string: $0)) }
    let results = urls.map { url -> [String] in
      Device.current = Device()
      let delegate = LinkDelegate()
      let application = UIApplication.launch(delegate, for: .url(url))
      let notes = Device.current.log.events.filter { $0.name.contains("nobody") }
      return [
        "opened \(delegate.opened)", "kept \(application.unhandledLaunchURL?.absoluteString ?? "")",
      ] + notes.map { "\($0.name) \($0.detail)" }
    }
    #expect(
      results == [
        ["opened [crew://chat]", "kept "],
        [
          "opened [other://chat]", "kept other://chat", "nobody handled the URL other://chat",
        ],
      ])
  }
}
