// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
import HeadlessFoundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// The cookies of pages: those that the app sets.
open class WKHTTPCookieStore: NSObject {
  nonisolated public enum CookiePolicy: Int, Sendable { case allow, disallow }

  private var entries: [(cookie: HTTPCookie, date: Date)] = []
  private var observers: [Observer] = []
  private var policy = CookiePolicy.allow

  private struct Observer {
    weak var object: (any WKHTTPCookieStoreObserver)?
  }

  var cookies: [HTTPCookie] { entries.map(\.cookie) }

  override init() { super.init() }

  open func getAllCookies(_ completionHandler: @escaping @MainActor ([HTTPCookie]) -> Void) {
    Ported.async { completionHandler(self.cookies) }
  }

  open func allCookies() async -> [HTTPCookie] { cookies }

  /// Stores a cookie, which replaces the one of the same name, domain and path.
  open func setCookie(
    _ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil
  ) {
    keep([cookie])
    finish(completionHandler)
  }

  open func setCookie(_ cookie: HTTPCookie) async { keep([cookie]) }

  open func setCookies(
    _ cookies: [HTTPCookie], completionHandler: (@MainActor () -> Void)? = nil
  ) {
    keep(cookies)
    finish(completionHandler)
  }

  open func setCookies(_ cookies: [HTTPCookie]) async { keep(cookies) }

  open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
    remove { other, _ in other.isSame(as: cookie) }
    finish(completionHandler)
  }

  open func deleteCookie(_ cookie: HTTPCookie) async {
    remove { other, _ in other.isSame(as: cookie) }
  }

  /// Stores the policy, without effect.
  open func setCookiePolicy(
    _ policy: CookiePolicy, completionHandler: (@MainActor () -> Void)? = nil
  ) {
    self.policy = policy
    finish(completionHandler)
  }

  open func getCookiePolicy(_ completionHandler: @escaping @MainActor (CookiePolicy) -> Void) {
    Ported.async { completionHandler(self.policy) }
  }

  // MARK: Observers

  open func add(_ observer: any WKHTTPCookieStoreObserver) {
    observers.append(Observer(object: observer))
  }

  open func remove(_ observer: any WKHTTPCookieStoreObserver) {
    observers.removeAll { $0.object === observer }
  }

  // MARK: Changes

  private func keep(_ cookies: [HTTPCookie]) {
    for cookie in cookies {
      entries.removeAll { $0.cookie.isSame(as: cookie) }
      entries.append((cookie, Ported.date))
    }
    tell()
  }

  /// Removes the cookies that a closure names, by themselves and the date at which they were set.
  func remove(where isWanted: (HTTPCookie, Date) -> Bool) {
    let count = entries.count
    entries.removeAll { isWanted($0.cookie, $0.date) }
    if entries.count != count { tell() }
  }

  private func tell() {
    Ported.async { [self] in
      observers.compactMap(\.object).forEach { $0.cookiesDidChange(in: self) }
    }
  }

  private func finish(_ completionHandler: (@MainActor () -> Void)?) {
    guard let completionHandler else { return }
    Ported.async { completionHandler() }
  }
}

extension HTTPCookie {
  /// The domain without the point that begins one for subdomains.
  nonisolated var site: String { domain.hasPrefix(".") ? String(domain.dropFirst()) : domain }

  /// Returns whether one cookie replaces another.
  nonisolated func isSame(as other: HTTPCookie) -> Bool {
    name == other.name && domain == other.domain && path == other.path
  }
}

/// The receiver of the changes of cookies.
public protocol WKHTTPCookieStoreObserver: AnyObject {
  func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
  public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}
