// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
import FirebaseBackend
public import Foundation

/// The properties of a file.
open class StorageMetadata: NSObject {
  open internal(set) var bucket = ""
  open var cacheControl: String?
  open var contentDisposition: String?
  open var contentEncoding: String?
  open var contentLanguage: String?
  open var contentType: String?
  open var customMetadata: [String: String]?
  open internal(set) var md5Hash: String?
  open internal(set) var generation: Int64 = 0
  open internal(set) var metageneration: Int64 = 0
  open internal(set) var name: String?
  open internal(set) var path: String?
  open internal(set) var size: Int64 = 0
  open internal(set) var timeCreated: Date?
  open internal(set) var updated: Date?
  open internal(set) var storageReference: StorageReference?

  public override init() { super.init() }

  public init(dictionary: [String: Any]) {
    super.init()
    bucket = dictionary["bucket"] as? String ?? ""
    path = dictionary["name"] as? String
    name = path?.split(separator: "/").last.map(String.init)
    customMetadata = dictionary["metadata"] as? [String: String]
    timeCreated = StorageDates.date(dictionary["timeCreated"] as? String)
    updated = StorageDates.date(dictionary["updated"] as? String)
    readTexts(dictionary)
    size = number(dictionary["size"])
    generation = number(dictionary["generation"])
    metageneration = number(dictionary["metageneration"])
  }

  private func readTexts(_ values: [String: Any]) {
    cacheControl = values["cacheControl"] as? String
    contentDisposition = values["contentDisposition"] as? String
    contentEncoding = values["contentEncoding"] as? String
    contentLanguage = values["contentLanguage"] as? String
    contentType = values["contentType"] as? String
    md5Hash = values["md5Hash"] as? String
  }

  /// The number of a JSON value, which is a text for 64 bits.
  private func number(_ value: Any?) -> Int64 {
    (value as? String).flatMap { Int64($0) } ?? (value as? Int64) ?? 0
  }

  open var isFile: Bool { true }
  open var isFolder: Bool { false }

  open func dictionaryRepresentation() -> [String: Any] {
    var values = changes
    values["bucket"] = bucket
    values["name"] = path
    values["size"] = "\(size)"
    values["generation"] = "\(generation)"
    values["metageneration"] = "\(metageneration)"
    values["timeCreated"] = timeCreated.map { StorageDates.text($0) }
    values["updated"] = updated.map { StorageDates.text($0) }
    return values
  }

  /// The properties that an app may set, as JSON.
  var changes: FirebaseJSON {
    var values: FirebaseJSON = [:]
    values["cacheControl"] = cacheControl
    values["contentDisposition"] = contentDisposition
    values["contentEncoding"] = contentEncoding
    values["contentLanguage"] = contentLanguage
    values["contentType"] = contentType
    values["metadata"] = customMetadata
    return values
  }
}

/// The files and folders of one.
open class StorageListResult: NSObject {
  public let prefixes: [StorageReference]
  public let items: [StorageReference]
  public let pageToken: String?

  init(_ prefixes: [StorageReference], _ items: [StorageReference], pageToken: String?) {
    self.prefixes = prefixes
    self.items = items
    self.pageToken = pageToken
    super.init()
  }
}
