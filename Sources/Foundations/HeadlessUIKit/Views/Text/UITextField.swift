public import Foundation

/// A control that edits one line of text.
///
/// The delegate is called before the control's events are sent, as observed on current iOS.
open class UITextField: UIControl {
  /// The reason why editing ended.
  nonisolated public enum DidEndEditingReason: Int, Sendable {
    /// The text was committed or cancelled.
    case committed, cancelled
  }

  /// The mode that decides when an overlay view is shown.
  nonisolated public enum ViewMode: Int, Sendable {
    /// Never, while editing, unless editing, or always.
    case never, whileEditing, unlessEditing, always
  }

  final var buffer = TextBuffer()
  final weak var bar: (any TextFieldBar)?
  final weak var alertController: UIAlertController?
  final var isForcedToEnd = false
  private var waitsForWindow = false

  /// The delegate.
  open weak var delegate: (any UITextFieldDelegate)?

  /// The text; never nil when read, as in UIKit.
  ///
  /// Setting it in code sends no event and does not call the delegate.
  open var text: String? {
    get { buffer.text }
    set { setText(newValue) }
  }

  private func setText(_ text: String?) {
    buffer.set(text ?? "")
    rehearsalDidChange(self, \.text, named: "text")
  }

  /// The text with attributes, which are not kept.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: buffer.text) }
    set { setText(newValue?.string) }
  }

  /// The placeholder.
  open var placeholder: String? {
    get { placeholderText }
    set { placeholderText = newValue }
  }

  private var placeholderText: String?

  /// The placeholder with attributes, which are not kept.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholderText.map { NSAttributedString(string: $0) } }
    set { placeholderText = newValue?.string }
  }

  /// A Boolean value that indicates whether the text is cleared when editing begins.
  open var clearsOnBeginEditing = false
  /// A Boolean value that indicates whether the next key replaces the whole text.
  ///
  /// Set when editing begins in a secure field with text.
  open var clearsOnInsertion = false
  /// The mode of the clear button.
  open var clearButtonMode = ViewMode.never
  /// The view before the text.
  open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
  /// The mode of that view.
  open var leftViewMode = ViewMode.never
  /// The view after the text.
  open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
  /// The mode of that view.
  open var rightViewMode = ViewMode.never
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

  private func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
  }

  /// A Boolean value that indicates whether the field is first responder.
  open var isEditing: Bool { isFirstResponder }

  /// Inserts text that is being composed as if it were complete: keys are whole characters.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    insertText(markedText ?? "")
  }

  /// Does nothing: no text is being composed.
  open func unmarkText() {}

  /// A Boolean value that indicates whether the text is not empty.
  open var hasText: Bool { !buffer.text.isEmpty }

  /// Inserts text at the cursor and sends editingChanged, without asking the delegate, as in UIKit.
  open func insertText(_ text: String) {
    replace(clearsOnInsertion && !text.isEmpty ? buffer.whole : buffer.selection, with: text)
  }

  /// Deletes before the cursor and sends editingChanged, without asking the delegate.
  open func deleteBackward() {
    let range = rangeToDelete
    if range.length > 0 { replace(range, with: "") }
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Becomes first responder; a field without a window does so when added to one, as observed in
  /// UIKit.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil || bar != nil else {
      waitsForWindow = true
      return false
    }
    guard isEnabled, mayBegin, super.becomeFirstResponder() else { return false }
    didBegin()
    return true
  }

  /// Resigns first responder, unless the delegate refuses.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    waitsForWindow = false
    guard isFirstResponder else { return true }
    guard isForcedToEnd || window == nil || mayEnd, super.resignFirstResponder() else {
      return false
    }
    didEnd()
    return true
  }

  override func windowDidChange() {
    super.windowDidChange()
    guard window == nil else {
      if waitsForWindow { becomeFirstResponder() }
      return
    }
    if bar == nil { resignFirstResponder() }
  }

  // MARK: AccessibleElement

  override var isElementByDefault: Bool { true }

  package override var elementType: ElementType? {
    guard isAccessibilityElement else { return nil }
    return isSecureTextEntry ? .secureTextField : .textField
  }

  package override var elementLabel: String { accessibilityLabel ?? placeholder ?? "" }
  package override var elementPlaceholder: String? { placeholder }

  package override var elementValue: String? {
    if let accessibilityValue { return accessibilityValue }
    return isSecureTextEntry ? String(repeating: "•", count: buffer.text.count) : buffer.text
  }

  package override func forEachAccessibleChild(
    _ body: (any AccessibleElement) -> Bool
  ) -> Bool {
    guard !children.isEmpty else { return false }
    if let leftView, shows(leftViewMode), !leftView.isOutOfSight, body(leftView) { return true }
    if let rightView, shows(rightViewMode), !rightView.isOutOfSight, body(rightView) { return true }
    return false
  }

  override func activate() {
    becomeFirstResponder()
  }

  package override func performTap() throws(Refusal) {
    try requireReachable()
    if recognizeTap() { return }
    try Keyboard.focus(self)
  }

  package override func performType(_ text: String) throws(Refusal) {
    try performTap()
    try Keyboard.type(text)
  }

  package override func performClear() throws(Refusal) {
    try performTap()
    guard hasText else { return }
    shows(clearButtonMode) ? pressClear() : eraseAll()
  }

  package override func performSubmit() throws(Refusal) {
    try performTap()
    try Keyboard.pressReturn(in: self)
  }

  package override func performSet(_ value: String) throws(Refusal) {
    try performClear()
    try Keyboard.type(value)
  }

  // MARK: Places and drawing, of which there are none

  /// Returns the bounds: nothing is laid out.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the bounds: nothing is laid out.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the bounds: nothing is laid out.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the bounds: nothing is laid out.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the bounds: nothing is laid out.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the bounds: nothing is laid out.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the bounds: nothing is laid out.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Never called, because nothing is drawn.
  open func drawText(in rect: CGRect) {}

  /// Never called, because nothing is drawn.
  open func drawPlaceholder(in rect: CGRect) {}

  // MARK: Places of characters, of which there are none

  /// Returns zero: nothing is laid out.
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }

  /// Returns zero: nothing is laid out.
  open func firstRect(for range: UITextRange) -> CGRect { .zero }

  /// Returns no rectangles: nothing is laid out.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }

  /// Returns nil: nothing is laid out.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { nil }

  // MARK: Stored, without effect

  /// The font.
  open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize)

  /// The text colour.
  open var textColor: UIColor? { didSet { LookChanges.add(oldValue, textColor) } }

  /// The text alignment.
  open var textAlignment = NSTextAlignment.natural

  /// The border style.
  open var borderStyle = BorderStyle.none

  /// A Boolean value that indicates whether the font shrinks to fit.
  open var adjustsFontSizeToFitWidth = false

  /// A Boolean value that indicates whether the font follows the content size category.
  open var adjustsFontForContentSizeCategory = false

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
