// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are KeychainAccess's, and their documentation is too.
public import Foundation
public import Security

/// A status of the keychain, of those that passwords can have.
nonisolated public enum Status: OSStatus, Error, CustomStringConvertible, Sendable {
  case success = 0
  case unimplemented = -4
  case diskFull = -34
  case io = -36
  case opWr = -49
  case param = -50
  case wrPerm = -61
  case allocate = -108
  case userCanceled = -128
  case badReq = -909
  case internalComponent = -2070
  case notAvailable = -25291
  case readOnly = -25292
  case authFailed = -25293
  case noSuchKeychain = -25294
  case invalidKeychain = -25295
  case duplicateKeychain = -25296
  case duplicateCallback = -25297
  case invalidCallback = -25298
  case duplicateItem = -25299
  case itemNotFound = -25300
  case bufferTooSmall = -25301
  case dataTooLarge = -25302
  case noSuchAttr = -25303
  case invalidItemRef = -25304
  case invalidSearchRef = -25305
  case noSuchClass = -25306
  case noDefaultKeychain = -25307
  case interactionNotAllowed = -25308
  case readOnlyAttr = -25309
  case wrongSecVersion = -25310
  case keySizeNotAllowed = -25311
  case noStorageModule = -25312
  case noCertificateModule = -25313
  case noPolicyModule = -25314
  case interactionRequired = -25315
  case dataNotAvailable = -25316
  case dataNotModifiable = -25317
  case createChainFailed = -25318
  case invalidPrefsDomain = -25319
  case inDarkWake = -25320
  case decode = -26275
  case missingEntitlement = -34018
  case conversionError = -67594
  case unexpectedError = -99999

  public init(status: OSStatus) { self = Status(rawValue: status) ?? .unexpectedError }

  public var description: String {
    switch self {
    case .success: "No error."
    case .param: "A parameter is not valid."
    case .userCanceled: "The user canceled the operation."
    case .notAvailable: "No keychain is available."
    case .authFailed: "The user was not authenticated."
    case .duplicateItem: "The item is in the keychain already."
    case .itemNotFound: "The keychain has no such item."
    case .interactionNotAllowed: "The keychain may not ask the user."
    case .decode: "The data cannot be decoded."
    case .missingEntitlement: "The app lacks the entitlement for the item."
    case .conversionError: "The value and its data cannot be converted."
    case .unexpectedError: "An unexpected error occurred."
    default: "The keychain failed with status \(rawValue)."
    }
  }
}

nonisolated extension Status: CustomNSError {
  public static let errorDomain = "com.kishikawakatsumi.KeychainAccess.error"
  public var errorCode: Int { Int(rawValue) }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: description] }
}
