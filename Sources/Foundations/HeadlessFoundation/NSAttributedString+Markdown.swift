#if !canImport(Darwin)
  public import Foundation
  public import HeadlessUIKit

  nonisolated extension NSAttributedString {
    /// Creates a text from Markdown, of which the marks within lines are read.
    public convenience init(
      markdown: String, options: AttributedString.MarkdownParsingOptions = .init(),
      baseURL: URL? = nil
    ) throws {
      let text = try AttributedString(markdown: markdown, options: options, baseURL: baseURL)
      self.init(attributedString: NSAttributedString(text))
    }
  }
#endif
