// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation

/// A file with a sound; its contents are not read, so it is one second of silence.
open class AVAudioFile: NSObject {
  public let url: URL
  public let fileFormat: AVAudioFormat
  open var processingFormat: AVAudioFormat { fileFormat }
  open private(set) var length: AVAudioFramePosition
  open var framePosition: AVAudioFramePosition = 0

  /// Throws if there is no file.
  public init(forReading fileURL: URL) throws {
    guard (try? fileURL.checkResourceIsReachable()) == true else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    url = fileURL
    fileFormat = AVAudioFormat()
    length = AVAudioFramePosition(fileFormat.sampleRate)
    super.init()
  }

  /// Creates an empty file; what is written to it is counted, not stored.
  public init(forWriting fileURL: URL, settings: [String: Any]) throws {
    try Data().write(to: fileURL)
    url = fileURL
    fileFormat = AVAudioFormat(settings: settings) ?? AVAudioFormat()
    length = 0
    super.init()
  }

  public convenience init(
    forWriting fileURL: URL, settings: [String: Any], commonFormat format: AVAudioCommonFormat,
    interleaved: Bool
  ) throws { try self.init(forWriting: fileURL, settings: settings) }

  open func read(into buffer: AVAudioPCMBuffer) throws {
    try read(into: buffer, frameCount: buffer.frameCapacity)
  }

  open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
    let rest = AVAudioFrameCount(max(0, length - framePosition))
    buffer.frameLength = min(frames, buffer.frameCapacity, rest)
    framePosition += AVAudioFramePosition(buffer.frameLength)
  }

  open func write(from buffer: AVAudioPCMBuffer) throws {
    length += AVAudioFramePosition(buffer.frameLength)
    framePosition = length
  }

  open func close() {}
}
