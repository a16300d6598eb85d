import Foundation
import HeadlessUIKit
import Testing

@Suite("Gestures that the front screen does not take")
struct GestureRefusalTests {
  @Test("an empty window and a screen alone are named, and why they cannot be left")
  func alone() throws {
    let phone = SpyPhone()
    let application = phone.application
    let empty = [
      refusal { try application.back() }, refusal { try application.swipeBack() },
      refusal { try application.swipeDown() }, refusal { try application.tapOutside() },
      refusal { try application.selectTab(at: 0) },
    ]
    #expect(
      empty == [
        "back: an empty window is in no navigation controller, and has no back button.",
        "swipe back: an empty window is in no navigation controller.",
        "swipe down: nothing is on the screen.",
        "tap outside: there is no action sheet, popover or sheet in front of an empty window.",
        "select tab: an empty window is in no tab bar controller.",
      ])
    let screen = UIViewController()
    screen.title = "Home"
    try phone.show(screen)
    #expect(
      refusal { try application.swipeDown() }
        == "swipe down: UIViewController is not presented; there is no sheet to pull away.")
    #expect(
      refusal { try application.tapOutside() }
        == "tap outside: there is no action sheet, popover or sheet in front of UIViewController.")
  }

  @Test("a tab that there is not, or that is disabled, is not selected")
  func tabs() throws {
    let phone = SpyPhone()
    let tabs = UITabBarController()
    let screens = ["A", "B"].map(phone.spy)
    screens[1].tabBarItem = UITabBarItem(title: "Second", image: nil, tag: 0)
    screens[1].tabBarItem.isEnabled = false
    tabs.viewControllers = screens
    try phone.show(tabs)
    #expect(
      refusal { try phone.application.selectTab(at: 2) }
        == "select tab: there are 2 tabs, and no number 2.")
    #expect(
      refusal { try phone.application.selectTab(at: -1) }
        == "select tab: there are 2 tabs, and no number -1.")
    #expect(
      refusal { try phone.application.selectTab(at: 1) } == "tab \"Second\" is disabled.")
    #expect(tabs.selectedIndex == 0)
  }

  @Test("an alert that is not on the screen, or on its way out, takes no answer")
  func alerts() throws {
    let phone = SpyPhone()
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    let (yes, no) = (
      UIAlertAction(title: "Yes", style: .default), UIAlertAction(title: "No", style: .cancel)
    )
    for action in [yes, no] { alert.addAction(action) }
    #expect(refusal { try alert.choose(yes) } == "\(alert.screenName) is not on the screen.")
    let root = UIViewController()
    try phone.show(root)
    root.present(alert, animated: false)
    try phone.settle()
    #expect(
      refusal { try phone.application.back() }
        == "back: \(alert.screenName) is in front of UIViewController. Answer it first.")
    #expect(
      refusal { try phone.application.tapOutside() }
        == "tap outside: \(alert.screenName) stays until one of its buttons is tapped.")
    no.isEnabled = false
    #expect(refusal { try alert.choose(no) } == "\"No\" is disabled in \(alert.screenName).")
    try alert.choose(yes)
    #expect(refusal { try alert.choose(yes) } == "\(alert.screenName) is on its way out already.")
  }

  @Test("a sheet that is on its way cannot be pulled; then it can")
  func sheet() throws {
    let phone = SpyPhone()
    let (root, sheet) = (phone.spy("Root"), phone.spy("Sheet"))
    sheet.modalPresentationStyle = .pageSheet
    try phone.show(root)
    root.present(sheet, animated: true)
    #expect(
      refusal { try phone.application.swipeDown() }?.hasSuffix(
        "is on its way; let it end first.") == true)
    try phone.finishTransitions()
    try phone.application.swipeDown()
    try phone.finishTransitions()
    #expect(root.presentedViewController == nil)
  }
}

@Suite("Labels of the system's items")
struct SystemItemTests {
  @Test("a bar button has the system's label")
  func barButtons() {
    let items: [UIBarButtonItem.SystemItem] = [
      .done, .cancel, .flexibleSpace, .fixedSpace, .action, .fastForward, .trash, .undo,
    ]
    let labels = items.map {
      UIBarButtonItem(barButtonSystemItem: $0, target: nil, action: nil).elementLabel
    }
    #expect(labels == ["Done", "Cancel", "", "", "Share", "Fast forward", "Delete", "Undo"])
  }

  @Test("a tab has the system's title")
  func tabs() {
    let items: [UITabBarItem.SystemItem] = [
      .more, .favorites, .topRated, .recents, .mostRecent, .mostViewed,
    ]
    #expect(
      items.map { UITabBarItem(tabBarSystemItem: $0, tag: 0).elementLabel } == [
        "More", "Favorites", "Top Rated", "Recents", "Most Recent", "Most Viewed",
      ])
  }
}
