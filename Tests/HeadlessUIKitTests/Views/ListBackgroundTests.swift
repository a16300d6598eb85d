import HeadlessUIKit
import Testing

@Suite("Views around the rows of a table")
struct ListBackgroundTests {
  @Test("a header, a footer and a background are subviews until another one takes their place")
  func replaced() {
    let table = UITableView()
    _ = Phone(table)
    let parts: [ReferenceWritableKeyPath<UITableView, UIView?>] = [
      \.tableHeaderView, \.tableFooterView, \.backgroundView,
    ]
    for part in parts {
      let (first, second) = (UIView(), UIView())
      table[keyPath: part] = first
      #expect(first.superview === table)
      table[keyPath: part] = second
      #expect(first.superview == nil && second.superview === table)
      table[keyPath: part] = nil
      #expect(second.superview == nil)
    }
  }
}
