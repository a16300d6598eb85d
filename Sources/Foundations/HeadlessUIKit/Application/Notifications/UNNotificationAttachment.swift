public import Foundation

/// A file that is shown with a notification; stored, without effect.
open class UNNotificationAttachment: HeadlessObject {
  /// The identifier of the file.
  public final let identifier: String
  /// The file.
  public final let url: URL
  /// The type of the file, that of its extension.
  public final let type: String

  /// Creates an attachment of a file; an empty identifier becomes one of its own.
  ///
  /// - Throws: an error of reading if there is no such file.
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    guard (try? url.checkResourceIsReachable()) == true else {
      throw CocoaError(.fileReadNoSuchFile, userInfo: [NSURLErrorKey: url])
    }
    self.identifier = identifier.isEmpty ? url.lastPathComponent : identifier
    self.url = url
    type = Self.types[url.pathExtension.lowercased()] ?? "public.data"
  }

  private static let types = [
    "jpg": "public.jpeg", "jpeg": "public.jpeg", "png": "public.png",
    "gif": "com.compuserve.gif", "mp3": "public.mp3", "m4a": "public.mpeg-4-audio",
    "wav": "com.microsoft.waveform-audio", "aiff": "public.aiff-audio", "mp4": "public.mpeg-4",
    "mpg": "public.mpeg", "avi": "public.avi",
  ]
}

/// The urgency of a notification.
nonisolated public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// Added to the list, shown, shown in spite of a focus, or sounded in spite of the switch.
  case passive, active, timeSensitive, critical
}

/// The key of an attachment's type.
nonisolated public let UNNotificationAttachmentOptionsTypeHintKey =
  "UNNotificationAttachmentOptionsTypeHintKey"
/// The key of whether an attachment's picture is hidden.
nonisolated public let UNNotificationAttachmentOptionsThumbnailHiddenKey =
  "UNNotificationAttachmentOptionsThumbnailHiddenKey"
