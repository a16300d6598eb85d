internal import HeadlessUIKit
internal import Reactive
internal import ReactiveUIKit

/// The action of a control, and the bag of what is bound for it.
enum ActionBinding {
  private static var actionKey: UInt8 = 0
  private static var bagKey: UInt8 = 0

  static func action(of base: AnyObject) -> CocoaAction? {
    objc_getAssociatedObject(base, &actionKey) as? CocoaAction
  }

  private static func set(_ action: CocoaAction?, of base: AnyObject) {
    objc_setAssociatedObject(base, &actionKey, action, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  /// Returns an empty bag, which replaces the control's; what was bound for its action is disposed of.
  static func renewed(of base: AnyObject) -> DisposeBag {
    let bag = DisposeBag()
    objc_setAssociatedObject(base, &bagKey, bag, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return bag
  }

  /// Gives a control an action that its events execute, or none.
  ///
  /// - Parameters:
  ///   - isEnabled: The observer of whether the action is enabled.
  ///   - events: The events that execute the action; nil where the control executes it itself.
  ///   - executing: The observer of whether the action runs.
  static func attach(
    _ action: CocoaAction?, to base: AnyObject, isEnabled: AnyObserver<Bool>,
    events: Observable<Void>?, executing: AnyObserver<Bool>? = nil
  ) {
    let bag = renewed(of: base)
    set(action, of: base)
    guard let action else { return }
    action.enabled.bind(to: isEnabled).disposed(by: bag)
    if let executing { action.executing.bind(to: executing).disposed(by: bag) }
    events?.subscribe(onNext: { action.execute() }).disposed(by: bag)
  }

  /// Lets the elements of a sequence begin an action; the control is enabled while the action is.
  static func bind<Input, Output>(
    _ inputs: Observable<Input>, to action: Action<Input, Output>, of base: AnyObject,
    isEnabled: AnyObserver<Bool>
  ) {
    let bag = renewed(of: base)
    inputs.bind(to: action.inputs).disposed(by: bag)
    action.enabled.bind(to: isEnabled).disposed(by: bag)
  }
}
