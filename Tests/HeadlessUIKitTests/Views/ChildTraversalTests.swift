import HeadlessUIKit
import Testing

@Suite("The traversal of accessible children")
struct ChildTraversalTests {
  private let rows = TableRecorder([["a", "b"]])

  /// Returns all elements below one, and it.
  private func all(_ element: any AccessibleElement) -> [any AccessibleElement] {
    var found: [any AccessibleElement] = [element]
    _ = element.forEachAccessibleChild { child in
      found += all(child)
      return false
    }
    return found
  }

  private func views() -> [UIView] {
    let segments = UISegmentedControl(items: ["one", "two"])
    let search = UISearchBar()
    search.showsCancelButton = true
    search.scopeButtonTitles = ["all", "some"]
    let field = UITextField()
    field.clearButtonMode = .always
    field.text = "text"
    field.rightView = UIButton()
    field.rightViewMode = .always
    let button = UIButton(primaryAction: UIAction(title: "tap") { _ in })
    let tools = UIToolbar()
    tools.items = [UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)]
    let stack = UIStackView(arrangedSubviews: [UILabel(), UISwitch()])
    return [rows.table, segments, search, field, button, tools, stack, UIStepper(), UIPickerView()]
  }

  @Test("it goes on while its body returns false, and ends at the first true")
  func ends() throws {
    let phone = Phone()
    for view in views() { phone.window.addSubview(view) }
    phone.settle()
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", style: .plain, target: nil, action: nil)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    phone.window.rootViewController = tabs
    phone.settle()
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    tabs.present(alert, animated: false)
    phone.settle()
    let elements = all(phone.window) + all(alert.view)
    #expect(elements.count > 40)
    for element in elements {
      var count = 0
      #expect(
        !element.forEachAccessibleChild { _ in
          count += 1
          return false
        }, "\(type(of: element))")
      var first = 0
      let ended = element.forEachAccessibleChild { _ in
        first += 1
        return true
      }
      #expect(ended == (count > 0) && first == min(count, 1), "\(type(of: element))")
    }
  }
}
