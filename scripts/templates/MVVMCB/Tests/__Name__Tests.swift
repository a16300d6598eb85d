import Coordination
import HeadlessDevice
import HeadlessUIKit
import MVVMCB
import Reactive
import Testing

@testable import Crew

@Suite("__Name__")
struct __Name__Tests {
  /// A parent coordinator that starts the module and records its results.
  private final class Parent: BaseCoordinator<Never> {
    let navigation = UINavigationController(rootViewController: UIViewController())
    private(set) var results: [Int] = []

    func open() throws {
      let container = DependencyManager()
      container.register((any AnalyticsDispatchable).self) { AnalyticsDispatcher() }
      let builder = __Name__ModuleBuilder(container: container)
      let module = try #require(builder.buildModule(with: navigation))
      coordinate(to: module)
        .subscribe(with: self, onNext: { $0.results.append($1) }).disposed(by: disposeBag)
      try Device.current.advanceOneSecond()
    }
  }

  @Test("the use case emits 0, then the count after each tap")
  func useCase() {
    let taps = PublishSubject<Void>()
    let counts = Recorder(__Name__UseCase().counts(of: taps))
    taps.onNext(())
    taps.onNext(())
    #expect(counts.values == [0, 1, 2])
  }

  @Test("Done gives the count to the parent, pops the screen and dispatches an analytics event")
  func result() throws {
    Device.current = Device()
    let parent = Parent()
    let screen = try ShownScreen(parent.navigation)
    try parent.open()
    #expect(screen.texts == ["0"])
    try screen.tap("Add one")
    #expect(screen.texts == ["1"])
    try screen.tap("Done")
    #expect(parent.results == [1])
    #expect(parent.navigation.viewControllers.count == 1)
    #expect(Device.current.log.contains("__name__.done"))
  }

  @Test("going back gives no result and releases the module")
  func lifetime() throws {
    Device.current = Device()
    let parent = Parent()
    _ = try ShownScreen(parent.navigation)
    try parent.open()
    weak let child = parent.children.first
    weak let controller = parent.navigation.topViewController
    #expect(child != nil && controller is __Name__ViewController)
    parent.navigation.popViewController(animated: true)
    try Device.current.advanceOneSecond()
    #expect(parent.results == [])
    #expect(parent.children.isEmpty)
    #expect(child == nil)
    #expect(controller == nil)
  }
}
