// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import HeadlessUIKit

extension NSUserActivity {
  /// The texts by which search finds the activity; stored, without effect.
  public var contentAttributeSet: CSSearchableItemAttributeSet? {
    get {
      objc_getAssociatedObject(self, AttributesKey.pointer) as? CSSearchableItemAttributeSet
    }
    set {
      objc_setAssociatedObject(
        self, AttributesKey.pointer, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}

/// The key of an activity's texts.
private enum AttributesKey {
  static let pointer = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
