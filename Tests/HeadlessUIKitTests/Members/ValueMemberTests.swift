import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing
import VirtualTime

/// Sources: UIKit's and Foundation's documentation of each member.
@Suite("Members that keep values")
struct ValueMemberTests {
  private final class Item {}

  /// Adds an object of its own to each table, which nobody else holds.
  private func addLost(to tables: [NSHashTable<Item>]) {
    for table in tables { table.add(Item()) }
  }

  @Test("a hash table holds each object once, weakly if it is made so, and removes one or all")
  func hashTable() {
    let (strong, weak) = (NSHashTable<Item>(), NSHashTable<Item>.weakObjects())
    let (kept, other) = (Item(), Item())
    for table in [strong, weak] { for item in [kept, kept, nil] { table.add(item) } }
    addLost(to: [strong, weak])
    #expect(strong.count == 2 && weak.count == 1)
    let holdsKept = weak.contains(kept)
    #expect(holdsKept && !weak.contains(nil) && !weak.contains(other))
    weak.remove(nil)
    #expect(weak.count == 1)
    weak.remove(kept)
    strong.removeAllObjects()
    #expect(strong.count == 0 && weak.count == 0 && strong.anyObject == nil)
  }

  /// Sets a value for a key and for another one in each table; nobody else holds the values and that key.
  private func setLost(in tables: [NSMapTable<Item, Item>], forKey key: Item) {
    for table in tables {
      let (value, lostKey) = (Item(), Item())
      table.setObject(value, forKey: key)
      table.setObject(value, forKey: lostKey)
      table.setObject(nil, forKey: key)
      table.setObject(value, forKey: nil)
    }
  }

  @Test("a map table holds keys and values weakly where it is made so, and removes one or all")
  func mapTable() {
    let key = Item()
    let tables: [NSMapTable<Item, Item>] = [
      .strongToStrongObjects(), .weakToStrongObjects(), .strongToWeakObjects(),
      .weakToWeakObjects(),
    ]
    setLost(in: tables, forKey: key)
    #expect(tables.map(\.count) == [2, 1, 0, 0])
    #expect(tables.map { $0.keyEnumerator().allObjects.count } == [2, 1, 0, 0])
    #expect(tables.map { $0.objectEnumerator()?.allObjects.count } == [2, 1, nil, nil])
    #expect(tables.map { $0.object(forKey: key) === nil } == [false, false, true, true])
    for table in tables.prefix(2) { table.removeObject(forKey: key) }
    tables[0].removeObject(forKey: nil)
    #expect(tables.map(\.count) == [1, 0, 0, 0])
    tables[0].removeAllObjects()
    #expect(tables[0].count == 0)
  }

  @Test("an item provider loads its item as its type, and fails for another one")
  func itemProvider() throws {
    let phone = SpyPhone()
    let file = try #require(NSItemProvider(contentsOf: URL(fileURLWithPath: "/a/report.pdf")))
    #expect(file.suggestedName == "report.pdf")
    #expect(file.hasItemConformingToTypeIdentifier("public.file-url"))
    #expect(!file.hasItemConformingToTypeIdentifier("public.text"))
    #expect(NSItemProvider(contentsOf: nil) == nil)
    var lines: [String] = []
    for type in ["public.file-url", "public.text"] {
      file.loadItem(forTypeIdentifier: type) { item, error in
        lines.append("\((item as? URL)?.lastPathComponent ?? "nothing") \(error == nil)")
      }
    }
    let text = NSItemProvider(object: "Hi")
    #expect(text.canLoadObject(ofClass: String.self) && !text.canLoadObject(ofClass: Int.self))
    let progress = text.loadObject(ofClass: String.self) {
      lines.append("\($0 ?? "") \($1 == nil)")
    }
    _ = text.loadObject(ofClass: Int.self) { lines.append("\($0 ?? 0) \($1 == nil)") }
    #expect(lines == [] && progress.completedUnitCount == 0)
    try phone.settle()
    #expect(lines == ["report.pdf true", "nothing false", "Hi true", "0 false"])
    #expect(progress.completedUnitCount == 1)
  }

  @Test("entries that are added to an activity replace those with the same key")
  func activity() {
    let activity = NSUserActivity(activityType: "read")
    activity.addUserInfoEntries(from: ["page": 1, "book": "A"])
    activity.addUserInfoEntries(from: ["page": 2])
    #expect(activity.userInfo?["page"] as? Int == 2 && activity.userInfo?["book"] as? String == "A")
    #expect(activity.userInfo?.count == 2)
  }

  @Test("a calendar trigger fires at the next matching time of the device's zone, or never")
  func calendarTrigger() throws {
    let phone = SpyPhone()
    let next = UNCalendarNotificationTrigger(
      dateMatching: DateComponents(hour: 23, minute: 30), repeats: false)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = phone.device.timeZone
    let date = try #require(next.nextTriggerDate())
    #expect(calendar.component(.hour, from: date) == 23)
    #expect(calendar.component(.minute, from: date) == 30)
    #expect(date > phone.device.date && date.timeIntervalSince(phone.device.date) <= 86_400)
    let never = UNCalendarNotificationTrigger(
      dateMatching: DateComponents(year: 1999), repeats: false)
    #expect(never.nextTriggerDate() == nil)
  }

