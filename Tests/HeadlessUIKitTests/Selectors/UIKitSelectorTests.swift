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

  @Test("an activity indicator starts and stops by its selectors")
  func indicator() {
    let indicator = UIActivityIndicatorView()
    indicator.perform(Selector("startAnimating"))
    #expect(indicator.isAnimating)
    indicator.perform(Selector("stopAnimating"))
    #expect(!indicator.isAnimating)
  }
}
