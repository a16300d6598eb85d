// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
import HeadlessFoundation

nonisolated public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
nonisolated public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
nonisolated public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
nonisolated public let AVAssetExportPresetHEVCHighestQuality =
  "AVAssetExportPresetHEVCHighestQuality"
nonisolated public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
nonisolated public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
nonisolated public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
nonisolated public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
nonisolated public let AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160"
nonisolated public let AVAssetExportPresetHEVC1920x1080 = "AVAssetExportPresetHEVC1920x1080"
nonisolated public let AVAssetExportPresetHEVC3840x2160 = "AVAssetExportPresetHEVC3840x2160"
nonisolated public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
nonisolated public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"

/// The export of a film to a file; nothing is encoded here, so it fails with `exportFailed`.
open class AVAssetExportSession: NSObject {
  nonisolated public enum Status: Int, Sendable {
    case unknown, waiting, exporting, completed, failed, cancelled
  }

  public let asset: AVAsset
  public let presetName: String
  open private(set) var status = Status.unknown
  open private(set) var error: (any Error)?
  open var progress: Float { 0 }
  open var supportedFileTypes: [AVFileType] { [.mov, .mp4, .m4v, .m4a] }
  open var estimatedOutputFileLength: Int64 { 0 }
  open var maxDuration: CMTime { .positiveInfinity }

  public init?(asset: AVAsset, presetName: String) {
    self.asset = asset
    self.presetName = presetName
    super.init()
  }

  // MARK: Without effect

  open var outputURL: URL?
  open var outputFileType: AVFileType?
  open var shouldOptimizeForNetworkUse = false
  open var canPerformMultiplePassesOverSourceMediaData = false
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  open var fileLengthLimit: Int64 = 0
  open var metadata: [AVMetadataItem]?
  open var directoryForTemporaryFiles: URL?

  // MARK: Exporting

  open func exportAsynchronously(completionHandler handler: @escaping @MainActor () -> Void) {
    status = .exporting
    Ported.async { [self] in
      fail()
      handler()
    }
  }

  open func export() async { fail() }

  open func export(to url: URL, as fileType: AVFileType) async throws {
    (outputURL, outputFileType) = (url, fileType)
    throw AVError(.exportFailed)
  }

  open func cancelExport() {
    guard status == .exporting else { return }
    (status, error) = (.cancelled, AVError(.operationCancelled))
  }

  private func fail() {
    guard status != .cancelled else { return }
    (status, error) = (.failed, AVError(.exportFailed))
  }

  // MARK: Presets

  open class func allExportPresets() -> [String] {
    [
      AVAssetExportPresetLowQuality, AVAssetExportPresetMediumQuality,
      AVAssetExportPresetHighestQuality, AVAssetExportPresetHEVCHighestQuality,
      AVAssetExportPreset640x480, AVAssetExportPreset960x540, AVAssetExportPreset1280x720,
      AVAssetExportPreset1920x1080, AVAssetExportPreset3840x2160,
      AVAssetExportPresetHEVC1920x1080, AVAssetExportPresetHEVC3840x2160,
      AVAssetExportPresetAppleM4A, AVAssetExportPresetPassthrough,
    ]
  }

  open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { allExportPresets() }

  open class func determineCompatibility(
    ofExportPreset presetName: String, with asset: AVAsset, outputFileType: AVFileType?,
    completionHandler handler: @escaping @MainActor (Bool) -> Void
  ) { Ported.async { handler(allExportPresets().contains(presetName)) } }

  open class func compatibility(
    ofExportPreset presetName: String, with asset: AVAsset, outputFileType: AVFileType?
  ) async -> Bool { allExportPresets().contains(presetName) }
}
