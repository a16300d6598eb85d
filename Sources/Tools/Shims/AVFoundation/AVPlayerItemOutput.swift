// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
public import HeadlessUIKit

/// An output of what an item plays.
open class AVPlayerItemOutput: NSObject {
  open var suppressesPlayerRendering = false

  open func itemTime(forHostTime hostTimeInSeconds: CFTimeInterval) -> CMTime {
    CMTime(seconds: hostTimeInSeconds, preferredTimescale: 600)
  }
}

/// An output of a film's pictures, of which none comes.
open class AVPlayerItemVideoOutput: AVPlayerItemOutput {
  public init(pixelBufferAttributes: [String: Any]? = nil) { super.init() }
  public init(outputSettings: [String: Any]?) { super.init() }

  open func hasNewPixelBuffer(forItemTime itemTime: CMTime) -> Bool { false }
  open func copyPixelBuffer(
    forItemTime itemTime: CMTime,
    itemTimeForDisplay outItemTimeForDisplay: UnsafeMutablePointer<CMTime>?
  ) -> CVPixelBuffer? { nil }
  open func requestNotificationOfMediaDataChange(withAdvanceInterval interval: TimeInterval) {}
}

extension AVPlayerItem {
  public func add(_ output: AVPlayerItemOutput) {}
  public func remove(_ output: AVPlayerItemOutput) {}
}
