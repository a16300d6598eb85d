import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing
import VirtualTime

/// An app's own interaction controller, and an animator that waits for the app to end it.
private final class OwnInteraction: UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning
{
  private(set) var context: (any UIViewControllerContextTransitioning)?

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { self }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
}

@Suite("Interactions that are over before their transition")
struct FinishedInteractionTests {
  private let interaction = OwnInteraction()

  private func push(on phone: SpyPhone) throws -> UINavigationController {
    let navigation = try phone.stack("A")
    navigation.delegate = interaction
    navigation.pushViewController(phone.spy("B"), animated: true)
    try phone.device.clock.advance(by: .seconds(1))
    return navigation
  }

  @Test("a push that is finished but never completed is a finding a second after its duration")
  func forgotten() throws {
    let phone = SpyPhone()
    _ = try push(on: phone)
    interaction.context?.finishInteractiveTransition()
    try phone.finishTransitions()
    #expect(phone.application.stuckTransition == "push of Spy")
    #expect(phone.device.clock.now == .init(nanoseconds: 2_500_000_000))
    #expect(
      phone.findings == [
        """
        OwnInteraction has not ended the push of Spy a second after its duration; UIKit \
        lets nobody touch the app until it does. Call completeTransition(_:) of the context when \
        the animation is over.
        """
      ])
  }

  @Test("a push that is finished and then completed shows the screen, without a finding")
  func completed() throws {
    let phone = SpyPhone()
    let navigation = try push(on: phone)
    interaction.context?.finishInteractiveTransition()
    try phone.device.clock.advance(by: .milliseconds(500))
    interaction.context?.completeTransition(true)
    try phone.finishTransitions()
    #expect(navigation.names == ["A", "B"])
    #expect(phone.device.clock.now == .init(nanoseconds: 1_500_000_000))
    #expect(phone.application.stuckTransition == nil && phone.findings == [])
  }
}
