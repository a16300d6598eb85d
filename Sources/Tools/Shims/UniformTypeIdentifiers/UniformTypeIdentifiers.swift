// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import HeadlessUIKit

/// A type of content, of the common ones.
nonisolated public struct UTType: Hashable, Codable, Sendable {
  public let identifier: String

  /// A type, the ones it conforms to, its file name extensions and its MIME type.
  struct Entry: Sendable {
    let parents: [String]
    let extensions: [String]
    let mimeType: String?

    init(_ parents: [String], _ extensions: [String] = [], _ mimeType: String? = nil) {
      self.parents = parents
      self.extensions = extensions
      self.mimeType = mimeType
    }
  }

  private static let entries: [String: Entry] = common.merging(UTType.others) { known, _ in known }

  private static let common: [String: Entry] = [
    "public.item": Entry([]),
    "public.content": Entry([]),
    "public.data": Entry(["public.item"]),
    "public.directory": Entry(["public.item"]),
    "public.folder": Entry(["public.directory"]),
    "public.url": Entry(["public.data"]),
    "public.file-url": Entry(["public.url"]),
    "public.image": Entry(["public.data", "public.content"]),
    "public.jpeg": Entry(["public.image"], ["jpeg", "jpg"], "image/jpeg"),
    "public.png": Entry(["public.image"], ["png"], "image/png"),
    "public.tiff": Entry(["public.image"], ["tiff", "tif"], "image/tiff"),
    "public.heic": Entry(["public.image"], ["heic"], "image/heic"),
    "public.svg-image": Entry(["public.image"], ["svg"], "image/svg+xml"),
    "com.compuserve.gif": Entry(["public.image"], ["gif"], "image/gif"),
    "com.microsoft.bmp": Entry(["public.image"], ["bmp"], "image/bmp"),
    "org.webmproject.webp": Entry(["public.image"], ["webp"], "image/webp"),
    "public.audiovisual-content": Entry(["public.data", "public.content"]),
    "public.movie": Entry(["public.audiovisual-content"]),
    "public.video": Entry(["public.movie"]),
    "public.mpeg-4": Entry(["public.movie"], ["mp4"], "video/mp4"),
    "com.apple.quicktime-movie": Entry(["public.movie"], ["mov"], "video/quicktime"),
    "public.audio": Entry(["public.audiovisual-content"]),
    "public.mp3": Entry(["public.audio"], ["mp3"], "audio/mpeg"),
    "com.microsoft.waveform-audio": Entry(["public.audio"], ["wav"], "audio/vnd.wave"),
    "com.apple.m4a-audio": Entry(["public.audio"], ["m4a"], "audio/x-m4a"),
    "public.text": Entry(["public.data", "public.content"]),
    "public.plain-text": Entry(["public.text"], ["txt"], "text/plain"),
    "public.utf8-plain-text": Entry(["public.plain-text"]),
    "public.rtf": Entry(["public.text"], ["rtf"], "text/rtf"),
    "public.html": Entry(["public.text"], ["html", "htm"], "text/html"),
    "public.xml": Entry(["public.text"], ["xml"], "application/xml"),
    "public.json": Entry(["public.text"], ["json"], "application/json"),
    "public.comma-separated-values-text": Entry(
      ["public.delimited-values-text"], ["csv"], "text/csv"),
    "com.adobe.pdf": Entry(["public.data", "public.content"], ["pdf"], "application/pdf"),
    "public.zip-archive": Entry(["public.archive"], ["zip"], "application/zip"),
    "public.vcard": Entry(["public.text"], ["vcf"], "text/vcard"),
  ]

  init(known identifier: String) { self.identifier = identifier }

  public init?(_ identifier: String) {
    guard Self.entries[identifier] != nil else { return nil }
    self.identifier = identifier
  }

  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let wanted = filenameExtension.lowercased()
    let found = Self.entries.filter { $0.value.extensions.contains(wanted) }.keys.min()
    guard let found else { return nil }
    identifier = found
    guard conforms(to: supertype) else { return nil }
  }

  public init?(mimeType: String) {
    let wanted = mimeType.lowercased()
    guard let found = Self.entries.filter({ $0.value.mimeType == wanted }).keys.min() else {
      return nil
    }
    identifier = found
  }

  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  public var preferredFilenameExtension: String? { Self.entries[identifier]?.extensions.first }
  public var preferredMIMEType: String? { Self.entries[identifier]?.mimeType }
  public var localizedDescription: String? { nil }
  public var isDeclared: Bool { Self.entries[identifier] != nil }

  /// The types that this one conforms to, directly or not.
  public var supertypes: Set<UTType> {
    let parents = Self.entries[identifier]?.parents.map(UTType.init(known:)) ?? []
    return Set(parents).union(parents.flatMap(\.supertypes))
  }

  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

  public static let item = UTType(known: "public.item")
  public static let content = UTType(known: "public.content")
  public static let data = UTType(known: "public.data")
  public static let directory = UTType(known: "public.directory")
  public static let folder = UTType(known: "public.folder")
  public static let url = UTType(known: "public.url")
  public static let fileURL = UTType(known: "public.file-url")
  public static let image = UTType(known: "public.image")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let png = UTType(known: "public.png")
  public static let tiff = UTType(known: "public.tiff")
  public static let heic = UTType(known: "public.heic")
  public static let svg = UTType(known: "public.svg-image")
  public static let gif = UTType(known: "com.compuserve.gif")
  public static let bmp = UTType(known: "com.microsoft.bmp")
  public static let webP = UTType(known: "org.webmproject.webp")
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  public static let movie = UTType(known: "public.movie")
  public static let video = UTType(known: "public.video")
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  public static let audio = UTType(known: "public.audio")
  public static let mp3 = UTType(known: "public.mp3")
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  public static let mpeg4Audio = UTType(known: "com.apple.m4a-audio")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  public static let rtf = UTType(known: "public.rtf")
  public static let html = UTType(known: "public.html")
  public static let xml = UTType(known: "public.xml")
  public static let json = UTType(known: "public.json")
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let zip = UTType(known: "public.zip-archive")
  public static let vCard = UTType(known: "public.vcard")
}

extension UIDocumentPickerViewController {
  // Lets an array of implicit members, such as [.pdf], be one of types.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    self.init(forOpeningContentTypes: contentTypes.map(\.identifier), asCopy: asCopy)
  }
}

nonisolated public let kUTTagClassFilenameExtension = "public.filename-extension"
nonisolated public let kUTTagClassMIMEType = "public.mime-type"

/// A text that a function of Core Foundation gives away.
nonisolated public struct UTTypeText: Sendable {
  fileprivate let text: String

  public func takeRetainedValue() -> String { text }

  public func takeUnretainedValue() -> String { text }
}

nonisolated public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: String, _ inTag: String, _ inConformingToUTI: String?
) -> UTTypeText? {
  let type =
    inTagClass == kUTTagClassMIMEType
    ? UTType(mimeType: inTag) : UTType(filenameExtension: inTag)
  return type.map { UTTypeText(text: $0.identifier) }
}

nonisolated public func UTTypeCopyPreferredTagWithClass(
  _ inUTI: String, _ inTagClass: String
) -> UTTypeText? {
  let type = UTType(inUTI)
  let tag =
    inTagClass == kUTTagClassMIMEType
    ? type?.preferredMIMEType : type?.preferredFilenameExtension
  return tag.map { UTTypeText(text: $0) }
}
