import HeadlessDevice
import HeadlessUIKit
import Testing
import VirtualTime

@Suite("a navigation controller")
struct NavigationTests {
  private func stack(on phone: Phone, of names: String...) throws -> UINavigationController {
    let navigation = UINavigationController()
    navigation.viewControllers = names.map(phone.spy)
    try phone.show(navigation)
    return navigation
  }

  @Test("loads and shows its root when the window becomes visible")
  func root() throws {
    let phone = Phone()
    let navigation = UINavigationController(rootViewController: phone.spy("A"))
    phone.window.rootViewController = navigation
    #expect(phone.journal.take() == ["A.willMove(parent)"])
    phone.window.makeKeyAndVisible()
    #expect(phone.journal.take() == ["A.didLoad", "A.willAppear"])
    try phone.settle()
    #expect(phone.journal.take() == ["A.isAppearing", "A.didAppear", "A.didMove(parent)"])
  }

  @Test("pushes in UIKit's order, and the ends come after the animation")
  func push() throws {
    let phone = Phone()
    let navigation = try stack(on: phone, of: "A")
    navigation.pushViewController(phone.spy("B"), animated: true)
    #expect(
      phone.journal.take() == [
        "B.willMove(parent)", "B.didLoad", "A.willDisappear", "B.willAppear", "B.isAppearing",
      ])
    try phone.device.clock.advance(by: .milliseconds(349))
    #expect(phone.journal.take() == [])
    try phone.device.clock.advance(by: .milliseconds(1))
    #expect(phone.journal.take() == ["A.didDisappear", "B.didAppear", "B.didMove(parent)"])
  }
}
