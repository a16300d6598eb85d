// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.

// The types that apps name less often.
nonisolated extension UTType {
  static let others: [String: Entry] = [
    "public.composite-content": Entry(["public.content"]),
    "public.disk-image": Entry(["public.data"]),
    "public.archive": Entry(["public.data"]),
    "org.gnu.gnu-zip-archive": Entry(["public.archive"], ["gz"], "application/x-gzip"),
    "public.bzip2-archive": Entry(["public.archive"], ["bz2"], "application/x-bzip2"),
    "public.executable": Entry(["public.item"]),
    "com.apple.alias-file": Entry(["public.data"]),
    "public.symlink": Entry(["public.item"]),
    "com.apple.package": Entry(["public.directory"]),
    "com.apple.bundle": Entry(["public.directory"], ["bundle"]),
    "com.apple.application": Entry(["public.executable"]),
    "com.apple.application-bundle": Entry(
      ["com.apple.application", "com.apple.bundle", "com.apple.package"], ["app"]),
    "com.apple.framework": Entry(["com.apple.bundle"], ["framework"]),
    "public.volume": Entry(["public.folder"]),
    "public.contact": Entry(["public.item"]),
    "public.message": Entry(["public.item"]),
    "public.email-message": Entry(["public.message"], ["eml"], "message/rfc822"),
    "public.calendar-event": Entry(["public.item"]),
    "com.apple.web-internet-location": Entry(["public.data"], ["webloc"]),
    "public.bookmark": Entry(["public.item"]),
    "public.database": Entry(["public.item"]),
    "public.font": Entry(["public.data"]),
    "public.spreadsheet": Entry(["public.content"]),
    "public.presentation": Entry(["public.composite-content"]),
    "org.idpf.epub-container": Entry(
      ["public.composite-content", "public.data"], ["epub"], "application/epub+zip"),
    "com.apple.rtfd": Entry(
      ["public.composite-content", "com.apple.package"], ["rtfd"], "text/rtfd"),
    "com.apple.flat-rtfd": Entry(["public.composite-content", "public.data"]),
    "com.apple.webarchive": Entry(
      ["public.composite-content", "public.data"], ["webarchive"], "application/x-webarchive"),
    "public.delimited-values-text": Entry(["public.text"]),
    "public.tab-separated-values-text": Entry(
      ["public.delimited-values-text"], ["tsv"], "text/tab-separated-values"),
    "public.utf8-tab-separated-values-text": Entry(
      ["public.tab-separated-values-text", "public.utf8-plain-text"]),
    "public.utf16-plain-text": Entry(["public.plain-text"]),
    "public.utf16-external-plain-text": Entry(["public.plain-text"]),
    "com.apple.log": Entry(["public.plain-text"], ["log"]),
    "public.yaml": Entry(["public.text"], ["yml", "yaml"], "application/x-yaml"),
    "com.apple.property-list": Entry(["public.data"], ["plist"]),
    "com.apple.binary-property-list": Entry(["com.apple.property-list"]),
    "com.apple.xml-property-list": Entry(["com.apple.property-list", "public.xml"]),
    "public.source-code": Entry(["public.plain-text"]),
    "public.swift-source": Entry(["public.source-code"], ["swift"]),
    "public.c-source": Entry(["public.source-code"], ["c"]),
    "public.c-header": Entry(["public.source-code"], ["h"]),
    "public.c-plus-plus-source": Entry(["public.source-code"], ["cpp", "cp", "cc", "cxx"]),
    "public.objective-c-source": Entry(["public.source-code"], ["m"]),
    "public.script": Entry(["public.source-code"]),
    "public.shell-script": Entry(["public.script"], ["sh"]),
    "public.python-script": Entry(["public.script"], ["py"], "text/x-python-script"),
    "com.netscape.javascript-source": Entry(["public.script"], ["js"], "text/javascript"),
    "public.heif": Entry(["public.image"], ["heif"], "image/heif"),
    "public.heics": Entry(["public.image"], ["heics"], "image/heic-sequence"),
    "com.microsoft.ico": Entry(["public.image"], ["ico"], "image/vnd.microsoft.icon"),
    "com.apple.icns": Entry(["public.image"], ["icns"]),
    "public.camera-raw-image": Entry(["public.image"]),
    "com.apple.live-photo": Entry(["public.item"]),
    "public.3d-content": Entry(["public.content"]),
    "com.pixar.universal-scene-description-mobile": Entry(
      ["public.3d-content", "public.data"], ["usdz"], "model/vnd.usdz+zip"),
    "public.aiff-audio": Entry(["public.audio"], ["aiff", "aif"], "audio/aiff"),
    "public.midi-audio": Entry(["public.audio"], ["mid", "midi"], "audio/midi"),
    "public.playlist": Entry(["public.item"]),
    "public.m3u-playlist": Entry(["public.text", "public.playlist"], ["m3u"], "audio/mpegurl"),
    "com.apple.protected-mpeg-4-audio": Entry(["public.audio"], ["m4p"]),
    "com.apple.protected-mpeg-4-video": Entry(["com.apple.m4v-video"]),
    "com.apple.m4v-video": Entry(["public.movie"], ["m4v"], "video/x-m4v"),
    "public.avi": Entry(["public.movie"], ["avi"], "video/avi"),
    "public.mpeg": Entry(["public.movie"], ["mpg", "mpeg"], "video/mpeg"),
    "public.mpeg-2-video": Entry(["public.video"], ["m2v"], "video/mpeg2"),
    "public.mpeg-2-transport-stream": Entry(["public.movie"], ["ts"], "video/mp2t"),
    "com.rsa.pkcs-12": Entry(["public.data"], ["p12"], "application/x-pkcs12"),
    "public.x509-certificate": Entry(
      ["public.data"], ["cer", "der"], "application/x-x509-ca-cert"),
    "public.to-do-item": Entry(["public.item"]),
    "com.apple.bookmark": Entry(["public.data", "public.bookmark"]),
  ]

  public static let compositeContent = UTType(known: "public.composite-content")
  public static let diskImage = UTType(known: "public.disk-image")
  public static let archive = UTType(known: "public.archive")
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  public static let bz2 = UTType(known: "public.bzip2-archive")
  public static let executable = UTType(known: "public.executable")
  public static let aliasFile = UTType(known: "com.apple.alias-file")
  public static let symbolicLink = UTType(known: "public.symlink")
  public static let package = UTType(known: "com.apple.package")
  public static let bundle = UTType(known: "com.apple.bundle")
  public static let application = UTType(known: "com.apple.application")
  public static let applicationBundle = UTType(known: "com.apple.application-bundle")
  public static let framework = UTType(known: "com.apple.framework")
  public static let volume = UTType(known: "public.volume")
  public static let contact = UTType(known: "public.contact")
  public static let message = UTType(known: "public.message")
  public static let emailMessage = UTType(known: "public.email-message")
  public static let calendarEvent = UTType(known: "public.calendar-event")
  public static let internetShortcut = UTType(known: "com.apple.web-internet-location")
  public static let bookmark = UTType(known: "public.bookmark")
  public static let database = UTType(known: "public.database")
  public static let font = UTType(known: "public.font")
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  public static let presentation = UTType(known: "public.presentation")
  public static let epub = UTType(known: "org.idpf.epub-container")
  public static let rtfd = UTType(known: "com.apple.rtfd")
  public static let flatRTFD = UTType(known: "com.apple.flat-rtfd")
  public static let webArchive = UTType(known: "com.apple.webarchive")
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  public static let utf8TabSeparatedText = UTType(known: "public.utf8-tab-separated-values-text")
  public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
  public static let utf16ExternalPlainText = UTType(known: "public.utf16-external-plain-text")
  public static let log = UTType(known: "com.apple.log")
  public static let yaml = UTType(known: "public.yaml")
  public static let propertyList = UTType(known: "com.apple.property-list")
  public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")
  public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
  public static let sourceCode = UTType(known: "public.source-code")
  public static let swiftSource = UTType(known: "public.swift-source")
  public static let cSource = UTType(known: "public.c-source")
  public static let cHeader = UTType(known: "public.c-header")
  public static let cPlusPlusSource = UTType(known: "public.c-plus-plus-source")
  public static let objectiveCSource = UTType(known: "public.objective-c-source")
  public static let script = UTType(known: "public.script")
  public static let shellScript = UTType(known: "public.shell-script")
  public static let pythonScript = UTType(known: "public.python-script")
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  public static let heif = UTType(known: "public.heif")
  public static let heics = UTType(known: "public.heics")
  public static let ico = UTType(known: "com.microsoft.ico")
  public static let icns = UTType(known: "com.apple.icns")
  public static let rawImage = UTType(known: "public.camera-raw-image")
  public static let livePhoto = UTType(known: "com.apple.live-photo")
  public static let threeDContent = UTType(known: "public.3d-content")
  public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
  public static let aiff = UTType(known: "public.aiff-audio")
  public static let midi = UTType(known: "public.midi-audio")
  public static let playlist = UTType(known: "public.playlist")
  public static let m3uPlaylist = UTType(known: "public.m3u-playlist")
  public static let appleProtectedMPEG4Audio = UTType(known: "com.apple.protected-mpeg-4-audio")
  public static let appleProtectedMPEG4Video = UTType(known: "com.apple.protected-mpeg-4-video")
  public static let avi = UTType(known: "public.avi")
  public static let mpeg = UTType(known: "public.mpeg")
  public static let mpeg2Video = UTType(known: "public.mpeg-2-video")
  public static let mpeg2TransportStream = UTType(known: "public.mpeg-2-transport-stream")
  public static let pkcs12 = UTType(known: "com.rsa.pkcs-12")
  public static let x509Certificate = UTType(known: "public.x509-certificate")
  public static let toDoItem = UTType(known: "public.to-do-item")
  public static let urlBookmarkData = UTType(known: "com.apple.bookmark")
}
