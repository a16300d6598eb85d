import Coordination
import FluxVIP
import HeadlessDevice
import HeadlessUIKit
import Testing

@Suite("Controllers that retain their coordinators")
struct CoordinableTests {
  private struct Deps: NoteDependenciesProtocol {
    let state = NoteState()
  }

  private enum TabID: TabType {
    case notes, other, plain
  }

  private func window(_ root: UIViewController, on device: Device) throws -> UIWindow {
    let window = UIWindow()
    window.rootViewController = root
    window.makeKeyAndVisible()
    try device.clock.advance(by: .seconds(1))
    return window
  }

  @Test("a child knows its parent, and is retained until its screen is popped")
  func navigation() throws {
    let device = Device()
    Device.current = device
    let parent = ContainerCoordinator()
    let root = NoteCoordinator(deps: Deps())
    let navigation = UINavigationCoordinable.build(coordinator: parent, child: root)
    parent.built = navigation
    #expect(root.parentCoordinator === parent)
    let window = try window(navigation, on: device)
    var child: NoteCoordinator? = NoteCoordinator(deps: Deps())
    weak let weakChild = child
    if let child { navigation.navigate(to: child, animated: true) }
    child = nil
    try device.clock.advance(by: .seconds(1))
    #expect(weakChild?.parentCoordinator === parent)
    #expect(parent.children.map(\.coordinatorName) == ["Note", "Note"])
    navigation.popViewController(animated: true)
    try device.clock.advance(by: .seconds(1))
    #expect(weakChild == nil)
    #expect(parent.children.map { $0 === root } == [true])
    withExtendedLifetime(window) {}
  }

  @Test("a presented feature is a child until it is dismissed")
  func presented() throws {
    let device = Device()
    Device.current = device
    let parent = NoteCoordinator(deps: Deps())
    let root = parent.makeUI()
    let window = try window(root, on: device)
    let child = NoteCoordinator(deps: Deps())
    root.present(child.makeUI(), animated: true)
    try device.clock.advance(by: .seconds(1))
    #expect(parent.children.map { $0 === child } == [true])
    root.dismiss(animated: true)
    try device.clock.advance(by: .seconds(1))
    #expect(parent.children.isEmpty)
    withExtendedLifetime(window) {}
  }

  @Test("navigate without animation pushes at once")
  func unanimated() throws {
    let device = Device()
    Device.current = device
    let navigation = UINavigationCoordinable.build(
      coordinator: ContainerCoordinator(), child: NoteCoordinator(deps: Deps()))
    navigation.navigate(to: NoteCoordinator(deps: Deps()), animated: false)
    #expect(navigation.viewControllers.count == 2)
  }

  @Test("a tab bar retains the flows of other kits, and selects tabs by identifier")
  func tabs() throws {
    let device = Device()
    Device.current = device
    let main = ContainerCoordinator()
    let notes = NoteCoordinator(deps: Deps())
    let plain = NoteCoordinator(deps: Deps())
    weak var weakFlow: ContainerCoordinator?
    var tabBar: UITabBarCoordinable?
    do {
      let flow = ContainerCoordinator()
      weakFlow = flow
      tabBar = UITabBarCoordinable.build(
        coordinator: main,
        tabs: [
          Tab(coordinator: notes, id: TabID.notes, label: "Notes"),
          Tab(flow: flow, root: UIViewController(), id: .other, label: "Other"),
          Tab(coordinator: plain, id: .plain, label: "Plain"),
        ])
    }
    main.built = tabBar
    #expect(tabBar?.viewControllers?.map(\.tabBarItem.title) == ["Notes", "Other", "Plain"])
    #expect(notes.parentCoordinator === main)
    #expect(main.children.map(\.coordinatorName) == ["Container", "Note", "Note"])
    tabBar?.select(TabID.plain)
    #expect(tabBar?.selectedIndex == 2)
    tabBar = nil
    #expect(weakFlow == nil)
  }

  @Test("a feature that has built no screen has stopped at once")
  func stoppingUnbuilt() {
    Device.current = Device()
    var isStopped = false
    NoteCoordinator(deps: Deps()).stop { isStopped = true }
    #expect(isStopped)
  }

  @Test("stop stops the children first and dismisses what is presented")
  func stopping() throws {
    let device = Device()
    Device.current = device
    let main = ContainerCoordinator()
    let tabBar = UITabBarCoordinable.build(
      coordinator: main,
      tabs: [Tab(coordinator: NoteCoordinator(deps: Deps()), id: TabID.notes, label: "Notes")])
    main.built = tabBar
    let window = try window(tabBar, on: device)
    tabBar.present(UIViewController(), animated: true)
    try device.clock.advance(by: .seconds(1))
    var isStopped = false
    main.stop { isStopped = true }
    #expect(!isStopped)
    try device.clock.advance(by: .seconds(1))
    #expect(isStopped)
    #expect(tabBar.presentedViewController == nil)
    withExtendedLifetime(window) {}
  }

  @Test("an action is handled by the newest child coordinator that accepts it")
  func actions() throws {
    Device.current = Device()
    let url = try #require(URL(string: "app://x"))
    let (main, flow) = (ContainerCoordinator(), ContainerCoordinator())
    let tabBar = UITabBarCoordinable.build(
      coordinator: NoteCoordinator(deps: Deps()),
      tabs: [Tab(flow: flow, root: UIViewController(), id: TabID.other, label: "Other")])
    main.built = tabBar
    let parent: any FeatureCoordinator = main
    #expect(parent.children.contains { $0.handle(.open(url)) })
    #expect(flow.actions == 1)
  }
}
