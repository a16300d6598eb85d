import Coordination
import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import Testing

/// Each builds a classic mistake of coordinator apps and reads what is told of it.
@Suite("Classic mistakes")
struct MistakeTests {
  private func launched() throws -> Session {
    let session = try Session(MistakenAppDelegate.self)
    try session.launch()
    return session
  }

  /// What leaks after a choice on the menu was made, and the screen it led to was left.
  private func leaks(_ choice: Choice, _ actions: Action...) throws -> [String] {
    let session = try launched()
    try session.perform(.tap(ElementQuery(choice.rawValue)))
    #expect(session.leaks.isEmpty)
    for action in actions { try session.perform(action) }
    #expect(session.device.findings.all.isEmpty)
    return session.leaks.map(\.description)
  }

  @Test(
    "a child that is removed when its screen has left leaves nothing behind",
    arguments: [Action.back, .swipeBack])
  func right(leaving: Action) throws {
    let leaks = try leaks(.removed, leaving)
    #expect(leaks == [])
  }

  @Test(
    "a child left in childCoordinators after back, or a back swipe, is named with its holder",
    arguments: [Action.back, .swipeBack])
  func kept(leaving: Action) throws {
    let leaks = try leaks(.kept, leaving)
    #expect(
      leaks == [
        "DetailFlowCoordinator has had nothing on screen since the last of its screens left at "
          + "step 2 and is still in the coordinator tree; "
          + "held by childCoordinators of MenuCoordinator"
      ])
  }

  @Test("going on after the back button does not hide what stayed behind")
  func keptForLonger() throws {
    let stayed = try leaks(
      .kept, .back, .tap(ElementQuery(Choice.removed.rawValue)), .wait(.seconds(1)))
    #expect(stayed.count == 1)
    #expect(stayed.first?.contains("left at step 2 and is still in the coordinator tree") == true)
  }

  @Test("a child left in childCoordinators after its sheet was swiped down is named")
  func sheet() throws {
    let leaks = try leaks(.sheet, .swipeDown)
    #expect(
      leaks == [
        "UINavigationController left the screen at step 2 and still lives; "
          + "held by navigationController of SheetFlowCoordinator",
        "SheetFlowCoordinator has had nothing on screen since the last of its screens left at "
          + "step 2 and is still in the coordinator tree; "
          + "held by childCoordinators of MenuCoordinator",
      ])
  }

  @Test("a flow left in childCoordinators after log-out replaced the root is named")
  func logOut() throws {
    let leaks = try leaks(.logOut, .tap(ElementQuery("Done")))
    #expect(
      leaks == [
        "UINavigationController left the screen at step 2 and still lives; held by "
          + "navigationController of MenuCoordinator, navigationController of DetailFlowCoordinator",
        "DetailFlowCoordinator has had nothing on screen since the last of its screens left at "
          + "step 2 and is still in the coordinator tree; "
          + "held by childCoordinators of MenuCoordinator",
      ])
  }

  @Test("a coordinator that only a closure captures is named, and that a closure must be it")
  func closure() throws {
    let leaks = try leaks(.closure, .back)
    #expect(
      leaks == [
        "DetailFlowCoordinator left the coordinator tree at step 2 and still lives; "
          + "held by no property: a closure captures it"
      ])
  }

  @Test("a coordinator released while its screen is up is a finding that names both")
  func released() throws {
    let session = try launched()
    try session.perform(.tap(ElementQuery(Choice.released.rawValue)))
    #expect(
      session.device.findings.all.map(\.message) == [
        "DetailFlowCoordinator was released while its screen PlainViewController is "
          + "still up: nothing answers what a person does there. Keep it in the children of the "
          + "coordinator that started it until the screen has left"
      ])
  }

  @Test("a screen that its own timer captures is named with the timer")
  func timer() throws {
    let leaks = try leaks(.timer, .back)
    #expect(
      leaks == [
        "TickingViewController left the screen at step 2 and still lives; "
          + "held by no property: perhaps by the closure of timer every 1 s "
          + "(scheduled at RehearsalCoreTests/TickingViewController.swift:23)"
      ])
  }

  @Test("a timer that goes on without its screen is named")
  func lateTimer() throws {
    let leaks = try leaks(.lateTimer, .back)
    #expect(
      leaks == [
        "timer every 1 s (scheduled at RehearsalCoreTests/TickingViewController.swift:25) "
          + "goes on though its screen left at step 2"
      ])
  }

  @Test("a screen that its own subscription captures is named with the subscription")
  func subscription() throws {
    let leaks = try leaks(.subscription, .back)
    #expect(
      leaks == [
        "SubscribingViewController left the screen at step 2 and still lives; "
          + "held by no property: perhaps by the closure of a subscription "
          + "(made at RehearsalCoreTests/SubscribingViewController.swift:19)"
      ])
  }

  @Test("a screen and a presenter that hold each other are named as the cycle they are")
  func cycle() throws {
    let leaks = try leaks(.cycle, .back)
    #expect(
      leaks == [
        "PresentedViewController left the screen at step 2 and still lives; "
          + "held by view of PlainPresenter, which it holds itself"
      ])
  }

  @Test("two flows that a double tap started are a finding that names both screens")
  func twice() throws {
    let session = try launched()
    try session.perform(.tap(ElementQuery(Choice.twice.rawValue)))
    try session.perform(.tap(ElementQuery(Choice.twice.rawValue)))
    try session.perform(.wait(.seconds(1)))
    #expect(
      session.device.findings.all.map(\.message) == [
        "UINavigationController.pushViewController(_:animated:): PlainViewController was pushed "
          + "before another PlainViewController had appeared, as after a double tap. UIKit says "
          + "nothing and shows both, one on the other. Let one tap start it: disable the button, or "
          + "look at transitionCoordinator first."
      ])
    #expect(session.screen.path == ["Plain", "Plain", "Plain"])
  }

  @Test("presenting before the screen has appeared is a finding that names both controllers")
  func early() throws {
    let session = try launched()
    try session.perform(.tap(ElementQuery(Choice.early.rawValue)))
    #expect(
      session.device.findings.all.map(\.message) == [
        "Attempt to present PlainViewController on PlainViewController whose view is not in the "
          + "window hierarchy. present(_:animated:completion:) does nothing, and its completion "
          + "never runs. Present once it is: from viewDidAppear(_:), or on the controller that is "
          + "on screen."
      ])
    #expect(session.leaks.isEmpty)
  }

  @Test("a second start with a link that keeps the old tree leaks it, whoever holds it")
  func secondStart() throws {
    let session = try launched()
    try session.perform(.tap(ElementQuery(Choice.removed.rawValue)))
    try session.perform(.open(url: "app://leak"))
    #expect(
      session.leaks.map(\.description) == [
        "UINavigationController left the screen at step 2 and still lives; held by "
          + "navigationController of MenuCoordinator, navigationController of DetailFlowCoordinator",
        "MenuCoordinator has had nothing on screen since the last of its screens left at step 2 "
          + "and is still in the coordinator tree; held by childCoordinators of MenuCoordinator",
      ])
  }

  @Test("a second start that lets go of the old tree leaves nothing behind")
  func secondStartDoneRight() throws {
    let session = try launched()
    try session.perform(.tap(ElementQuery(Choice.removed.rawValue)))
    try session.perform(.open(url: "app://fresh"))
    #expect(session.leaks == [])
    #expect(session.device.findings.all == [])
  }
}
