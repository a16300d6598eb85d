// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Realm's, and their documentation is too.
public import Foundation

extension Realm {
  /// The failure of opening or writing a Realm.
  nonisolated public struct Error: LocalizedError, CustomNSError {
    /// The kind of a failure.
    nonisolated public enum Code: Int, Sendable {
      case fail = 1, fileAccess = 2, filePermissionDenied = 3, fileExists = 4, fileNotFound = 5
      case fileFormatUpgradeRequired = 6, incompatibleLockFile = 8, addressSpaceExhausted = 9
      case schemaMismatch = 10, incompatibleHistories = 15, alreadyOpen = 18
      case subscriptionFailed = 24, invalidDatabase = 20
    }

    public let code: Code
    private let text: String

    init(_ code: Code, _ text: String) { (self.code, self.text) = (code, text) }

    public var errorDescription: String? { text }
    public static var errorDomain: String { "io.realm" }
    public var errorCode: Int { code.rawValue }

    public static let fail = Code.fail
    public static let fileAccess = Code.fileAccess
    public static let filePermissionDenied = Code.filePermissionDenied
    public static let fileExists = Code.fileExists
    public static let fileNotFound = Code.fileNotFound
    public static let fileFormatUpgradeRequired = Code.fileFormatUpgradeRequired
    public static let incompatibleLockFile = Code.incompatibleLockFile
    public static let addressSpaceExhausted = Code.addressSpaceExhausted
    public static let schemaMismatch = Code.schemaMismatch
    public static let alreadyOpen = Code.alreadyOpen
  }
}

/// Returns whether an error is a Realm's of a kind.
nonisolated public func ~= (code: Realm.Error.Code, error: any Swift.Error) -> Bool {
  (error as? Realm.Error)?.code == code
}
