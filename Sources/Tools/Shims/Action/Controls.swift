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
    let bag = ActionBinding.renewed(of: base)
    controlEvent.compactMap { [weak base] in base.map(inputTransform) }
      .bind(to: action.inputs).disposed(by: bag)
    action.enabled.bind(to: isEnabled).disposed(by: bag)
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
      unbindAction()
      ActionBinding.set(newValue, of: base)
      guard let newValue else { return }
      let bag = ActionBinding.bag(of: base)
      newValue.enabled.bind(to: isEnabled).disposed(by: bag)
      tap.subscribe(onNext: { newValue.execute() }).disposed(by: bag)
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
      unbindAction()
      ActionBinding.set(newValue, of: base)
      guard let newValue else { return }
      let bag = ActionBinding.bag(of: base)
      newValue.enabled.bind(to: isEnabled).disposed(by: bag)
      tap.subscribe(onNext: { newValue.execute() }).disposed(by: bag)
    }
  }

  public func bind<Input, Output>(
    to action: Action<Input, Output>, inputTransform: @escaping (Base) -> Input
  ) {
    unbindAction()
    let bag = ActionBinding.bag(of: base)
    tap.compactMap { [weak base] in base.map(inputTransform) }
      .bind(to: action.inputs).disposed(by: bag)
    action.enabled.bind(to: isEnabled).disposed(by: bag)
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
      unbindAction()
      ActionBinding.set(newValue, of: base)
      guard let newValue else { return }
      let bag = ActionBinding.bag(of: base)
      newValue.enabled.bind(to: isEnabled).disposed(by: bag)
      newValue.executing.bind(to: isRefreshing).disposed(by: bag)
      controlEvent(.valueChanged).subscribe(onNext: { newValue.execute() }).disposed(by: bag)
    }
  }
}
