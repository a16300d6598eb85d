import Coordination
import HeadlessDevice
import HeadlessUIKit
import MVPCF
import Testing

@Suite("BaseCoordinator and ModalCoordinator")
struct CoordinatorTests {
  private final class Journal {
    var lines: [String] = []
  }

  private final class Flow: BaseCoordinator {
    let name: String
    let journal: Journal

    init(_ name: String, _ journal: Journal) {
      self.name = name
      self.journal = journal
      super.init()
    }

    override func dismissScreens(completion: @escaping () -> Void) {
      journal.lines.append("\(name) dismissed")
      completion()
    }

    override func process(action: CoordinatorAction) -> Bool {
      journal.lines.append("\(name) asked")
      return super.process(action: action)
    }
  }

  @Test("stop stops the children first, newest first")
  func stopping() {
    Device.current = Device()
    let journal = Journal()
    let parent = Flow("parent", journal)
    for name in ["first", "second"] { parent.addDependency(Flow(name, journal)) }
    parent.stop { journal.lines.append("stopped") }
    #expect(
      journal.lines == ["second dismissed", "first dismissed", "parent dismissed", "stopped"])
    #expect(parent.children.isEmpty)
  }

  @Test("a child added twice is one child until it is removed")
  func owning() {
    Device.current = Device()
    let journal = Journal()
    let parent = Flow("parent", journal)
    let child = Flow("child", journal)
    parent.addDependency(child)
    parent.addDependency(child)
    #expect(parent.children.count == 1)
    parent.removeDependency(child)
    #expect(parent.children.isEmpty)
  }

  @Test("an action is passed to the newest child first")
  func actions() throws {
    Device.current = Device()
    let journal = Journal()
    let parent = Flow("parent", journal)
    for name in ["first", "second"] { parent.addDependency(Flow(name, journal)) }
    let url = try #require(URL(string: "app://x"))
    #expect(!parent.handle(.open(url)))
    #expect(journal.lines == ["parent asked", "second asked", "first asked"])
  }

  @Test("ended is called once, for a modal flow that was stopped or swiped down")
  func modal() throws {
    for isSwiped in [false, true] {
      let device = Device()
      Device.current = device
      let window = UIWindow()
      let root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      try device.clock.advance(by: .seconds(1))
      let modal = ModalCoordinator(
        presenter: root,
        navigationController: UINavigationController(rootViewController: UIViewController()))
      var ends = 0
      modal.ended = { ends += 1 }
      modal.start()
      try device.clock.advance(by: .seconds(1))
      #expect(root.presentedViewController === modal.navigationController)
      if isSwiped { try UIApplication.shared.swipeDown() } else { modal.stop() }
      try device.clock.advance(by: .seconds(1))
      #expect(ends == 1, "swiped: \(isSwiped)")
      modal.stop()
      #expect(root.presentedViewController == nil)
      #expect(ends == 1, "swiped: \(isSwiped)")
    }
  }
}
