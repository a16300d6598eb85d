public import Foundation

/// A line of text a person writes.
///
/// What happens in which order follows what is observed on current iOS: the delegate is told first,
/// then the control's events are sent.
open class UITextField: UIControl, UITextInputTraits {
  /// Why a field lost the keyboard.
  nonisolated public enum DidEndEditingReason: Int, Sendable {
    /// The app or the person took it away, or the person gave up what was written.
    case committed, cancelled
  }

  /// When something beside the text shows.
  nonisolated public enum ViewMode: Int, Sendable {
    /// Never, during editing, at other times, or always.
    case never, whileEditing, unlessEditing, always
  }

  final var buffer = TextBuffer()
  final weak var bar: (any TextFieldBar)?
  final weak var alertController: UIAlertController?
  final var isForcedToEnd = false
  private var waitsForWindow = false

  /// Who is asked before the field changes, and told after.
  open weak var delegate: (any UITextFieldDelegate)?

  /// What is written; never nil when read, as in UIKit.
  ///
  /// Setting it by code tells nobody.
  open var text: String? {
    get { buffer.text }
    set { buffer.set(newValue ?? "") }
  }

  /// What is written, with its attributes, of which none are kept.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: buffer.text) }
    set { text = newValue?.string }
  }

  /// What shows while nothing is written.
  open var placeholder: String? {
    get { placeholderText }
    set { placeholderText = newValue }
  }

  private var placeholderText: String?

  /// What shows while nothing is written, with its attributes, of which none are kept.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }

  /// Whether the field is emptied when it gets the keyboard.
  open var clearsOnBeginEditing = false
  /// Whether the next key replaces everything; so it is in a secure field that gets the keyboard.
  open var clearsOnInsertion = false
  /// When a button to empty the field shows.
  open var clearButtonMode = ViewMode.never
  /// What shows before the text.
  open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
  /// When it shows.
  open var leftViewMode = ViewMode.never
  /// What shows after the text.
  open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
  /// When it shows.
  open var rightViewMode = ViewMode.never
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

  private func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
  }

  /// Whether the field has the keyboard.
  open var isEditing: Bool { isFirstResponder }

  /// Whether anything is written.
  open var hasText: Bool { !buffer.text.isEmpty }

  // MARK: The keyboard

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Asks for the keyboard; a field in no window gets it once it is in one, as observed in UIKit.
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

  /// Gives up the keyboard, unless the delegate refuses.
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

  // MARK: As an element

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

  // MARK: Stored, without effect

  /// The font.
  open var font: UIFont?

  /// The colour of the text.
  open var textColor: UIColor?

  /// How the text lies across.
  open var textAlignment = NSTextAlignment.natural

  /// What the field looks like.
  open var borderStyle = BorderStyle.none

  /// Whether the font may shrink to let the text fit.
  open var adjustsFontSizeToFitWidth = false

  /// Whether the font follows the reader's wishes.
  open var adjustsFontForContentSizeCategory = false

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
