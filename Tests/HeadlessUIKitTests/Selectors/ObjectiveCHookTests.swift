import HeadlessUIKit
import Testing

@Suite("What Objective-C code of packages adds to UIKit", .portedFolder)
struct ObjectiveCHookTests {
  @Test("UIKit's viewDidLoad() calls the binding that ReactorKit adds to view controllers")
  func binding() {
    let screen = BoundScreen()
    screen.loadViewIfNeeded()
    #expect(screen.steps == ["begin", "bind", "end"])
  }
}
