// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
public import UniformTypeIdentifiers

/// The texts of an item.
open class CSSearchableItemAttributeSet: NSObject {
  public let contentType: String
  open var title: String?
  open var displayName: String?
  open var alternateNames: [String]?
  open var contentDescription: String?
  open var keywords: [String]?
  open var thumbnailData: Data?
  open var thumbnailURL: URL?
  open var contentURL: URL?
  open var url: URL?
  open var path: String?
  open var relatedUniqueIdentifier: String?
  open var weakRelatedUniqueIdentifier: String?
  open var identifier: String?
  open var domainIdentifier: String?
  open var contentCreationDate: Date?
  open var contentModificationDate: Date?
  open var metadataModificationDate: Date?
  open var addedDate: Date?
  open var startDate: Date?
  open var endDate: Date?
  open var dueDate: Date?
  open var textContent: String?
  open var subject: String?
  open var comment: String?
  open var authorNames: [String]?
  open var creator: String?
  open var artist: String?
  open var album: String?
  open var genre: String?
  open var duration: NSNumber?
  open var rating: NSNumber?
  open var rankingHint: NSNumber?
  open var phoneNumbers: [String]?
  open var emailAddresses: [String]?
  open var supportsPhoneCall: NSNumber?
  open var supportsNavigation: NSNumber?
  open var latitude: NSNumber?
  open var longitude: NSNumber?
  open var namedLocation: String?
  open var city: String?
  open var country: String?
  open var stateOrProvince: String?

  public init(itemContentType: String) {
    contentType = itemContentType
    super.init()
  }

  public convenience init(contentType: UTType) {
    self.init(itemContentType: contentType.identifier)
  }
}
