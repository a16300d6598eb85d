import Foundation
import HeadlessUIKit
import Testing

@Suite("UIBarButtonItem, tap and long press")
struct BarButtonTests {
  private let diary = Diary()

  private func phone(_ item: UIBarButtonItem) -> Phone {
    let toolbar = UIToolbar()
    toolbar.items = [item]
    return Phone(toolbar)
  }

  private var menu: UIMenu {
    UIMenu(children: [UIAction(title: "Drafts") { [diary] _ in diary.write("drafts") }])
  }

  /// Source: the documentation of `UIBarButtonItem.menu`.
  @Test("a tap performs the action of an item that has a menu too, and a long press opens the menu")
  func actionAndMenu() throws {
    let item = UIBarButtonItem(
      title: "Compose", primaryAction: UIAction { [diary] _ in diary.write("compose") }, menu: menu)
    let phone = phone(item)
    try phone.tap("Compose")
    #expect(diary.read() == ["compose"])
    try phone.find("Compose")?.performLongPress()
    #expect(phone.lines == ["toolbar", "button \"Compose\"", "button \"Drafts\""])
    try phone.tap("Drafts")
    #expect(diary.read() == ["drafts"])
    #expect(phone.lines == ["toolbar", "button \"Compose\""])
  }

  @Test("an item is found by its identifier, label and value, and may be selected and disabled")
  func element() {
    let item = UIBarButtonItem(title: "Save", primaryAction: UIAction { _ in })
    item.accessibilityIdentifier = "save"
    item.accessibilityValue = "2 changes"
    let phone = phone(item)
    #expect(phone.lines == ["toolbar", "button \"Save\" = \"2 changes\" #save"])
    item.accessibilityLabel = "Save all"
    item.isSelected = true
    item.isEnabled = false
    #expect(
      phone.lines == ["toolbar", "button \"Save all\" = \"2 changes\" #save disabled selected"])
  }

  @Test("an item takes the title and the image of its action only where it has none")
  func titleAndImage() {
    let images = ["star", "moon"].map { UIImage(systemName: $0) }
    let action = UIAction(title: "Do", image: images[1]) { _ in }
    let own = UIBarButtonItem(title: "Own", image: images[0], primaryAction: action)
    #expect(own.title == "Own" && own.image == images[0])
    let taken = UIBarButtonItem(primaryAction: action)
    #expect(taken.title == "Do" && taken.image == images[1])
    taken.primaryAction = UIAction(title: "Other", image: images[0]) { _ in }
    #expect(taken.title == "Do" && taken.image == images[1])
  }

  @Test("a second tap on an item closes the menu that the first tap opened")
  func closing() throws {
    let phone = phone(UIBarButtonItem(title: "Sort", menu: menu))
    try phone.tap("Sort")
    #expect(phone.find("Drafts") != nil)
    try phone.tap("Sort")
    #expect(phone.lines == ["toolbar", "button \"Sort\""])
  }

  @Test("a long press on an item without a menu, and one on a disabled item, are refused")
  func refusals() {
    let item = UIBarButtonItem(title: "Sort", style: .plain) { _ in }
    let phone = phone(item)
    #expect(
      refusal { try phone.find("Sort")?.performLongPress() }
        == "button \"Sort\" cannot be pressed for long: it has no menu.")
    item.isEnabled = false
    #expect(
      refusal { try phone.find("Sort")?.performLongPress() }
        == "button \"Sort\" is disabled. Do first what enables it.")
  }

  @Test("a tap toggles the selection of an item that changes its selection, whatever it performs")
  func selection() throws {
    let item = UIBarButtonItem(title: "Pin")
    item.changesSelectionAsPrimaryAction = true
    let phone = phone(item)
    try phone.tap("Pin")
    #expect(item.isSelected)
    item.setHandler { [diary] in diary.write("\($0.isSelected)") }
    try phone.tap("Pin")
    #expect(diary.read() == ["false"])
  }
}

@Suite("UINavigationController, what cannot be pushed")
struct PushRefusalTests {
  /// Source: crash reports of public apps.
  @Test("pushing a split view controller raises, and nothing is pushed")
  func split() {
    let phone = Phone()
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(UISplitViewController(style: .doubleColumn), animated: false)
    #expect(navigation.viewControllers.count == 1)
    #expect(
      phone.findings == [
        """
        UINavigationController.pushViewController(_:animated:): Split View Controllers cannot be \
        pushed to a Navigation Controller (UISplit). UIKit raises an exception; \
        nothing was pushed on UIViewController. Make it the root of a window or a tab.
        """
      ])
  }
}

@Suite("UIApplication, opening URLs")
struct OpenURLTests {
  /// Source: the documentation of `open(_:options:completionHandler:)`.
  @Test("the completion handler of open is called after the work that called open")
  func completion() throws {
    let diary = Diary()
    let phone = Phone()
    let url = try #require(URL(string: "https://crew.example"))
    UIApplication.shared.open(url) { diary.write("opened \($0)") }
    diary.write("called")
    phone.settle()
    #expect(diary.lines == ["called", "opened true"])
  }
}
