// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
import Foundation
import HeadlessFoundation

nonisolated public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let loops = Self(rawValue: 1)
  public static let interrupts = Self(rawValue: 2)
  public static let interruptsAtLoop = Self(rawValue: 4)
}

nonisolated public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable {
  case dataConsumed, dataRendered, dataPlayedBack
}

public typealias AVAudioNodeCompletionHandler = @MainActor () -> Void

/// A player of files and buffers, one after the other, on virtual time.
open class AVAudioPlayerNode: AVAudioNode {
  open private(set) var isPlaying = false
  open var volume: Float = 1
  open var pan: Float = 0
  open var rate: Float = 1

  private var waiting: [Piece] = []
  private var timer: HeadlessFoundation.Timer?

  private struct Piece {
    let duration: TimeInterval
    let repeats: Bool
    let completion: AVAudioNodeCompletionHandler?
  }

  open func play() {
    guard !isPlaying else { return }
    isPlaying = true
    playNext()
  }

  open func play(at when: AVAudioTime?) { play() }

  open func pause() { halt() }

  /// Ends the sound; the handlers of what was scheduled are called.
  open func stop() {
    halt()
    let ended = waiting
    waiting = []
    Ported.async { for piece in ended { piece.completion?() } }
  }

  open func prepare(withFrameCount frameCount: AVAudioFrameCount) {}
  open func nodeTime(forPlayerTime playerTime: AVAudioTime) -> AVAudioTime? { nil }
  open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { nil }

  // MARK: Scheduling

  open func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?,
    completionHandler: AVAudioNodeCompletionHandler? = nil
  ) {
    add(AVAudioFrameCount(file.length), file.fileFormat, completion: completionHandler)
  }

  open func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?,
    completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: (@MainActor (AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
  ) {
    scheduleFile(file, at: when) { completionHandler?(callbackType) }
  }

  open func scheduleSegment(
    _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition,
    frameCount numberFrames: AVAudioFrameCount, at when: AVAudioTime?,
    completionHandler: AVAudioNodeCompletionHandler? = nil
  ) { add(numberFrames, file.fileFormat, completion: completionHandler) }

  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, completionHandler: AVAudioNodeCompletionHandler? = nil
  ) { add(buffer.frameLength, buffer.format, completion: completionHandler) }

  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?,
    options: AVAudioPlayerNodeBufferOptions = [],
    completionHandler: AVAudioNodeCompletionHandler? = nil
  ) {
    if options.contains(.interrupts) { interrupt() }
    add(
      buffer.frameLength, buffer.format, repeats: options.contains(.loops),
      completion: completionHandler)
  }

  private func add(
    _ frames: AVAudioFrameCount, _ format: AVAudioFormat, repeats: Bool = false,
    completion: AVAudioNodeCompletionHandler?
  ) {
    let duration = Double(frames) / max(1, format.sampleRate)
    waiting.append(Piece(duration: duration, repeats: repeats, completion: completion))
    if isPlaying, timer == nil { playNext() }
  }

  private func interrupt() {
    let wasPlaying = isPlaying
    stop()
    isPlaying = wasPlaying
  }

  private func halt() {
    isPlaying = false
    timer?.invalidate()
    timer = nil
  }

  private func playNext() {
    guard let piece = waiting.first else { return }
    // A sound that repeats has no end.
    guard !piece.repeats else { return }
    timer = .scheduledTimer(withTimeInterval: piece.duration, repeats: false) { [weak self] _ in
      self?.endPiece()
    }
  }

  private func endPiece() {
    timer = nil
    guard !waiting.isEmpty else { return }
    let piece = waiting.removeFirst()
    piece.completion?()
    if isPlaying, timer == nil { playNext() }
  }
}
