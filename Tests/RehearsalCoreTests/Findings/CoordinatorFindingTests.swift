import Coordination
import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import Testing

@Suite("Findings and leaks of coordinators")
struct CoordinatorFindingTests {
  private func launched() throws -> Session {
    let session = try Session(FaultyAppDelegate.self)
    try session.launch()
    return session
  }

  /// Returns the leaks after an item of the menu was chosen and its screen was left.
  private func leaks(_ choice: Choice, _ actions: Action...) throws -> [String] {
    let session = try launched()
    try session.perform(.tap(ElementQuery(choice.rawValue)))
    #expect(session.leaks.isEmpty)
    for action in actions { try session.perform(action) }
    #expect(session.device.findings.all.isEmpty)
    return session.leaks.map(\.description)
  }

  @Test(
    "a child that is removed when its screen has left is no leak",
    arguments: [Action.back, .swipeBack])
  func removed(leaving: Action) throws {
    let leaks = try leaks(.removed, leaving)
    #expect(leaks == [])
  }

  @Test(
    "a child left in childCoordinators after back or a back swipe is a leak with its holder",
    arguments: [Action.back, .swipeBack])
  func retained(leaving: Action) throws {
    let leaks = try leaks(.retained, leaving)
    #expect(
      leaks == [
        "DetailFlowCoordinator has had nothing on screen since the last of its screens left at "
          + "step 2 and is still in the coordinator tree; "
          + "held by childCoordinators of MenuCoordinator"
      ])
  }

  @Test("a child left in childCoordinators is still a leak after the next flow starts")
  func retainedLonger() throws {
    let found = try leaks(
      .retained, .back, .tap(ElementQuery(Choice.removed.rawValue)), .wait(.seconds(1)))
    #expect(found.count == 1)
    #expect(found.first?.contains("left at step 2 and is still in the coordinator tree") == true)
  }

  @Test(
    "a child left in childCoordinators after its sheet was swiped down is a leak with its sheet")
  func sheet() throws {
    let leaks = try leaks(.sheet, .swipeDown)
    #expect(
      leaks == [
        "Plain left the screen at step 2 and still lives; "
          + "held by navigationController of SheetFlowCoordinator",
        "SheetFlowCoordinator has had nothing on screen since the last of its screens left at "
          + "step 2 and is still in the coordinator tree; "
          + "held by childCoordinators of MenuCoordinator",
      ])
  }

  @Test("a flow left in childCoordinators after the window's root was replaced is a leak")
  func logOut() throws {
    let leaks = try leaks(.logOut, .tap(ElementQuery("Done")))
    #expect(
      leaks == [
        "Plain left the screen at step 2 and still lives; held by "
          + "navigationController of MenuCoordinator, navigationController of DetailFlowCoordinator",
        "DetailFlowCoordinator has had nothing on screen since the last of its screens left at "
          + "step 2 and is still in the coordinator tree; "
          + "held by childCoordinators of MenuCoordinator",
      ])
  }

  @Test("a coordinator that only a closure retains is a leak that names the closure")
  func closure() throws {
    let leaks = try leaks(.closure, .back)
    #expect(
      leaks == [
        "DetailFlowCoordinator left the coordinator tree at step 2 and still lives; "
          + "held by no property of a screen, a coordinator or a delegate: a global, "
          + "a singleton's property, a closure or a cycle of objects holds it"
      ])
  }

  @Test("a coordinator released while its screen is visible is a finding that names both")
  func released() throws {
    let session = try launched()
    try session.perform(.tap(ElementQuery(Choice.released.rawValue)))
    #expect(
      session.device.findings.all.map(\.message) == [
        "DetailFlowCoordinator was released while its screen Plain is "
          + "still up: nothing answers what a person does there. Keep it in the children of the "
          + "coordinator that started it until the screen has left"
      ])
  }

  @Test("a screen that its own timer retains is a leak that names the timer")
  func timer() throws {
    let leaks = try leaks(.timer, .back)
    #expect(
      leaks == [
        "Ticking left the screen at step 2 and still lives; "
          + "held by no property: perhaps by the closure of timer every 1 s "
          + "(scheduled at RehearsalCoreTests/TickingViewController.swift:23)"
      ])
  }

  @Test("a timer that outlives its screen is a leak")
  func lateTimer() throws {
    let leaks = try leaks(.lateTimer, .back)
    #expect(
      leaks == [
        "timer every 1 s (scheduled at RehearsalCoreTests/TickingViewController.swift:25) "
          + "goes on though its screen left at step 2"
      ])
  }

  @Test("a screen that its own subscription retains is a leak that names the subscription")
  func subscription() throws {
    let leaks = try leaks(.subscription, .back)
    #expect(
      leaks == [
        "Subscribing left the screen at step 2 and still lives; "
          + "held by no property: perhaps by the closure of a subscription "
          + "(made at RehearsalCoreTests/SubscribingViewController.swift:19)"
      ])
  }

  @Test("a screen and a presenter that retain each other are a leak that names the cycle")
  func cycle() throws {
    let leaks = try leaks(.cycle, .back)
    #expect(
      leaks == [
        "Presented left the screen at step 2 and still lives; "
          + "held by view of PlainPresenter, which it holds itself"
      ])
  }

  @Test("a double tap that starts two flows is a finding that names both screens")
  func twice() throws {
    let session = try launched()
    try session.perform(.tap(ElementQuery(Choice.twice.rawValue)))
    try session.perform(.tap(ElementQuery(Choice.twice.rawValue)))
    try session.perform(.wait(.seconds(1)))
    #expect(
      session.device.findings.all.map(\.message) == [
        "UINavigationController.pushViewController(_:animated:): Plain was pushed "
          + "before another Plain had appeared, as after a double tap. UIKit says "
          + "nothing and shows both, one on the other. Let one tap start it: disable the button, or "
          + "look at transitionCoordinator first."
      ])
    #expect(session.screen.path == ["Plain", "Plain", "Plain"])
  }

  @Test("presenting before the screen has appeared is a finding that names both screens")
  func early() throws {
    let session = try launched()
    try session.perform(.tap(ElementQuery(Choice.early.rawValue)))
    #expect(
      session.device.findings.all.map(\.message) == [
        "Attempt to present Plain on Plain whose view is not in the "
          + "window hierarchy. present(_:animated:completion:) does nothing, and its completion "
          + "never runs. Present once it is: from viewDidAppear(_:), or on the controller that is "
          + "on screen."
      ])
    #expect(session.leaks.isEmpty)
  }

  @Test("a second coordinator tree that retains the first one is a leak with every holder")
  func secondStart() throws {
    let session = try launched()
    try session.perform(.tap(ElementQuery(Choice.removed.rawValue)))
    try session.perform(.open(url: "app://leak"))
    #expect(
      session.leaks.map(\.description) == [
        "Plain left the screen at step 2 and still lives; held by "
          + "navigationController of MenuCoordinator, navigationController of DetailFlowCoordinator",
        "MenuCoordinator has had nothing on screen since the last of its screens left at step 2 "
          + "and is still in the coordinator tree; held by childCoordinators of MenuCoordinator",
      ])
  }

  @Test("a second coordinator tree that replaces the first one is no leak")
  func secondStartWithoutLeak() throws {
    let session = try launched()
    try session.perform(.tap(ElementQuery(Choice.removed.rawValue)))
    try session.perform(.open(url: "app://fresh"))
    #expect(session.leaks == [])
    #expect(session.device.findings.all == [])
  }
}
