internal import Foundation
public import HeadlessUIKit

extension IQKeyboardManager {
  /// Follows the field that is edited.
  func observeEditing() {
    let begins = [
      UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification,
    ]
    let ends = [
      UITextField.textDidEndEditingNotification, UITextView.textDidEndEditingNotification,
    ]
    observers = begins.map { observe($0) { $0.didBegin($1) } }
    observers += ends.map { observe($0) { $0.didEnd($1) } }
  }

  private func observe(
    _ name: Notification.Name, _ react: @escaping @MainActor (IQKeyboardManager, UIView) -> Void
  ) -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      [weak self] notification in
      nonisolated(unsafe) let object = notification.object
      MainActor.assumeIsolated {
        if let self, let view = object as? UIView { react(self, view) }
      }
    }
  }

  private func didBegin(_ view: UIView) {
    field = view
    addToolbar(to: view)
    resignFirstResponderGesture.isEnabled = resignsOnTouch(outside: view)
    view.window?.addGestureRecognizer(resignFirstResponderGesture)
  }

  private func didEnd(_ view: UIView) {
    view.window?.removeGestureRecognizer(resignFirstResponderGesture)
    if field === view { field = nil }
  }

  private func resignsOnTouch(outside view: UIView) -> Bool {
    allows(
      view, by: shouldResignOnTouchOutside, enabledTouchResignedClasses,
      disabledTouchResignedClasses)
  }

  /// Returns a setting, or what the lists say of the field's controller.
  func allows(
    _ view: UIView, by setting: Bool, _ enabled: [UIViewController.Type],
    _ disabled: [UIViewController.Type]
  ) -> Bool {
    guard let screen = view.screen else { return setting }
    if disabled.contains(where: { screen.isKind(of: $0) }) { return false }
    return setting || enabled.contains { screen.isKind(of: $0) }
  }

  /// Returns the field before or after the one that is edited, among those of its superview.
  func neighbour(_ step: Int) -> UIView? {
    guard let field else { return nil }
    let fields = siblings(of: field)
    guard let place = fields.firstIndex(where: { $0 === field }) else { return nil }
    return fields.indices.contains(place + step) ? fields[place + step] : nil
  }

  /// Returns the fields that the toolbar's arrows lead to.
  func siblings(of field: UIView) -> [UIView] {
    var ancestor = field.superview
    while let view = ancestor {
      if isContainer(view) { return view.fields }
      ancestor = view.superview
    }
    return (field.superview?.subviews ?? []).filter(\.isField)
  }

  private func isContainer(_ view: UIView) -> Bool {
    view is UITableView || view is UICollectionView || view is IQPreviousNextView
      || toolbarPreviousNextAllowedClasses.contains { view.isKind(of: $0) }
  }
}

extension UIView {
  fileprivate var isField: Bool {
    guard !isHidden else { return false }
    if let field = self as? UITextField { return field.isEnabled }
    return (self as? UITextView)?.isEditable ?? false
  }

  /// The fields in the view, in the order of its subviews.
  fileprivate var fields: [UIView] { subviews.flatMap { $0.isField ? [$0] : $0.fields } }

  /// The controller whose view holds this one.
  fileprivate var screen: UIViewController? {
    var responder = next
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }
}

/// The tap that ends the editing.
extension IQKeyboardManager: UIGestureRecognizerDelegate {
  func makeGesture() -> UITapGestureRecognizer {
    let gesture = UITapGestureRecognizer(target: self) { $0.resignFirstResponder() }
    gesture.cancelsTouchesInView = false
    gesture.delegate = self
    return gesture
  }

  /// Receives no touch on a view of the ignored classes.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let view = touch.view else { return true }
    return !touchResignedGestureIgnoreClasses.contains { view.isKind(of: $0) }
  }

  /// Recognizes a tap beside other gestures.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
