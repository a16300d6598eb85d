public import Foundation

/// A scroll view that shows and edits several lines of text.
open class UITextView: UIScrollView {
  final var buffer = TextBuffer() {
    didSet { texts.storage?.follow(buffer.text) }
  }
  final var texts = Texts()
  final var isForcedToEnd = false
  private var waitsForWindow = false

  /// The delegate.
  open weak var delegate: (any UITextViewDelegate)? {
    didSet { scrollDelegate = delegate }
  }

  /// The text; never nil when read.
  ///
  /// Setting it in code does not call the delegate.
  open var text: String! {
    get { buffer.text }
    set { buffer.set(newValue ?? "") }
  }

  /// The text with attributes, which ``textStorage`` keeps once the app has asked for it.
  open var attributedText: NSAttributedString! {
    get {
      texts.storage?.copy() as? NSAttributedString ?? NSAttributedString(string: buffer.text)
    }
    set {
      buffer.set(newValue?.string ?? "")
      if let newValue { texts.storage?.setAttributedString(newValue) }
    }
  }

  /// The range the next key replaces, in UTF-16 units.
  open var selectedRange: NSRange {
    get { buffer.selection }
    set {
      clearsOnInsertion = false
      buffer.select(newValue)
      delegate?.textViewDidChangeSelection(self)
    }
  }

