// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation

/// A piece of sound in memory.
nonisolated open class AVAudioBuffer: NSObject {
  public let format: AVAudioFormat

  init(format: AVAudioFormat) {
    self.format = format
    super.init()
  }
}

/// A piece of sound with samples, which begin as silence.
nonisolated open class AVAudioPCMBuffer: AVAudioBuffer {
  public let frameCapacity: AVAudioFrameCount
  open var frameLength: AVAudioFrameCount = 0
  open var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }

  private let samples: UnsafeMutableRawBufferPointer
  private let channels: UnsafeMutablePointer<UnsafeMutableRawPointer>

  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    self.frameCapacity = frameCapacity
    let (count, length) = (Int(format.channelCount), Int(frameCapacity) * format.bytesPerSample)
    samples = .allocate(byteCount: max(1, count * length), alignment: 16)
    samples.initializeMemory(as: UInt8.self, repeating: 0)
    channels = .allocate(capacity: max(1, count))
    let offset = format.isInterleaved ? format.bytesPerSample : length
    if let base = samples.baseAddress {
      for index in 0..<max(1, count) {
        (channels + index).initialize(to: base + index * offset)
      }
    }
    super.init(format: format)
  }

  deinit {
    channels.deallocate()
    samples.deallocate()
  }

  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? {
    data(.pcmFormatFloat32)
  }
  open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { data(.pcmFormatInt16) }
  open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? { data(.pcmFormatInt32) }

  private func data<Sample>(
    _ wanted: AVAudioCommonFormat
  ) -> UnsafePointer<UnsafeMutablePointer<Sample>>? {
    guard format.commonFormat == wanted else { return nil }
    return UnsafeRawPointer(channels).assumingMemoryBound(to: UnsafeMutablePointer<Sample>.self)
  }
}
