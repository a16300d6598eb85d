import HeadlessUIKit
import Testing

/// A screen with the method that ReactorKit's Objective-C code calls at the end of `viewDidLoad()`.
private final class BoundScreen: UIViewController {
  private(set) var steps: [String] = []

  override func viewDidLoad() {
    steps.append("begin")
    super.viewDidLoad()
    steps.append("end")
  }

  override func rehearsalMethod(for selector: Selector) -> SelectorMethod? {
    guard selector == "_reactorkit_performBinding" else {
      return super.rehearsalMethod(for: selector)
    }
    return { [unowned self] _ in steps.append("bind") }
  }
}

@Suite("What Objective-C code of packages adds to UIKit")
struct ObjectiveCHookTests {
  @Test("UIKit's viewDidLoad() calls the binding that ReactorKit adds to view controllers")
  func binding() {
    let screen = BoundScreen()
    screen.loadViewIfNeeded()
    #expect(screen.steps == ["begin", "bind", "end"])
  }
}
