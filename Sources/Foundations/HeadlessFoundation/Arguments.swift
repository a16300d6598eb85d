#if !canImport(Darwin)
  public import Foundation

  /// The values that are arguments of formats and predicates, as on Apple's systems.
  nonisolated extension NSObject: @retroactive _CVarArgObject, @retroactive CVarArg {
    /// The object's description.
    public var _cVarArgObject: any CVarArg { NSString(string: description) }
    /// The object's address.
    public var _cVarArgEncoding: [Int] { _encodeBitsAsWords(Unmanaged.passUnretained(self)) }
  }

  nonisolated extension UUID: @retroactive _CVarArgObject, @retroactive CVarArg {
    /// The identifier's text.
    public var _cVarArgObject: any CVarArg { NSString(string: uuidString) }
    /// The address of an object with the identifier's text.
    public var _cVarArgEncoding: [Int] { (self as NSUUID)._cVarArgEncoding }
  }

  nonisolated extension Date: @retroactive _CVarArgObject, @retroactive CVarArg {
    /// The date's description.
    public var _cVarArgObject: any CVarArg { NSString(string: description) }
    /// The address of an object with the date.
    public var _cVarArgEncoding: [Int] { (self as NSDate)._cVarArgEncoding }
  }

  nonisolated extension URL: @retroactive _CVarArgObject, @retroactive CVarArg {
    /// The URL's text.
    public var _cVarArgObject: any CVarArg { NSString(string: absoluteString) }
    /// The address of an object with the URL.
    public var _cVarArgEncoding: [Int] { (self as NSURL)._cVarArgEncoding }
  }

  nonisolated extension Dictionary: @retroactive _CVarArgObject, @retroactive CVarArg {
    /// The dictionary's description.
    public var _cVarArgObject: any CVarArg { NSString(string: description) }
    /// The address of an object with the dictionary's description.
    public var _cVarArgEncoding: [Int] {
      (NSString(string: description) as any CVarArg)._cVarArgEncoding
    }
  }

  nonisolated extension Array: @retroactive _CVarArgObject, @retroactive CVarArg {
    /// The array's description.
    public var _cVarArgObject: any CVarArg { NSString(string: description) }
    /// The address of an object with the array's description.
    public var _cVarArgEncoding: [Int] {
      (NSString(string: description) as any CVarArg)._cVarArgEncoding
    }
  }

  extension NSLocale {
    /// The locale of the user, which follows the settings.
    nonisolated public class var autoupdatingCurrent: Locale { Locale.autoupdatingCurrent }
  }
#endif
