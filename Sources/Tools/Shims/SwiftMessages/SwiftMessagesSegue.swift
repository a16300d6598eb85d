// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are SwiftMessages', and their documentation is too.
internal import Foundation
internal import HeadlessFoundation
public import HeadlessUIKit

/// A segue that presents a controller as a message, which is pulled away as a sheet is.
open class SwiftMessagesSegue: UIStoryboardSegue {
  nonisolated public enum Layout: Sendable {
    case topMessage
    case bottomMessage
    case topCard
    case topTab
    case bottomCard
    case bottomTab
    case centered
  }

  nonisolated public enum Containment: Sendable {
    case content
    case background
    case backgroundVertical
  }

  public var presentationStyle = SwiftMessages.PresentationStyle.top
  public var dimMode = SwiftMessages.DimMode.gray(interactive: true)
  public var duration = SwiftMessages.Duration.forever
  public var interactiveHide = true
  public var eventListeners: [SwiftMessages.EventListener] = []
  public var overrideModalPresentationStyle = true
  public var messageView = BaseView()
  public var containerView = CornerRoundingView()
  public var containment = Containment.content

  public func configure(layout: Layout) {
    switch layout {
    case .topMessage, .topCard, .topTab: presentationStyle = .top
    case .bottomMessage, .bottomCard, .bottomTab: presentationStyle = .bottom
    case .centered: presentationStyle = .center
    }
    switch layout {
    case .topMessage, .bottomMessage: containment = .content
    case .topTab, .bottomTab: containment = .backgroundVertical
    case .topCard, .bottomCard, .centered: containment = .background
    }
  }

  open override func perform() {
    if overrideModalPresentationStyle { destination.modalPresentationStyle = .custom }
    destination.transitioningDelegate = self
    source.present(destination, animated: true, completion: nil)
  }

  fileprivate func tell(_ event: SwiftMessages.Event) {
    for listener in eventListeners { listener(event) }
  }

  /// Hides the controller after the time for which it is to be seen.
  fileprivate func hideInTime() {
    guard case .seconds(let seconds) = duration else { return }
    HeadlessFoundation.DispatchQueue.main.asyncAfter(deadline: Ported.dispatchTime + seconds) {
      [weak destination] in
      guard let destination, destination.presentingViewController != nil else { return }
      destination.dismiss(animated: true, completion: nil)
    }
  }
}

extension SwiftMessagesSegue: UIViewControllerTransitioningDelegate {
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let controller = SegueSheet(self, presented, presenting)
    // A sheet can be pulled away.
    presented.modalPresentationStyle = .pageSheet
    return controller
  }
}

/// The manager of a segue's presentation, which keeps the segue until its end.
private final class SegueSheet: UIPresentationController, UIAdaptivePresentationControllerDelegate {
  private let segue: SwiftMessagesSegue

  init(
    _ segue: SwiftMessagesSegue, _ presented: UIViewController, _ presenting: UIViewController?
  ) {
    self.segue = segue
    super.init(presentedViewController: presented, presenting: presenting)
    delegate = self
  }

  override func presentationTransitionWillBegin() {
    presentedViewController.modalPresentationStyle = .custom
    segue.tell(.willShow(segue.messageView))
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    guard completed else { return }
    segue.tell(.didShow(segue.messageView))
    segue.hideInTime()
  }

  override func dismissalTransitionWillBegin() { segue.tell(.willHide(segue.messageView)) }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { segue.tell(.didHide(segue.messageView)) }
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { segue.interactiveHide || segue.dimMode.interactive }
}
