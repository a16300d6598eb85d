// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
public import HeadlessUIKit

/// The picture or the sound of a film; a picture has 1,920 by 1,080 points, since none is read.
open class AVAssetTrack: NSObject {
  open private(set) weak var asset: AVAsset?
  open var mediaType: AVMediaType { kind.type }
  open var trackID: CMPersistentTrackID { kind.number }
  open var naturalSize: CGSize {
    mediaType == .video ? CGSize(width: 1920, height: 1080) : .zero
  }
  open var preferredTransform: CGAffineTransform { .identity }
  open var nominalFrameRate: Float { mediaType == .video ? 30 : 0 }
  open var minFrameDuration: CMTime {
    mediaType == .video ? CMTime(value: 1, timescale: 30) : .invalid
  }
  open var estimatedDataRate: Float { 0 }
  open var totalSampleDataLength: Int64 { 0 }
  open var naturalTimeScale: CMTimeScale { 600 }
  open var preferredVolume: Float { 1 }
  open var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: asset?.duration ?? .zero) }
  open var languageCode: String? { nil }
  open var extendedLanguageTag: String? { nil }
  open var isEnabled: Bool { true }
  open var isPlayable: Bool { true }
  open var isDecodable: Bool { true }
  open var formatDescriptions: [Any] { [] }
  open var metadata: [AVMetadataItem] { [] }
  open var commonMetadata: [AVMetadataItem] { [] }

  private var kind: (type: AVMediaType, number: CMPersistentTrackID) = (.video, 0)

  /// Creates a track without a film, for subclasses.
  public override init() { super.init() }

  convenience init(_ type: AVMediaType, _ number: CMPersistentTrackID, of asset: AVAsset) {
    self.init()
    kind = (type, number)
    self.asset = asset
  }

  open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool {
    switch mediaCharacteristic {
    case .visual: mediaType == .video
    case .audible: mediaType == .audio
    default: false
    }
  }
}

nonisolated public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let visual = Self(rawValue: "AVMediaCharacteristicVisual")
  public static let audible = Self(rawValue: "AVMediaCharacteristicAudible")
  public static let legible = Self(rawValue: "AVMediaCharacteristicLegible")
}
