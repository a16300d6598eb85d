import HeadlessUIKit
import Testing

@Suite("Selectors of UIKit's own methods")
struct UIKitSelectorTests {
  private final class Root: UIViewController {}
  private final class Top: UIViewController {}

  private func navigation() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: Root())
    for _ in 1...2 { navigation.pushViewController(Top(), animated: false) }
    return navigation
  }

  @Test("a navigation controller pops one screen, or all but the first")
  func pop() {
    let navigation = navigation()
    navigation.perform(Selector("popViewControllerAnimated:"), with: false)
    #expect(navigation.viewControllers.count == 2)
    navigation.pushViewController(Top(), animated: false)
    navigation.perform(Selector("popToRootViewControllerAnimated:"), with: false)
    #expect(navigation.viewControllers.map { "\(type(of: $0))" } == ["Root"])
  }

  @Test("a button that is no truth value counts as true")
  func button() {
    let window = UIWindow()
    let navigation = navigation()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let button = UIButton()
    button.addTarget(
      navigation, action: Selector("popViewControllerAnimated:"), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(navigation.viewControllers.count == 2)
  }

  @Test(
    "views respond to what their class has",
    arguments: [
      ("endEditing:", [true, true, true]), ("removeFromSuperview", [true, true, true]),
      ("reloadData", [false, true, false]), ("stopAnimating", [false, false, true]),
      ("popViewControllerAnimated:", [false, false, false]),
    ])
  func responds(_ name: String, _ expected: [Bool]) {
    let views = [UIView(), UITableView(), UIActivityIndicatorView()]
    #expect(views.map { $0.responds(to: Selector(name)) } == expected)
  }

  private final class MarkedView: UIView {
    var calls: [String] = []
    override func setNeedsLayout() {
      calls.append("setNeedsLayout")
      super.setNeedsLayout()
    }
    override func layoutIfNeeded() { calls.append("layoutIfNeeded") }
    override func setNeedsDisplay() { calls.append("setNeedsDisplay") }
    override func sizeToFit() { calls.append("sizeToFit") }
    override func removeFromSuperview() { calls.append("removeFromSuperview") }
  }

  @Test("each selector of a view calls the method of its name")
  func viewMethods() {
    let view = MarkedView()
    let names = [
      "setNeedsLayout", "layoutIfNeeded", "setNeedsDisplay", "sizeToFit", "removeFromSuperview",
    ]
    for name in names { view.perform(Selector(name)) }
    #expect(view.calls == names)
  }

  @Test("a table and a collection reload, and a refresh control begins and ends, by selectors")
  func contentMethods() {
    final class Table: UITableView {
      var reloads = 0
      override func reloadData() { reloads += 1 }
    }
    final class Collection: UICollectionView {
      var reloads = 0
      override func reloadData() { reloads += 1 }
    }
    let table = Table()
    let collection = Collection(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let before = [table.reloads, collection.reloads]
    for list in [table, collection] as [UIView] { list.perform(Selector("reloadData")) }
    #expect([table.reloads, collection.reloads] == before.map { $0 + 1 })
    let control = UIRefreshControl()
    control.perform(Selector("beginRefreshing"))
    #expect(control.isRefreshing)
    control.perform(Selector("endRefreshing"))
    #expect(!control.isRefreshing)
  }

  @Test("an activity indicator starts and stops by its selectors")
  func indicator() {
    let indicator = UIActivityIndicatorView()
    indicator.perform(Selector("startAnimating"))
    #expect(indicator.isAnimating)
    indicator.perform(Selector("stopAnimating"))
    #expect(!indicator.isAnimating)
  }
}
