// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
import HeadlessFoundation

// The names of Swift 4.
public let AVAudioSessionCategoryAmbient = AVAudioSession.Category.ambient
public let AVAudioSessionCategorySoloAmbient = AVAudioSession.Category.soloAmbient
public let AVAudioSessionCategoryPlayback = AVAudioSession.Category.playback
public let AVAudioSessionCategoryRecord = AVAudioSession.Category.record
public let AVAudioSessionCategoryPlayAndRecord = AVAudioSession.Category.playAndRecord

/// The app's use of sound; without effect but for the permission to record, which is what
/// `permission.microphone` in the device's storage answers.
open class AVAudioSession: NSObject {
  static let permission = Permission("microphone")
  private static let shared = AVAudioSession()

  open class func sharedInstance() -> AVAudioSession { shared }

  public override init() { super.init() }

  open private(set) var category = Category.soloAmbient
  open private(set) var mode = Mode.default
  open private(set) var categoryOptions: CategoryOptions = []
  open private(set) var routeSharingPolicy = RouteSharingPolicy.default
  open var outputVolume: Float { 1 }
  open var availableCategories: [Category] {
    [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute]
  }
  open var availableModes: [Mode] {
    [.default, .voiceChat, .gameChat, .videoRecording, .measurement, .moviePlayback, .videoChat]
      + [.spokenAudio, .voicePrompt]
  }

  // MARK: Setting

  open func setCategory(_ category: Category) throws { keep(category) }
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    keep(category, options: options)
  }
  open func setCategory(
    _ category: Category, mode: Mode, options: CategoryOptions = []
  ) throws { keep(category, mode, options: options) }
  open func setCategory(
    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
  ) throws {
    keep(category, mode, options: options)
    routeSharingPolicy = policy
  }

  private func keep(
    _ category: Category, _ mode: Mode? = nil, options: CategoryOptions = []
  ) {
    self.category = category
    categoryOptions = options
    if let mode { self.mode = mode }
  }

  open func setMode(_ mode: Mode) throws { self.mode = mode }
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}

  // MARK: The permission

  open var recordPermission: RecordPermission {
    switch Self.permission.status {
    case nil: .undetermined
    case "denied": .denied
    default: .granted
    }
  }

  open func requestRecordPermission(_ response: @escaping @MainActor (Bool) -> Void) {
    Self.permission.ask()
    Ported.async { response(self.recordPermission == .granted) }
  }

  // MARK: The route

  /// The built-in speaker, and the microphone in categories that record.
  open var currentRoute: AVAudioSessionRouteDescription {
    AVAudioSessionRouteDescription(
      inputs: records ? [.microphone] : [], outputs: [.speaker])
  }
  open var availableInputs: [AVAudioSessionPortDescription]? { records ? [.microphone] : [] }
  open var isInputAvailable: Bool { true }
  open var isOtherAudioPlaying: Bool { false }
  open var secondaryAudioShouldBeSilencedHint: Bool { false }

  private var records: Bool { [.record, .playAndRecord, .multiRoute].contains(category) }

  // MARK: Without effect

  open private(set) var preferredInput: AVAudioSessionPortDescription?
  open private(set) var preferredSampleRate = 0.0
  open private(set) var preferredIOBufferDuration: TimeInterval = 0
  open private(set) var preferredInputNumberOfChannels = 0
  open private(set) var preferredOutputNumberOfChannels = 0
  open private(set) var allowHapticsAndSystemSoundsDuringRecording = false
  open var sampleRate: Double { preferredSampleRate == 0 ? 48_000 : preferredSampleRate }
  open var ioBufferDuration: TimeInterval {
    preferredIOBufferDuration == 0 ? 0.01 : preferredIOBufferDuration
  }
  open var inputNumberOfChannels: Int { records ? 1 : 0 }
  open var outputNumberOfChannels: Int { 2 }
  open var inputLatency: TimeInterval { 0 }
  open var outputLatency: TimeInterval { 0 }
  open var inputGain: Float { 1 }

  open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {
    preferredInput = inPort
  }
  open func setPreferredSampleRate(_ sampleRate: Double) throws {
    preferredSampleRate = sampleRate
  }
  open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {
    preferredIOBufferDuration = duration
  }
  open func setPreferredInputNumberOfChannels(_ count: Int) throws {
    preferredInputNumberOfChannels = count
  }
  open func setPreferredOutputNumberOfChannels(_ count: Int) throws {
    preferredOutputNumberOfChannels = count
  }
  open func setAllowHapticsAndSystemSoundsDuringRecording(_ inValue: Bool) throws {
    allowHapticsAndSystemSoundsDuringRecording = inValue
  }
}
