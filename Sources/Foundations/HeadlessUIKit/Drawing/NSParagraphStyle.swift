public import Foundation

/// The style of a paragraph.
open class NSParagraphStyle {
  /// The text alignment.
  open internal(set) var alignment = NSTextAlignment.natural
  /// The space between lines, in points.
  open internal(set) var lineSpacing: CGFloat = 0
  /// The space after the paragraph, in points.
  open internal(set) var paragraphSpacing: CGFloat = 0
  /// The line height as a multiple of the font's.
  open internal(set) var lineHeightMultiple: CGFloat = 0
  /// The line break mode.
  open internal(set) var lineBreakMode = NSLineBreakMode.byWordWrapping

  /// Creates the default style.
  public init() {}
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// The text alignment.
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }

  /// The space between lines, in points.
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }

  /// The space after the paragraph, in points.
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { super.paragraphSpacing = newValue }
  }

  /// The line height as a multiple of the font's.
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { super.lineHeightMultiple = newValue }
  }

  /// The line break mode.
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
}