  /// A Boolean value that indicates whether the user can edit the text.
  open var isEditable = true
  /// A Boolean value that indicates whether the next insertion replaces the whole text.
  ///
  /// False again once the text or the selection has changed, as in UIKit.
  open var clearsOnInsertion = false
  /// A Boolean value that indicates whether the user can select text.
  open var isSelectable = true
  /// The view that replaces the keyboard.
  open override var inputView: UIView? {
    get { inputs.keyboard }
    set { inputs.keyboard = newValue }
  }
  /// The view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { inputs.accessory }
    set { inputs.accessory = newValue }
  }
  private var inputs = (keyboard: UIView?.none, accessory: UIView?.none)

  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false

  /// Inserts text that is being composed as if it were complete: keys are whole characters.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    insertText(markedText ?? "")
  }

  /// Does nothing: no text is being composed.
  open func unmarkText() {}

  /// A Boolean value that indicates whether the text is not empty.
  open var hasText: Bool { !buffer.text.isEmpty }

  // MARK: Places of characters, of which there are none

  /// Returns zero: nothing is laid out.
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }

  /// Returns zero: nothing is laid out.
  open func firstRect(for range: UITextRange) -> CGRect { .zero }

  /// Returns no rectangles: nothing is laid out.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }

  /// Returns nil: nothing is laid out.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { nil }

  /// Creates a text view, of the text in the storage of a container if there is one.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    if let textContainer { take(textContainer) }
  }

  /// Creates a text view; both generations of TextKit lay nothing out.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  /// Creates a text view.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Creates a text view of a storyboard or nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Becomes first responder; a view without a window does so when added to one, as observed in
  /// UIKit.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil else {
      waitsForWindow = true
      return false
    }
    guard !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    if isEditable {
      delegate?.textViewDidBeginEditing(self)
      post(UITextView.textDidBeginEditingNotification)
    }
    KeyboardVisibility.check()
    return true
  }

  /// Resigns first responder, unless the delegate refuses.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    waitsForWindow = false
    guard isFirstResponder else { return true }
    guard isForcedToEnd || window == nil || delegate?.textViewShouldEndEditing(self) ?? true,
      super.resignFirstResponder()
    else { return false }
    if isEditable {
      delegate?.textViewDidEndEditing(self)
      post(UITextView.textDidEndEditingNotification)
    }
    KeyboardVisibility.check()
    return true
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  override func windowDidChange() {
    super.windowDidChange()
    if window == nil {
      resignFirstResponder()
    } else if waitsForWindow {
      becomeFirstResponder()
    }
  }

  /// Inserts text at the cursor and tells the delegate, without asking it, as in UIKit.
  open func insertText(_ text: String) {
    buffer.replace(rangeToReplace(with: text), with: text)
    textDidChange()
  }

  /// The range that a text takes the place of: the whole text if the app said so.
  private func rangeToReplace(with text: String) -> NSRange {
    clearsOnInsertion && !text.isEmpty ? buffer.whole : buffer.selection
  }

  /// Deletes before the cursor and tells the delegate, without asking it.
  open func deleteBackward() {
    let range = buffer.rangeToDelete
    guard range.length > 0 else { return }
    buffer.replace(range, with: "")
    textDidChange()
  }

  private func mayChange(_ range: NSRange, _ string: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  private func textDidChange() {
    clearsOnInsertion = false
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    post(UITextView.textDidChangeNotification)
  }

  // MARK: AccessibleElement

  override var isElementByDefault: Bool { true }
  package override var elementType: ElementType? { isAccessibilityElement ? .textView : nil }

  package override var elementValue: String? {
    if let accessibilityValue { return accessibilityValue }
    return isSecureTextEntry ? String(repeating: "•", count: buffer.text.count) : buffer.text
  }

  package override var elementIsEnabled: Bool { isUserInteractionEnabled && super.elementIsEnabled }

  package override func performTap() throws(Refusal) {
    guard elementIsEnabled else {
      throw Refusal("\(elementName) takes no touches: isUserInteractionEnabled is false.")
    }
    if recognizeTap() { return }
    guard isEditable else { return try deliverTap() }
    try Keyboard.focus(self)
  }

  package override func performType(_ text: String) throws(Refusal) {
    guard isEditable else { throw cannot("be typed into: isEditable is false") }
    try performTap()
    try Keyboard.type(text)
  }

  package override func performClear() throws(Refusal) {
    guard isEditable else { throw cannot("be cleared: isEditable is false") }
    try performTap()
    guard hasText, mayChange(buffer.whole, "") else { return }
    buffer.replace(buffer.whole, with: "")
    textDidChange()
  }

  package override func performSubmit() throws(Refusal) {
    try performType("\n")
  }

  package override func performSet(_ value: String) throws(Refusal) {
    try performClear()
    try Keyboard.type(value)
  }

  // MARK: Stored, without effect

  /// The font.
  open var font: UIFont?

  /// The text colour.
  open var textColor: UIColor? { didSet { LookChanges.add(oldValue, textColor) } }

  /// The text alignment.
  open var textAlignment = NSTextAlignment.natural

  /// A Boolean value that indicates whether the font follows the content size category.
  open var adjustsFontForContentSizeCategory = false

  /// The distances of the text from the edges.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)

  open var keyboardType = UIKeyboardType.default

  open var returnKeyType = UIReturnKeyType.default

  open var autocapitalizationType = UITextAutocapitalizationType.sentences

  open var autocorrectionType = UITextAutocorrectionType.default

  open var spellCheckingType = UITextSpellCheckingType.default

  open var textContentType: UITextContentType!

  /// The conversion of quotation marks to curly ones.
  open var smartQuotesType = UITextSmartQuotesType.default

  /// The conversion of two hyphens to a dash.
  open var smartDashesType = UITextSmartDashesType.default

  /// The automatic insertion and deletion of spaces.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default

  /// The appearance of the keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default
}

extension UITextView: KeyboardTarget {
  /// Asks the delegate, then calls `insertText(_:)`, which an app may override.
  final func press(_ key: String) {
    if mayChange(rangeToReplace(with: key), key) { insertText(key) }
  }

  /// Asks the delegate if there is something to delete, then calls `deleteBackward()`.
  final func pressDelete() {
    let range = buffer.rangeToDelete
    if range.length == 0 || mayChange(range, "") { deleteBackward() }
  }

  /// Inserts a newline.
  final func pressReturn() -> Bool {
    press("\n")
    return true
  }
}
