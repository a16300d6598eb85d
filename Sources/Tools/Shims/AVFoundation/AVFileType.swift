// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.

/// The format of a file with a film or a sound.
nonisolated public struct AVFileType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let mov = Self(rawValue: "com.apple.quicktime-movie")
  public static let mp4 = Self(rawValue: "public.mpeg-4")
  public static let m4v = Self(rawValue: "com.apple.m4v-video")
  public static let m4a = Self(rawValue: "com.apple.m4a-audio")
  public static let mobile3GPP = Self(rawValue: "public.3gpp")
  public static let mobile3GPP2 = Self(rawValue: "public.3gpp2")
  public static let caf = Self(rawValue: "com.apple.coreaudio-format")
  public static let wav = Self(rawValue: "com.microsoft.waveform-audio")
  public static let aiff = Self(rawValue: "public.aiff-audio")
  public static let aifc = Self(rawValue: "public.aifc-audio")
  public static let amr = Self(rawValue: "org.3gpp.adaptive-multi-rate-audio")
  public static let mp3 = Self(rawValue: "public.mp3")
  public static let au = Self(rawValue: "public.au-audio")
  public static let ac3 = Self(rawValue: "public.ac3-audio")
  public static let jpg = Self(rawValue: "public.jpeg")
  public static let heic = Self(rawValue: "public.heic")
  public static let heif = Self(rawValue: "public.heif")
  public static let tif = Self(rawValue: "public.tiff")
  public static let dng = Self(rawValue: "com.adobe.raw-image")

  static let playable = [
    mov, mp4, m4v, m4a, mobile3GPP, mobile3GPP2, caf, wav, aiff, aifc, amr, mp3, au, ac3,
  ]

  /// The extensions of files with a sound alone.
  static let sounds: Set<String> = [
    "aac", "ac3", "aif", "aifc", "aiff", "amr", "au", "caf", "flac", "m4a", "mp3", "ogg", "wav",
  ]
}
