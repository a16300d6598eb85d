// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
import HeadlessFoundation

/// A title, a picture or another value of a film or a sound; no contents are read, so apps make them.
open class AVMetadataItem: NSObject {
  open func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (@MainActor () -> Void)? = nil
  ) {
    guard let handler else { return }
    Ported.async { handler() }
  }

  open var identifier: AVMetadataIdentifier? { nil }
  open var keySpace: AVMetadataKeySpace? { nil }
  open var commonKey: AVMetadataKey? { nil }
  open var extendedLanguageTag: String? { nil }
  open var locale: Locale? { nil }
  open var time: CMTime { .invalid }
  open var duration: CMTime { .invalid }
  open var value: (any NSCopying & NSObjectProtocol)? { nil }
  open var stringValue: String? { value as? NSString as String? }
  open var numberValue: NSNumber? { value as? NSNumber }
  open var dateValue: Date? { value as? NSDate as Date? }
  open var dataValue: Data? { value as? NSData as Data? }

  public override init() { super.init() }

  open class func metadataItems(
    from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
  ) -> [AVMetadataItem] { metadataItems.filter { $0.identifier == identifier } }

  open class func metadataItems(
    from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?
  ) -> [AVMetadataItem] {
    let key = key as? AVMetadataKey ?? (key as? String).map(AVMetadataKey.init(rawValue:))
    return metadataItems.filter { key == nil || $0.commonKey == key }
  }
}

/// A value of a film that an app sets.
open class AVMutableMetadataItem: AVMetadataItem {
  private var own = Values()

  private struct Values {
    var identifier: AVMetadataIdentifier?
    var keySpace: AVMetadataKeySpace?
    var language: String?
    var value: (any NSCopying & NSObjectProtocol)?
  }

  open override var identifier: AVMetadataIdentifier? {
    get { own.identifier }
    set { own.identifier = newValue }
  }
  open override var keySpace: AVMetadataKeySpace? {
    get { own.keySpace }
    set { own.keySpace = newValue }
  }
  open override var extendedLanguageTag: String? {
    get { own.language }
    set { own.language = newValue }
  }
  open override var value: (any NSCopying & NSObjectProtocol)? {
    get { own.value }
    set { own.value = newValue }
  }
}

nonisolated public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let commonIdentifierTitle = Self(rawValue: "comn/title")
  public static let commonIdentifierArtist = Self(rawValue: "comn/artist")
  public static let commonIdentifierAlbumName = Self(rawValue: "comn/albumName")
  public static let commonIdentifierArtwork = Self(rawValue: "comn/artwork")
  public static let commonIdentifierDescription = Self(rawValue: "comn/description")
  public static let commonIdentifierCreationDate = Self(rawValue: "comn/creationDate")
  public static let iTunesMetadataTrackSubTitle = Self(rawValue: "itsk/%A9st3")
  public static let quickTimeMetadataGenre = Self(rawValue: "mdta/com.apple.quicktime.genre")
}

nonisolated public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let commonKeyTitle = Self(rawValue: "title")
  public static let commonKeyArtist = Self(rawValue: "artist")
  public static let commonKeyAlbumName = Self(rawValue: "albumName")
  public static let commonKeyArtwork = Self(rawValue: "artwork")
  public static let commonKeyAuthor = Self(rawValue: "author")
  public static let commonKeyCreator = Self(rawValue: "creator")
  public static let commonKeyDescription = Self(rawValue: "description")
  public static let commonKeyCreationDate = Self(rawValue: "creationDate")
  public static let commonKeyLocation = Self(rawValue: "location")
  public static let commonKeyType = Self(rawValue: "type")
}

nonisolated public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let common = Self(rawValue: "comn")
  public static let iTunes = Self(rawValue: "itsk")
  public static let id3 = Self(rawValue: "org.id3")
  public static let quickTimeMetadata = Self(rawValue: "mdta")
  public static let quickTimeUserData = Self(rawValue: "udta")
}

nonisolated public struct AVMetadataFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let id3Metadata = Self(rawValue: "org.id3")
  public static let iTunesMetadata = Self(rawValue: "com.apple.itunes")
  public static let quickTimeMetadata = Self(rawValue: "com.apple.quicktime.mdta")
}
