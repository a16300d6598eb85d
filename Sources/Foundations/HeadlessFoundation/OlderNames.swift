#if !canImport(Darwin)
  public import Dispatch
  public import Foundation
  #if canImport(FoundationNetworking)
    public import FoundationNetworking
  #endif

  nonisolated extension Data.WritingOptions {
    /// The older name of ``atomic``.
    public static var atomicWrite: Data.WritingOptions { .atomic }
  }

  nonisolated extension Data.ReadingOptions {
    /// The older name of ``uncached``.
    public static var uncachedRead: Data.ReadingOptions { .uncached }
    /// The older name of ``mappedIfSafe``.
    public static var mappedRead: Data.ReadingOptions { .mappedIfSafe }
    /// The older name of ``mappedIfSafe``.
    public static var dataReadingMapped: Data.ReadingOptions { .mappedIfSafe }
  }

  nonisolated extension NSDictionary {
    /// Creates the dictionary of a property list.
    ///
    /// - Parameter error: the place for an error in Objective-C, `()` in Swift.
    /// - Throws: an error of reading, or that the file holds no dictionary.
    public convenience init(contentsOf url: URL, error: ()) throws {
      let data = try Data(contentsOf: url)
      let list = try PropertyListSerialization.propertyList(from: data, format: nil)
      guard let values = list as? [AnyHashable: Any] else {
        throw CocoaError(.propertyListReadCorrupt)
      }
      self.init(dictionary: values)
    }
  }

  nonisolated extension Scanner {
    /// Scans a hexadecimal number into a signed integer, whose pointer Objective-C takes too.
    @discardableResult
    public func scanHexInt64(_ result: UnsafeMutablePointer<Int64>) -> Bool {
      var value: UInt64 = 0
      guard scanHexInt64(&value) else { return false }
      result.pointee = Int64(bitPattern: value)
      return true
    }
  }

  nonisolated extension NSAttributedString {
    /// Creates an empty text.
    public convenience init(rehearsalEmpty: Void = ()) { self.init(string: "") }
  }

  nonisolated extension NSError {
    /// Creates an error without a domain of its own, as every object of Objective-C can be created.
    public convenience init(rehearsalEmpty: Void = ()) { self.init(domain: "", code: 0) }
  }

  nonisolated extension NSMutableURLRequest {
    /// Creates a request without an address, as every object of Objective-C can be created.
    public convenience init() {
      self.init(url: URL(fileURLWithPath: "/"))
      url = nil
    }
  }

  nonisolated extension DispatchTime {
    /// Returns the time that is an interval later.
    public func advanced(by interval: DispatchTimeInterval) -> DispatchTime { self + interval }
  }
#endif
