import HeadlessUIKit
import Testing

/// Sources: UIKit's documentation of `UIBarButtonItemGroup` and `UINavigationItem`.
@Suite("Groups of bar buttons")
struct BarButtonGroupTests {
  private let root = UIViewController()

  private func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(primaryAction: UIAction(title: title) { _ in })
  }

  private func shown() -> [String] {
    let phone = Phone()
    phone.window.rootViewController = UINavigationController(rootViewController: root)
    phone.window.makeKeyAndVisible()
    phone.settle()
    return root.navigationController.map { elements(of: $0.navigationBar) } ?? []
  }

  @Test("groups stand on both sides, with the title and the subtitle between them")
  func sides() {
    let navigation = root.navigationItem
    navigation.title = "Trips"
    navigation.subtitle = "3 new"
    navigation.leadingItemGroups = [item("Edit").creatingFixedGroup()]
    navigation.centerItemGroups = [item("Undo").creatingFixedGroup()]
    navigation.trailingItemGroups = [
      .fixedGroup(items: [item("Share"), item("Copy")]), item("Add").creatingFixedGroup(),
    ]
    navigation.pinnedTrailingGroup = item("More").creatingFixedGroup()
    #expect(
      navigation.rightBarButtonItems?.map(\.title) == ["More", "Add", "Copy", "Share", "Undo"])
    #expect(
      shown() == [
        "button Edit", "staticText Trips", "staticText 3 new", "button More", "button Add",
        "button Copy", "button Share", "button Undo",
      ])
  }

  @Test("an empty subtitle is no text")
  func emptySubtitle() {
    root.navigationItem.title = "Trips"
    root.navigationItem.subtitle = ""
    #expect(shown() == ["staticText Trips"])
  }

  @Test("a hidden group shows no button, and its buttons are shown once they left it")
  func hiddenGroup() {
    let (share, copy, group) = (
      item("Share"), item("Copy"),
      UIBarButtonItemGroup(
        barButtonItems: [], representativeItem: nil)
    )
    group.barButtonItems = [share, copy]
    root.navigationItem.rightBarButtonItems = [share, copy]
    group.isHidden = true
    #expect(shown() == [])
    group.barButtonItems = [copy]
    #expect(shown() == ["button Share"])
    group.isHidden = false
    #expect(shown() == ["button Share", "button Copy"])
    #expect(!group.isDisplayingRepresentativeItem)
  }

  @Test("an optional group that is not there by default is hidden")
  func optionalGroup() {
    let add = item("Add")
    let here = add.creatingOptionalGroup(customizationIdentifier: "add")
    let absent = add.creatingOptionalGroup(
      customizationIdentifier: "add", isInDefaultCustomization: false)
    #expect([here.isHidden, absent.isHidden] == [false, true])
    #expect(here.barButtonItems == [add] && here.customizationIdentifier == "add")
    #expect(add.creatingMovableGroup(customizationIdentifier: "m").customizationIdentifier == "m")
    #expect(add.creatingFixedGroup().customizationIdentifier == nil)
  }

  @Test("buttons that were set one by one are a group, the trailing ones in reading order")
  func plainButtons() {
    let navigation = root.navigationItem
    #expect(navigation.leadingItemGroups.isEmpty && navigation.trailingItemGroups.isEmpty)
    navigation.leftBarButtonItems = [item("A"), item("B")]
    navigation.rightBarButtonItems = [item("D"), item("C")]
    let titles = [navigation.leadingItemGroups, navigation.trailingItemGroups].map { groups in
      groups.map { $0.barButtonItems.map { $0.title ?? "" } }
    }
    #expect(titles == [[["A", "B"]], [["C", "D"]]])
  }

  @Test("the groups that were set are read back, until other buttons are set")
  func readBack() {
    let navigation = root.navigationItem
    let groups = [item("A").creatingFixedGroup(), item("B").creatingFixedGroup()]
    navigation.leadingItemGroups = groups
    let trailing = [item("C").creatingFixedGroup(), item("D").creatingFixedGroup()]
    navigation.trailingItemGroups = trailing
    let pinned = item("E").creatingFixedGroup()
    #expect(navigation.pinnedTrailingGroup == nil)
    navigation.pinnedTrailingGroup = pinned
    #expect(navigation.pinnedTrailingGroup === pinned)
    #expect(navigation.leadingItemGroups == groups)
    #expect(navigation.trailingItemGroups == trailing)
    navigation.leftBarButtonItem = item("Z")
    #expect(navigation.leadingItemGroups.map { $0.barButtonItems.map(\.title) } == [["Z"]])
  }
}
