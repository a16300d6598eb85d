public import Foundation

/// An object that lays the text of a storage out in containers; nothing is laid out, so all places are zero.
///
/// Each UTF-16 unit is a glyph.
nonisolated open class NSLayoutManager: NSObject {
  /// The storage that the manager was added to.
  open internal(set) weak var textStorage: NSTextStorage?

  /// The containers, in which the text would be laid out one after the other.
  open private(set) var textContainers: [NSTextContainer] = []

  /// Creates a manager without containers.
  public override init() { super.init() }

  // MARK: Containers

  /// Adds a container.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  /// Inserts a container at an index.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    container.layoutManager = self
    textContainers.insert(container, at: index)
  }

  /// Removes the container at an index.
  open func removeTextContainer(at index: Int) {
    textContainers.remove(at: index).layoutManager = nil
  }

  // MARK: Glyphs

  /// The number of glyphs, that of UTF-16 units.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// Returns the range of the glyphs in a container: all of them.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: numberOfGlyphs)
  }

  /// Returns the range of the glyphs of characters: the same.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// Returns the range of the glyphs in a rectangle: all of them.
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    glyphRange(for: container)
  }

  /// Returns the range of the characters of glyphs: the same.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// Returns the glyph of a character: the same index.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// Returns the character of a glyph: the same index.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  // MARK: Places, which are all zero

  /// Returns the glyph at a point: the first one.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { 0 }

  /// Returns the glyph at a point: the first one.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { 0 }

  /// Returns the character at a point: the first one.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { 0 }

  /// Returns the part of a container that has text: none.
  open func usedRect(for container: NSTextContainer) -> CGRect { .zero }

  /// Returns the rectangle of glyphs: none.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect
  { .zero }

  /// Returns the rectangle of a glyph's line: none.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect { .zero }

  /// Returns the part of a glyph's line that has text: none.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect { .zero }

  /// Returns the place of a glyph in its line.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint { .zero }

  /// Calls the block for no line.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}

  /// Calls the block for no rectangle.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}

  // MARK: Without effect

  /// Does nothing: nothing is laid out.
  open func ensureLayout(for container: NSTextContainer) {}

  /// Does nothing: nothing is laid out.
  open func ensureLayout(forCharacterRange charRange: NSRange) {}

  /// Does nothing: nothing is laid out.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}

  /// Does nothing: nothing is laid out.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) {}

  /// Does nothing: nothing is drawn.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}

  /// Does nothing: nothing is drawn.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}

  /// Never called: nothing is drawn.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  /// Never called: nothing is drawn.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  /// Called by the storage after a change; does nothing unless overridden.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange, changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange
  ) {}

  /// Whether lines are laid out when they are seen; stored, without effect.
  open var allowsNonContiguousLayout = false

  /// Whether the leading of fonts counts; stored, without effect.
  open var usesFontLeading = true

  /// Whether spaces are drawn; stored, without effect.
  open var showsInvisibleCharacters = false

  /// Whether control characters are drawn; stored, without effect.
  open var showsControlCharacters = false

  /// The delegate.
  @MainActor open weak var delegate: (any NSLayoutManagerDelegate)?
}

/// The delegate of a layout manager; never called, as nothing is laid out.
@MainActor public protocol NSLayoutManagerDelegate: AnyObject {
  /// Returns the space below a line, in points.
  func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat

  /// Tells the delegate that a container was laid out.
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)
}

extension NSLayoutManagerDelegate {
  /// Returns zero.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { 0 }

  /// Does nothing.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}
}
