import Coordination
import FluxVIP
import HeadlessDevice
import HeadlessUIKit
import Testing

@Suite("Controllers that own their coordinators")
struct CoordinableTests {
  private struct Deps: NoteDependenciesProtocol {
    let state = NoteState()
  }

  private enum Place: TabType {
    case notes, other, plain
  }

  private func window(_ root: UIViewController, on device: Device) throws -> UIWindow {
    let window = UIWindow()
    window.rootViewController = root
    window.makeKeyAndVisible()
    try device.clock.advance(by: .seconds(1))
    return window
  }

  @Test("a navigation keeps a child as long as UIKit keeps its screen")
  func navigation() throws {
    let device = Device()
    Device.current = device
    let parent = BoxCoordinator()
    let root = NoteCoordinator(deps: Deps())
    let navigation = UINavigationCoordinable.build(coordinator: parent, child: root)
    parent.built = navigation
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

  @Test("navigating without animation is over at once")
  func unanimated() throws {
    let device = Device()
    Device.current = device
    let navigation = UINavigationCoordinable.build(
      coordinator: BoxCoordinator(), child: NoteCoordinator(deps: Deps()))
    navigation.navigate(to: NoteCoordinator(deps: Deps()), animated: false)
    #expect(navigation.viewControllers.count == 2)
  }

  @Test("a tab bar owns its coordinator and the flows of other kits, and is selected by id")
  func tabs() throws {
    let device = Device()
    Device.current = device
    let main = BoxCoordinator()
    let notes = NoteCoordinator(deps: Deps())
    weak var weakFlow: BoxCoordinator?
    var tabBar: UITabBarCoordinable?
    do {
      let flow = BoxCoordinator()
      weakFlow = flow
      tabBar = UITabBarCoordinable.build(
        coordinator: main,
        tabs: [
          Tab(coordinator: notes, id: Place.notes, label: "Notes"),
          Tab(flow: flow, root: UIViewController(), id: .other, label: "Other"),
          Tab(root: UIViewController(), id: .plain, label: "Plain"),
        ])
    }
    main.built = tabBar
    #expect(tabBar?.viewControllers?.map(\.tabBarItem.title) == ["Notes", "Other", "Plain"])
    #expect(notes.parentCoordinator === main)
    #expect(main.children.map(\.coordinatorName) == ["Box", "Note"])
    tabBar?.select(Place.plain)
    #expect(tabBar?.selectedIndex == 2)
    tabBar = nil
    #expect(weakFlow == nil)
  }

  @Test("stopping ends the children first, and takes away what was presented")
  func stopping() throws {
    let device = Device()
    Device.current = device
    let main = BoxCoordinator()
    let tabBar = UITabBarCoordinable.build(
      coordinator: main,
      tabs: [Tab(coordinator: NoteCoordinator(deps: Deps()), id: Place.notes, label: "Notes")])
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

  @Test("an action goes down the controllers to the newest coordinator that takes it")
  func actions() throws {
    Device.current = Device()
    let url = try #require(URL(string: "app://x"))
    let (main, flow) = (BoxCoordinator(), BoxCoordinator())
    let tabBar = UITabBarCoordinable.build(
      coordinator: NoteCoordinator(deps: Deps()),
      tabs: [Tab(flow: flow, root: UIViewController(), id: Place.other, label: "Other")])
    main.built = tabBar
    let parent: any FeatureCoordinator = main
    #expect(parent.children.contains { $0.handle(.open(url)) })
    #expect(flow.actions == 1)
  }
}
