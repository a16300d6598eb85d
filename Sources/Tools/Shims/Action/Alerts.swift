// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Action's, and their documentation is too.
public import HeadlessUIKit
public import Reactive
internal import ReactiveUIKit

extension UIAlertAction {
  /// Creates an alert's action that executes its `rx.action`.
  public static func Action(_ title: String?, style: UIAlertAction.Style) -> UIAlertAction {
    UIAlertAction(title: title, style: style) { alert in alert.rx.action?.execute() }
  }
}

extension Reactive where Base: UIAlertAction {
  /// The action of a tap; the alert's action is enabled while it is.
  public var action: CocoaAction? {
    get { ActionBinding.action(of: base) }
    nonmutating set {
      ActionBinding.attach(newValue, to: base, isEnabled: enabled, events: nil)
    }
  }

  public var enabled: AnyObserver<Bool> {
    AnyObserver { [weak base] event in
      if case .next(let isEnabled) = event { base?.isEnabled = isEnabled }
    }
  }
}
