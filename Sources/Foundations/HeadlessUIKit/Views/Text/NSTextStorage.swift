public import Foundation

/// A text with attributes that tells its delegate and its layout managers of changes.
///
/// A subclass that keeps the text itself overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` of a string and `setAttributes(_:range:)`, as in UIKit; all other changes are
/// made by the last two.
nonisolated open class NSTextStorage: NSMutableAttributedString {
  /// The kinds of a change.
  public struct EditActions: OptionSet, Sendable {
    /// The raw bit mask.
    public let rawValue: UInt

    /// Creates kinds from a raw bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Attributes were changed.
    public static let editedAttributes = EditActions(rawValue: 1)
    /// Characters were added, removed or replaced.
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  /// The layout managers, which do not keep the storage.
  open private(set) var layoutManagers: [NSLayoutManager] = []

  /// The delegate.
  @MainActor open weak var delegate: (any NSTextStorageDelegate)?

  /// The kinds of the change that is being processed.
  open private(set) var editedMask: EditActions = []

  /// The range of the change in the new text; at `NSNotFound` if nothing was changed.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)

  /// The number of UTF-16 units that the change added; negative if it removed some.
  open private(set) var changeInLength = 0

  private var editingDepth = 0

  /// Creates a text.
  public override init(string: String) { super.init(string: string) }

  /// Creates a text with attributes.
  public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: string, attributes: attrs)
  }

  /// Creates a storage of a text.
  public override init(attributedString: NSAttributedString) {
    super.init(attributedString: attributedString)
  }

  /// Creates an empty storage.
  public convenience init() { self.init(string: "") }

  /// Creates a storage from an archive.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  // MARK: Layout managers

  /// Adds a layout manager.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    aLayoutManager.textStorage = self
    layoutManagers.append(aLayoutManager)
  }

  /// Removes a layout manager.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    aLayoutManager.textStorage = nil
    layoutManagers.removeAll { $0 === aLayoutManager }
  }

  // MARK: Changes

  /// Records a change; outside of ``beginEditing()`` and ``endEditing()`` it is processed at once.
  open func edited(
    _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {
    let range = NSRange(
      location: editedRange.location, length: max(editedRange.length + delta, 0))
    self.editedRange =
      self.editedRange.location == NSNotFound ? range : NSUnionRange(self.editedRange, range)
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    if editingDepth == 0 { processEditing() }
  }

  /// Tells the delegate, then the layout managers, of the changes.
  ///
  /// The delegate may change attributes in `willProcessEditing` without another call.
  open func processEditing() {
    editingDepth += 1
    tell { $0.textStorage($1, willProcessEditing: $2, range: $3, changeInLength: $4) }
    tell { $0.textStorage($1, didProcessEditing: $2, range: $3, changeInLength: $4) }
    editingDepth -= 1
    for manager in layoutManagers {
      manager.processEditing(
        for: self, edited: editedMask, range: editedRange, changeInLength: changeInLength,
        invalidatedRange: editedRange)
    }
    if editedMask.contains(.editedCharacters) { showInTextView() }
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
  }

  private func tell(
    _ call: @MainActor (any NSTextStorageDelegate, NSTextStorage, EditActions, NSRange, Int) -> Void
  ) {
    nonisolated(unsafe) let storage = self
    let (mask, range, change) = (editedMask, editedRange, changeInLength)
    MainActor.assumeIsolated {
      guard let delegate = storage.delegate else { return }
      call(delegate, storage, mask, range, change)
    }
  }

  open override func beginEditing() { editingDepth += 1 }

  open override func endEditing() {
    editingDepth -= 1
    if editingDepth == 0, !editedMask.isEmpty { processEditing() }
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  /// Makes several changes, which are processed together.
  private func edit(_ changes: () -> Void) {
    beginEditing()
    changes()
    endEditing()
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    edit {
      replaceCharacters(in: range, with: attrString.string)
      let whole = NSRange(location: 0, length: attrString.length)
      attrString.enumerateAttributes(in: whole) { attributes, part, _ in
        let moved = NSRange(location: range.location + part.location, length: part.length)
        setAttributes(attributes, range: moved)
      }
    }
  }

  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    changeAttributes(in: range) { $0.merge(attrs) { $1 } }
  }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    changeAttributes(in: range) { $0[name] = value }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    changeAttributes(in: range) { $0[name] = nil }
  }

  private func changeAttributes(
    in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    edit {
      for run in runs(in: range) {
        var attributes = attributes(at: run.location, effectiveRange: nil)
        change(&attributes)
        setAttributes(attributes, range: run)
      }
    }
  }

  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }

  open override func deleteCharacters(in range: NSRange) {
    replaceCharacters(in: range, with: "")
  }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }

  // MARK: Reading, which Foundation's class does from a text of its own

  open override var length: Int { string.utf16.count }

  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? { attributes(at: location, effectiveRange: range)[attrName] }

  open override func attributes(
    at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> [NSAttributedString.Key: Any] {
    var run = NSRange(location: location, length: 0)
    let found = attributes(at: location, effectiveRange: &run)
    range?.pointee = NSIntersectionRange(run, rangeLimit)
    return found
  }

  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int,
    longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> Any? {
    attributes(at: location, longestEffectiveRange: range, in: rangeLimit)[attrName]
  }

  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    let text = NSMutableAttributedString(
      string: NSString(string: string).substring(with: range))
    enumerateAttributes(in: range) { attributes, run, _ in
      let moved = NSRange(location: run.location - range.location, length: run.length)
      text.setAttributes(attributes, range: moved)
    }
    return text
  }

  /// The text and its attributes as they are now.
  private var whole: NSAttributedString {
    attributedSubstring(from: NSRange(location: 0, length: length))
  }

  open override func copy() -> Any { whole }

  open override func copy(with zone: NSZone? = nil) -> Any { whole }

  open override func mutableCopy() -> Any { NSMutableAttributedString(attributedString: whole) }

  open override func mutableCopy(with zone: NSZone? = nil) -> Any { mutableCopy() }

  open override func enumerateAttributes(
    in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let runs = runs(in: enumerationRange)
    var stop: ObjCBool = false
    for run in opts.contains(.reverse) ? runs.reversed() : runs where !stop.boolValue {
      block(attributes(at: run.location, effectiveRange: nil), run, &stop)
    }
  }

  open override func enumerateAttribute(
    _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
    options opts: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateAttributes(in: enumerationRange, options: opts) { attributes, run, stop in
      block(attributes[attrName], run, stop)
    }
  }

  /// The ranges in a range whose characters have the same attributes.
  private func runs(in range: NSRange) -> [NSRange] {
    var runs: [NSRange] = []
    var place = range.location
    while place < NSMaxRange(range) {
      var run = NSRange(location: place, length: 0)
      _ = attributes(at: place, longestEffectiveRange: &run, in: range)
      guard run.length > 0 else { break }
      runs.append(run)
      place = NSMaxRange(run)
    }
    return runs
  }

  // MARK: The text view

  /// The text view that shows the text; nil for none.
  @MainActor final weak var textView: UITextView?

  private func showInTextView() {
    nonisolated(unsafe) let storage = self
    MainActor.assumeIsolated { storage.textView?.show(storage.string) }
  }

  /// Replaces what differs from a text, as typing it does.
  final func follow(_ text: String) {
    let (old, new) = (Array(string), Array(text))
    guard old != new else { return }
    let shorter = min(old.count, new.count)
    let start = (0..<shorter).first { old[$0] != new[$0] } ?? shorter
    let rest = shorter - start
    let end = (0..<rest).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? rest
    let range = NSRange(
      location: String(old[..<start]).utf16.count,
      length: String(old[start..<old.count - end]).utf16.count)
    replaceCharacters(in: range, with: String(new[start..<new.count - end]))
  }
}

/// The delegate of a text storage.
@MainActor public protocol NSTextStorageDelegate: AnyObject {
  /// Tells the delegate of a change, which it may still alter.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)

  /// Tells the delegate of a change; it may alter attributes alone.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}

  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}
