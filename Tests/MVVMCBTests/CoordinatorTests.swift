import Coordination
import HeadlessDevice
import HeadlessUIKit
import MVVMCB
import Reactive
import Testing

@Suite("BaseCoordinator and its modules")
struct CoordinatorTests {
  private final class Child: BaseCoordinator<Bool> {}
  private final class Parent: BaseCoordinator<Void> {}

  @Test("a child is retained until its module ends, and its result reaches the parent")
  func results() {
    Device.current = Device()
    let parent = Parent()
    var child: Child? = Child()
    weak let weakChild = child
    var results: [Bool] = []
    if let child {
      parent.coordinate(to: Module(coordinator: child))
        .subscribe(onNext: { results.append($0) }).disposed(by: parent.disposeBag)
    }
    child = nil
    #expect(parent.children.count == 1)
    weakChild?.finish(with: true)
    #expect(results == [true])
    #expect(parent.children.isEmpty)
    #expect(weakChild == nil)
  }

  @Test("a module ends without a result when its screen is released")
  func releasedScreen() {
    Device.current = Device()
    let parent = Parent()
    var screen: UIViewController? = UIViewController()
    var events: [String] = []
    let child = Child()
    if let screen { child.finish(whenGone: screen) }
    parent.coordinate(to: Module(coordinator: child))
      .subscribe(
        onNext: { events.append("result \($0)") }, onCompleted: { events.append("over") }
      )
      .disposed(by: parent.disposeBag)
    #expect(parent.children.count == 1)
    screen = nil
    #expect(events == ["over"])
    #expect(parent.children.isEmpty)
  }

  @Test("stop ends the children first, without a result")
  func stopping() {
    Device.current = Device()
    let parent = Parent()
    let child = Child()
    var events: [String] = []
    parent.coordinate(to: Module(coordinator: child))
      .subscribe(
        onNext: { events.append("result \($0)") }, onCompleted: { events.append("child over") }
      )
      .disposed(by: parent.disposeBag)
    parent.stop { events.append("stopped") }
    #expect(events == ["child over", "stopped"])
    #expect(parent.children.isEmpty)
  }
}
