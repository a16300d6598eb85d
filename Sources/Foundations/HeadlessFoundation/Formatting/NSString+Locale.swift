public import Foundation

#if !canImport(Darwin)
  extension NSString {
    /// Creates a string of a format with the separators of a locale, as on Apple's systems, where any locale
    /// is accepted; Foundation on Linux accepts an object.
    nonisolated public convenience init(
      format: String, locale: Locale, arguments argList: CVaListPointer
    ) {
      self.init(format: format, locale: locale._bridgeToObjectiveC(), arguments: argList)
    }
  }
#endif
