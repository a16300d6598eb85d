internal import HeadlessUIKit
internal import Reactive

/// The action of a control, and the bag of what is bound for it.
enum ActionBinding {
  private static var actionKey: UInt8 = 0
  private static var bagKey: UInt8 = 0

  static func action(of base: AnyObject) -> CocoaAction? {
    objc_getAssociatedObject(base, &actionKey) as? CocoaAction
  }

  static func set(_ action: CocoaAction?, of base: AnyObject) {
    objc_setAssociatedObject(base, &actionKey, action, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  static func bag(of base: AnyObject) -> DisposeBag {
    objc_getAssociatedObject(base, &bagKey) as? DisposeBag ?? renewed(of: base)
  }

  /// Returns an empty bag, which replaces the control's; what was bound for its action is disposed of.
  static func renewed(of base: AnyObject) -> DisposeBag {
    let bag = DisposeBag()
    objc_setAssociatedObject(base, &bagKey, bag, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return bag
  }
}
