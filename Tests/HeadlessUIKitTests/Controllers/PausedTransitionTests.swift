import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing
import VirtualTime

/// A delegate that drives each pop of 0.8 seconds by a percentage.
private final class Slide: UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
  let interaction = UIPercentDrivenInteractiveTransition()

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.8 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
}

/// Sources: the documentation of UIPercentDrivenInteractiveTransition and of transition coordinators.
@Suite("Transitions that are paused, and what joins them late")
struct PausedTransitionTests {
  @Test(
    "a pop that is paused on its way to the end waits for the gesture again, which decides anew",
    arguments: [(true, ["A"]), (false, ["A", "B"])])
  func paused(finishes: Bool, names: [String]) throws {
    let phone = SpyPhone()
    let (navigation, slide) = (try phone.stack("A", "B"), Slide())
    navigation.delegate = slide
    navigation.popViewController(animated: true)
    slide.interaction.update(0.25)
    slide.interaction.finish()
    try phone.device.clock.advance(by: .milliseconds(100))
    #expect(navigation.transitionCoordinator?.isInteractive == false)
    slide.interaction.pause()
    try phone.device.clock.advance(by: .seconds(5))
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    #expect(phone.application.transitionsInFlight == 1)
    if finishes { slide.interaction.finish() } else { slide.interaction.cancel() }
    try phone.device.clock.advance(by: .milliseconds(600))
    #expect(phone.application.transitionsInFlight == 0)
    #expect(navigation.names == names)
  }

  @Test("a paused pop that no gesture ends is a finding after 10 seconds")
  func held() throws {
    let phone = SpyPhone()
    let (navigation, slide) = (try phone.stack("A", "B"), Slide())
    navigation.delegate = slide
    navigation.popViewController(animated: true)
    slide.interaction.update(0.25)
    slide.interaction.finish()
    slide.interaction.pause()
    try phone.device.clock.advance(by: .seconds(9))
    #expect(phone.device.findings.all.isEmpty)
    try phone.device.clock.advance(by: .seconds(2))
    #expect(
      phone.device.findings.all.map { $0.message.prefix { $0 != ";" } } == [
        "UIPercentDrivenInteractiveTransition has held the pop of Spy for 10 seconds without moving, "
          + "finishing or cancelling it"
      ])
  }

  @Test("animations join a running transition, in a view of the app's too, and none that is over")
  func late() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A")
    navigation.pushViewController(phone.spy("B"), animated: true)
    try phone.settle()
    _ = phone.journal.take()
    let coordinator = try #require(navigation.transitionCoordinator)
    let animation = { (word: String) in
      coordinator.animateAlongsideTransition(in: phone.window) { _ in
        phone.journal.note("\(word) animation")
      } completion: { _ in
        phone.journal.note("\(word) completion")
      }
    }
    #expect(animation("first") && !coordinator.isInterruptible)
    #expect(phone.journal.take() == ["first animation"])
    try phone.finishTransitions()
    #expect(phone.journal.take().last == "first completion")
    #expect(!animation("second"))
    #expect(!coordinator.animate(alongsideTransition: { _ in phone.journal.note("third") }))
    try phone.settle()
    #expect(phone.journal.take() == [])
  }
}
