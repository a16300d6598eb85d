extension NamesWriter {
  /// The names of Foundation that it has on Apple's systems alone, and HeadlessFoundation elsewhere.
  static let foundationNames: [(name: String, text: String)] =
    types.map { ($0, elsewhere("public typealias \($0) = HeadlessFoundation.\($0)")) }
    + constants.map { ($0, elsewhere("public nonisolated let \($0) = HeadlessFoundation.\($0)")) }
    + [("CFStringTransform", elsewhere(transform))]

  private static let types = [
    "NSDiscardableContent", "NSException", "NSFileCoordinator", "NSFilePresenter",
    "NSUbiquitousKeyValueStore", "LocalizedStringResource", "HTTPCookieStringPolicy",
  ]

  private static let constants = [
    "kCFStringTransformToLatin", "kCFStringTransformStripDiacritics",
    "kCFStringTransformStripCombiningMarks", "kCFStringTransformMandarinLatin",
    "NSUbiquitousKeyValueStoreChangeReasonKey", "NSUbiquitousKeyValueStoreChangedKeysKey",
    "NSUbiquitousKeyValueStoreServerChange", "NSUbiquitousKeyValueStoreInitialSyncChange",
    "NSUbiquitousKeyValueStoreQuotaViolationChange", "NSUbiquitousKeyValueStoreAccountChange",
  ]

  private static let transform = """
    @discardableResult public nonisolated func CFStringTransform(
        _ string: NSMutableString!, _ range: UnsafeMutablePointer<NSRange>?, _ transform: String!,
        _ reverse: Bool
      ) -> Bool { HeadlessFoundation.CFStringTransform(string, range, transform, reverse) }
    """

  private static func elsewhere(_ declaration: String) -> String {
    "#if !canImport(Darwin)\n  \(declaration)\n#endif"
  }
}
