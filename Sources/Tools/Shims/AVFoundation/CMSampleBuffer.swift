// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.

/// A frame or a piece of sound; a camera and a microphone give none here.
nonisolated public final class CMSampleBuffer: Sendable {
  init() {}

  public var isValid: Bool { false }
  public var imageBuffer: CVImageBuffer? { nil }
  public var presentationTimeStamp: CMTime { .invalid }
  public var duration: CMTime { .invalid }
  public var numSamples: Int { 0 }
}

nonisolated public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? {
  sbuf.imageBuffer
}
nonisolated public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime {
  sbuf.presentationTimeStamp
}
nonisolated public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime {
  sbuf.duration
}
nonisolated public func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> Int {
  sbuf.numSamples
}
nonisolated public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { sbuf.isValid }
nonisolated public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool { sbuf.isValid }
