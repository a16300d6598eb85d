// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
@_exported import AudioToolbox
public import Foundation
import HeadlessDevice
import HeadlessFoundation

// MARK: Sounds

/// A player of a sound on virtual time; files are not decoded, so a sound lasts one second.
open class AVAudioPlayer: NSObject {
  open weak var delegate: (any AVAudioPlayerDelegate)?
  public let url: URL?
  public let data: Data?
  open private(set) var isPlaying = false
  open var duration: TimeInterval { 1 }
  open var currentTime: TimeInterval {
    get { position + (isPlaying ? Ported.uptime - startedAt : 0) }
    set {
      position = newValue
      if isPlaying { restart() }
    }
  }
  open var volume: Float = 1
  open var pan: Float = 0
  open var rate: Float = 1
  open var enableRate = false
  open var isMeteringEnabled = false
  /// The repetitions; below 0 without end.
  open var numberOfLoops = 0

  private var position = 0.0
  private var startedAt = 0.0
  private var loops = 0
  private var timer: HeadlessFoundation.Timer?

  /// Creates a player without a sound, as apps do for a property that gets its player later.
  public override init() {
    url = nil
    data = nil
    super.init()
  }

  public init(contentsOf url: URL, fileTypeHint utiString: String? = nil) throws {
    self.url = url
    data = nil
    super.init()
  }

  public init(data: Data, fileTypeHint utiString: String? = nil) throws {
    self.data = data
    url = nil
    super.init()
  }

  @discardableResult open func prepareToPlay() -> Bool { true }

  @discardableResult
  open func play() -> Bool {
    guard !isPlaying else { return true }
    Device.current.log.post("sound played", detail: url?.lastPathComponent ?? "data")
    isPlaying = true
    loops = numberOfLoops
    restart()
    return true
  }

  open func pause() { halt() }

  open func stop() { halt() }

  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    self.volume = volume
  }
  open func updateMeters() {}
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

  private func halt() {
    guard isPlaying else { return }
    position = currentTime
    isPlaying = false
    timer?.invalidate()
    timer = nil
  }

  private func restart() {
    timer?.invalidate()
    startedAt = Ported.uptime
    timer = .scheduledTimer(withTimeInterval: max(0, duration - position), repeats: false) {
      [weak self] _ in self?.reachEnd()
    }
  }

  private func reachEnd() {
    position = 0
    if loops != 0 {
      loops -= 1
      return restart()
    }
    isPlaying = false
    timer = nil
    delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
  }
}

public protocol AVAudioPlayerDelegate: AnyObject {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// A recorder of a sound on virtual time; its file is empty.
open class AVAudioRecorder: NSObject {
  open weak var delegate: (any AVAudioRecorderDelegate)?
  public let url: URL
  public let settings: [String: Any]
  open private(set) var isRecording = false
  open var isMeteringEnabled = false
  open var currentTime: TimeInterval { recorded + (isRecording ? Ported.uptime - startedAt : 0) }

  private var recorded = 0.0
  private var startedAt = 0.0
  private var timer: HeadlessFoundation.Timer?

  public init(url: URL, settings: [String: Any]) throws {
    self.url = url
    self.settings = settings
    super.init()
  }

  @discardableResult
  open func prepareToRecord() -> Bool {
    FileManager.default.createFile(atPath: url.path, contents: Data())
  }

  @discardableResult
  open func record() -> Bool {
    guard AVAudioSession.permission.status != "denied", prepareToRecord() else { return false }
    startedAt = Ported.uptime
    isRecording = true
    return true
  }

  @discardableResult
  open func record(forDuration duration: TimeInterval) -> Bool {
    guard record() else { return false }
    timer = .scheduledTimer(withTimeInterval: duration, repeats: false) { [weak self] _ in
      self?.stop()
    }
    return true
  }

  open func pause() {
    recorded = currentTime
    isRecording = false
  }

  open func stop() {
    guard isRecording || recorded > 0 else { return }
    pause()
    recorded = 0
    timer?.invalidate()
    timer = nil
    Ported.async { [self] in delegate?.audioRecorderDidFinishRecording(self, successfully: true) }
  }

  @discardableResult
  open func deleteRecording() -> Bool {
    (try? FileManager.default.removeItem(at: url)) != nil
  }

  open func updateMeters() {}
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

public protocol AVAudioRecorderDelegate: AnyObject {
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  {}
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

nonisolated public let AVFormatIDKey = "AVFormatIDKey"
nonisolated public let AVSampleRateKey = "AVSampleRateKey"
nonisolated public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
nonisolated public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
nonisolated public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
nonisolated public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
nonisolated public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
nonisolated public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
nonisolated public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"
nonisolated public let AVEncoderBitRatePerChannelKey = "AVEncoderBitRatePerChannelKey"
nonisolated public let AVEncoderBitDepthHintKey = "AVEncoderBitDepthHintKey"
nonisolated public let AVSampleRateConverterAudioQualityKey = "AVSampleRateConverterQualityKey"
nonisolated public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
nonisolated public let kAudioFormatMPEG4AAC_HE: UInt32 = 0x6161_6368
nonisolated public let kAudioFormatMPEG4AAC_LD: UInt32 = 0x6161_636c
nonisolated public let kAudioFormatLinearPCM: UInt32 = 0x6c70_636d
nonisolated public let kAudioFormatAppleLossless: UInt32 = 0x616c_6163

nonisolated public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 0x20
  case medium = 0x40
  case high = 0x60
  case max = 0x7F
}

// MARK: Cameras

nonisolated public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let video = Self(rawValue: "vide")
  public static let audio = Self(rawValue: "soun")
  public static let text = Self(rawValue: "text")
  public static let subtitle = Self(rawValue: "sbtl")
  public static let closedCaption = Self(rawValue: "clcp")
  public static let timecode = Self(rawValue: "tmcd")
  public static let metadata = Self(rawValue: "meta")
  public static let muxed = Self(rawValue: "muxx")
  public static let depthData = Self(rawValue: "dpth")
}

nonisolated public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
}

/// Returns the largest rectangle of a ratio in the middle of another.
nonisolated public func AVMakeRect(
  aspectRatio: CGSize, insideRect boundingRect: CGRect
) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
  let scale = min(
    boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2,
    width: size.width, height: size.height)
}
