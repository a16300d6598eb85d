// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation

/// The options of a web view; without effect, but for the handlers of schemes.
open class WKWebViewConfiguration: NSObject, NSCopying {
  open var allowsInlineMediaPlayback = false
  open var preferences = WKPreferences()
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  open var userContentController = WKUserContentController()
  open var websiteDataStore = WKWebsiteDataStore.default()
  open var processPool = WKProcessPool()
  open var applicationNameForUserAgent: String?
  open var suppressesIncrementalRendering = false
  open var dataDetectorTypes: WKDataDetectorTypes = []
  open var ignoresViewportScaleLimits = false
  open var upgradeKnownHostsToHTTPS = true
  open var allowsAirPlayForMediaPlayback = true
  open var allowsPictureInPictureMediaPlayback = true
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = .all
  open var limitsNavigationsToAppBoundDomains = false
  open var selectionGranularity = WKSelectionGranularity.dynamic
  open var allowsInlinePredictions = false
  open var supportsAdaptiveImageGlyph = false
  open var mediaPlaybackRequiresUserAction = true

  private var handlers: [String: any WKURLSchemeHandler] = [:]

  public required override init() { super.init() }

  /// Lets an object answer the requests of a scheme, which must be none that the web view handles.
  open func setURLSchemeHandler(
    _ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String
  ) { handlers[urlScheme.lowercased()] = urlSchemeHandler }

  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
    handlers[urlScheme.lowercased()]
  }

  /// Returns a configuration with the same options, and the same objects in it.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { copied() }
  }

  nonisolated open override func copy() -> Any { copy(with: nil) }

  private func copied() -> WKWebViewConfiguration {
    let copy = Self()
    copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
    copy.preferences = preferences
    copy.defaultWebpagePreferences = defaultWebpagePreferences
    copy.userContentController = userContentController
    copy.websiteDataStore = websiteDataStore
    copy.processPool = processPool
    copy.applicationNameForUserAgent = applicationNameForUserAgent
    copy.suppressesIncrementalRendering = suppressesIncrementalRendering
    copy.dataDetectorTypes = dataDetectorTypes
    copy.ignoresViewportScaleLimits = ignoresViewportScaleLimits
    copy.upgradeKnownHostsToHTTPS = upgradeKnownHostsToHTTPS
    copy.allowsAirPlayForMediaPlayback = allowsAirPlayForMediaPlayback
    copy.allowsPictureInPictureMediaPlayback = allowsPictureInPictureMediaPlayback
    copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
    copy.limitsNavigationsToAppBoundDomains = limitsNavigationsToAppBoundDomains
    copy.selectionGranularity = selectionGranularity
    copy.allowsInlinePredictions = allowsInlinePredictions
    copy.supportsAdaptiveImageGlyph = supportsAdaptiveImageGlyph
    copy.mediaPlaybackRequiresUserAction = mediaPlaybackRequiresUserAction
    copy.handlers = handlers
    return copy
  }
}

/// The kinds of media that play only after the user asks; without effect.
nonisolated public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let audio = Self(rawValue: 1)
  public static let video = Self(rawValue: 2)
  public static let all = Self(rawValue: .max)
}

/// The precision of a selection; without effect.
nonisolated public enum WKSelectionGranularity: Int, Sendable { case dynamic, character }

/// The kinds of content that become links; without effect.
nonisolated public struct WKDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = Self(rawValue: 1)
  public static let link = Self(rawValue: 2)
  public static let address = Self(rawValue: 4)
  public static let calendarEvent = Self(rawValue: 8)
  public static let trackingNumber = Self(rawValue: 16)
  public static let flightNumber = Self(rawValue: 32)
  public static let lookupSuggestion = Self(rawValue: 64)
  public static let all = Self(rawValue: .max)
}

/// The process of web views; there is none.
open class WKProcessPool: NSObject {
  public override init() { super.init() }
}
