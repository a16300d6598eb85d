import BuilderRouter
import HeadlessDevice
import HeadlessUIKit
import Testing

@testable import Crew

@Suite("__Name__")
struct __Name__Tests {
  private struct Dependency: __Name__Dependency {
    let firstCount = 3
  }

  private final class Listener: __Name__Listener {
    private(set) var counts: [Int] = []

    func __name__DidEnd(with count: Int) { counts.append(count) }
  }

  private func build(_ listener: any __Name__Listener) -> any Routing {
    Device.current = Device()
    return __Name__Builder(dependency: Dependency()).build(withListener: listener)
  }

  @Test("the count starts with the given number, and each tap adds one")
  func counting() throws {
    let router = build(Listener())
    let screen = try ShownScreen(router.viewControllable.uiViewController)
    #expect(screen.texts == ["3"])
    try screen.tap("Add one")
    try screen.tap("Add one")
    #expect(screen.texts == ["5"])
  }

  @Test("Done tells the listener the final count")
  func ending() throws {
    let listener = Listener()
    let router = build(listener)
    let screen = try ShownScreen(router.viewControllable.uiViewController)
    try screen.tap("Add one")
    try screen.tap("Done")
    #expect(listener.counts == [4])
  }

  @Test("releasing the router releases the screen")
  func lifetime() {
    var router: (any Routing)? = build(Listener())
    weak let weakRouter = router
    weak let screen = router?.viewControllable.uiViewController
    #expect(screen != nil)
    router = nil
    #expect(weakRouter == nil)
    #expect(screen == nil)
  }
}
