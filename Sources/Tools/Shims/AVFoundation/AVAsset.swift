// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
import HeadlessFoundation
public import HeadlessUIKit

/// A film or a sound by its address; its contents are not read, and it lasts one second.
open class AVAsset: NSObject {
  open var duration: CMTime { CMTime(value: 1, timescale: 1) }
  open var isPlayable: Bool { true }
  open var isExportable: Bool { true }
  open var isReadable: Bool { true }
  open var isComposable: Bool { true }
  open var hasProtectedContent: Bool { false }
  open var providesPreciseDurationAndTiming: Bool { true }
  open var preferredRate: Float { 1 }
  open var preferredVolume: Float { 1 }
  open var preferredTransform: CGAffineTransform { .identity }
  open var naturalSize: CGSize { tracks(withMediaType: .video).first?.naturalSize ?? .zero }

  public override init() { super.init() }

  /// Apple's `AVAsset(url:)`, which makes an `AVURLAsset`.
  public convenience init(url URL: URL) {
    self.init()
    address = URL
  }

  private var address: URL?

  /// The address, which a screen with a player shows.
  open var rehearsalAddress: URL? { address }

  // MARK: Loading

  /// Calls the handler in the next turn: each value is there.
  open func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (@MainActor () -> Void)? = nil
  ) {
    guard let handler else { return }
    Ported.async { handler() }
  }

  open func statusOfValue(
    forKey key: String, error outError: UnsafeMutablePointer<NSError?>?
  ) -> AVKeyValueStatus { .loaded }

  open func cancelLoading() {}

  // MARK: Tracks

  /// The tracks that the extension of the address stands for: a sound has one, a film two.
  open var tracks: [AVAssetTrack] {
    let name = rehearsalAddress?.pathExtension.lowercased() ?? ""
    guard !name.isEmpty else { return [] }
    let types: [AVMediaType] = AVFileType.sounds.contains(name) ? [.audio] : [.video, .audio]
    return zip(1..., types).map { AVAssetTrack($1, $0, of: self) }
  }

  open func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? {
    tracks.first { $0.trackID == trackID }
  }

  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
    tracks.filter { $0.mediaType == mediaType }
  }

  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    tracks(withMediaType: mediaType)
  }

  open func loadTracks(
    withMediaType mediaType: AVMediaType,
    completionHandler: @escaping @MainActor ([AVAssetTrack]?, (any Error)?) -> Void
  ) { Ported.async { completionHandler(self.tracks(withMediaType: mediaType), nil) } }

  // MARK: Metadata

  open var metadata: [AVMetadataItem] { [] }
  open var commonMetadata: [AVMetadataItem] { [] }
  open var availableMetadataFormats: [AVMetadataFormat] { [] }
  open func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] { [] }
}

public typealias CMPersistentTrackID = Int32

nonisolated public enum AVKeyValueStatus: Int, Sendable {
  case unknown, loading, loaded, failed, cancelled
}

open class AVURLAsset: AVAsset {
  public let url: URL

  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init()
  }

  open override var rehearsalAddress: URL? { url }

  open class func audiovisualTypes() -> [AVFileType] { AVFileType.playable }
  open class func audiovisualMIMETypes() -> [String] {
    ["video/mp4", "video/quicktime", "audio/mpeg", "audio/mp4", "audio/x-m4a", "audio/wav"]
  }
  open class func isPlayableExtendedMIMEType(_ extendedMIMEType: String) -> Bool {
    audiovisualMIMETypes().contains { extendedMIMEType.hasPrefix($0) }
  }
}

nonisolated public let AVURLAssetPreferPreciseDurationAndTimingKey =
  "AVURLAssetPreferPreciseDurationAndTimingKey"
nonisolated public let AVURLAssetReferenceRestrictionsKey = "AVURLAssetReferenceRestrictionsKey"
nonisolated public let AVURLAssetHTTPCookiesKey = "AVURLAssetHTTPCookiesKey"
nonisolated public let AVURLAssetAllowsCellularAccessKey = "AVURLAssetAllowsCellularAccessKey"
