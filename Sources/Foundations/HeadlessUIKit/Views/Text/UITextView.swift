public import Foundation

/// Text of several lines that a person reads, and writes where it is editable.
open class UITextView: UIScrollView, UITextInputTraits {
  final var buffer = TextBuffer()
  final var isForcedToEnd = false
  private var waitsForWindow = false

  /// Who is asked before the text changes, and told after.
  open weak var delegate: (any UITextViewDelegate)? {
    didSet { scrollDelegate = delegate }
  }

  /// What is written; never nil when read.
  ///
  /// Setting it by code tells nobody.
  open var text: String! {
    get { buffer.text }
    set { buffer.set(newValue ?? "") }
  }

  /// What is written, with its attributes, of which none are kept.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: buffer.text) }
    set { text = newValue?.string }
  }

  /// What the next key replaces, in UTF-16 units.
  open var selectedRange: NSRange {
    get { buffer.selection }
    set {
      buffer.select(newValue)
      delegate?.textViewDidChangeSelection(self)
    }
  }

  /// Whether a person can write.
  open var isEditable = true
  /// Whether a person can select.
  open var isSelectable = true
  /// What shows instead of the keyboard.
  open override var inputView: UIView? {
    get { inputs.keyboard }
    set { inputs.keyboard = newValue }
  }
  /// What shows above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { inputs.accessory }
    set { inputs.accessory = newValue }
  }
  private var inputs = (keyboard: UIView?.none, accessory: UIView?.none)

  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false

  /// Whether anything is written.
  open var hasText: Bool { !buffer.text.isEmpty }

  // MARK: The keyboard

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Asks for the keyboard; a view in no window gets it once it is in one, as observed in UIKit.
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

  /// Gives up the keyboard, unless the delegate refuses.
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

  /// Writes at the cursor by code: the delegate is told but not asked, as in UIKit.
  open func insertText(_ text: String) {
    buffer.replace(buffer.selection, with: text)
    textDidChange()
  }

  /// Deletes before the cursor by code: the delegate is told but not asked.
  open func deleteBackward() {
    buffer.replace(buffer.rangeToDelete, with: "")
    textDidChange()
  }

  private func edit(_ range: NSRange, _ string: String) {
    guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: string) ?? true
    else { return }
    buffer.replace(range, with: string)
    textDidChange()
  }

  private func textDidChange() {
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    post(UITextView.textDidChangeNotification)
  }

  // MARK: As an element

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
    guard isEditable else { return try tapWhatIsUnderIt() }
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
    if hasText { edit(buffer.whole, "") }
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

  /// The colour of the text.
  open var textColor: UIColor?

  /// How lines lie across.
  open var textAlignment = NSTextAlignment.natural

  /// Whether the font follows the reader's wishes.
  open var adjustsFontForContentSizeCategory = false

  /// Distances of the text from the edges.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)

  open var keyboardType = UIKeyboardType.default

  open var returnKeyType = UIReturnKeyType.default

  open var autocapitalizationType = UITextAutocapitalizationType.sentences

  open var autocorrectionType = UITextAutocorrectionType.default

  open var spellCheckingType = UITextSpellCheckingType.default

  open var textContentType: UITextContentType!

  /// Whether quotation marks are made round; kept for the vocabulary.
  open var smartQuotesType = UITextSmartQuotesType.default

  /// Whether two hyphens become a dash; kept for the vocabulary.
  open var smartDashesType = UITextSmartDashesType.default

  /// Whether spaces come and go by themselves; kept for the vocabulary.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default

  /// Light or dark keys; kept for the vocabulary.
  open var keyboardAppearance = UIKeyboardAppearance.default
}

extension UITextView: KeyboardTarget {
  final func press(_ key: String) {
    edit(buffer.selection, key)
  }

  final func pressDelete() {
    let range = buffer.rangeToDelete
    if range.length > 0 { edit(range, "") }
  }

  /// The return key writes a new line.
  final func pressReturn() -> Bool {
    press("\n")
    return true
  }
}
