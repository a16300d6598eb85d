// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
import HeadlessDevice
import HeadlessFoundation

/// A speaker of texts on virtual time, one after the other: ten characters a second.
open class AVSpeechSynthesizer: NSObject {
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  open var isSpeaking: Bool { !utterances.isEmpty }
  open private(set) var isPaused = false

  private var utterances: [AVSpeechUtterance] = []
  private var timer: HeadlessFoundation.Timer?

  public override init() { super.init() }

  open func speak(_ utterance: AVSpeechUtterance) {
    utterances.append(utterance)
    if utterances.count == 1 { begin() }
  }

  private func begin() {
    guard let utterance = utterances.first else { return }
    Device.current.log.post("spoken", detail: utterance.speechString)
    delegate?.speechSynthesizer(self, didStart: utterance)
    schedule(utterance)
  }

  private func schedule(_ utterance: AVSpeechUtterance) {
    timer = HeadlessFoundation.Timer.scheduledTimer(
      withTimeInterval: Double(utterance.speechString.count) / 10, repeats: false
    ) { [weak self] _ in self?.end(utterance) }
  }

  private func end(_ utterance: AVSpeechUtterance) {
    guard utterances.first === utterance else { return }
    utterances.removeFirst()
    delegate?.speechSynthesizer(self, didFinish: utterance)
    begin()
  }

  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard let utterance = utterances.first else { return false }
    timer?.invalidate()
    (utterances, isPaused) = ([], false)
    delegate?.speechSynthesizer(self, didCancel: utterance)
    return true
  }

  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard let utterance = utterances.first, !isPaused else { return false }
    timer?.invalidate()
    isPaused = true
    delegate?.speechSynthesizer(self, didPause: utterance)
    return true
  }

  @discardableResult
  open func continueSpeaking() -> Bool {
    guard let utterance = utterances.first, isPaused else { return false }
    isPaused = false
    delegate?.speechSynthesizer(self, didContinue: utterance)
    schedule(utterance)
    return true
  }
}

public protocol AVSpeechSynthesizerDelegate: AnyObject {
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
}

nonisolated public enum AVSpeechBoundary: Int, Sendable { case immediate, word }

nonisolated public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
nonisolated public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
nonisolated public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

open class AVSpeechUtterance: NSObject {
  public let speechString: String
  open var voice: AVSpeechSynthesisVoice?
  open var rate: Float = AVSpeechUtteranceDefaultSpeechRate
  open var pitchMultiplier: Float = 1
  open var volume: Float = 1
  open var preUtteranceDelay: TimeInterval = 0
  open var postUtteranceDelay: TimeInterval = 0

  public init(string: String) {
    speechString = string
    super.init()
  }
}

/// A voice of a language; the device has one for each language.
nonisolated open class AVSpeechSynthesisVoice: NSObject {
  public let language: String
  public var identifier: String { "com.apple.voice.compact.\(language)" }
  public var name: String { language }

  public init?(language: String?) {
    self.language = language ?? Self.currentLanguageCode()
    super.init()
  }

  public init?(identifier: String) {
    language = identifier.split(separator: ".").last.map(String.init) ?? "en-US"
    super.init()
  }

  open class func currentLanguageCode() -> String { "en-US" }

  open class func speechVoices() -> [AVSpeechSynthesisVoice] {
    ["de-DE", "en-GB", "en-US", "es-ES", "fr-FR", "it-IT", "ja-JP", "nl-NL"].compactMap {
      AVSpeechSynthesisVoice(language: $0)
    }
  }
}
