// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation

nonisolated public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
nonisolated public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
nonisolated public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
nonisolated public let WKWebsiteDataTypeOfflineWebApplicationCache =
  "WKWebsiteDataTypeOfflineWebApplicationCache"
nonisolated public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
nonisolated public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
nonisolated public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
nonisolated public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
nonisolated public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
nonisolated public let WKWebsiteDataTypeServiceWorkerRegistrations =
  "WKWebsiteDataTypeServiceWorkerRegistrations"
nonisolated public let WKWebsiteDataTypeFileSystem = "WKWebsiteDataTypeFileSystem"
nonisolated public let WKWebsiteDataTypeSearchFieldRecentSearches =
  "WKWebsiteDataTypeSearchFieldRecentSearches"
nonisolated public let WKWebsiteDataTypeMediaKeys = "WKWebsiteDataTypeMediaKeys"
nonisolated public let WKWebsiteDataTypeHashSalt = "WKWebsiteDataTypeHashSalt"

/// The kinds of data that the pages of a domain have stored.
open class WKWebsiteDataRecord: NSObject {
  open var displayName: String { site.name }
  open var dataTypes: Set<String> { site.types }

  private var site: (name: String, types: Set<String>) = ("", [])

  static let types = [
    WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache,
    WKWebsiteDataTypeOfflineWebApplicationCache, WKWebsiteDataTypeLocalStorage,
    WKWebsiteDataTypeSessionStorage, WKWebsiteDataTypeIndexedDBDatabases,
    WKWebsiteDataTypeWebSQLDatabases, WKWebsiteDataTypeFetchCache,
    WKWebsiteDataTypeServiceWorkerRegistrations, WKWebsiteDataTypeFileSystem,
    WKWebsiteDataTypeSearchFieldRecentSearches, WKWebsiteDataTypeMediaKeys,
    WKWebsiteDataTypeHashSalt,
  ]

  /// Creates a record without data, for subclasses.
  public override init() { super.init() }

  convenience init(displayName: String, dataTypes: Set<String>) {
    self.init()
    site = (displayName, dataTypes)
  }
}
