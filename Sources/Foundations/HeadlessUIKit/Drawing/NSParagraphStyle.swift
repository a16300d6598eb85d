public import Foundation

/// The shape of a paragraph; nothing is set in it.
open class NSParagraphStyle {
  /// How lines lie across.
  open internal(set) var alignment = NSTextAlignment.natural
  /// The gap between lines, in points.
  open internal(set) var lineSpacing: CGFloat = 0
  /// The gap after the paragraph, in points.
  open internal(set) var paragraphSpacing: CGFloat = 0
  /// How high lines are, in line heights.
  open internal(set) var lineHeightMultiple: CGFloat = 0
  /// What happens to text that is too long.
  open internal(set) var lineBreakMode = NSLineBreakMode.byWordWrapping

  /// The usual shape.
  public init() {}
}

/// The shape of a paragraph, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// How lines lie across.
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }

  /// The gap between lines, in points.
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }

  /// The gap after the paragraph, in points.
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { super.paragraphSpacing = newValue }
  }

  /// How high lines are, in line heights.
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { super.lineHeightMultiple = newValue }
  }

  /// What happens to text that is too long.
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
}
