import HeadlessDevice
import HeadlessUIKit
import Testing

@testable import Coordination

@Suite("The container of an object")
struct ContainerSearchTests {
  nonisolated private final class Container: ContainerDescribing {
    var containerDescription: ContainerDescription { ContainerDescription(registrations: []) }
  }

  /// An object that holds another one.
  private final class Holder {
    let content: AnyObject

    init(_ content: AnyObject) { self.content = content }
  }

  /// An object with a container of its own and one that its content has.
  private final class Owner {
    let content: Holder
    let container: Container

    init(_ content: Holder, _ container: Container) {
      (self.content, self.container) = (content, container)
    }
  }

  @Test("it is found at up to three steps from the object, and no further")
  func depth() {
    let container = Container()
    var holder = Holder(container)
    var found: [Bool] = []
    for _ in 1...4 {
      found.append(ContainerSearch.container(of: holder) === container)
      holder = Holder(holder)
    }
    #expect(found == [true, true, true, false])
  }

  @Test("of two containers the one that is nearer to the object is found")
  func nearest() {
    let (near, far) = (Container(), Container())
    #expect(ContainerSearch.container(of: Owner(Holder(far), near)) === near)
  }

  @Test("a container that only a screen of the object has is not the object's")
  func screens() {
    final class Screen: UIViewController {
      let container = Container()
    }
    Device.current = Device()
    #expect(ContainerSearch.container(of: Holder(Screen())) == nil)
  }
}
