import HeadlessDevice
import HeadlessUIKit
import Testing
import VirtualTime

private final class DetailViewController: UIViewController {}

@Suite("Pending changes of a navigation stack in reports")
struct PendingTransitionTests {
  @Test("a push that has not begun is named by the new screen, a pop by the one that goes")
  func names() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A")
    func pending() -> [String] {
      phone.device.clock.pending.filter { $0.purpose.kind == .transition }
        .map(\.purpose.description)
    }
    navigation.pushViewController(DetailViewController(), animated: true)
    #expect(pending() == ["transition push of Detail"])
    try phone.finishTransitions()
    #expect(pending() == [])
    navigation.popViewController(animated: true)
    #expect(pending() == ["transition pop of Detail"])
  }
}
