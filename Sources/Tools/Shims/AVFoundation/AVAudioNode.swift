// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation

/// A part of an engine, which passes on silence.
open class AVAudioNode: NSObject {
  open internal(set) weak var engine: AVAudioEngine?
  open var numberOfInputs: Int { 1 }
  open var numberOfOutputs: Int { 1 }
  open var lastRenderTime: AVAudioTime? { nil }
  open var latency: TimeInterval { 0 }

  public override init() { super.init() }

  open func reset() {}
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }

  /// Does nothing: no sound comes.
  open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block tapBlock: @escaping AVAudioNodeTapBlock
  ) {}
  open func removeTap(onBus bus: AVAudioNodeBus) {}
}

public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void

/// A moment of a sound.
nonisolated open class AVAudioTime: NSObject {
  public let sampleTime: AVAudioFramePosition
  public let sampleRate: Double
  public let hostTime: UInt64
  open var isSampleTimeValid: Bool { sampleRate > 0 }
  open var isHostTimeValid: Bool { hostTime > 0 }

  public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    self.sampleTime = sampleTime
    self.sampleRate = sampleRate
    hostTime = 0
    super.init()
  }

  public init(hostTime: UInt64) {
    self.hostTime = hostTime
    sampleTime = 0
    sampleRate = 0
    super.init()
  }
}

open class AVAudioIONode: AVAudioNode {
  open private(set) var isVoiceProcessingEnabled = false
  open func setVoiceProcessingEnabled(_ enabled: Bool) throws {
    isVoiceProcessingEnabled = enabled
  }
}

/// The microphone, which hears nothing.
open class AVAudioInputNode: AVAudioIONode {
  open var volume: Float = 1
  open var isVoiceProcessingInputMuted = false
}

/// The speaker.
open class AVAudioOutputNode: AVAudioIONode {}

/// The sum of sounds; the volume is stored, without effect.
open class AVAudioMixerNode: AVAudioNode {
  open var outputVolume: Float = 1
  open var volume: Float = 1
  open var pan: Float = 0
  open var nextAvailableInputBus: AVAudioNodeBus { 0 }
}

/// A change of a sound; stored, without effect.
open class AVAudioUnit: AVAudioNode {
  open var bypass = false
}

open class AVAudioUnitTimePitch: AVAudioUnit {
  open var rate: Float = 1
  open var pitch: Float = 0
  open var overlap: Float = 8
}

open class AVAudioUnitVarispeed: AVAudioUnit {
  open var rate: Float = 1
}
