// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
import Foundation

/// The pixels of a frame; no frame comes from a camera or a film, so there is none.
nonisolated public final class CVBuffer: Sendable {
  let size: (width: Int, height: Int)

  init(width: Int, height: Int) { size = (width, height) }
}

public typealias CVImageBuffer = CVBuffer
public typealias CVPixelBuffer = CVImageBuffer
public typealias CVReturn = Int32
public typealias CVOptionFlags = UInt64

nonisolated public let kCVReturnSuccess: CVReturn = 0
nonisolated public let kCVReturnError: CVReturn = -6660

nonisolated public let kCVPixelBufferPixelFormatTypeKey = "PixelFormatType"
nonisolated public let kCVPixelBufferWidthKey = "Width"
nonisolated public let kCVPixelBufferHeightKey = "Height"
nonisolated public let kCVPixelFormatType_32ARGB: UInt32 = 0x20
nonisolated public let kCVPixelFormatType_32BGRA: UInt32 = 0x4247_5241
nonisolated public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: UInt32 = 0x3432_3076
nonisolated public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: UInt32 = 0x3432_3066

nonisolated public struct CVPixelBufferLockFlags: OptionSet, Sendable {
  public let rawValue: CVOptionFlags
  public init(rawValue: CVOptionFlags) { self.rawValue = rawValue }
  public static let readOnly = Self(rawValue: 1)
}

nonisolated public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int {
  pixelBuffer.size.width
}
nonisolated public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int {
  pixelBuffer.size.height
}
nonisolated public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> UInt32 {
  kCVPixelFormatType_32BGRA
}
nonisolated public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int {
  pixelBuffer.size.width * 4
}
nonisolated public func CVPixelBufferGetBaseAddress(
  _ pixelBuffer: CVPixelBuffer
) -> UnsafeMutableRawPointer? { nil }
@discardableResult
nonisolated public func CVPixelBufferLockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }
@discardableResult
nonisolated public func CVPixelBufferUnlockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }
