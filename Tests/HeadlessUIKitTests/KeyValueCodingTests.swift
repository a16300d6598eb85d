#if !canImport(ObjectiveC)
  import Foundation
  import HeadlessDevice
  import Testing

  @testable import HeadlessUIKit

  @Suite("Properties by their names")
  struct KeyValueCodingTests {
    private let device = Device()

    private final class Tank: NSObject, SelectorTarget {
      var level = 3

      func rehearsalMethod(for selector: Selector) -> SelectorMethod? { nil }
      func rehearsalSet(_ value: Any?, forKey key: String) -> Bool {
        key == "level" && rehearsalAssign(value, to: &level)
      }
    }

    @Test("the app's properties are read and set, one by one and together")
    func ownProperties() {
      Device.current = device
      let tank = Tank()
      tank.setValue(7, forKey: "level")
      #expect(tank.value(forKey: "level") as? Int == 7)
      tank.setValuesForKeys(["level": 9])
      let values = tank.dictionaryWithValues(forKeys: ["level", "depth"])
      #expect(values["level"] as? Int == 9)
      #expect(values["depth"] is NSNull)
      #expect(device.findings.all.isEmpty)
    }

    /// An object that takes values for all keys.
    private final class Form: NSObject, SelectorTarget {
      var lines: [String] = []

      func rehearsalMethod(for selector: Selector) -> SelectorMethod? { nil }
      func rehearsalSet(_ value: Any?, forKey key: String) -> Bool {
        lines.append("\(key) = \(value ?? "nil")")
        return true
      }
    }

    @Test("several properties are set in the order of their names, and NSNull sets nil")
    func order() {
      let form = Form()
      form.setValuesForKeys(["town": "Bern", "name": "Ada", "age": NSNull()])
      #expect(form.lines == ["age = nil", "name = Ada", "town = Bern"])
    }

    @Test("a dictionary has its values under their keys, and an array those of its elements")
    func collections() {
      let dictionary = NSMutableDictionary()
      dictionary.setValue(2, forKey: "level")
      #expect(dictionary.value(forKey: "level") as? Int == 2)
      let tanks = NSArray(array: [Tank(), dictionary, Tank()])
      #expect((tanks.value(forKey: "level") as? NSArray)?.compactMap { $0 as? Int } == [3, 2, 3])
      #expect((tanks.value(forKey: "depth") as? NSArray)?.allSatisfy { $0 is NSNull } == true)
      dictionary.setValue(nil, forKey: "level")
      #expect(dictionary.value(forKey: "level") == nil)
    }

    @Test("an unknown key of a class of the app is a finding, one of UIKit's is without effect")
    func unknownKeys() {
      Device.current = device
      Tank().setValue(1, forKey: "depth")
      UIDatePicker().setValue(UIColor.red, forKey: "textColor")
      #expect(
        device.findings.all.map(\.message) == [
          "[<Tank> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the "
            + "key depth."
        ])
    }

    @Test("a device and an alert have no other keys")
    func otherKeys() {
      Device.current = device
      let alert = UIAlertController(title: "Stop", message: nil, preferredStyle: .alert)
      #expect(!KeyedProperties.set("Mine", of: UIDevice.current, "name"))
      let text = NSAttributedString(string: "a")
      #expect(!KeyedProperties.set(text, of: alert, "attributedSubtitle"))
      #expect(alert.title == "Stop" && alert.message == nil)
    }

    @Test(
      "the field and the button of a search bar are found by their names"
    )
    func searchBar() {
      Device.current = device
      let bar = UISearchBar()
      let field = bar.value(forKey: "searchField") as? UITextField
      #expect(field === bar.searchTextField)
      bar.setValue("Close", forKey: "cancelButtonText")
      #expect((bar.value(forKey: "cancelButton") as? UIButton)?.currentTitle == "Close")
      bar.setValue("Town", forKeyPath: "searchField.placeholder")
      #expect(bar.searchTextField.placeholder == "Town")
    }

    @Test("the view of a bar button item stays the same, and is the item's own if it has one")
    func itemView() {
      Device.current = device
      let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
      let view = item.value(forKey: "view") as? UIView
      #expect(view != nil && view === item.value(forKey: "view") as? UIView)
      let own = UIView()
      item.customView = own
      #expect(item.value(forKey: "view") as? UIView === own)
    }

    @Test("the device is turned by its orientation, and an alert is titled with attributes")
    func objectsOfUIKit() {
      Device.current = device
      UIDevice.current.setValue(UIDeviceOrientation.landscapeLeft.rawValue, forKey: "orientation")
      #expect(UIDevice.current.orientation == .landscapeLeft)
      #expect(UIDevice.current.value(forKey: "orientation") as? Int == 3)
      UIDevice.current.setValue(UIDeviceOrientation.portrait.rawValue, forKey: "orientation")
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      alert.setValue(NSAttributedString(string: "Stop"), forKey: "attributedTitle")
      alert.setValue(NSAttributedString(string: "Now"), forKey: "attributedMessage")
      #expect([alert.title, alert.message] == ["Stop", "Now"])
      #expect(device.findings.all.isEmpty)
    }

    @Test("the properties of views are set and read by their names")
    func views() {
      Device.current = device
      let (label, field, text) = (UILabel(), UITextField(), UITextView())
      for view in [label, field, text] { view.setValue("Town", forKey: "text") }
      #expect([label.text, field.text, text.text] == ["Town", "Town", "Town"])
      #expect(label.value(forKey: "text") as? String == "Town")
      #expect(text.value(forKey: "text") as? String == "Town")
      field.setValue("Street", forKey: "placeholder")
      #expect(field.placeholder == "Street")
      for key in ["placeholderLabel", "_placeholderLabel"] {
        #expect((field.value(forKey: key) as? UILabel)?.text == "Street")
      }
      label.setValue("id", forKey: "accessibilityIdentifier")
      label.setValue("Name", forKey: "accessibilityLabel")
      label.setValue(7, forKey: "tag")
      label.setValue(true, forKey: "hidden")
      field.setValue(true, forKey: "isHidden")
      #expect(label.accessibilityIdentifier == "id" && label.accessibilityLabel == "Name")
      #expect(label.value(forKey: "tag") as? Int == 7 && label.isHidden && field.isHidden)
      label.alpha = 0.5
      #expect(label.value(forKey: "alpha") as? CGFloat == 0.5)
      label.setValue(3, forKey: "text")
      #expect(label.text == "Town" && device.findings.all.isEmpty)
    }

    @Test("the title, the screens and the bars of controllers are set and read by their names")
    func controllers() {
      Device.current = device
      let (stack, root) = (UINavigationController(), UIViewController())
      root.setValue("Home", forKey: "title")
      stack.setValue([root], forKey: "viewControllers")
      #expect(stack.viewControllers == [root] && root.title == "Home")
      #expect(stack.value(forKey: "viewControllers") as? [UIViewController] == [root])
      #expect(stack.value(forKey: "navigationBar") as? UINavigationBar === stack.navigationBar)
      #expect(root.value(forKey: "title") as? String == "Home")
      let tabs = UITabBarController()
      #expect(tabs.value(forKey: "tabBar") as? UITabBar === tabs.tabBar)
      let alert = UIAlertController(title: "Stop", message: nil, preferredStyle: .alert)
      #expect(alert.value(forKey: "attributedTitle") as? String == "Stop")
    }

    private final class WideBar: UITabBar {}

    @Test("a tab bar of the app replaces that of a tab bar controller, with its items")
    func tabBar() {
      Device.current = device
      let tabs = UITabBarController()
      let screen = UIViewController()
      screen.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
      tabs.viewControllers = [screen]
      let former = tabs.tabBar
      tabs.setValue(WideBar(), forKey: "tabBar")
      #expect(tabs.tabBar is WideBar)
      #expect(tabs.tabBar.items?.map(\.title) == ["Home"])
      #expect(former.superview == nil)
      #expect(tabs.tabBar.superview === tabs.view)
    }
  }
#endif