  @Test("a segment's action brings its title and image; indices that do not exist are ignored")
  func segments() {
    let control = UISegmentedControl(items: ["A", "B"])
    let action = UIAction(title: "New", image: UIImage(), identifier: .init("new")) { _ in }
    control.setAction(action, forSegmentAt: 1)
    control.setAction(action, forSegmentAt: 2)
    #expect((0..<2).map(control.titleForSegment) == ["A", "New"])
    #expect(control.actionForSegment(at: 1) === action && control.actionForSegment(at: 2) == nil)
    #expect(control.imageForSegment(at: 0) == nil && control.imageForSegment(at: 1) != nil)
    #expect(control.segmentIndex(identifiedBy: .init("new")) == 1)
    #expect(control.segmentIndex(identifiedBy: .init("old")) == NSNotFound)
    control.setAction(UIAction(title: "") { _ in }, forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == nil)
    control.setTitle("C", forSegmentAt: 2)
    control.setImage(UIImage(), forSegmentAt: 2)
    control.setEnabled(false, forSegmentAt: 0)
    control.setEnabled(false, forSegmentAt: 2)
    #expect((0..<3).map(control.isEnabledForSegment) == [false, true, false])
    #expect(control.titleForSegment(at: 2) == nil && control.imageForSegment(at: 2) == nil)
  }

  @Test("deactivated and removed constraints are inactive, and a view lists those that were added")
  func constraints() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    let made = [
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.leftAnchor.constraint(equalTo: outer.leftAnchor),
      inner.widthAnchor.constraint(equalToConstant: 4),
    ]
    func listed(_ made: [NSLayoutConstraint]) -> [Bool] {
      made.map { one in outer.constraints.contains { $0 === one } }
    }
    outer.addConstraints(Array(made.prefix(2)))
    NSLayoutConstraint.activate([made[2]])
    #expect(made.map(\.isActive) == [true, true, true])
    #expect(listed(made) == [true, true, false])
    outer.removeConstraint(made[0])
    #expect(made.map(\.isActive) == [false, true, true] && listed(made) == [false, true, false])
    outer.removeConstraints([made[1]])
    NSLayoutConstraint.deactivate([made[2]])
    #expect(made.map(\.isActive) == [false, false, false] && outer.constraints.isEmpty)
  }

  @Test("a path has the box around its points, also transformed, and none without points")
  func path() {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.currentPoint == .zero)
    path.move(to: CGPoint(x: 1, y: 1))
    path.addCurve(
      to: CGPoint(x: 3, y: 5), controlPoint1: CGPoint(x: 9, y: 9), controlPoint2: .zero)
    #expect(path.currentPoint == CGPoint(x: 3, y: 5))
    #expect(path.bounds == CGRect(x: 1, y: 1, width: 2, height: 4))
    #expect(path.contains(CGPoint(x: 2, y: 2)) && !path.contains(CGPoint(x: 4, y: 2)))
    path.append(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)))
    path.apply(CGAffineTransform(scaleX: 2, y: 2))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 6, height: 10))
    let other = UIBezierPath(cgPath: path.cgPath)
    #expect(other.cgPath == path.cgPath && other.bounds == path.bounds)
    path.removeAllPoints()
    #expect(path.isEmpty && other.cgPath != path.cgPath)
  }

  @Test("the content of a notification keeps its sound")
  func sound() {
    let content = UNMutableNotificationContent()
    #expect(content.sound == nil)
    content.sound = .default
    #expect(content.sound === UNNotificationSound.default)
  }

  @Test("a layer leaves its superlayer when it is removed or added to another one")
  func layers() {
    let (first, second, child, sibling) = (CALayer(), CALayer(), CALayer(), CALayer())
    first.addSublayer(child)
    first.insertSublayer(sibling, at: 0)
    #expect(first.sublayers?.map { $0 === sibling } == [true, false])
    second.insertSublayer(child, at: 9)
    #expect(first.sublayers?.count == 1 && child.superlayer === second)
    child.removeFromSuperlayer()
    #expect(second.sublayers?.isEmpty == true && child.superlayer == nil)
  }

  @Test("a menu with other children keeps its title, subtitle and options")
  func menus() {
    let menu = UIMenu(
      title: "More", subtitle: "All", options: .displayInline,
      children: [UIAction(title: "A") { _ in }])
    let other = menu.replacingChildren([UIAction(title: "B") { _ in }])
    #expect(other.title == "More" && other.subtitle == "All" && other.options == .displayInline)
    #expect(other.children.map(\.title) == ["B"])
  }

  @Test("setters with an animation set the value at once")
  func animatedSetters() throws {
    Device.current = Device()
    let picker = UIDatePicker()
    picker.setDate(Date(timeIntervalSince1970: 60), animated: true)
    #expect(picker.date == Date(timeIntervalSince1970: 60))
    let bar = UISearchBar()
    bar.setShowsCancelButton(true, animated: true)
    #expect(bar.showsCancelButton)
    let scroll = UIScrollView()
    scroll.setZoomScale(2, animated: true)
    #expect(scroll.zoomScale == 2)
    let tabs = UITabBarController()
    tabs.setTabBarHidden(true, animated: true)
    #expect(tabs.isTabBarHidden && tabs.tabBar.isHidden)
    let space = UIBarButtonItem.fixedSpace(12)
    #expect(space.width == 12)
  }

  @Test("a removed key command is not reachable any more")
  func keyCommands() throws {
    let phone = SpyPhone()
    let screen = phone.spy("A")
    try phone.show(screen)
    let commands = ["a", "b"].map {
      UIKeyCommand(input: $0, modifierFlags: .command, action: Selector("save:"))
    }
    for command in commands { screen.addKeyCommand(command) }
    screen.removeKeyCommand(commands[0])
    #expect(phone.application.reachableKeyCommands.map(\.input) == ["b"])
  }
}
