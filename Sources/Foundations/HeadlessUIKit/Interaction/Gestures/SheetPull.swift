/// A person's attempt to pull a sheet away, or to tap beside a popover.
struct SheetPull {
  private let controller: UIViewController
  private let kind: PresentationStack.Layer.Kind

  init(_ layer: PresentationStack.Layer) {
    controller = layer.controller
    kind = layer.kind
  }

  func perform(_ end: GestureEnd) throws(Refusal) {
    try requireSheet()
    let manager = controller.presentationControllerForPresenting
    guard mayLeave(manager) else {
      manager.delegate?.presentationControllerDidAttemptToDismiss(manager)
      return
    }
    guard let presenter = controller.presenter, var dismissal = Dismissal(on: presenter) else {
      return
    }
    dismissal.willDismiss = { manager.delegate?.presentationControllerWillDismiss(manager) }
    dismissal.didDismiss = { manager.delegate?.presentationControllerDidDismiss(manager) }
    dismissal.begin(animated: true, isGesture: true).letGo(end)
  }

  private func requireSheet() throws(Refusal) {
    let name = controller.spokenName
    if let alert = controller as? UIAlertController {
      throw Refusal("swipe down: \(alert.label) cannot be pulled away. Tap one of its buttons.")
    }
    guard kind == .sheet || kind == .popover else {
      throw Refusal(
        "swipe down: \(name) covers the screen; only a sheet can be pulled away. Dismiss it.")
    }
    guard !controller.isBeingPresented, !controller.isBeingDismissed else {
      throw Refusal("swipe down: a transition of \(name) is on its way; let it end first.")
    }
  }

  /// `isModalInPresentation` of any screen in the sheet counts, then the delegate is asked.
  private func mayLeave(_ manager: UIPresentationController) -> Bool {
    var node: UIViewController? = controller
    while let current = node {
      if current.isModalInPresentation { return false }
      node = current.contentChild
    }
    return manager.delegate?.presentationControllerShouldDismiss(manager) ?? true
  }
}
