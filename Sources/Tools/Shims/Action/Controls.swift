// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Action's, and their documentation is too.
public import HeadlessUIKit
public import Reactive
public import ReactiveUIKit

extension Reactive where Base: UIControl {
  /// Begins an action at each event of the control, which is enabled while the action is.
  public func bind<Input, Output>(
    to action: Action<Input, Output>, controlEvent: ControlEvent<Void>,
    inputTransform: @escaping (Base) -> Input
  ) {
    let inputs = controlEvent.compactMap { [weak base] in base.map(inputTransform) }
    ActionBinding.bind(inputs, to: action, of: base, isEnabled: isEnabled.asObserver())
  }

  public func bind<Input, Output>(
    to action: Action<Input, Output>, controlEvent: ControlEvent<Void>, input: Input
  ) {
    bind(to: action, controlEvent: controlEvent) { _ in input }
  }

  public func unbindAction() { _ = ActionBinding.renewed(of: base) }
}

extension Reactive where Base: UIButton {
  /// The action of a tap; the button is enabled while the action is.
  public var action: CocoaAction? {
    get { ActionBinding.action(of: base) }
    nonmutating set {
      ActionBinding.attach(
        newValue, to: base, isEnabled: isEnabled.asObserver(), events: tap.asObservable())
    }
  }

  public func bind<Input, Output>(
    to action: Action<Input, Output>, inputTransform: @escaping (Base) -> Input
  ) {
    bind(to: action, controlEvent: tap, inputTransform: inputTransform)
  }

  public func bind<Input, Output>(to action: Action<Input, Output>, input: Input) {
    bind(to: action) { _ in input }
  }
}

extension Reactive where Base: UIBarButtonItem {
  /// The action of a tap; the item is enabled while the action is.
  public var action: CocoaAction? {
    get { ActionBinding.action(of: base) }
    nonmutating set {
      ActionBinding.attach(
        newValue, to: base, isEnabled: isEnabled.asObserver(), events: tap.asObservable())
    }
  }

  public func bind<Input, Output>(
    to action: Action<Input, Output>, inputTransform: @escaping (Base) -> Input
  ) {
    let inputs = tap.compactMap { [weak base] in base.map(inputTransform) }
    ActionBinding.bind(inputs, to: action, of: base, isEnabled: isEnabled.asObserver())
  }

  public func bind<Input, Output>(to action: Action<Input, Output>, input: Input) {
    bind(to: action) { _ in input }
  }

  public func unbindAction() { _ = ActionBinding.renewed(of: base) }
}

extension Reactive where Base: UIRefreshControl {
  /// The action of a pull, while which the control refreshes.
  public var action: CocoaAction? {
    get { ActionBinding.action(of: base) }
    nonmutating set {
      ActionBinding.attach(
        newValue, to: base, isEnabled: isEnabled.asObserver(),
        events: controlEvent(.valueChanged).asObservable(), executing: isRefreshing.asObserver())
    }
  }
}
