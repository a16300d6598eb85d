import HeadlessDevice
import HeadlessUIKit
import Testing

@Suite("Views in front of the key window's screens")
struct OverlayTests {
  @Test("a window with its screen and what the screen presents has nothing in front")
  func none() throws {
    let phone = SpyPhone()
    #expect(phone.application.viewsInFront == [])
    let root = try phone.root()
    #expect(phone.application.viewsInFront == [])
    _ = phone.present("B", on: root)
    #expect(phone.application.viewsInFront == [])
  }

  @Test("other windows are in front, the frontmost first, unless they are out of sight")
  func windows() throws {
    let phone = SpyPhone()
    _ = try phone.root()
    let windows = (0..<3).map { _ in UIWindow() }
    for window in windows { window.isHidden = false }
    #expect(phone.application.viewsInFront == windows.reversed())
    windows[2].alpha = 0
    windows[0].isHidden = true
    #expect(phone.application.viewsInFront == [windows[1]])
  }

  @Test("views that the app added to the window are in front, behind other windows, unless hidden")
  func views() throws {
    let phone = SpyPhone()
    let root = try phone.root()
    let views = (0..<3).map { _ in UIView() }
    for view in views { phone.window.addSubview(view) }
    #expect(phone.application.viewsInFront == views.reversed())
    _ = phone.present("B", on: root)
    views[1].isHidden = true
    let window = UIWindow()
    window.isHidden = false
    #expect(phone.application.viewsInFront == [window, views[2], views[0]])
  }
}
