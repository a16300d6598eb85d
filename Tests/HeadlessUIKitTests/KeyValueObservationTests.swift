import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

@Suite("Key-value observation")
struct KeyValueObservationTests {
  @Test("each change of a published property is told with its old and its new value")
  func changes() {
    let scroll = UIScrollView(frame: .zero)
    var told: [[CGFloat?]] = []
    let observation = scroll.observe(\.contentOffset, options: [.old, .new]) { view, change in
      #expect(view === scroll)
      told.append([change.oldValue?.y, change.newValue?.y])
    }
    scroll.contentOffset.y = 5
    scroll.contentOffset.y = 5
    scroll.contentOffset.y = 9
    #expect(told == [[0, 5], [5, 5], [5, 9]])
    observation.invalidate()
    scroll.contentOffset.y = 12
    #expect(told.count == 3)
  }

  @Test("a subclass's path is told of real changes, the first call has the value, release ends it")
  func subclass() {
    let table = UITableView(frame: .zero)
    var told: [Bool?] = []
    var observation: NSKeyValueObservation? = table.observe(
      \.isHidden, options: [.initial, .new]
    ) { _, change in told.append(change.newValue) }
    table.isHidden = true
    table.isHidden = true
    table.contentOffset.y = 3
    #expect(told == [false, true])
    #expect(observation != nil)
    observation = nil
    table.isHidden = false
    #expect(told == [false, true])
  }

  /// An object with a value that cannot be compared.
  private class Base: NSObject {
    struct Plan { var days = 1 }

    var plan = Plan() { didSet { rehearsalDidChange(self, \Base.plan, named: "plan") } }
    var rank = 1 { didSet { rehearsalDidChange(self, \Base.rank, named: "rank") } }
  }

  private final class Derived: Base {}

  @Test("a subclass's path to what cannot be compared is not told of another property's change")
  func incomparable() {
    let derived = Derived()
    var told: [String] = []
    let observations = [
      derived.observe(\.plan) { _, _ in told.append("plan") },
      derived.observe(\.rank) { _, _ in told.append("rank") },
    ]
    derived.rank = 2
    #expect(told == ["rank"])
    withExtendedLifetime(observations) {}
  }

  @Test("the call after a change does not say that it comes before it")
  func prior() {
    let view = UIView()
    var told: [[Bool?]] = []
    let observation = view.observe(\.isHidden, options: [.old, .new]) { _, change in
      told.append([change.isPrior, change.oldValue, change.newValue])
    }
    view.isHidden = true
    #expect(told == [[false, false, true]])
    withExtendedLifetime(observation) {}
  }
}
