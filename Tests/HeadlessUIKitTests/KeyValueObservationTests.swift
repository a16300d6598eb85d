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
}
