import HeadlessDevice
import HeadlessUIKit
import Testing

@Suite("UINavigationItem, setters with an animation")
struct NavigationItemTests {
  private let item = UINavigationItem(title: "Shifts")
  private let edit = UIBarButtonItem(title: "Edit")
  private let add = UIBarButtonItem(title: "Add")

  @Test("a set button replaces the outermost one on its side, nil removes it")
  func single() {
    Device.current = Device()
    item.setLeftBarButton(edit, animated: true)
    item.setRightBarButton(add, animated: true)
    #expect(item.leftBarButtonItems == [edit])
    #expect(item.rightBarButtonItems == [add])
    item.setRightBarButton(edit, animated: false)
    #expect(item.rightBarButtonItems == [edit])
    item.setLeftBarButton(nil, animated: true)
    item.setRightBarButton(nil, animated: true)
    #expect(item.leftBarButtonItem == nil)
    #expect(item.rightBarButtonItem == nil)
  }

  @Test("set buttons replace all on their side")
  func several() {
    Device.current = Device()
    item.setLeftBarButtonItems([edit, add], animated: true)
    item.setRightBarButtonItems([add, edit], animated: true)
    #expect(item.leftBarButtonItems == [edit, add])
    #expect(item.rightBarButtonItems == [add, edit])
    #expect(item.leftBarButtonItem == edit)
    #expect(item.rightBarButtonItem == add)
  }

  @Test("a button is created with a title, an image, a target with a selector, and a menu")
  func menu() {
    Device.current = Device()
    let (image, target, menu) = (UIImage(), UIView(), UIMenu(title: "More"))
    let made = UIBarButtonItem(
      title: "Share", image: image, target: target, action: Selector("share"), menu: menu)
    #expect(made.title == "Share" && made.image === image && made.menu === menu)
    #expect(made.target === target && made.action == Selector("share"))
    let plain = UIBarButtonItem(title: nil, image: nil, target: nil, action: nil)
    #expect(plain.title == nil && plain.image == nil && plain.menu == nil)
  }

  @Test("the back button is hidden and shown")
  func back() {
    Device.current = Device()
    item.setHidesBackButton(true, animated: true)
    #expect(item.hidesBackButton)
    item.setHidesBackButton(false, animated: true)
    #expect(!item.hidesBackButton)
  }
}
