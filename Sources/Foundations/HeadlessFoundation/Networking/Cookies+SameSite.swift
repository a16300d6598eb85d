#if canImport(FoundationNetworking)
  import Foundation
  public import FoundationNetworking

  /// The sites that a cookie is sent to.
  nonisolated public struct HTTPCookieStringPolicy: RawRepresentable, Hashable, Sendable {
    /// The word in a cookie's attributes.
    public let rawValue: String

    /// Creates a policy from its word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Sends the cookie to its own site, and along links to it.
    public static let sameSiteLax = HTTPCookieStringPolicy(rawValue: "lax")
    /// Sends the cookie to its own site alone.
    public static let sameSiteStrict = HTTPCookieStringPolicy(rawValue: "strict")
  }

  nonisolated extension HTTPCookiePropertyKey {
    /// The key of the sites that a cookie is sent to.
    public static let sameSitePolicy = HTTPCookiePropertyKey(rawValue: "SameSite")
  }

  nonisolated extension HTTPCookie {
    /// The sites that the cookie is sent to; nil if it does not say so.
    public var sameSitePolicy: HTTPCookieStringPolicy? {
      (properties?[.sameSitePolicy] as? String).map(HTTPCookieStringPolicy.init)
    }
  }

  nonisolated extension URLCache {
    /// Creates a cache without room, as every object of Objective-C can be created.
    public convenience init(rehearsalEmpty: Void = ()) {
      self.init(memoryCapacity: 0, diskCapacity: 0, diskPath: nil)
    }
  }
#endif
