// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation

nonisolated public enum CNEntityType: Int, Sendable { case contacts = 0 }

/// The authorization for the contacts.
nonisolated public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
  case limited = 4
}

nonisolated public enum CNContactType: Int, Sendable { case person, organization }
nonisolated public enum CNContactSortOrder: Int, Sendable {
  case none, userDefault, givenName, familyName
}

/// The reason why the store refused.
nonisolated public struct CNError: Error, Equatable, CustomNSError, LocalizedError, Sendable {
  public enum Code: Int, Sendable {
    case communicationError = 1
    case authorizationDenied = 100
    case recordDoesNotExist = 200
    case insertedRecordAlreadyExists = 201
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "CNErrorDomain" }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }

  public var errorDescription: String? {
    switch code {
    case .authorizationDenied: "Access Denied"
    case .recordDoesNotExist: "The record does not exist."
    default: "\(code)"
    }
  }

  public static var authorizationDenied: Code { .authorizationDenied }
  public static var recordDoesNotExist: Code { .recordDoesNotExist }
}

extension NSNotification.Name {
  nonisolated public static let CNContactStoreDidChange = NSNotification.Name(
    "CNContactStoreDidChangeNotification")
}

/// The name of a property that is read.
nonisolated public protocol CNKeyDescriptor {}

nonisolated extension String: CNKeyDescriptor {}
nonisolated extension NSString: CNKeyDescriptor {}

/// The names of the properties that several functions need.
nonisolated struct Keys: CNKeyDescriptor { let keys: [String] }

nonisolated func names(of descriptors: [any CNKeyDescriptor]) -> Set<String> {
  descriptors.reduce(into: []) { names, descriptor in
    switch descriptor {
    case let key as String: names.insert(key)
    case let key as NSString: names.insert(key as String)
    case let keys as Keys: names.formUnion(keys.keys)
    default: break
    }
  }
}

nonisolated public let CNContactIdentifierKey = "identifier"
nonisolated public let CNContactNamePrefixKey = "namePrefix"
nonisolated public let CNContactGivenNameKey = "givenName"
nonisolated public let CNContactMiddleNameKey = "middleName"
nonisolated public let CNContactFamilyNameKey = "familyName"
nonisolated public let CNContactNameSuffixKey = "nameSuffix"
nonisolated public let CNContactNicknameKey = "nickname"
nonisolated public let CNContactOrganizationNameKey = "organizationName"
nonisolated public let CNContactDepartmentNameKey = "departmentName"
nonisolated public let CNContactJobTitleKey = "jobTitle"
nonisolated public let CNContactBirthdayKey = "birthday"
nonisolated public let CNContactNoteKey = "note"
nonisolated public let CNContactTypeKey = "contactType"
nonisolated public let CNContactImageDataKey = "imageData"
nonisolated public let CNContactThumbnailImageDataKey = "thumbnailImageData"
nonisolated public let CNContactImageDataAvailableKey = "imageDataAvailable"
nonisolated public let CNContactPhoneNumbersKey = "phoneNumbers"
nonisolated public let CNContactEmailAddressesKey = "emailAddresses"
nonisolated public let CNContactPostalAddressesKey = "postalAddresses"
nonisolated public let CNContactUrlAddressesKey = "urlAddresses"
nonisolated public let CNContactDatesKey = "dates"
nonisolated public let CNContactInstantMessageAddressesKey = "instantMessageAddresses"
nonisolated public let CNContactSocialProfilesKey = "socialProfiles"

nonisolated public let CNLabelHome = "_$!<Home>!$_"
nonisolated public let CNLabelWork = "_$!<Work>!$_"
nonisolated public let CNLabelOther = "_$!<Other>!$_"
nonisolated public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
nonisolated public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
nonisolated public let CNLabelPhoneNumberiPhone = "iPhone"
nonisolated public let CNLabelEmailiCloud = "iCloud"
nonisolated public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
