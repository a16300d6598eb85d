// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation

public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioChannelCount = UInt32
public typealias AVAudioNodeBus = Int
public typealias AVAudioPacketCount = UInt32

nonisolated public enum AVAudioCommonFormat: UInt, Sendable {
  case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32
}

/// The numbers that describe sound.
nonisolated open class AVAudioFormat: NSObject {
  public let commonFormat: AVAudioCommonFormat
  public let sampleRate: Double
  public let channelCount: AVAudioChannelCount
  public let isInterleaved: Bool
  open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }
  open var settings: [String: Any] {
    [
      AVFormatIDKey: kAudioFormatLinearPCM, AVSampleRateKey: sampleRate,
      AVNumberOfChannelsKey: Int(channelCount), AVLinearPCMBitDepthKey: bytesPerSample * 8,
      AVLinearPCMIsNonInterleaved: !isInterleaved,
    ]
  }

  public init?(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount,
    interleaved: Bool
  ) {
    commonFormat = format
    self.sampleRate = sampleRate
    channelCount = channels
    isInterleaved = interleaved
    super.init()
  }

  public convenience init?(
    standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount
  ) {
    self.init(
      commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels,
      interleaved: false)
  }

  public convenience init?(settings: [String: Any]) {
    let rate = settings[AVSampleRateKey] as? NSNumber
    let channels = settings[AVNumberOfChannelsKey] as? NSNumber
    self.init(
      standardFormatWithSampleRate: rate?.doubleValue ?? 44_100,
      channels: AVAudioChannelCount(channels?.intValue ?? 2))
  }

  /// Creates the format of nodes: two channels of 44,100 samples a second.
  public override init() {
    commonFormat = .pcmFormatFloat32
    sampleRate = 44_100
    channelCount = 2
    isInterleaved = false
    super.init()
  }

  var bytesPerSample: Int {
    switch commonFormat {
    case .pcmFormatInt16: 2
    case .pcmFormatFloat64: 8
    default: 4
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AVAudioFormat else { return false }
    return commonFormat == other.commonFormat && sampleRate == other.sampleRate
      && channelCount == other.channelCount && isInterleaved == other.isInterleaved
  }

  open override var hash: Int { sampleRate.hashValue }
}
