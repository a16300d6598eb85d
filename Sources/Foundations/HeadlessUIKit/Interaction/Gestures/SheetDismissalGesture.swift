/// The gesture that dismisses a sheet, or a tap outside a popover.
struct SheetDismissalGesture {
  private let controller: UIViewController
  private let kind: PresentationStack.Layer.Kind

  init(_ layer: PresentationStack.Layer) {
    controller = layer.controller
    kind = layer.kind
  }

  func perform(_ end: GestureEnd) throws(Refusal) {
    try requireSheet()
    let manager = controller.presentationControllerForPresenting
    guard mayDismiss(manager) else {
      manager.delegate?.presentationControllerDidAttemptToDismiss(manager)
      return
    }
    guard let presenter = controller.presenter, var dismissal = Dismissal(on: presenter) else {
      return
    }
    dismissal.willDismiss = { manager.delegate?.presentationControllerWillDismiss(manager) }
    dismissal.didDismiss = { manager.delegate?.presentationControllerDidDismiss(manager) }
    dismissal.begin(animated: true, isGesture: true).endGesture(end)
  }

  private func requireSheet() throws(Refusal) {
    let name = controller.screenName
    if controller is UIAlertController {
      throw Refusal("swipe down: \(name) cannot be pulled away. Tap one of its buttons.")
    }
    guard kind == .sheet || kind == .popover else {
      throw Refusal(
        "swipe down: \(name) covers the screen; only a sheet can be pulled away. Dismiss it.")
    }
    guard !controller.isBeingPresented, !controller.isBeingDismissed else {
      throw Refusal("swipe down: a transition of \(name) is on its way; let it end first.")
    }
  }

  /// Returns whether no controller in the sheet is modal and the delegate allows the dismissal.
  private func mayDismiss(_ manager: UIPresentationController) -> Bool {
    var node: UIViewController? = controller
    while let current = node {
      if current.isModalInPresentation { return false }
      node = current.contentChild
    }
    return manager.delegate?.presentationControllerShouldDismiss(manager) ?? true
  }
}
