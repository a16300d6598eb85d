public import Foundation

/// A text or data that a test keeps, such as the screen's text.
public final class XCTAttachment {
  /// The life of an attachment.
  nonisolated public enum Lifetime: Int, Sendable {
    /// The attachment is printed after the test.
    case keepAlways
    /// The attachment is printed only if the test fails.
    case deleteOnSuccess
  }

  private var storedName: String?
  private var storedLifetime = Lifetime.deleteOnSuccess

  /// The uniform type identifier of the content.
  nonisolated public let uniformTypeIdentifier: String

  /// The content.
  nonisolated public let content: Data

  /// The name that is printed before the content.
  nonisolated public var name: String? {
    get { onMain { storedName } }
    set { onMain { storedName = newValue } }
  }

  /// The life of the attachment.
  nonisolated public var lifetime: Lifetime {
    get { onMain { storedLifetime } }
    set { onMain { storedLifetime = newValue } }
  }

  /// Creates an attachment of data.
  nonisolated public init(data: Data, uniformTypeIdentifier: String = "public.data") {
    content = data
    self.uniformTypeIdentifier = uniformTypeIdentifier
  }

  /// Creates an attachment of text.
  nonisolated public convenience init(string: String) {
    self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text")
  }

  /// Creates an attachment of the text of a screen; the quality has no effect.
  nonisolated public convenience init(
    screenshot: XCUIScreenshot, quality: ImageQuality = .original
  ) {
    self.init(string: screenshot.text)
  }

  /// Creates an attachment of a file's content; of nothing if the file cannot be read.
  nonisolated public convenience init(contentsOfFile url: URL) {
    self.init(data: (try? Data(contentsOf: url)) ?? Data())
    name = url.lastPathComponent
  }

  /// The quality of an image, without effect.
  nonisolated public enum ImageQuality: Int, Sendable {
    /// Original, medium or low quality.
    case original, medium, low
  }

  /// The name and the content, or the size of a content that is not text.
  nonisolated public var text: String {
    let text = String(validating: content, as: UTF8.self) ?? "(\(content.count) bytes)"
    return "attachment \(name ?? uniformTypeIdentifier):\n\(text)"
  }
}

/// A step of a test with a name.
nonisolated public protocol XCTActivity {
  /// The name of the step.
  var name: String { get }

  /// Keeps an attachment.
  func add(_ attachment: XCTAttachment)
}

/// The context in which a test's activities run.
nonisolated public enum XCTContext {
  /// Runs a body as a step with a name.
  public static func runActivity<Result>(
    named name: String, block: (any XCTActivity) throws -> Result
  ) rethrows -> Result {
    try block(NamedActivity(name: name))
  }
}

/// A step with a name whose attachments are the test's.
nonisolated private struct NamedActivity: XCTActivity {
  let name: String

  func add(_ attachment: XCTAttachment) {
    keep(attachment)
  }
}

/// Keeps an attachment with the running test.
nonisolated func keep(_ attachment: XCTAttachment) {
  onMain { TestRun.current.attachments.append(attachment) }
}
