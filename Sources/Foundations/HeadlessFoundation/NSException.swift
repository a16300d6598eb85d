#if !canImport(Darwin)
  public import Foundation

  nonisolated extension NSExceptionName {
    /// An exception of no special kind.
    public static let genericException = NSExceptionName("NSGenericException")
    /// A number or a place out of its range.
    public static let rangeException = NSExceptionName("NSRangeException")
    /// An argument that a method does not take.
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    /// A state that should not be.
    public static let internalInconsistencyException = NSExceptionName(
      "NSInternalInconsistencyException")
    /// An object that lacks a service.
    public static let objectNotAvailableException = NSExceptionName(
      "NSObjectNotAvailableException")
    /// A key that an object has no value for.
    public static let undefinedKeyException = NSExceptionName("NSUnknownKeyException")
  }

  /// An exception of Objective-C; raising one ends the app, since nothing catches it.
  nonisolated open class NSException: NSObject {
    /// The name.
    public let name: NSExceptionName
    /// The reason.
    public let reason: String?
    /// Values for the app's own use.
    public let userInfo: [AnyHashable: Any]?

    /// Creates an exception.
    public init(
      name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]?
    ) {
      name = aName
      reason = aReason
      userInfo = aUserInfo
      super.init()
    }

    /// The reason, or the name where there is none.
    open override var description: String { reason ?? name.rawValue }

    /// The addresses of the calls; none.
    open var callStackReturnAddresses: [NSNumber] { [] }
    /// The calls; none.
    open var callStackSymbols: [String] { [] }

    /// Ends the app with the name and the reason.
    open func raise() { fatalError("\(name.rawValue): \(reason ?? "")") }

    /// Ends the app with a name and a reason of a format.
    open class func raise(
      _ name: NSExceptionName, format: String, arguments argList: CVaListPointer
    ) {
      let reason = NSString(format: format, arguments: argList) as String
      NSException(name: name, reason: reason, userInfo: nil).raise()
    }
  }
#endif
