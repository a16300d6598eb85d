// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
import HeadlessDevice
import HeadlessFoundation

/// The data of pages: the cookies that the app sets, as no page is loaded.
open class WKWebsiteDataStore: NSObject {
  /// The stores of a device.
  private final class Stores {
    let shared = WKWebsiteDataStore(isPersistent: true)
    var identified: [UUID: WKWebsiteDataStore] = [:]

    static var current: Stores { Device.current.attached(Stores.self) { Stores() } }
  }

  open class func `default`() -> WKWebsiteDataStore { Stores.current.shared }
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }

  /// Returns the store of an identifier, which is the same one each time.
  public static func forIdentifier(_ identifier: UUID) -> WKWebsiteDataStore {
    if let known = Stores.current.identified[identifier] { return known }
    let store = WKWebsiteDataStore(isPersistent: true)
    store.identity = identifier
    Stores.current.identified[identifier] = store
    return store
  }

  open class func allWebsiteDataTypes() -> Set<String> { Set(WKWebsiteDataRecord.types) }

  public let isPersistent: Bool
  public let httpCookieStore = WKHTTPCookieStore()
  open var identifier: UUID? { identity }

  private var identity: UUID?

  init(isPersistent: Bool) {
    self.isPersistent = isPersistent
    super.init()
  }

  // MARK: Records

  /// Finds the records of the cookies, one for each domain, in the order of the domains.
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>,
    completionHandler: @escaping @MainActor ([WKWebsiteDataRecord]) -> Void
  ) { Ported.async { completionHandler(self.records(dataTypes)) } }

  open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] {
    records(dataTypes)
  }

  private func records(_ dataTypes: Set<String>) -> [WKWebsiteDataRecord] {
    guard dataTypes.contains(WKWebsiteDataTypeCookies) else { return [] }
    return Set(httpCookieStore.cookies.map(\.site)).sorted().map {
      WKWebsiteDataRecord(displayName: $0, dataTypes: [WKWebsiteDataTypeCookies])
    }
  }

  // MARK: Removing

  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping @MainActor () -> Void
  ) {
    remove(dataTypes, of: dataRecords)
    Ported.async { completionHandler() }
  }

  open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]) async
  { remove(dataTypes, of: dataRecords) }

  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor () -> Void
  ) {
    remove(dataTypes, since: date)
    Ported.async { completionHandler() }
  }

  open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
    remove(dataTypes, since: date)
  }

  private func remove(_ dataTypes: Set<String>, of dataRecords: [WKWebsiteDataRecord]) {
    guard dataTypes.contains(WKWebsiteDataTypeCookies) else { return }
    let sites = Set(dataRecords.map(\.displayName))
    httpCookieStore.remove { cookie, _ in sites.contains(cookie.site) }
  }

  private func remove(_ dataTypes: Set<String>, since date: Date) {
    guard dataTypes.contains(WKWebsiteDataTypeCookies) else { return }
    httpCookieStore.remove { $1 >= date }
  }
}
