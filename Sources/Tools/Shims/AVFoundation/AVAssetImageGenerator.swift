// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
import HeadlessFoundation
public import HeadlessUIKit

/// The pictures of a film, of which there are none: each request fails with `noImageAtTime`.
open class AVAssetImageGenerator: NSObject {
  nonisolated public enum Result: Int, Sendable { case succeeded, failed, cancelled }

  public typealias CompletionHandler =
    @MainActor (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void

  nonisolated public struct ApertureMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let cleanAperture = Self(rawValue: "CleanAperture")
    public static let productionAperture = Self(rawValue: "ProductionAperture")
    public static let encodedPixels = Self(rawValue: "EncodedPixels")
  }

  public let asset: AVAsset
  private var requests = 0

  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  // MARK: Without effect

  open var appliesPreferredTrackTransform = false
  open var maximumSize = CGSize.zero
  open var apertureMode: ApertureMode?
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  // MARK: Pictures

  open func copyCGImage(
    at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage { throw AVError(.noImageAtTime) }

  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    throw AVError(.noImageAtTime)
  }

  open func generateCGImageAsynchronously(
    for requestedTime: CMTime,
    completionHandler handler: @escaping @MainActor (CGImage?, CMTime, (any Error)?) -> Void
  ) { Ported.async { handler(nil, .invalid, AVError(.noImageAtTime)) } }

  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue], completionHandler handler: @escaping CompletionHandler
  ) {
    let request = requests
    for time in requestedTimes.map(\.timeValue) {
      Ported.async { [self] in
        if request == requests {
          handler(time, nil, .invalid, .failed, AVError(.noImageAtTime))
        } else {
          handler(time, nil, .invalid, .cancelled, AVError(.operationCancelled))
        }
      }
    }
  }

  open func cancelAllCGImageGeneration() { requests += 1 }
}
