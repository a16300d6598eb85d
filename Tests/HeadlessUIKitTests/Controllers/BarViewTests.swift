import HeadlessUIKit
import Testing

@Suite("Bars, custom views")
struct BarViewTests {
  private let root = UIViewController()

  private func phone() -> Phone {
    let phone = Phone()
    phone.window.rootViewController = UINavigationController(rootViewController: root)
    phone.window.makeKeyAndVisible()
    phone.settle()
    return phone
  }

  private func button(_ title: String, _ diary: Diary = Diary()) -> UIButton {
    UIButton(type: .system, primaryAction: UIAction(title: title) { _ in diary.write(title) })
  }

  @Test("a custom view on the navigation bar and one on the toolbar are in the window and tapped")
  func inWindow() throws {
    let diary = Diary()
    let (menu, filter) = (button("Menu", diary), button("Filter", diary))
    root.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: menu)
    root.toolbarItems = [.flexibleSpace(), UIBarButtonItem(customView: filter)]
    let phone = phone()
    root.navigationController?.isToolbarHidden = false
    #expect(menu.window === phone.window && filter.window === phone.window)
    #expect(menu.superview is UINavigationBar && filter.superview is UIToolbar)
    #expect(
      phone.lines == [
        "navigationBar", "button \"Menu\"", "toolbar", "button \"Filter\"",
      ])
    try phone.tap("Menu")
    try phone.tap("Filter")
    #expect(diary.lines == ["Menu", "Filter"])
  }

  @Test("a bar has its title and prompt as texts, but no text for an empty title")
  func titles() {
    root.navigationItem.title = "Shifts"
    root.navigationItem.prompt = "Today"
    let phone = phone()
    let bar = root.navigationController?.navigationBar
    #expect(bar.map(elements) == ["staticText Today", "staticText Shifts"])
    root.navigationItem.title = ""
    root.navigationItem.prompt = nil
    phone.settle()
    #expect(bar.map(elements) == [])
    root.navigationItem.title = nil
    phone.settle()
    #expect(bar.map(elements) == [])
  }

  @Test("items and custom views that replace others on the screen replace their views")
  func replaced() {
    let views = ["a", "b", "c", "d"].map { button($0) }
    let item = UIBarButtonItem(customView: views[0])
    root.toolbarItems = [item]
    let phone = phone()
    func inWindow() -> [Bool] { views.map { $0.window === phone.window } }
    #expect(inWindow() == [true, false, false, false])
    item.customView = views[1]
    #expect(inWindow() == [false, true, false, false])
    root.setToolbarItems([UIBarButtonItem(customView: views[2])], animated: true)
    #expect(inWindow() == [false, false, true, false])
    let other = UIViewController()
    other.toolbarItems = [UIBarButtonItem(customView: views[3])]
    root.navigationController?.pushViewController(other, animated: false)
    #expect(inWindow() == [false, false, false, true])
    root.navigationController?.popViewController(animated: false)
    #expect(inWindow() == [false, false, true, false])
  }

  @Test("after a cancelled swipe back the bar contains the views of the screen that stays")
  func cancelled() throws {
    let (below, above) = (button("below"), button("above"))
    root.navigationItem.titleView = below
    let phone = phone()
    let other = UIViewController()
    other.navigationItem.titleView = above
    root.navigationController?.pushViewController(other, animated: false)
    phone.settle()
    try root.navigationController?.swipeBack(.cancelled)
    phone.wait(.seconds(1))
    #expect(above.window === phone.window && below.window == nil)
  }

  @Test("a subview that the app adds to a bar stays there, and is shown behind the items")
  func foreign() {
    let phone = phone()
    root.navigationController?.navigationBar.addSubview(button("own"))
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button("custom"))
    #expect(phone.lines == ["navigationBar", "button \"custom\"", "button \"own\""])
    root.navigationItem.rightBarButtonItem = nil
    #expect(phone.lines == ["navigationBar", "button \"own\""])
  }

  @Test("bars of an app's own contain the views of their items")
  func ownBars() {
    let (title, done) = (button("title"), button("done"))
    let bar = UINavigationBar()
    let item = UINavigationItem(title: "")
    item.titleView = title
    bar.items = [item]
    let toolbar = UIToolbar()
    toolbar.items = [UIBarButtonItem(customView: done)]
    let phone = Phone(bar, toolbar)
    #expect(title.window === phone.window && done.window === phone.window)
    item.titleView = nil
    toolbar.setItems(nil, animated: false)
    #expect(title.window == nil && done.window == nil)
  }
}
